# `carson ladder`: how strong the bots are.

ladder-rating = レート
ladder-interval = 95%
ladder-games = ゲーム数
ladder-title = { $players }人プレイ
usage-ladder = すべての組み合わせのボットを、席を入れ替え同じ運で対戦させ、強さを測ります。
usage-ladder-bots = 対戦するボット（カンマ区切り）。使えるもの：{ $known }。
usage-ladder-players = テーブルの人数（カンマ区切り）。人数ごとに順位表を作ります。
usage-ladder-rounds = 各組み合わせの対戦回数。毎回すべての席順で対戦します。
usage-ladder-by-lot = 他の設定を対戦ごとに抽選します。
usage-ladder-option = ゲームの設定。例：variants=river。複数指定できます。
usage-ladder-picture = 順位表をこのSVGファイルに描きます。
error-ladder = 順位表に必要なパッケージ（{ $text }）が入っていません。`pip install carson[ladder]` で入れられます。
