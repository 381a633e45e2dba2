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
web-setting-patterns = Patterns on owned land
