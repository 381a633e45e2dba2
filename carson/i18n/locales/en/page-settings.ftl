# The settings of the page.

web-settings = Settings
web-setting-language = Language
web-setting-theme = Theme
web-theme-auto = Same as device
web-theme-light = Light
web-theme-dark = Dark
web-setting-speed = Animations
web-speed-off = Off
web-speed-fast = Fast
web-speed-normal = Normal
web-speed-slow = Slow
web-setting-pause = Pause after bots’ moves
web-pause-seconds = { $count ->
    [0] None
    [one] 1 second
   *[other] { $count } seconds
}
web-setting-confirm = Confirm moves
web-confirm-always = Always
web-confirm-important = Only duels and money
web-confirm-never = Never
web-setting-obvious = Skip obvious choices
web-setting-volume = Sound volume
web-setting-notices = Notify me on my turn
web-notice-title = Turn notices on my phone or in a chat
web-notice-address = My notice address
    .about = When it is your turn and you are not here, a message goes to this address: for all your seats, at every table, in your language. An ntfy topic or a webhook; https only.
web-notice-format = Format
web-notice-format-ntfy = ntfy (plain text)
web-notice-format-json = JSON (Matrix and others)
web-notice-keep = Save
web-notice-try = Send a test
web-notice-forget = Remove
web-notice-kept = Saved.
web-notice-forgotten = Removed.
web-notice-arrived = It arrived.
web-notice-not-arrived = It did not arrive. Check the address.
web-setting-patterns = Patterns on owned land
