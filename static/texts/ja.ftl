# 日本語

-language-name = 日本語

## ページ

rooms = ページ
room-play = あそぶ
room-explore = しらべる
room-teach = おしえる
title-play = Bittersweet：あそぶ
title-explore = Bittersweet：しらべる
title-teach = Bittersweet：おしえる
title = Bittersweet
languages = 言語
language-missing = { $language }を読み込めませんでした。もう一度選んでください。
close = 閉じる
readings = 溝《みぞ》塔《とう》累乗《るいじょう》端数《はすう》偶数《ぐうすう》奇数《きすう》傾き《かたむき》桁《けた》
readings-hidden = ふりがなをかくす
unkept = このブラウザでは、操作した内容を保存できません。ページを閉じると消えます。
new-version = 新しい版の準備ができました。
use-new-version = 更新する
later = あとで

trapped = このページはエラーで止まりました。再読み込みしてください。局面はアドレスに記録されています。
trapped-laboratory = このページはエラーで止まりました。再読み込みしてください。設定はアドレスに記録されています。
trapped-lesson = このページはエラーで止まりました。再読み込みしてください。「保存できません」と表示されていなければ、ここまでの答えは残っています。
trapped-reload = 再読み込み

unserved-host = このページの一部を読み込めませんでした。アドレスがフォルダー名で終わっている場合は、最後に「/」を付けてください。そうでない場合は、再読み込みしてください。
unserved-disk = このページは、ディスクから直接開くと動きません。ウェブサーバーが必要です。代わりに、「しらべる」を一つのファイルにしたbittersweet.htmlを開いてください。

## 計算を待つ間

progress = 進み具合
stop = 中止
try-again = もう一度試す

## 文の部品

between-sentences = { "" }
full-stop = 。
list-comma = 、
positions = { NUMBER($count) }個の局面
p-positions = { NUMBER($count) }個のP局面
moves = { NUMBER($count) }手

## ゲームと手

bars-normal = 二人のプレイヤーが交互に手を打ちます。自分の番には、チョコレートを一つの溝に沿って割り、青くて苦い部分を含まないほうを食べます。苦い部分だけを残した人の勝ちです。
bars-misere = 二人のプレイヤーが交互に手を打ちます。自分の番には、チョコレートを一つの溝に沿って割り、青くて苦い部分を含まないほうを食べます。苦い部分だけを残した人の負けです。
piles-normal = 二人のプレイヤーが交互に手を打ちます。自分の番には、一つの山からそれより小さい山へ石を1個以上移します。移したあとで、受け取った山が渡した山より大きくなってはいけません。打つ手のなくなった人の負けです。
piles-misere = 二人のプレイヤーが交互に手を打ちます。自分の番には、一つの山からそれより小さい山へ石を1個以上移します。移したあとで、受け取った山が渡した山より大きくなってはいけません。最後の手を打った人の負けです。
one-pass = パスはゲーム全体で、二人合わせて一回だけです。どちらのプレイヤーも、手を打つ代わりに使えますが、ほかに手が残っていないときは使えません。
family-nim = 長方形
family-triangle = 三角形
family-step = 階段
family-bar = 自由な形
family-sharing = シェアリング・ニム
family-own = 自作のルール
rim = 縁（ふち）
rim-formula = 式
rim-heights = 列の高さ
rim-label = yの上限
rim-note = floor((2x+z+1)/3)やmin(x,z)のように、xとzの式を書いてください。kとsも使えます。xやzが大きくなると値が小さくなる式は使えません。
rim-column = 列{ $column }の高さ
rim-heights-note = 列のいちばん上をドラッグするか、矢印キーを使ってください。最後の列より右の列は、すべて最後の列と同じ高さになります。どの列も、左隣の列より低くはできません。
move-cut = { $side ->
    [x] 左が{ $to }になるように割る
    [y] 上が{ $to }になるように割る
    [w] 下が{ $to }になるように割る
   *[z] 右が{ $to }になるように割る
}：({ $leaves })が残る
move-share = 山{ $from }から山{ $onto }へ石を{ NUMBER($tokens) }個移す：({ $leaves })が残る
move-lower = { $amounts }減らす：({ $leaves })が残る
lowered-by = { $names }を{ NUMBER($by) }
move-pass = パスを使う：({ $leaves })が残る

## 図

cloud-missing = 3D表示にはWebGL 2が必要ですが、このブラウザは対応していません。ほかの表示でも同じ局面を見られます。
cloud-lost = ブラウザの制限により、この図が消えました。図が多いときや、メモリが足りないときに起こります。
cloud-again = もう一度描く
cloud-by-mouse = ドラッグで回転、Shiftを押しながらドラッグで移動、Ctrlを押しながらホイールで拡大・縮小します。点をクリックすると、その局面が盤に表示されます。キー操作：矢印キーで回転、Shiftと矢印キーで移動、「+」と「−」で拡大・縮小、1から5で視点の切り替え、Homeで視点のリセット、「[」と「]」で前後の点へ移動、Enterで選んだ点の局面を盤に表示します。
cloud-by-touch = ドラッグで回転、ピンチで拡大・縮小します。点を2回タップすると、その局面が盤に表示されます。
cloud-tools = 視点
cloud-smaller = 縮小
cloud-larger = 拡大
preset-oblique = 斜め
preset-front = 正面
preset-side = 横
preset-top = 上
preset-corner = 角
preset-view = { $preset }から見る
palindrome = b = { $b }の列は回文です。どちらの端から読んでも同じです。
no-palindrome = b = { $b }の列は回文ではありません。どちらの端から読むかで並びが変わります。
palindrome-label = b = { $b }の列とその鏡像
heat-map = ヒートマップ
colours-of = { $name }の色
zoom = 拡大と縮小
zoom-in = 拡大
zoom-out = 縮小
zoom-fit = 全体を表示
map-cividis = Cividis
map-viridis = Viridis
map-grey = グレースケール

## 図表

figures = 図表
printed-part = 印刷した範囲：{ $across }は{ $first }から{ $last }まで、{ $down }は{ $lowest }から{ $highest }まで。表全体はダウンロードできます。
figure-keys = 図のキー操作：矢印キーで隣へ、Page UpとPage Downで10個ずつ、HomeとEndで行の端へ、Ctrlを押しながらHomeとEndで隅へ移動します。EnterかSpaceで局面を盤に表示します。画像では「+」と「−」で拡大・縮小、「0」で全体を表示します。盤ではHomeとEndで端の溝を選び、Escで選択を解除します。
waiting-for-solver = 計算を待っています
solving = { NUMBER($positions) }個の局面を{ $megabytes } MBのメモリで計算中
solving-rate = 、毎秒{ NUMBER($rate) }個
solving-left = 、残り約{ $seconds }秒
coordinates-up-to = 座標の上限{ $n }
compare = 比較
compare-with = 比べるルール：
compared-with = 比べるルール
stop-comparing = 比較をやめる
normal-play = 正規形
misere-play = 逆形（ミゼール）
no-pass = パスなし
a-pass = パス一回
walk-through = { $parameter }を自動で変える
stop-walking = { $parameter }の変化を止める

## 値の表

values-normal = グランディ数
values-misere = ミゼール・グランディ数
values-remoteness = 終局までの手数
values-differences = グランディ数の差
values-outcomes = 勝敗の比較
label-sharing = (0, a, b)の{ $shown }：横軸はb（0から{ $last }まで）、縦軸はa（上向き）
label-plane = { $shown }、{ $which }：横軸は{ $across }、縦軸は{ $down }（上向き）
label-plane-printed = { $shown }、{ $which }：横軸は{ $across }、縦軸は{ $down }（下向き）
plane-rim = yは最大
pointed-a-above-b = a = { $a }がb = { $b }を超えています。この表にあるのはa ≤ bの局面だけです。
pointed-above-rim = このxとzではyが大きすぎるので、局面ではありません。
pointed-zoom = { $position }：拡大すると数が見えます。
pointed-value = { $position }のグランディ数は{ $value }です。選ぶと盤に表示されます。
pointed-outcome = { $position }は{ $outcome }局面です。選ぶと盤に表示されます。
pointed-remoteness = { $position }は{ $outcome }局面です。勝つほうが最短で勝とうとし、負けるほうができるだけ長引かせると、あと{ NUMBER($moves) }手で終わります。選ぶと盤に表示されます。
pointed-same = { $position }：比べているほうの値と同じです。選ぶと盤に表示されます。
pointed-smaller = { $position }：こちらの値のほうが{ $by }だけ小さくなっています。選ぶと盤に表示されます。
pointed-larger = { $position }：こちらの値のほうが{ $by }だけ大きくなっています。選ぶと盤に表示されます。
pointed-against = { $position }は{ $who ->
    [0] こちらでも比べているほうでもP局面ではありません
    [1] こちらでのみP局面です
    [2] 比べているほうでのみP局面です
   *[3] 両方でP局面です
}。選ぶと盤に表示されます。
with-pass-available = { $what }、パスあり
with-pass-used = { $what }、パス使用済み
of-ruleset = { $ruleset }：{ $shown }
caption-values = { $ruleset }：{ $kind }、{ $counted }。{ $zeros }（値0）を含み、最大値は{ $largest }です。
counted-all = 座標が{ $size }以下の{ $positions }すべて
counted-part = { $bounds }で、ほかの座標が{ $size }以下の{ $positions }だけ（表全体は大きすぎるため）
counted-piles = 最小の山が0でほかの山が{ $size }以下の{ $positions }すべて
counted-both-layers = { $counted }（パスありとパス使用済みの両方）
caption-growing = { $ruleset }：{ $kind }。計算済みの範囲は、今のところ座標が{ $size }以下です。
caption-remoteness = { $ruleset }：座標が{ $size }以下の局面から終局までの手数。
part-whole = この平面（{ $plane }）には{ $positions }があります。{ $told }。
part-in-sight = 見えている範囲（{ $plane }；{ $ranges }{ $stride ->
    [1] {""}
   *[other] 、{ $stride }行ごと・{ $stride }列ごとに表示
}）には{ $positions }があります。{ $told }。
part-values = その中に{ $p-positions }があり、最大値は{ $largest }です
part-remoteness = その中に{ $p-positions }があり、終局までは最長{ $moves }です
part-difference = そのうち{ NUMBER($count) }個で、値が{ $other }と異なります
part-outcomes = そのうち{ NUMBER($count) }個で、勝敗が{ $other }と異なります
other-layer-available = パスが残っているときの同じ局面
other-layer-used = パスを使った後の同じ局面
cost = 計算時間{ $time }、メモリ{ $memory }。
legend-p-position = P局面
legend-n-position = N局面
legend-moves = 終局までの手数
legend-outcome = 勝敗
legend-this = 選んだ値
legend-another = ほかの値
legend-difference = 差
legend-same = 同じ
legend-positions = 局面の数
against-neither-n = 両方でN局面
against-here = こちらでのみP局面
against-there = 比べているほうでのみP局面
against-both = 両方でP局面
against-signs = 記号：Pは両方でP局面、←はこちらでのみP局面、→は比べているほうでのみP局面、·はどちらでもP局面でないことを表します。
formula-neither = N局面で、式は0でない
formula-not = P局面だが、式は0でない
formula-alone = N局面だが、式は0
formula-both = P局面で、式は0
section = 表の平面
section-fix = { $axis }を固定
section-rim = yを最大に
section-diagonal-told = 左右対称（x = z）のチョコレートです。
section-rim-told = xとzに対してyが最大のチョコレートです。
section-range = この表では、{ $axis }は0から{ $most }までの整数でなければなりません
section-as-bar = 盤に合わせる
section-as-bar-title = 盤上の局面を含む平面をいつも表示します。
section-outside = この表の{ $axis }は{ $most }までなので、{ $axis } = { $wanted }は範囲外です。
layer = 表示する局面
layer-there = パスあり
layer-used = パス使用済み
table-shown = 表示
table-form = 数と色の切り替え
form-numbers = 数
form-colours = 色
table-map = 配色
level-value = 値{ $g }
level-range = 値は0から65,534までの整数に限ります
mode-values = グランディ数
mode-outcomes = 勝敗
mode-level = 一つの値だけ
mode-remoteness = 終局までの手数
mode-difference = { $other }との差
mode-against = { $other }との勝敗の比較

## P局面

pair-across = 横軸に取る山
pair-up = 縦軸に取る山
pair-others = ほかの山は盤上と同じです。
plot-not-three = P局面の図があるのは、チョコレート、三つの山、数が二つか三つの自作のルールだけです。ほかのゲームでは、表で「勝敗」を選んでください。
plot-one-number = このルールの局面は一つの数で表されるので、P局面の図はありません。P局面は、表と「直線上の値」で見られます。
plot-several = 複数のP局面が図の同じ場所に重なることがあるので、このルールにはP局面の図がありません。表で「勝敗」を選んでください。
beside-not-alike = 比べられるのは、座標の数が同じルールだけです。
piles = 山の数
plot = P局面
plot-caption-flat = 印の一つ一つがP局面です。囲みは盤上の局面です。
plot-caption-above = 正方形の一つ一つが上から見たP局面で、色は{ $height }の値を表します。囲みは盤上の局面です。盤上の局面がP局面でないとき、囲みは破線です。
plot-caption-space = 点の一つ一つがP局面で、色は{ $height }の値を表します。
plot-caption-projected = 一つのマスは、yとz − xの値がそれぞれ等しいP局面をまとめたものです。ミゼールの論文の定義9と同じく、(1, 0, 1)の方向に射影しています。
plot-caption-list = { $across }の順に、{ $across }が同じものは{ $along }の順に並べています。
plot-count = { $ruleset }：座標が{ $size }以下の範囲に{ $count }があります。
plot-count-piles = { $ruleset }：a ≤ b ≤ { $size }となる(0, a, b)の中に{ $count }があります。
plot-stride = { $stride }行ごと、{ $stride }列ごとに間引いて表示していますが、個数はすべてのP局面を数えたものです。
plot-apart = { $count ->
    [0] P局面は両方で一致しています。
   *[other] 一方だけでP局面になるものは{ NUMBER($count) }個あります。こちらだけのものが{ NUMBER($here) }個、比べているほうだけのものが{ NUMBER($there) }個です。
}
plot-apart-places = { $count ->
    [0] P局面は両方で一致しています。
   *[other] P局面が異なる場所({ $across }, { $along })は{ NUMBER($count) }か所です。
}
plot-apart-cells = { $count ->
    [0] 両方で同じマスにP局面があります。
   *[other] 一方だけにP局面があるマスは{ NUMBER($count) }個です。
}
plot-label-flat = P局面({ $position })：横軸は{ $across }、縦軸は{ $along }（上向き）
plot-label-above = P局面({ $position })：横軸は{ $across }、縦軸は{ $along }（上向き）、色は{ $height }
plot-label-space = P局面({ $position })の3D図
plot-label-projected = P局面の射影：横軸はy、縦軸はz − x（上向き）
plot-too-many = 3Dで表示できるのは{ $most }点までです。Nを小さくしてください。
plot-marks = 円は両方でP局面、ほかの印はこちらでのみP局面であることを表します。
plot-here-alone = こちらでのみP局面
plot-there-alone = 比べているほうでのみP局面
plot-in-both = 両方でP局面
plot-pointed = ({ $position })はP局面です。選ぶと盤に表示されます。
plot-pointed-none = { $position }はP局面ではありません。
plot-pointed-empty = { $across } = { $x }、{ $along } = { $z }のとき、N以下のどの{ $height }でもP局面にはなりません。
list-more = さらに表示（{ NUMBER($count) }個中{ NUMBER($shown) }個を表示中）

## シェアリング・ニム

palindromes = 回文になる列と、小さい値が現れる行
check-all = { NUMBER($count) }個の列と行をすべて調べる
checked = { NUMBER($checked) }列のうち{ NUMBER($palindromes) }列が回文です（各列の前半と後半は別々に計算しました）。
checked-failure = 回文でない最初の列はb = { $b }です。
rows-label = 小さい値が現れる場所
rows-caption = a ≤ b/2となる{ $positions }の中で、小さい値が現れる場所（残りは対称性から分かります）。
rows-value = 値
rows-positions = 局面の数
rows-share = 割合
rows-rows = 行a
rows-highest = この値が現れる最大のaと、その行で最初のb
rows-at = a = { $a }、b = { NUMBER($b) }
rows-none = なし

## 線に沿って

line = 直線上の値
line-empty = この直線上に、表の局面はありません。
line-no-diagonal = 対角線をたどれるのは、表にグランディ数か終局までの手数が表示され、すべての行と列が見えているときだけです。
line-no-table = 表がないので、直線上の値を表示できません。
line-caption = { $ruleset }：{ $kind }（平面：{ $plane }、{ $which }）。
line-label = { $which }の{ $count }項
line-row = 行{ $axis } = { $at }
line-column = 列{ $axis } = { $at }
line-diagonal = 対角線{ $across } = { $down } + { $by }
line-kind = 直線の種類
kind-row = 行
kind-column = 列
kind-diagonal = 対角線
range = 0から{ $most }までの整数でなければなりません
seen-largest = { $n } = { $last }までの最大の項は{ $value }で、{ $n } = { $index }で初めて現れます。この範囲で最大値は{ NUMBER($records) }回更新されます。
seen-steepest = { $n } = { $last }までのどの項a({ $n })も{ $bound }以下です。
seen-steepest-from-one = { $n } = 1から{ $n } = { $last }までのどの項a({ $n })も{ $bound }以下です。
seen-no-period = { $n } = { $last }まで調べましたが、周期は見つかりませんでした。
seen-constant = 一定
seen-period = 周期{ $period }
seen-arithmetic = 算術周期的（周期{ $period }、増分{ $saltus }）
seen-from = { $n } = { $from }から{ $what }
seen-repeats = { $what }。{ $n } = { $last }まで確認（{ $repeats }回の繰り返し）。
seen-doubling = 添字を2倍にしたときの自己相似性：{ $equation }。{ $n } = { $last }まで確認。
seen-equation-from = { $equation }（{ $n } ≥ { $from }）

## 持ち帰り

downloads = ダウンロード
downloads-as = ファイルの形式
writing = 書き出し中
write-stopped = 中止しました。ファイルは保存していません。
write-stale = 図はまだ計算中です。お待ちください。
written = { $name }を保存しました（{ $size }）。
no-workers = Web Workerを使えないので、ここでは計算できません。このページだけを別のタブで開くか、別のブラウザを使ってください
matrix-name = CSV行列
title-csv-line = 一行に一項、番号つき。表計算やプログラム用
title-csv = 一行に一局面、全座標つき。表計算やプログラム用
title-matrix = 表と同じ並びで見出しつき。表計算用
title-json = プログラム用。説明と出典つき
title-latex = LaTeX文書に\inputで読み込む表。パッケージは不要
title-latex-list = LaTeX文書に\inputで読み込む局面の一覧。パッケージは不要
title-latex-line = LaTeX文書の段落に\inputで読み込む項の列。パッケージは不要
latex-columns = LaTeX（すべての列）
title-latex-columns = LaTeX文書に\inputで読み込む、中央をそろえて並べたすべての列。パッケージは不要
film = アニメーション
title-film = パラメーターを増やしたときのチョコレートと表の変化。どのブラウザでも再生できる一つのファイル
title-svg = ウェブページや描画ソフト用の図。どの大きさでも鮮明
title-png = ビットマップ画像。このページへのリンクつき
title-b-file = b-file。オンライン整数列大辞典（OEIS）の形式
title-tikz = tikzパッケージを使うLaTeX文書用の図
file-camera = { $figure }。カメラを横に{ $turn }°、上に{ $tilt }°回した視点、拡大率{ $zoom }
file-compared = { $figure }。{ $other }との比較
file-outcomes = { $figure }。{ $other }との比較：0はどちらでもP局面でない、1はこちらでのみP局面、2は比べているほうでのみP局面、3は両方でP局面
no-file-such = この図はその形式では保存できません。
no-file-numbers = 表が完全ではありません。ページを再読み込みしてからもう一度試してください。
no-file-latex = マスが{ $cells }個の表は、TeXでは組めません（上限は約{ $most }個）。大きさに制限のないCSVにするか、Nを小さくしてください。
no-file-signed = SVGでは負の差を表せません。PNGかCSVにしてください。
no-file-svg = マスが{ $places }個もあるSVGを表示できるプログラムはほとんどないので、上限を{ $most }個としています。PNGにするか、数値が必要ならCSVにしてください。
no-file-pieces = この局面はブロックが多すぎて描けません。小さい局面を選んでください。
no-file-nothing = 描くものがありません。
no-file-pictures = このブラウザでは、バックグラウンドで画像を描けません。SVGにするか、数値が必要ならCSVにしてください。
no-file-room = メモリが足りないので、このファイルを作れません。Nを小さくしてください。
no-file-version = 開いているあいだにページが更新されました。再読み込みしてから、もう一度保存してください。
no-file-outdated = このページの新しい版が公開されたため、今の版ではファイルを書き出せなくなりました。再読み込みしてください。局面はアドレスに記録されています。
no-file-stopped = 書き出しのプログラムが止まったため、ファイルを書き出せませんでした。もう一度試してください。
no-file-saved = このブラウザではページからファイルを保存できません。

## 入力欄

slider = { $name }のスライダー

## 読み取れない理由（文の終わりの句点なし）

problem-empty = 局面がありません。triangle:k=3:7,4,7のように書いてください
problem-sum = ここに書けるのは一つのゲームだけですが、これは複数のゲームの和です
problem-part-count = 和の成分は{ $least }個から{ $most }個までですが、この和には{ $given }個あります{ $alone ->
    [yes] 。一つだけのゲームは「sum」なしで書いてください
   *[no] {""}
}
problem-misere-alone = 一つの成分だけを逆形（ミゼール）にすることはできません。最初の成分の前にsum:misere:と書くと、和全体が逆形になります
problem-sum-parameter = 和にパラメーター{ $text }はありません。使えるのはmisereと、pass=1（パスが残っている）またはpass=0（使用済み）です
problem-in-part = 成分{ $part }：{ $problem }
problem-family = { $text }というゲームはありません。使えるのは{ $names }です
problem-parts = コロンの位置が違います。{ $example }のように、ゲームの名前の後と、パラメーターがあればその後にだけ書いてください
problem-parameter = { $family }にパラメーター{ $text }はありません。使えるのは{ $parameters }です
parameters-plain = passとmisere
parameters-triangle = k、s、pass、misere
parameters-step = k、s、pass、misere
parameters-bar = k、s、pass、misereと、最後にrimかheights
problem-twice = { $name }が2回書かれています
problem-missing = { $family }には{ $name }が必要です。局面は{ $example }のように書いてください
problem-k = kは{ $problem }が、{ $text }と書かれています
problem-k-alone = kは{ $problem }
ratio-number = 3、5/2、2.5のような正の数でなければなりません
ratio-positive = 0より大きくなければなりません
ratio-zero = 分母が0の分数にはできません
ratio-large = 分子も分母も{ $most }以下でなければなりません
problem-piles = 山の数は{ $fewest }以上{ $most }以下でなければなりませんが、{ $text }です
problem-s = sは0から{ $most }までの整数でなければなりませんが、{ $text }と書かれています
problem-coordinates = 数は{ $wanted }個（{ $names }）必要ですが、書かれているのは{ $given }個です
problem-coordinate = { $name }は0以上の整数でなければなりませんが、{ $text }と書かれています
problem-large = { $name }は{ $most }以下でなければなりませんが、{ $text }と書かれています
problem-pass = pは1（パスが残っている）か0（使用済み）でなければなりませんが、{ $text }と書かれています
problem-no-pass = このルールにパスはありません
problem-high = yは{ $rim } = { $most }以下でなければなりませんが、{ $y }です
problem-no-rim = barにはrimかheightsが必要です。局面は{ $example }のように書いてください
problem-rim-long = 縁の式{ $text }は{ $most }文字以内でなければなりませんが、{ $count }文字あります
problem-rim-mistake = 縁の式{ $text }が正しくありません。{ $at }文字目：{ $problem }
problem-rim-names = 縁の式{ $text }で使える変数はx、z、k、sだけですが、{ $name }が使われています
problem-above-rim = x = { $x }、z = { $z }での{ $rim }の値は{ $most }なので、yは{ $most }以下でなければなりませんが、{ $y }です
problem-above-column = 列{ $column }のブロックは{ $squares }個です。yはそれより1小さい{ $most }以下でなければなりませんが、{ $y }です
problem-above-bound = ここでは{ $name }は{ $most }以下でなければなりませんが、{ $value }です
problem-no-bound = { $name }の上限を計算できません：{ $problem }
problem-clause = ルールの{ $clause }：{ $problem }
heights-empty = 高さが入力されていません。1-2-2-4のように書いてください
heights-many = 高さは{ $most }個までですが、{ $count }個あります
heights-number = 列{ $column }の高さは1以上{ $most }以下の整数でなければなりません
heights-fall = どの列も、左隣の列より低くできません。列{ $column }のブロックは{ $to }個ですが、その左隣の列は{ $from }個です
rim-falls = xやzが大きくなったときに縁が低くなってはいけませんが、x = { $x1 }、z = { $z1 }では{ $from }、x = { $x2 }、z = { $z2 }では{ $to }です
rim-negative = 縁は0以上でなければなりませんが、x = { $x }、z = { $z }では負になります
rim-fraction = 縁は整数でなければなりませんが、x = { $x }、z = { $z }では分数になります。floor( )で丸めてください
rim-undefined = 縁の値はどのxとzでも計算できなければなりませんが、x = { $x }、z = { $z }では計算できません：{ $problem }
rim-places = この式の値が下がらないことを確かめられません。調べる(x, z)の組が{ $most }個を超えるからです。xとzを小さくしてください
problem-more = ほか{ $count }件
problem-separator = 。
whole-number = { $name }は0から{ $most }までの整数でなければなりません
record-long = 棋譜は{ $most }文字以内で書いてください
record-moves = 棋譜は{ $most }手以内でなければなりません
record-first = 最初の局面：{ $problems }
record-no-move = { $number }手目の{ $text }は、手として読み取れません。{ $game ->
    [sharing] c-a5（cからaへ石を5個）
    [own] a-3（aを3減らす）
    [sum] 2.x4（成分2で手x4）
   *[bars] x4（xが4になるように割る）
}のように書いてください
record-refused = { $number }手目の{ $text }は{ $game }では打てません：{ $why }
why-over = 手が残っていないので、ゲームは終わっています
why-part-over = この成分には手が残っていません
why-no-part = この和の成分の番号は1から{ $parts }までです
why-other-family = このゲームにそのような手はありません
why-pass-used = パスは使用済みです
why-not-smaller = { $name }は減らすことしかできません（今は{ $value }です）
why-not-allowed = ルールにより、ここではこの手を打てません
why-to-itself = 同じ山の中で石を移すことはできません
why-no-tokens = 石を1個以上移さなければなりません
why-too-many = { $from }は{ $giving }個、{ $onto }は{ $receiving }個なので、{ $from }から{ $onto }へは{ $most ->
    [0] 1個も移せません
   *[other] { $most }個までしか移せません
}。受け取る山のほうが大きくなってはいけません
refused-size = Nは{ $most }以下でなければなりませんが、{ $size }です
refused-memory = 少なくとも{ $needed } MBのメモリが必要ですが、使えるのは{ $bound } MBまでです。{ $told }
memory-fits = 計算できるのは、座標が{ $n }以下の範囲です
memory-none = このパラメーターでは、どんなに小さい表もメモリに収まりません
refused-no-memory = この端末では必要な{ $megabytes } MBのメモリを確保できませんでした。Nを小さくしてみてください
refused-not-three = この計算ができるのは、チョコレートと、山が三つのゲームだけです
refused-value = ここでは、グランディ数が{ $largest }を超えるか、メモリが足りないため、計算できません
refused-game = { $largest }手を超えて続くゲームがあり、それより大きい手数は表に記録できません
refused-wrong = { $ruleset }の計算結果（{ $n }まで）に誤りがあるため、表示しません。表では{ $position }が{ $table }ですが、ルールどおりに計算すると{ $found }です。Bittersweetの不具合ですので、どうぞご報告ください
known-value = グランディ数{ $value }
known-outcome = { $outcome }局面
known-remoteness = { $outcome }局面（残り{ NUMBER($moves) }手）
report-label = 不具合の報告文
refused-two-tables = 比較には二つの表が必要ですが、合わせると使えるメモリを超えます。Nを小さくしてください
refused-not-there = 表のこの部分は使えません。Nを小さくするか、再読み込みしてください
refused-map = マスが{ $places }個の図は大きすぎて表示できません。ここではNは10000以下でなければなりません
refused-no-map = このルールのP局面は図にできません
refused-columns = これらの列を調べるには{ $needed } MBのメモリが必要ですが、使えるのは{ $allowed } MBまでです。Nを小さくしてください

## 計算

no-solver-stops = 計算が続けて何度も止まりました
no-solver-start = 計算を始められませんでした
no-solver-version = ページと計算プログラムの版が違います（再読み込みしてください）
no-solver-outdated = このページの新しい版が公開されたため、古い計算プログラムは使えなくなりました（再読み込みしてください。局面はアドレスに記録されています）
no-solver-notice = { $reason }。ここでは何も計算できませんが、ゲームで遊ぶことはできます。
no-solver = 計算プログラムを使えません。
solver-stopped = 計算プログラムが答えを出さずに止まったので、再起動しました。
stopped = 途中で中止しました。

## お知らせ

link-ignored = このリンクの次の部分は読み取れなかったので、無視しました：{ $parts }。
link-dropped = 自分のルールを試す機能はこのページからなくなったので、リンクの次の部分は使いませんでした：{ $parts }。Bittersweetのソースコードには、このルールを試すコマンドがあります。「./dev foundry --help」で一覧を表示できます。
link-long = このリンクは長すぎます（{ $length }文字）。使えるのは{ $most }文字までです。
link-refused = このリンクは開けません：{ $reason }。
link-position-twice = 局面（g）が2回書かれています
link-no-position = 局面がありません。リンクは#g=triangle:k=3:7,4,7のように始まります
link-beside = 比べるルール（beside）が正しくありません：{ $problems }
link-computer = computerはsecond、second:80、second:80:7のように書きますが、{ $text }と書かれています
link-one-of = { $key }は{ $names }のどれかでなければなりませんが、{ $text }と書かれています
link-table = tableはy、y:0、diagonal、rimのように書きますが、{ $text }と書かれています
link-level = levelは整数でなければなりませんが、{ $text }と書かれています
link-show = showはvalues、outcomes、level、remoteness、differenceのどれかでなければなりませんが、{ $text }と書かれています
link-line = lineはrow、row:3、column:5、diagonal:2のように書きますが、{ $text }と書かれています
size-range = Nは0から{ $most }までの整数でなければなりませんが、{ $text }と書かれています
chance-unknown = P局面の計算がまだ終わっていません。少し待ってから試してください。
chance-values = このゲームのP局面やN局面をランダムに選ぶには、まず表で「グランディ数」を選んでください。
chance-none = 座標の小さい局面の中に、条件に合う局面は見つかりませんでした。Nを大きくするか、もっと大きい局面を選んでください。

## パラメーター

parameters = ゲームとパラメーター
game = ゲーム
pass = パス一回
pass-title = パスはゲーム全体で、二人合わせて一回だけです。どちらのプレイヤーも、手を打つ代わりに使えますが、ほかに手が残っていないときは使えません。
misere = 逆形（ミゼール）
misere-title = 最後の手を打った人の負けです。
pass-there = パスが残っている
pass-there-title = 四つ目の座標pは、パスを使えるあいだは1、使った後は0です。
notation = 局面

## 勝敗

verdict = グランディ数と勝敗
show-who-wins = 勝敗を表示
no-move-won = 手は残っていません。最後の手を打った人の勝ちです。
no-move-lost = 手は残っていません。最後の手を打った人の負けです。
mover-wins = 直前に打った人が勝てる、後手必勝局面（P局面）です。ここからはどの手を打っても、先手必勝局面（N局面）になります。
next-wins = 次に打つ人が勝てる、先手必勝局面（N局面）です。打てる手は{ $moves }通りで、そのうち後手必勝局面（P局面）にする手は{ $winning }通りです。
misere-value = ミゼール・グランディ数：いつもと同じくmexで計算しますが、終局した局面の値は1とします。
show-winning = 勝つ手を表示
why = なぜ？
still-looking = まだ計算中です。
why-none-left-p = 手が残っていないので、次に打つ人の負けです。つまりP局面です。
why-none-left-n = 手が残っておらず、最後の手を打った人の負けです。つまりN局面です。
why-only-move = 打てる手は一つだけで、打つとN局面になるので、これはP局面です。
why-every-move = { $count }通りの手のどれを打ってもN局面になるので、これはP局面です。
why-some-move = P局面（グランディ数0）にする手があるので、これはN局面です。
why-more = ほかの理由
no-theorem = 五つの論文には、このゲームに当てはまる定理がありません。勝敗は計算で求めました。
theorem-of = { $paper }の{ $theorem }
theorems-also = { $theorems }でも同じことが述べられています。
theorem-kind = { $kind ->
    [Corollary] 系
   *[Theorem] 定理
}{ $number }
paper-triangular = 三角形のチョコレートの論文
paper-pass = パスのあるチョコレートの論文
paper-variants = ニムの変種の論文
paper-misere = ミゼールの論文
paper-sharing = シェアリング・ニムの論文
theorem-nim-sum = P局面であるための必要十分条件は、x ⊕ y ⊕ z = 0です。
theorem-shifted = グランディ数はx ⊕ ((y ⊕ (z + s)) − s)です。したがって、P局面であるための必要十分条件は(x + s) ⊕ y ⊕ (z + s) = 0です。
theorem-pass = P局面であるための必要十分条件は、(x + s) ⊕ y ⊕ (z + s) ⊕ p = 0であるか、苦い部分とまだ使っていないパスだけが残っていることです。pは、パスを使えるあいだは1、使った後は0です。
theorem-misere-one = P局面であるための必要十分条件は、y = 0のときはx = z、x, z ≥ 1のときは(x − 1) ⊕ y ⊕ (z − 1) = 0です。
theorem-misere-three = 定理15により、逆形のP局面は、正規形のP局面のうち(0, 0, 0)と(1, 0, 1)を(1, 0, 0)と(0, 0, 1)に置き換えたものです。三角形のチョコレートの論文の定理7.3により、正規形のP局面は、x ⊕ y ⊕ z = 0を満たす局面です。
theorem-sharing-p = P局面であるための必要十分条件は、三つの山がすべて等しいか、二つの山が等しく、その山と三つ目の山との差が4ⁱ · m（i ≥ 0、mは奇数）であることです。
theorem-sharing-one = 山を小さい順に並べ、最小の数をそれぞれから引いたものが標準形です。グランディ数が1であるための必要十分条件は、標準形が(0, 0, 4k + 2)、(0, 4k + 2, 4k + 2)、(0, 2, 4k + 1)（k = 0のときは並べ替えた(0, 1, 2)）、(0, 4l − 1, 4l + 1)のどれかであることです。ただし、k ≥ 0、l ≥ 1とします。
normal-form = この局面の標準形は{ $position }です。これは{ $letter } = { $number }のときの{ $form }です。
sum-exception = ニム和は{ $sum }ですが、この局面は定理の例外で、{ $outcome }局面です。
sum-zero = どの桁にも1が偶数個あります。ニム和は0なので、P局面です。
sum-not-zero = 1が奇数個ある桁があります。ニム和は{ $sum }なので、N局面です。
step-exception = { $cut }。こう割ると、定理の例外の局面になります。
step-columns = ニム和の最上位の桁では、{ $name }の数字も1です。どの桁でも1が偶数個になるように{ $name }を小さくします：{ $cut }。
step-deep = この手でyも{ $was }から{ $is }に下がります。{ $is }は、割ったあとにyがとれる最大の値です。
step-follows = 右端を第0桁とします。第{ $column }桁以下では、yの数字は、割ったあとにyがとれる最大の値の数字と桁ごとに一致します。どの桁でも1が偶数個になるように、{ $name }の数字を決めます。
step-rim = この手でyも{ $was }から{ $is }に下がります。{ $is }は、割ったあとにyがとれる最大の値です。
step-even = ({ $position })ではどの桁でも1が偶数個です。
option-value = { $play }、グランディ数{ $value }
options-more = ほか{ $count }個
option-pass = パス
mex-told = 後続局面のグランディ数の中にない最小の数は{ $value }です。この数、すなわちmex（最小除外数）が、この局面のグランディ数です。
gaps-equal = 小さい順に並べると、隣り合う山の差は{ $below }と{ $above }です。三つの山がすべて等しいので、P局面です。
gaps-p = 小さい順に並べると、隣り合う山の差は{ $below }と{ $above }です。二つの山が等しく、{ $power }。したがってP局面です。
gaps-different = 小さい順に並べると、隣り合う山の差は{ $below }と{ $above }です。等しい山がないので、N局面です。
gaps-n = 小さい順に並べると、隣り合う山の差は{ $below }と{ $above }です。同じ大きさの山が二つありますが、{ $power }。したがってN局面です。
gaps-step = { $play }。すると二つの山が等しくなり、{ $power }。
power-zero = 三つ目の山も同じ大きさです
power-odd = 三つ目の山との差は{ $d }で、奇数です
power-twice-odd = 三つ目の山との差は{ $d } = 2 · { $odd }で、奇数の2倍です
power-fours = 三つ目の山との差は{ $d } = { $fours } · { $odd }で、4の累乗と奇数の積です
power-twice-fours = 三つ目の山との差は{ $d } = 2 · { $fours } · { $odd }で、4の累乗と奇数の積の2倍です

## ここまでのゲーム

history = ここまでの手
lesson = { $who ->
    [you] あなたは{ $number }手目で勝ちを逃しました。
   *[nobody] { $number }手目で勝ちを逃しました。
}たとえば、次の手を打てば勝てました：{ $play }。

## 整数の欄

number-height = 高さ{ $y }
number-range = { $least }から{ $most }までの整数に限ります

## 盤

board-label = { $family }、局面({ $position })：手を選ぶ
too-large = この局面はブロックが多すぎて描けませんが、グランディ数や、この局面についての図は表示されます。
written-move = 手を文字で入力（例：{ $example }）
written-one-move = 手を一つ入力してください
undo = 一手もどす
redo = 一手進める
restart = 最初から
use-pass = パスを使う
answer = コンピューターに打たせる
shape-done = ゲームを続ける
shape-piles = 山を変える
shape-strips = 帯を変える
shape-bar = チョコレートを変える
tokens-hint = マウスか指で石を選んでください。その石と、上に乗っている石がまとめて移ります。次に、石を受け取る山を選びます。矢印キーを使うと、すべての手を順に選べます。Enterを押すと、選んだ手を打てます。
tokens-held = 石{ NUMBER($tokens) }個をどの山に移しますか。
tokens-fewer = 石を1個減らす
tokens-more = 石を1個増やす
tokens-refused = 移せません：山{ $onto }（{ NUMBER($more) }個）が山{ $from }（{ NUMBER($less) }個）より大きくなります。
strips-hint = マウス・指・矢印キーでブロックを選んでください。選んだブロックと、その上のブロックをまとめて取ります。クリックするか、もう一度タップするか、Enterを押すと取れます。縦に区切られたブロックでは、部分ごとに手がちがうので、打ちたい手の部分を選んでください。
strips-several-hint = 一本または何本かの帯でブロックを選んでください（マウス・指・矢印キー）。その上のブロックもまとめて選ばれます。ボタンを押すか、最後のブロックをもう一度押すか、Enterを押すと取れます。
strips-confirm = このブロックを取る
grooves-hint = マウス・指・矢印キーで溝を選ぶと、そこで割ったときに取れる部分がわかります。クリックするか、もう一度タップするか、Enterを押すと割れます。溝の数字は、そこで割ったあと、その側でまだ何回割れるかを表します。
grooves-hint-plain = マウス・指・矢印キーで溝を選ぶと、そこで割ったときに取れる部分がわかります。クリックするか、もう一度タップするか、Enterを押すと割れます。
grooves-confirm = ここで割る
marked-wins = { $play }、グランディ数{ $value }、勝ち
marked-loses = { $play }、グランディ数{ $value }、負け
turn-computer = コンピューターの番です。
turn-yours = あなたの番です。
turn-player = プレイヤー{ $player }の番です。
turn-none = 打てる手がありません。もっと大きい局面を選んでください。
announce-computer = コンピューターの手：{ $play }。
announce-you = あなたの手：{ $play }。
announce-player = プレイヤー{ $player }の手：{ $play }。
announce-position = 盤面：{ $position }。
words-explained = 用語の説明：
glossary = 用語集
glossary-page = glossary.ja.html
glossary-lead = Bittersweetの用語集です。どの用語にも、実際に試せるチョコレートか石の山の例があります。
glossary-accessibility = アクセシビリティ
glossary-accessibility-page = accessibility.ja.html
glossary-licences = このサイトに含まれるもののライセンス
glossary-example = 「{ $word }」の例
word-p-position = 後手必勝局面（P局面）
meaning-p-position = 直前に打った人（previous player）が必ず勝てる局面です。この局面から始めると後手が必ず勝つので、後手必勝局面といいます。
word-n-position = 先手必勝局面（N局面）
meaning-n-position = 次に打つ人（next player）が必ず勝てる局面です。この局面から始めると先手が必ず勝つので、先手必勝局面といいます。
word-grundy-value = グランディ数
meaning-grundy-value = すべての後続局面のグランディ数のmexです。グランディ数が0であることは、P局面であるための必要十分条件です。
word-option = 後続局面
meaning-option = 1手で移れる局面です。
word-mex = mex（最小除外数）
meaning-mex = 0、1、2、…のうち、与えられた数の中にない最小の数です。
word-nim-sum = ニム和 ⊕
meaning-nim-sum = 数を2進法で書いて縦に並べ、1が奇数個の桁を1、そうでない桁を0とした数です。
word-misere = 逆形（ミゼール）
meaning-misere = 最後の手を打ったプレイヤーの負けとする遊び方です。正規形では、そのプレイヤーの勝ちです。
word-pass = パス
meaning-pass = 手を打たずに相手に番を渡すことです。ゲーム全体で、二人合わせて一回だけ使えます。使えるあいだは座標pが1です。
word-bar-coordinates = x、y、z
meaning-bar-coordinates = 苦い部分の左・上・右で、あと何回割れるかを表す数です。
word-pile-coordinates = a、b、c
meaning-pile-coordinates = 左から順に、それぞれの山にある石の数を表します。
word-k = k
meaning-k = チョコレートの平たさを表します。yは、三角形では⌊(x + z + s)/k⌋以下、階段形では⌊(z + s)/k⌋以下です。sはずれの大きさです。
word-s = s
meaning-s = ずれの大きさを表します。yは、三角形では⌊(x + z + s)/k⌋以下、階段形では⌊(z + s)/k⌋以下です。kはチョコレートの平たさです。
word-rim = 縁
meaning-rim = xとzに対してyがとれる最大の値です。左か右を割って縁がyより低くなると、yも縁まで下がります。
word-bound = N
meaning-bound = 図と検証の対象は、座標がN以下のすべての局面です。
word-remoteness = 終局までの手数
meaning-remoteness = 勝つほうができるだけ早く終わらせ、負けるほうができるだけ長引かせたときに、ゲームが終わるまでの手数です。
word-period = 周期
meaning-period = 数列のある項から先で、どの項もp個後の項と等しいとき、pを周期といいます。p個後の項がいつも同じ数だけ大きいときは、その数を増分といいます。
ended-player-wins = プレイヤー{ $player }が最後の手を打って勝ちました。
ended-player-loses = プレイヤー{ $player }が最後の手を打って負けました。
ended-computer-wins = コンピューターが最後の手を打って勝ちました。
ended-computer-loses = コンピューターが最後の手を打って負けました。
ended-you-win = あなたが最後の手を打って勝ちました。
ended-you-lose = あなたが最後の手を打って負けました。
shaping-bar = チョコレートの辺をドラッグするか、Tabで選んで矢印キーで動かします。
shaping-piles = 山のいちばん上をドラッグするか、Tabで選んで矢印キーで動かします。
bar-drag = 辺を引っぱると、大きさが変わります。
piles-drag = 山のいちばん上を引っぱると、高さが変わります。
shaping-follows = 底辺に合わせて高さも下げる
shaping-follows-title = オフのときは、上の辺は動かず、その高さに合わないほど底辺を短くすることはできません。
shaping-too-large = これより大きいとブロックが多すぎて描けません。
side-pile = 山{ $pile }のいちばん上
side-left = 左の辺
side-top = 上の辺
side-bottom = 下の辺
side-right = 右の辺
side-named = { $axis }：{ $side }
take-instead = ({ $position })にする

## プレイヤーとヒント

mark-every = すべての手に印をつける
mark-every-title = それぞれの手を打ったあとのグランディ数を表示し、勝てる手に印をつけます。
players = 対戦のしかた
players-two = 二人で
players-you = あなたから
players-computer = コンピューターから
play-this-bar = このチョコレートで対戦
swap = 交代する
swap-title = あなたとコンピューターが入れかわって、続きを打ちます。
strength = コンピューターの強さ（%）
strength-range = 強さは0から100までの整数でなければなりません
hint = ヒント
another-hint = 次のヒント
hint-wins = 次に打つ人が勝てます。
hint-loses = 相手がまちがえなければ、次に打つ人は勝てません。
hint-winning-way = 次に打つ人が勝てます。たとえば{ $way }で勝てます。
hint-longest-way = 相手がまちがえなければ、次に打つ人は勝てません。ゲームがいちばん長く続くのは、{ $way }です。
way-left = 左を割る手
way-top = 上を割る手
way-bottom = 下を割る手
way-right = 右を割る手
way-piles = 山{ $from }から山{ $onto }へ石を移す手
way-strips = { $names }を減らす手
way-pass = パス

## 偶然の局面

chance = ランダムな局面
chance-any = ランダム
chance-any-title = このゲームの局面をランダムに選びます。
chance-p = ランダムなP局面
chance-p-title = 相手が最善を尽くすと次に打つ人が負ける局面を、ランダムに選びます。

## ワークシート

worksheet = ワークシート
worksheet-told = 印刷されるのはこのワークシートだけです。
worksheet-size = { $n }までの表
worksheet-table = グランディ数
with-answers = 解答つき
with-answers-title = 解答は2ページ目に印刷されます。
print = 印刷
link-as-code = リンクのQRコード
sheet-name = 年　　組　　番　名前
sheet-date = 日付
sheet-who-wins = ここで必ず勝てるのは、次に打つ人ですか、それとも相手ですか。
sheet-moves-bars = どこを割れば勝てますか。割る側（左・上・右）と、溝に書いてある数を書きましょう。
sheet-smaller = 下の小さい板チョコでは、次に打つ人と相手のどちらが必ず勝てますか。それぞれ答えましょう。
sheet-moves-piles = どの手を打てば勝てますか。どの山からどの山へ何個移すかを書きましょう。
sheet-moves-own = どの手を打てば勝てますか。どの数をいくつ減らすかを書きましょう。
sheet-table = 表を完成させましょう。一つのマスが一つの局面{ $cell }を表します。マスごとに、そこから1手で移れる局面をすべて見ます。0、1、2、…のうち、それらの局面のマスのどれにも書かれていない、いちばん小さい数を書きます。0のマスの局面では、次に打つ人が負けます。
sheet-table-misere = 表を完成させましょう。一つのマスが一つの局面{ $cell }を表します。打てる手がない局面のマスには1を書きます。ほかのマスでは、そこから1手で移れる局面をすべて見ます。0、1、2、…のうち、それらの局面のマスのどれにも書かれていない、いちばん小さい数を書きます。0のマスの局面では、次に打つ人が負けます。
sheet-pattern = 0のマスは、どのような模様になっていますか。次の0はどこに現れるでしょうか。
sheet-link = 同じ局面をここで試せます。
sheet-answers = 解答
sheet-next-wins = 次に打つ人（N局面）。
sheet-previous-wins = 相手（P局面）。
sheet-none-wins = 勝てる手はありません。
sheet-these-win = 勝てるのは、次に示す手だけです。
sheet-values = グランディ数です。P局面では0になります。

## 枠に表示するもの（句点なし）

frame-unknown = { $name }というパラメーターはないので、無視します。
frame-twice = { $name }が2回書かれています。後のほうを使います。
frame-default = { $reason }。既定の値を使います。
frame-wrong = { $name }に使えるのは{ $allowed }ですが、{ $value }と書かれています
frame-too-long = { $name }は{ $most }文字までです
frame-held = ここで表示できるのは、同じゲームの局面だけです。
frame-no-columns = この図はシェアリング・ニム専用ですが、別のゲームが選ばれています。
frame-solver-off = この図には計算が必要ですが、ここでは計算がオフになっています。
frame-won = プレイヤー{ $player }が最後の手を打ったので、正規形のルールにより勝ちです。
frame-won-misere = 相手が最後の手を打ったので、逆形のルールによりプレイヤー{ $player }の勝ちです。

## 共有

share = 共有
send-it = 送る
send-link = リンクを送る
send-copy = リンクをコピー
send-copied = リンクをコピーしました。メッセージにはりつけてください。
send-beside = 友だちがとなりにいるときは、友だちのカメラでこのコードを読みとれます。
share-link = このページへのリンク
share-frame = 埋め込みコード：自分のページに貼り付ける1行
share-element = メソッドとイベントを備えたHTML要素（プログラマー向け）
share-copy = コピー
share-copied = コピーしました。
share-marked = 選択しました。Ctrl+C（Macでは⌘C）でコピーできます。
share-preview = プレビュー
share-shows = 表示するもの
share-board = 局面
share-table = グランディ数の表
share-plot = P局面
share-columns = 回文の列
share-controls = 局面の下に表示するもの
control-turn = 手番
control-undo = 一手もどす・一手進める
control-players = 対戦のしかた
control-value = グランディ数と勝敗
control-parameters = ゲームとパラメーターの欄
control-hint = ヒントのボタン
control-marks = すべての手につける印
control-why = 説明（なぜ？）
control-notation = 局面の表記
share-help = 見る人が使えるヒントと計算
share-hints = ヒント、印、説明
share-hints-title = オフにすると、ヒントも手の印も説明も出ません。
share-solver = 計算（値と勝敗の表示）
share-solver-title = オフにすると、グランディ数も勝敗もヒントも出ません。
share-locks = 見る人にはできないこと
lock-position = 局面の変更
lock-ruleset = ゲームとパラメーターの変更
lock-moves = 手を打つこと
share-locks-told = この設定は使いやすくするためのもので、保護にはなりません。アドレスを書き換えれば、だれでも解除できます。
share-theme = 配色
theme-auto = 端末に合わせる
theme-light = 明るい
theme-dark = 暗い
share-language = 言語
share-browser = ブラウザに合わせる
share-task = 局面の上に表示する課題
share-code = リンクのQRコード

## 実験室

lab-title = Bittersweet：実験室
bench-title = Bittersweet：見つけて証明する
bench = 見つけて証明する
bench-say = 式を書く
bench-test = 確かめる
bench-prove = 証明する
bench-keep = 結果を残す
bench-guess = 表から推測する
change-game = ゲームを変える
bench-hand = 変えるまで、どのページにもこのゲームが表示されます。
bench-no-letters = 式の中で使えるのは、局面を表す数のうち四つまでです。このゲームの局面は{ $count }個の数で表されます。
bench-no-tracks = オートマトンを学習できるのも、局面が四つ以下の数で表されるゲームだけです。このゲームの図は「しらべる」で見られます。
bench-part = これは和の最初のゲームです。式や証明は、一つのゲームについてのものです。
bench-logic = 論理：すべての数についての文が正しいかを判定する
bench-one-guess = 式が一つ見つかりました。入力欄に入っています。
bench-same = 推測した{ $count }個の式は、同じ集合を表します。最も短い式を入力欄に入れました。
bench-agree = 推測した{ $count }個の式は、座標が{ $bound }以下のすべての局面で一致します。最も短い式を入力欄に入れました。
bench-others = ほかの集合を表す式：{ $count }個
bench-take = この式を使う
bench-learns = 式がなくても、手順3でオートマトンを学習できます。
bench-more-guesses = 記号、例、式を探すときの設定
bench-more-tests = 式の意味
bench-no-formula = 手順1で式を書くか、表から推測してください。
bench-pause = 入力が止まると、自動で確かめます。
bench-correct = 手順1の式が正しく書けると、自動で確かめます。
bench-picture = xとzが{ $side }未満の局面全体を、上から見た図です。緑はP局面で、式が正しいところです。
bench-picture-wrong = xとzが{ $side }未満の局面全体を、上から見た図です。緑はP局面で式が正しいところ、赤は少なくとも一つのyで式が誤っているところです。
bench-run = Nまで確かめる
bench-large = 範囲が広いので、時間がかかることがあります。
bench-prove-run = すべての局面について証明する
bench-proved = すべての局面について証明されました。
bench-proved-for = { $rules }。証明には、2進数を1桁ずつ読むオートマトンを使いました（状態は最大{ $states }個）。
bench-universal = 一般の定理により、このゲームとほかのゲームについて証明済み（Rocqで検査済み）。
bench-covered = これは論文「{ $paper }」の{ $claim }です。
bench-general = これはproofs/{ $file }.vの定理{ $name }の特別な場合です。
bench-every-run = { $class }について証明する
class-even = すべての偶数k
class-odd = すべての奇数k
class-residue = { $formula }の形のすべてのk
class-odd-below = すべての奇数kとすべてのs < k
class-even-below = すべての偶数kとすべてのs < k
bench-every-fraction = k = { $k }は分数です。多くのkについてまとめて証明できるのはkが整数のときだけなので、ここで判定できるのはこのチョコレートだけです。
bench-every-proved = { $class }について証明済み（Rocqで検査済み）。
bench-every-not = 式は、{ $class }について成り立つわけではありません。
bench-every-fails-for = k = { $k }では成り立ちません。最初の反例は{ $at }です。
bench-every-fails = 成り立ちません。最初の反例は{ $at }です。
bench-every-outside = k = { $k }では定理の条件が成り立ちません。
bench-every-outside-s = k = { $k }ではs < kという条件が成り立たないので、証明の対象に含まれません。
bench-every-own = このゲームのkでは成り立ちます。
bench-every-open = { $class }については証明されていません。
bench-every-unknown = k = { $all }については、定理も反例も知られていません。
bench-every-tried = この式を扱う定理はありません。k = { $all }で反例は見つかりませんでしたが、これは証明ではありません。このゲームのkについては、座標が{ $bound }以下のすべての局面を調べました。「すべての局面について証明する」を押すと、このkについて証明を試みます。
fair = どのチョコレートがニムの規則に従うか：この縁の行と列を調べる
fair-lead = チョコレートのP局面がニムの規則x ⊕ y ⊕ z = 0で決まるための必要十分条件は、縁のすべての行と列が「公平」であることです。「公平」の定義は、下の「人の手による証明」にあります。上でほかのゲームを選ぶか、縁を描くと、その縁を試せます。
fair-picture = xとzが{ $side }未満のすべての場所(x, z)です。x ⊕ zをその場所の縁の高さと比べて、小さければ「縁の下」、等しければ「ちょうど縁」、大きければ「縁を超える」場所といいます。
fair-at = ちょうど縁
fair-over = 縁を超える
fair-marked = 公平でない行と列（この図では、xが一定の行は縦に、zが一定の列は横に並びます。行の印は図の下、列の印は図の左にあります）
fair-none = この定理が扱うのは、縁のあるチョコレートの、パスのない正規形だけです。
fair-falls = 縁がx = { $x }、z = { $z }で下がります。この定理が扱うのは、下がらない縁だけです。
fair-proved = この縁では、すべての局面でニムの規則が成り立ちます。
fair-far = xとzが{ $side }未満の範囲では、すべての行と列が公平で、ニムの規則が成り立ちます。その先については、ここでは何も証明されていません。
fair-breaks = この縁ではニムの規則は成り立ちません。最初に成り立たなくなるのは{ $at }です。
fair-map = kとsの地図でニムの規則が成り立つのは、マスに0と書かれたチョコレートだけです。ほかのマスを選ぶと、規則が最初に成り立たなくなる局面がわかります。
fair-row = x = { $number }の行
fair-column = z = { $number }の列
fair-not-over = { $which }は公平ではありません。ここでは、場所をもう一方の座標で表します。場所{ $first }はちょうど縁の高さです。場所{ $second }は、ニム和x ⊕ zが場所{ $first }より大きいのに、縁を超えていません。
fair-not-reached = { $which }は公平ではありません。ここでは、場所をもう一方の座標で表します。場所{ $first }は縁を超えています。それより後の場所{ $second }では、縁の高さが場所{ $first }のニム和x ⊕ z以上です。公平であれば、場所{ $second }より前に、ニム和が場所{ $first }より小さく、しかもちょうど縁の高さである場所があるはずですが、ここにはありません。
argument = 人の手による証明
argument-waiting = 証明を読み込んでいます…
argument-missing = 証明を読み込めませんでした。
bench-learn = 式のない集合：オートマトンを学習し、正しさを証明する
bench-certificate = Rocq用の証明書
bench-no-certificate = このゲームと式の証明書はありません。証明書があるのは、正規形の場合だけです。チョコレートでは、「P局面であるための必要十分条件は、x、y、zにそれぞれ定数を足した数のニム和が0であること」という形の主張を証明します。自作のルールでは、「すべての数のニム和が0であること」という形の主張です。このとき、上限もパスもなく、減らす数が局面によらないルールに限ります。このようなルールでは、式がなくても、手順3でP局面を学習し、資料一式を保存すると、証明書が手に入ることがあります。
bench-letters-of-piles = 三つの山を小さい順に並べ、最小の数をそれぞれから引くと、標準形(0, a, b)になります。式では、このaとbを使えます。
bench-certificate-later = 手順3で式を証明すると、証明書を作れます。
bench-link = リンク
bench-copy = { $what }：コピー用のテキストを表示
lab-name = 実験室
lab-sections = 作業の選択
lab-claims = 主張
lab-lead = 五つの論文の主張や、自分の予想を確かめる場所です。コンピューターは、選んだ上限までのチョコレートをすべて調べます。すべてのチョコレートについて証明できる主張も多くあります。
lab-door-check = 主張を確かめる
lab-door-check-text = 五つの論文の主張と、それぞれの判定を見られます。
lab-door-test = 自分の式を試す
lab-door-test-text = x ⊕ y ⊕ z = 0のように書くと、最初の反例がわかります。
lab-door-find = 式を見つける
lab-door-find-text = 局面の表から式を探します。
lab-door-prove = 証明する
lab-door-prove-text = すべての局面について一度に証明します。証明書はほかの人も検査できます。
lab-known = 論文の主張の一覧
lab-related = 関連する主張
lab-further = その他のツール
lab-statements = { $count }個の主張：{ $kinds }
lab-paper-triangular = 三角形のチョコレート
lab-paper-pass = パスのあるチョコレート
lab-paper-variants = ニムの変種
lab-paper-misere = ミゼール
lab-paper-sharing = シェアリング・ニム
claim-name = { $kind ->
    [Cor] 系{ $number }
    [Rem] 注意{ $number }
    [Conj] 予想{ $number }
    [Lem] 補題{ $number }
    [Step] 定理{ $number }の証明
    [Prop] 命題{ $number }
    [Def] 定義{ $number }
    [Ex] 例{ $number }
    [Table] 表{ $number }
    [Fig] 図{ $number }
    [Sec] 第{ $number }節
   *[other] 定理{ $number }
}
lab-ours = Bittersweet版
lab-all-values = すべて
lab-row = 行
lab-piles = 山の数
lab-run = 実行
lab-run-named = { $claim }の検証を実行
lab-run-all = { $count }件すべて実行
lab-stop-all = { $count }件を中止
lab-waiting = ほかの検証が終わるのを待っています。
lab-verified = 座標が{ $bound }以下のすべての局面（{ NUMBER($positions) }個）で成り立ちます。
lab-refuted = 最小の反例は{ $position }です（主張：{ $expected }、正しい結果：{ $found }）。
lab-stopped-at = ここまでのところ、座標が{ $bound }以下のすべての局面（{ NUMBER($positions) }個）で成り立っています。
lab-verified-cases = N = { $bound }までのすべての場合（{ NUMBER($cases) }通り）で成り立ちます。
lab-stopped-at-cases = ここまでのところ、N = { $bound }までのすべての場合（{ NUMBER($cases) }通り）で成り立っています。
lab-stopped = まだ何も確かめていません。
lab-empty = N = { $bound }では、確かめる対象がありません。Nを{ $least }以上にしてください。
lab-empty-always = このパラメーターでは、確かめる対象がありません。
lab-smaller-bound = Nを小さくしてください
lab-word-verified = Nまで確認。
lab-word-verified-to = { $bound }まで確認。
lab-word-refuted = 反例あり。
lab-word-stopped = 中止。
lab-word-refused = 未確認。
lab-word-outside = 論文の範囲外。
lab-even-k = 論文では、kが偶数であると仮定しています（第3節）。
lab-winning = 勝てる手が{ $count }通り
lab-some-winning = 勝てる手が1通り以上
lab-sum-of-the-list = ニム和が0、1または2ⁿ − 2
lab-cuts = 割れる回数が左{ $x }、上{ $y }、右{ $z }
lab-term = 項が{ $term }
lab-type = タイプ{ $number }
lab-holds = 成り立つ
lab-holds-not = 成り立たない
lab-period = ここから先は周期{ $period }
lab-no-period = ここから先は周期{ $period }でない
lab-occurs = { $number }が現れる
lab-occurs-not = { $number }は現れない
lab-pace = { $time }、毎秒{ $rate }×10⁶局面
lab-not-stated = { $settings }の場合はこの主張の対象外なので、この結果は主張の正否とは関係がありません。
lab-outside = 論文でこの主張が述べられているのは、パラメーターがほかの値のときだけです。
lab-other-version = このページは古い版です。再読み込みしてください。
lab-not-started = 計算プログラムを開始できませんでした。
lab-died = 計算が止まりました。メモリ不足と思われます。Nを小さくしてください。
lab-report-head = { $claim }（{ $paper }）、{ $range }。
lab-as-text = テキスト
lab-open-why = { $position }を開いて理由を見る
lab-list-up-to = { $bound }までのすべての反例
lab-listed-none = { $bound }までに反例はありません。
lab-listed-columns = 座標が{ $bound }以下の範囲では、{ NUMBER($count) }個の列(x, z)で成り立ちません。列ごとに最小の反例を一つずつ挙げます。
lab-listed-sharing-columns = 対象は、a ≤ b/2を満たす局面(0, a, b)だけで、bが同じ局面を一つの列とします。座標が{ $bound }以下の範囲では、{ NUMBER($count) }個の列で成り立ちません。列ごとにaが最小の反例を一つずつ挙げます。
lab-listed-positions = 座標が{ $bound }以下の範囲では、{ NUMBER($count) }個の局面で成り立ちません。そのすべてを挙げます。
lab-listed-normal-forms = 座標が{ $bound }以下の範囲では、a ≤ b/2を満たす局面(0, a, b)のうち{ NUMBER($count) }個で成り立ちません。そのすべてを挙げます。残りの反例はこれらの鏡像です。
lab-listed-sizes = 座標が{ $bound }以下の範囲から、{ NUMBER($count) }個の反例を挙げます。各nについて、最大の座標がnである反例のうち、最小のものを一つだけ挙げています。
lab-listed-parts = 座標が{ $bound }以下の範囲から、{ NUMBER($count) }個の反例を、最大の座標nの順に挙げます。第1座標がnより小さい反例からは、nと第1座標の組ごとに最小のものを選びます。第1座標がnの反例からは、第3座標ごとに最小のものを選びます。
lab-listed-beyond = 小さいほうから{ $listed }個を挙げます。反例はこのほかに{ $beyond }個ありますが、個数だけを数えています。
lab-counterexamples = 反例
lab-counterexample = 反例
lab-claim-says = 主張による値
lab-truth = 正しい値
lab-counterexamples-picture = 挙げた反例の場所：横軸は{ $across }、縦軸は{ $upwards }（上向き）
lab-records = 記録
lab-all-records = 記録{ $count }件
lab-record-plain = 記録
lab-record-of = 記録（{ $settings }）
lab-record-verified = { $record }：座標が{ $bound }以下のすべての局面（{ NUMBER($positions) }個）で成り立ちます（版{ $version }、{ $date }）。
lab-record-verified-cases = { $record }：N = { $bound }までのすべての場合（{ NUMBER($cases) }通り）で成り立ちます（版{ $version }、{ $date }）。
lab-record-refuted = { $record }：{ $position }で成り立ちません（版{ $version }、{ $date }）。
lab-record-fails = { $position }で不成立
lab-up-to = { $bound }まで成立
lab-verdict = 結果
lab-positions = 局面数
lab-cases = 場合の数
lab-date = 日付
lab-bad-k = kは3や5/2のような正の数でなければなりませんが、「{ $text }」と書かれています
lab-bad-piles = 山の数は3以上6以下でなければなりませんが、「{ $text }」と書かれています
lab-bad-number = { $parameter }は整数でなければなりませんが、「{ $text }」と書かれています
lab-bad-g = gは整数か「all」でなければなりませんが、「{ $text }」と書かれています
lab-bad-bound = Nは{ $most }以下の整数でなければなりませんが、「{ $text }」と書かれています
lab-sweep = 多くのゲームをまとめて調べる
lab-sweep-lead = 一つの主張を、多くのパラメーターの値についてまとめて検証します。一つのマスが、パラメーターの値の一組に対応します。
lab-claim = 主張
lab-from = { $parameter }の最小値
lab-to = 最大値
lab-step = 刻み幅
lab-in-a-row = 1行のマスの数
lab-sweep-size = 図のマスは1個から{ $most }個までですが、この設定では{ $cells }個になります。
lab-cells-done = { $done }／{ $all }マス
lab-swept = パラメーターの値の組のうち、{ NUMBER($verified) }通りでは{ $bound }まで成り立ち、{ NUMBER($refuted) }通りでは成り立ちません。
lab-swept-outside = { NUMBER($count) }通りは論文の仮定を満たしません。
lab-undecided = { NUMBER($count) }通りは判定されていません。
lab-holds-for = 成り立つのは{ $parameter } = { $numbers }のときです。
lab-sweep-csv = すべての結果（CSV）
lab-counterexamples-csv = 反例（CSV）
lab-sweep-picture = パラメーターごとの結果（矢印キーでマスを移動）
lab-in-catalogue = 主張の一覧で見る
lab-against = 式は
lab-against-p = P局面のとき真、それ以外のとき偽である
lab-against-at-p = すべてのP局面で真である
lab-against-values = グランディ数に等しい
lab-against-taken = P局面でだけ計算し、値を一覧にする
lab-examples = 例
lab-signs = 記号
lab-formula-text = 式
lab-mistake = { $at }文字目：{ $reason }。
lab-formula-refuted = 最初の反例：{ $position }。式では{ $told }ですが、正しくは{ $found }です。
lab-formula-undefined = { $position }では式の値がありません（{ $reason }）。
lab-formula-stopped = ここまでのところ、座標が{ $bound }以下のすべての局面で成り立っています。
lab-word-undefined = 値なし。
lab-word-gathered = 値の一覧。
lab-gathered = 座標が{ $bound }以下の{ NUMBER($count) }個のP局面では、式の値は{ $set }です。
lab-too-many-values = 座標が{ $bound }を超えるP局面まで調べると、式の値が{ $count }種類を超えます。
lab-p = P局面
lab-not-p = N局面
lab-values = 値
lab-value = 値
lab-p-positions = P局面
lab-first = 最初の局面
formula-character = 式に「{ $character }」という文字は使えません
formula-name = { $name }は使えません。使えるのは、局面を表すx、y、z、p、ルールのk、s、シェアリング・ニムのa、bです
formula-letter = { $name }はこのルールの数ではありません。使えるのは{ $letters }と、パスのpです
formula-two-meanings = { $name }は二通りに読めます。ルールで{ $name }と名付けた{ $place }番目の数か、以前の式で{ $name }と書いた{ $usual }番目の数（{ $other }）です。ルールの数に別の文字を付けてください
formula-number = この数は大きすぎます
formula-value = ここには数、名前、開き括弧のどれかが必要です
formula-symbol = ここには「{ $symbol }」が必要です
formula-end = ここは、演算記号か式の終わりでなければなりません
formula-kind = ここには{ $kind ->
    [number] 数
   *[truth] 真偽値
}が必要です
formula-kinds = 左辺と同じく、ここには{ $kind ->
    [number] 数
   *[truth] 真偽値
}が必要です
formula-set = 集合は「in」の後か「mex( )」の中にだけ書けます
formula-long = 式は{ $most }バイトまでです
formula-deep = 続けて書いたり入れ子にしたりできる演算は、{ $most }個までです
formula-many = 並べて書けるのは{ $most }個までです
formula-wanted = 式の値は{ $kind ->
    [number] 数
   *[truth] 真偽値
}でなければなりません
formula-parameter = このルールに{ $name }はありません
formula-numbers = このルールの局面は{ $count }個の数で表されます。自作のルールを式と比べられるのは、局面が四つ以下の数で表されるときだけです
formula-values = G( )に書ける数は三つまでですが、このゲームの局面は{ $count }個の数で表されます
formula-box = 座標は{ $most }までです
formula-zero = 0で割っています
formula-overflow = 式の中の数が大きくなりすぎます
formula-whole = 整数が必要なところに分数があります
formula-shift = ずらす桁数が負になっています
formula-no-position = Gの括弧の中に書けるのは、座標がN以下の局面だけです
lab-search-lead = コンピューターが式を探します。短い式から順に試し、一部の局面（サンプル）に合うものを残して、範囲をだんだん広げながら確かめます。
lab-longest-side = 等式の各辺に使う文字と数の個数の上限
lab-smaller-positions = 一部の座標を0にした局面やパスを使った後の局面のG(…)も使う
lab-smaller-positions-title = 一部の座標を0にした局面や、パスを使った後の局面のグランディ数を、式に使えます。自作のルールでは使えません。
lab-search-progress = 文字と数が合わせて{ $length }個の式を試しています（{ $part }%完了）。これまでに{ $made }個の式を試し、{ $held }個の式を検証しました。
lab-nothing-found = { $ruleset }の式は、各辺の文字と数が合わせて{ $length }個までの範囲では見つかりませんでした。
lab-formulas-found = { $ruleset }の式が{ NUMBER($count) }個見つかりました。調べたすべての局面で成り立ちますが、証明されたわけではありません。
lab-search-stopped = { $made }個の式を試したところで中止しました。
lab-search-tried = { $made }個の式を試しました。
lab-search-full = { $made }個の式を試したところでメモリがいっぱいになり、中止しました。
lab-formulas = 見つかった式
lab-budget = 主張一つあたりの制限時間
lab-no-budget = 制限なし
lab-seconds = { NUMBER($count) }秒
lab-minutes = { NUMBER($count) }分
lab-kinds = 主張の種類
lab-list-main = 定理と予想
lab-list-lemmas = 補題
lab-list-examples = 例と表
lab-list-all = すべて
lab-reading = 別の解釈
lab-deduced-outcomes = 計算したのはP局面だけです。P局面はxとzの組ごとに多くても一つなので、ほかの局面はすべてN局面です。
lab-deduced-values = 計算したのは下のほうの行だけです。主張に出てくるグランディ数がそれより上の行に現れないことは、論証によって分かります。その論証が当てはまることは、{ $columns }個の列のそれぞれで確かめました。
lab-word-exceeded = 上界を超えました。
lab-exceeded = { $position }で値が初めて上界{ $expected }を超え、{ $found }になります。ただし、この行にもっと大きい上界がある可能性は残ります。
lab-record-exceeded = { $record }：{ $position }で値が上界を超えます（版{ $version }、{ $date }）。
lab-known-misprint = 論文に書かれたとおりの主張は、{ $position }で成り立ちません。
lab-known-counterexample = { $settings }のとき、主張は成り立ちません。{ $position }が反例です。
lab-known-others = 主張は、ほかの{ NUMBER($count) }通りのパラメーターの値でも成り立ちません。
lab-known-exceeded = { $settings }のとき、{ $position }で値が上界を超えます。ただし、この行にもっと大きい上界がある可能性は残ります。

## ゲームの和

refused-sum-positions = この和からは少なくとも{ $positions }個の局面に到達できますが、探索できるのは{ $most }個までです
refused-sum-moves = この和の探索では{ $moves }個以上の手を調べることになりますが、調べられるのは{ $most }個までです
refused-sum-listed = この和では少なくとも{ $moves }個の手を保存することになりますが、保存できるのは{ $most }個までです
sum-normal = いくつかのゲームが並んでいます。自分の番には、そのうち一つのゲームで手を打ちます。どのゲームでも手を打てなくなったプレイヤーの負けです。
sum-misere = いくつかのゲームが並んでいます。自分の番には、そのうち一つのゲームで手を打ちます。全体で最後の手を打ったプレイヤーの負けです。
sum-one-pass = パスは和全体で一回だけです。どちらのプレイヤーも手を打つ代わりに使えますが、ほかに手が残っていないときは使えません。
sum-parts = 和の成分
sum-part = 成分{ $part }
sum-part-title = 入力欄と図に成分{ $part }を表示します。
sum-in-part = 成分{ $part }：{ $name }
sum-way = 成分{ $part }の{ $way }
sum-add = 別のゲームを加える
sum-add-title = ゲームの和を作ります。いくつかのゲームを並べ、そのうち一つで手を打ちます。
sum-remove = 成分{ $part }を削除する
sum-misere-whole = 和全体を逆形（ミゼール）にする
sum-misere-whole-title = 全体で最後の手を打ったプレイヤーの負けです。
sum-pass-whole = 和全体でパスを一回だけ使える
sum-pass-whole-title = パスは二人合わせて一回だけです。どちらのプレイヤーも、手を打つ代わりに使えます。
sum-pass-there = 和のパスが残っている
sum-searched = 逆形（ミゼール）の和や、パスを一回使える和は、到達できる局面が{ NUMBER($positions) }個以下なら、探索で解きます。
sum-use-pass = 成分{ $part }のパスを使う
sum-figures = これらの入力欄と図は成分{ $part }のものです。
figure-part = 成分{ $part }だけ、正規形：
sum-use-whole-pass = 和全体のパスを使う
why-sum = 和のグランディ数は、成分のグランディ数のニム和です。
why-sum-step = ニム和の最上位の桁を見ると、成分{ $part }の値の数字が1です。この成分の値を{ $value }にする手を打つと、どの桁でも1の個数が偶数になります。
why-sum-searched = このルールでは、成分の値だけでは和の値が決まりません。到達できるすべての局面を探索しました。
sum-option-whole = 和全体のパス
sheet-moves-sum = どの手を打てば勝てますか。成分の番号と手を書きましょう。

# 論理：すべての数について判定する文
logic = 論理式の判定
logic-lead = 0以上の整数についての文を書いてください。文がすべての数で正しいことの証明か、最小の反例が得られます。∀や∃の付いていない変数があれば、文が正しくなるような変数の値をすべて求めます。
logic-sentence = 文
logic-decide = 判定する
logic-progress = 全{ $total }ステップ中{ $done }番目
logic-true = 真。
logic-false = 偽。
logic-set = 答えは集合。
logic-proved = 検証されただけでなく、証明されています。
logic-example = 最小の例は{ $numbers }です。
logic-counterexample = 最小の反例は{ $numbers }です。
logic-set-empty = 文が正しくなる{ $tuple }はありません。
logic-set-everything = この文は、すべての{ $tuple }で正しくなります。
logic-set-some = この文が正しいかどうかは、{ $tuple }によって異なります。
logic-members-first = 最初の要素：{ $members }、…
logic-members-up-to = 数が{ $largest }以下の要素：{ $members }
logic-members-smallest = 最小の要素：{ $members }
logic-most-first = 要素かどうかを判定する最小のオートマトンの状態数は{ $states }です。2進数の上位の桁から読みます。
logic-least-first = 要素かどうかを判定する最小のオートマトンの状態数は{ $states }です。2進数の下位の桁から読みます。
logic-refused = 間違いがあります。理由は入力欄の下にあります。
logic-unfinished = まだ判定されていません。
logic-budget = 全{ $steps }ステップ中{ $step }番目で、状態が{ $states }個を超えるオートマトンが必要になります。上限は状態{ $budget }個、メモリ{ $megabytes } MBです。
logic-names-expected = ここには「∀ x, y:」のように変数とコロンが必要です
logic-number = ここには真偽の決まる文が必要ですが、数が書かれています
logic-deep = 文が長すぎるか、入れ子が深すぎます
logic-undecidable = 「{ $part }」は判定できません：{ $why }
logic-product = 変数どうしの積があります。一方は定数でなければなりません
logic-no-automaton = これらの数を各桁の数字から見分けるオートマトンはありません
logic-divisor = 割る数は定数でなければなりません
logic-zero = 割る数が0です
logic-shift = ずらす桁数は定数でなければなりません
logic-negative-shift = ずらす桁数が負です。0以上でなければなりません
logic-fraction = この値は分数になることがあります。ニム和、余り、mexには整数が必要です
logic-grundy = グランディ数は前もって分からないので、𝒢を使わずに書いてください
logic-name = この変数には∀か∃を付けなければなりません
logic-too-large = 数が大きすぎます
logic-too-many-numbers = オートマトンが一度に読む数が8個を超えます
logic-too-many-cases = 場合分けが多すぎます
automaton-table = オートマトンの遷移
automaton-state = 状態
automaton-in = 集合に入る
automaton-out = 集合に入らない
automaton-how = 状態0から始めます。{ $names }を2進法で書きます。1桁ごとに、今の状態の行と、その桁の数字が見出しになっている列の交わるところで次の状態を見つけ、そこへ移ります。最後の状態に「集合に入る」とあれば{ $names }は集合に入り、なければ入りません。

# すべての局面についての証明
lab-prove = 証明する
lab-prove-named = { $claim }を証明する
proof-word-proved = 証明済み。
proof-word-open = この方法では判定できません。
proof-proved = すべての局面について主張が成り立つことが証明されました。証明に使った最大のオートマトンの状態数は{ $states }です。
proof-proved-for = { $settings }のとき、すべての局面について主張が成り立つことが証明されました。証明に使った最大のオートマトンの状態数は{ $states }です。
proof-refuted = 最小の反例は{ $at }です。
proof-refuted-beyond = 最小の反例は、2進法で63桁を超えます。
proof-not-decidable = オートマトンでは判定できません：{ $why }。
proof-piles = 山の数は三つでなければなりません
proof-own-rules = 自作のルールのうち、オートマトンで判定できるのは、局面が四つ以下の数で表されるものだけです
proof-unnamed = 式の中で使えるのは、局面を表す数のうち四つまでです
proof-no-statement = この主張は、一つのゲームの局面についての一つの式の形をしておらず、この主張を導ける文も知られていません
proof-only-p = この主張はP局面についてだけ述べていますが、P局面を表す式は知られていません
proof-finite = 有限個の場合についての主張です。「実行」を押すとすべての場合を調べます
proof-values = この主張に出てくるグランディ数には、式が知られていないものがあります
proof-values-differ = 知られているグランディ数の式は、このパラメーターでは成り立ちません
proof-only-sufficient = この主張はより強い命題から導かれますが、その命題は成り立たないため、主張の真偽は分かりません
proof-no-rim = x = { $x }、z = { $z }で、縁が下がるか、負になるか、分数になります
proof-certificate = 証明書を作る
proof-save = 証明書を保存する（{ $kilobytes } kB）
proof-checked = 証明プログラムと共通のコードをもたない検査プログラムで、証明書が正しいことを確認しました。
proof-no-certificate = この種の主張の証明書はまだありません。
lab-record-theorem = { $settings }のとき、主張は定理{ $name }（proofs/{ $file }.v）の特別な場合なので、すべての局面について証明されています。
lab-record-proved = { $record }：オートマトンにより、すべての局面について証明されています。これとは別の検査でも、座標が{ $bound }以下の{ NUMBER($positions) }個の局面に反例はありませんでした（版{ $version }、{ $date }）。
lab-record-for-all = すべての局面について証明済み
logic-quantifier = ∀と∃は文の中だけで使えます。数を表す式の中には書けません

# 証明書の検査
certificates = 証明ファイルを開く
certificates-lead = 証明書とは、証明を見つけたプログラムがなくても検査できる証明です。ここで証明書を検査できます。小さな検査プログラムがすべての行を読み、証明された主張か、最初の誤った行を示します。証明書を作るには、主張の「証明する」を選び、次に「証明書を作る」を選びます。
certificate-choose = ファイルを選ぶ
certificate-drop = または、ここにドロップしてください。
certificate-paste = または証明書のテキストを貼り付けてください
certificate-check = 検査する
certificate-checking = 証明書を検査しています。
certificate-again = 証明書をもう一度検査する
certificate-tables = { $total }個の表のうち{ $done }個目
certificate-none = 主張の反例が見つかったため、証明書はありません。
certificate-long = 証明書が長くなりすぎるため、ここでは作れません。
certificate-word-accepted = 検査に合格。
certificate-word-refused = 不合格。
certificate-proves = すべてのx, y, zについて、{ $ruleset }の局面がP局面であるための必要十分条件は、{ $formula }です。このことは証明済みで、証明書の{ $entries }個の項目はどれも正しいと確認されました。
certificate-proves-values = すべてのx, y, zについて、{ $ruleset }の局面のグランディ数は{ $formula }です。このことは証明済みで、証明書の{ $entries }個の項目はどれも正しいと確認されました。
certificate-not-for = したがって、このテキストは2行目の主張「{ $ruleset }について{ $formula }」の証明にはなっていません。テキストが書き換えられているか、別のルールや式の証明書であるかのどちらかです。主張そのものは正しいかもしれません。
certificate-other-kind = 2行目の主張「{ $ruleset }について{ $formula }」は、証明書で証明できる形ではありません。証明できるのは、正規形についての三種類です。(1) 長方形・三角形・階段形のチョコレート（パスがあってもよい）：P局面であるための必要十分条件は、x、y、zのそれぞれに定数を足すか引くかした数のニム和が0であること。(2) (1)から導かれるグランディ数の式。(3) 上限のない自作のルール：P局面であるための必要十分条件は、すべての数のニム和が0であること。
certificate-unnamed = 何を証明するかがテキストに書かれていません。学習した集合の証明書は、書き換えずに、資料一式のREADME.txtの手順で検査してください。ほかの証明書なら、2行目に「claim triangle:k=7 | x ⊕ y ⊕ z = 0」のような行を入れて、もう一度検査してください。
certificate-large = テキストは{ $megabytes } MBです。検査できるのは{ $most } MBまでです。
certificate-file-large = { $name }は{ $megabytes } MBです。検査できるのは{ $most } MBまでです。
certificate-unread = ブラウザで{ $name }を読み込めません。もう一度選んでください。
certificate-unfinished = 証明書を最後まで検査できませんでした。
certificate-line = { $line }行目：{ $why }。
certificate-no = これは証明書ではありません。1行目は「bittersweet certificate 1」でなければなりません。
certificate-later = この証明書の形式は{ $version }ですが、このページで読めるのは形式1だけです。ページを再読み込みするか、新しい版のBittersweetを使ってください。
certificate-bad-claim = 2行目には「claim triangle:k=7 | x ⊕ y ⊕ z = 0」のように主張を書いてください。
certificate-bad-line = 項目でも表の見出しでもありません
certificate-cut = テキストが途中で切れています。{ $line }行目がありません。
certificate-fault-tables = 証明すべき命題の数と表の数が合いません。テキストの終わりが欠けているのかもしれません。
certificate-fault-first = 表の最初の項目がないか、誤っています
certificate-fault-letters = この項目には、次に読む数字の組ごとに、進む先の項目がちょうど一つ書かれていなければなりません
certificate-fault-hypothesis = この項目から進む先の項目の中に、仮定の状態が誤っているものがあります
certificate-fault-witness = この項目から進む先の項目に、この項目のどの証拠からも得られない証拠があります
certificate-fault-goal = ここでは仮定が成り立ちますが、目標に達する証拠がありません

# オートマトンを1桁ずつたどる
follow = オートマトンをたどる
follow-drawing = 二重線は受理状態を表します。その先でどのような桁を読んでも受理されない状態への矢印は、描いていません。
follow-numbers = 読ませる数
follow-next = 次の桁
follow-back = 戻る
follow-all = すべての桁
follow-at = { $digits }桁のうち{ $done }桁を読んで、状態{ $state }にいます。
follow-in = この状態は受理状態です。{ $tuple }は集合に入ります。
follow-out = この状態は受理状態ではありません。{ $tuple }は集合に入りません。
follow-no-position = { $tuple }はk = { $k }の三角形のチョコレートの局面ではありません。
proof-follow = P局面のオートマトンをたどる
automaton-drawing = 状態が{ $count }個あるオートマトンの図です。下の表に同じ内容があります。
automaton-any = すべて
automaton-find = 状態と、そこへ進む状態を探す
automaton-only = 受理状態だけ
automaton-found = { $found }個の状態のうち{ $shown }個を表示しています。
automaton-bad-state = 状態の番号は0から{ $last }までです。
sums-bar = これは、論文「三角形のチョコレート」の定理7.3の集合です。k = { $k }のチョコレートの局面のうち、ニム和が0のものからなります。
sums-rim = これは、論文「三角形のチョコレート」の定理7.3の集合（k = { $k }の場合）のうち、縁y = ⌊(x + z)/k⌋にある部分です。
sums-how = 状態は、それまでに読んだ桁で計算したs = x + z − kyの値です。この値の列が、第6節の数列s₀、s₁、…です。
sums-first = タイプ1（0 ≤ s < { $k }）：状態{ $states }。
sums-second = タイプ2（s ≥ { $k }）：状態{ $states }。
sums-third = タイプ3（s < 0）またはニム和が0以外：状態{ $states }。
sums-shared = 二つのタイプに現れる状態があるのは、どちらのタイプでも、その先で受理される桁が同じだからです。
sums-read = ここまでに読んだ桁では、s = { $sum }（タイプ{ $kind }）です。
sums-unequal = 読んだ桁のニム和は0ではありません。

# 証明の一括実行
sweep-way = 判定の方法
sweep-tested = Nまで検査
sweep-proved = すべての局面について証明
sweep-proofs-lead = 一つの主張がすべての局面で成り立つかどうかを、多くのパラメーターの値についてまとめて判定します。一つのマスが、パラメーターの値の一組に対応します。
sweep-proofs-swept = この主張がすべての局面について証明されたのは、パラメーターの値の組のうち{ NUMBER($proved) }通りで、成り立たないのは{ NUMBER($refuted) }通りです。

## Play

play-begin = { $name }と対戦する
play-chapters = 章
play-strip = 細長いチョコ
play-strip-lead = 順番に割って、苦い部分のないほうを食べます。苦い部分だけを残した人の勝ちです。
play-directions = 三方向
play-directions-lead = このチョコレートは、苦い部分より上のところでも割れます。
play-slopes = ななめのチョコ
play-slopes-lead = 両側がななめなので、左や右を割ると、上の部分まで取れることがあります。
play-stairs = 階段
play-stairs-lead = 右側は階段のように高くなり、左側は細長くのびています。
play-sharing = シェアリング・ニム
play-sharing-lead = 一つの山から、それより小さい山へ石を移します。移したあと、受け取った山のほうが大きくなってはいけません。移せなくなった人の負けです。
play-sharing-secret = 二つの山を同じ高さにする手を考えます。頭の中で、三つ目の山との差を、奇数になるまで2で割っていきます。割った回数が偶数（0回でもよい）なら、その手で勝てます。相手がどう打っても、また二つの山を同じ高さにできます。
play-own = 自分で選ぶ
play-kind = 形
make-block = 四角
make-slopes = 坂
make-stairs = 階段
make-piles = 山
make-play = このチョコで遊ぶ
make-surprise = おまかせ
make-more = ほかの形
play-left = 左
play-up = 上
play-down = 下
play-right = 右
play-less = { $direction }を減らす
play-more = { $direction }を増やす
daily = きょうのチョコ
daily-row = { NUMBER($days) }日つづけて勝ち
daily-question = 先に打つ人は、このチョコレートで勝てるかな？
daily-begin = 勝てる：自分が先
daily-let-begin = 勝てない：{ $name }が先
daily-words = Bittersweet「きょうのチョコ」{ $date }：{ $squares }
daily-send = 結果を送る
daily-no-date = { $text }は日付ではありません。日付は2026-11-28のように書きます。
daily-future = { $date }のチョコはまだ開けません。その日にまた来てください。
play-can-you = 勝てるかな？
play-somebody-won = だれかがここから{ NUMBER($moves) }手で勝ちました。あなたは勝てるかな？
play-nib = ニブ
play-nib-errs = よくまちがえる
play-truffle = トリュフ
play-truffle-errs = たまにまちがえる
play-noir = ノワール
play-noir-errs = まちがえない
play-friend = となりの友だち
play-you = あなた
play-player = プレイヤー{ $player }
play-broke = { $who }は{ $side ->
    [x] 左
    [y] 上
    [w] 下
   *[z] 右
}から{ $count }個割って取りました。
play-moved = { $who }は山{ $from }から山{ $onto }へ石を{ NUMBER($tokens) }個移しました。
play-lowered = { $who }は{ $amounts }減らしました。
play-passed = { $who }はパスを使いました。
play-thinks = { $name }が考えています。
play-breaks = { $name }はこの手を打ちます。
play-let-begin = { $name }が先
play-sizes = 左{ $x }、上{ $y }、右{ $z }
play-cut = { $side ->
    [x] 左
    [y] 上
    [w] 下
   *[z] 右
}から{ $count }だけ割って取る：残りは{ $left }
play-grooves-hint = 割りたいところにさわってください。
play-strips-hint = ブロックを選ぶと、取る部分が分かります。同じブロックをもう一度選ぶと、その部分を取ります。
play-tokens-hint = 石を一つ選びます。その上の石もいっしょに移ります。次に、移す先の山を選びます。
play-ended = ゲームが終わりました
play-you-won = あなたの勝ち！
play-they-won = { $name }の勝ちです。
play-won-in = { NUMBER($moves) }手で勝ちました。
play-chance = { NUMBER($number) }手目：こう打てば勝てました
play-no-chance = { $name }は一度もまちがえませんでした。次は、先に打つ人をかえてやってみましょう。
play-try-from = ここからやり直す
play-again = もう一度
play-harder = { $name }と対戦する
play-next = 次のチョコレート：{ $name }
play-explore = この局面を「しらべる」で見る
play-puzzle = パズルとして送る
play-no-sums = 「あそぶ」で使えるチョコレートは一つだけです。いくつも並べるときは「しらべる」で開いてください。
play-hint-wins = ここから勝てます！
play-hint-loses = ここには勝つ手がありません。でも、{ $name }がまちがえるかもしれません。
play-hint-lost = ここには勝つ手がありません。
play-hint-way = こんな手を探してみましょう：{ $way }
play-hint-move = { $cut }。
play-hint-try = こうしてみましょう：{ $cut }
play-go-on = 前のゲームの続きをする
play-aim = 苦い部分だけを残そう
play-begin-two = はじめる
play-path = 五つのチョコレートのひみつ
play-games-won = 勝ち：{ NUMBER($won) }/{ NUMBER($count) }
play-players = ほかの相手
play-who-plays = だれと遊ぶ？
play-sound = 割るときの音とバイブレーション
play-rule = ルール
play-rule-break = 溝に沿って割る
play-rule-eat = 苦い部分のないほうを食べる
play-rule-win = 苦い部分だけを残せば勝ち
play-back = ゲームにもどる
play-all-chapters = もどる
play-break = { NUMBER($count) }個割って取る
play-break-off = { $side ->
    [x] 左
    [y] 上
    [w] 下
   *[z] 右
}から{ NUMBER($count) }個割って取る。残りは{ NUMBER($stay) }個
play-not-there = 割るのをやめる
play-groove-before = 前の溝
play-groove-after = 次の溝
play-ate = おいしい！{ $side ->
    [x] 左
    [y] 上
    [w] 下
   *[z] 右
}から{ $count }個食べました。
play-choose-side = よく見て、どちらが先か決めましょう。
play-i-begin = 自分が先
play-they-begin = { $name }が先
play-next-trial = 次へ：どちらが先？
play-why-won = なぜ勝てたの？
play-all-five = 五つとも勝ち！
play-draw = 自分で形を作る
play-ask-friend = 友だちをさそう
play-why-same = 左右を同じ長さにします。
play-why-partners = これで、どのブロックにも反対側に相棒がいます。
play-why-copy = 相手が片側を割ったら、反対側を同じだけ割ります。いつでもまねできるので、打つ手が先になくなるのは相手です。
play-why-blocks = 左・上・右のそれぞれを、8、4、2、1のかたまりに分けます。同じ大きさの二つが相棒です。「?」のかたまりには、相棒がいません。
play-why-paired = 勝つ手を打つと、どのかたまりにも相棒ができます。
play-why-again = 相手がどこを割っても、相棒のいないかたまりができます。でも、あなたはいつでも、どのかたまりにも相棒がいる形にもどせます。
play-proved = この規則は、{ $class }について証明されています。証明はRocqで検査済みです。
play-hint-side = { $side ->
    [x] 左
    [y] 上
    [w] 下
   *[z] 右
}をよく見てください。

# The ledger of claims
known-full = すべて証明済み
known-part = 一部のパラメーターで証明済み
known-far = 反例は未発見
known-open = 未解決
known-refuted = 反例あり
known-misprint = 誤植・要修正
ledger-are-open = 未解決
ledger-refuted = 反例あり
ledger-needs-repair = 要修正
ledger-misprint = 誤植
ledger-slip = 誤植（定理は成り立つ）
ledger-universal = すべての{ $names }について証明済み（Rocqが検査）
ledger-universal-stated = 主張の対象となるすべての{ $names }について証明済み（Rocqが検査）
ledger-every-piles = 山の数
claim-here = ここで確かめる
claim-proof = 証明
claim-tests = 検証
claim-source = 論文
claim-checked = 定理{ $name }（{ $file }）の証明は、Rocqで検査済みです。この証明は、証明されていない仮定を使っていません。{ $command }でもう一度検査できます。
ledger-proved = 証明済み
ledger-proved-for = { $settings }で証明済み
ledger-proved-values = { $name }の{ $count }個の値について証明済み
ledger-proved-pairs = { $names }の{ $count }組について証明済み
ledger-verified = { $bound }まで確認
ledger-unchecked = 未検査
ledger-waiting = 待機中
ledger-running = { $part }%
ledger-colon = ：
ledger-typeset = 式のプレビュー
empty-result = まだ結果はありません。例を選ぶか、調べたいことを自分で入力してボタンを押してください。
empty-sweep = まだ何も検査していません。「実行」を押すか、例を選んでください。例はすぐに実行されます。
sweep-band = 一部の{ $names }については、この主張が定理によって証明済みです。定理の証明はRocqが検査しました。
sweep-band-numbers = { $names } = { $numbers }については、検査を実行する必要がありません。
sweep-band-count = { NUMBER($count) }個のマスについては、検査を実行する必要がありません。
sweep-planned = 検査するマスをパラメーターごとに並べた図
legend = マスの意味
legend-universal = 定理で証明済み（Rocqが検査）
legend-holds = Nまで成り立つ
legend-proved = 証明済み
legend-fails-early = 小さい反例がある
legend-fails-late = 大きい反例しかない
legend-undecided = この方法では判定できないか、証明を中止した
legend-stated = このパラメーターについて論文に主張がある
legend-outside = 論文の仮定を満たさない

## 教える：リンク、フレーム、教材、ワークシート

teach-link = チョコレートを一つ送る
teach-frame = ページにチョコレートを埋め込む
teach-lesson = 教材を作る
teach-print = ワークシートを印刷する
teach-link-purpose = リンクか、スマートフォン用のQRコードで渡します。
teach-frame-purpose = Moodle、WordPress、Googleサイトなどに埋め込みます。
teach-lesson-purpose = チョコレートについての課題です。答え合わせは自動です。
teach-print-purpose = 紙で解く問題です。解答は別のページに印刷します。
teach-find = 「しらべる」で局面を探す
teach-this = この局面を「おしえる」で使う
teach-opens = リンクを開くと表示されるページ
teach-opens-play = あそぶ：値を見せないゲーム
teach-opens-explore = しらべる：局面とその図
teach-for-pupils = 生徒用のリンク
teach-recipes = 使い方
recipe-exercise = ヒントのない問題
recipe-exercise-purpose = 二人で遊びます。答えの手がかりは何も出ません。
recipe-computer = コンピューターと対戦
recipe-computer-purpose = 生徒が先に打ちます。コンピューターは間違えません。
recipe-begins = コンピューターから始める
recipe-begins-purpose = コンピューターが先に打ちます。間違えることはありません。
recipe-demonstration = 実演用
recipe-demonstration-purpose = ヒント、手ごとの印、値、理由が表示されます。
recipe-figure = 図
recipe-figure-purpose = P局面を上から見た図です。シェアリング・ニムでは、回文になった列の図です。
teach-no-recipe = 自分で選んだ設定です。
teach-options = 設定
teach-rules = ゲームのルール
teach-players = プレイヤー
teach-two-people = 二人
teach-reader-first = コンピューターと（生徒が先）
teach-computer-first = コンピューターと（コンピューターが先）
teach-mistakes = コンピューターの間違い
teach-mistakes-none = なし
teach-mistakes-some = 少し
teach-mistakes-many = たくさん
teach-title = 題名
block-text = 文章
block-bar = 局面
block-question = 問い
block-answer = 答え
block-add = 追加
block-add-bar = 局面を追加
block-move = 課題：勝つ手を見つける
block-winner = 課題：どちらが勝つか
block-row = 課題：表を完成させる
block-rule = 課題：規則を見つける
block-explanation = 課題：説明する
block-noted = 生徒のコードに入れる情報
block-noted-name = ニックネーム（生徒が書いたとき）
block-noted-time = かかった時間（分）
task-move = 勝つ手を見つけてください。
task-winner = 先に打つプレイヤーともう一人のプレイヤー、勝てるのはどちらですか。打つ手のなくなったプレイヤーの負けです。
task-winner-misere = 先に打つプレイヤーともう一人のプレイヤー、勝てるのはどちらですか。最後に打ったプレイヤーの負けです。
task-row-outcomes = 表を完成させてください。{ $name }の値ごとに、直前に打ったプレイヤーが勝てるときはP、次に打つプレイヤーが勝てるときはNと書きます。
task-row-values = 表を完成させてください。{ $name }の値ごとにグランディ数を書きます。グランディ数は、0、1、2、…のうち、1手で移れるどの局面のグランディ数でもない、いちばん小さい数です。
task-rule-positions = { $names }についての規則を見つけてください。P局面では必ず成り立ち、ほかの局面では成り立たない規則です。
task-rule-values = どの局面でもグランディ数に等しくなる、{ $names }の式を見つけてください。
task-explanation = 自分の言葉で説明してください。
row-along = 動かす座標
row-last = 最大値
row-shows = 書き入れるもの
row-outcomes = PかN
row-values = グランディ数
rule-about = 規則の対象
rule-positions = P局面
rule-values = グランディ数
rule-bound = 確かめる範囲
rule-answer = 先生の式（生徒が見つけたあとに出ます）
explanation-answer = 先生の答え（生徒が書いたあとに出ます）
task-check-lost = この局面には勝つ手がないので、生徒はこの課題を解けません。別の局面を選んでください。
task-check-wrong = この式は正しくありません。まず局面({ $position })で誤りになります。
task-check-undefined = この式は、局面({ $position })で値が決まりません。
task-check-statement = この式の値は数です。P局面のルールは、成り立つか成り立たないかが決まる形で書いてください。
task-check-number = この式は、成り立つか成り立たないかを表しています。グランディ数の式は、値が数になるように書いてください。
task-check-unread = この式を読み取れません。{ NUMBER($place) }文字目を見直してください。
task-check-large = この課題は大きすぎるので、生徒のページでは答えを調べられません。
task-words = 課題の上に書く文
block-place = { NUMBER($number) }. { $kind }
block-up = { $block }を上へ
block-down = { $block }を下へ
block-remove = { $block }を削除
block-remove-short = 削除
block-copy = { $block }を複製
block-copy-short = 複製
block-drag = ドラッグして動かす
block-paragraphs = 空行を入れると、新しい段落になります。
teach-empty = 教材はまだ空です。例から始めるか、文章、局面、問いを追加してください。
teach-example = 例から始める
teach-new = 新しい教材を作る
teach-removed-block = 削除しました。
teach-removed-bar = 局面を削除しました。
teach-removed-class = このクラスのコードを消しました。
teach-restore = 元に戻す
teach-before = この端末には、別の教材「{ $title }」が保存されています。
teach-return = その教材を開く
teach-read = 生徒として開く
teach-edit = この教材を編集
teach-too-long = この教材は長すぎてリンクにできません。コードは{ NUMBER($length) }文字ですが、上限は{ NUMBER($most) }文字です。ファイルに保存するか、二つの教材に分けてください。
teach-save = ファイルに保存
teach-save-purpose = このファイルは、どのブラウザでも、インターネットに接続しなくても開けます。対戦も課題もそのまま使えます。図を見るときだけは、このサイトへの接続が必要です。
teach-unpacked = このビルドには生徒用のページがないので、教材をファイルやパッケージとして保存できません。Node.jsをインストールして、もう一度ビルドしてください。trunk serveか./dev buildを実行すると、生徒用のページも作られます。
package-make = 学習プラットフォーム用のパッケージを保存
package-purpose = パッケージはMoodleなどで使えるZIPファイルです（SCORM 1.2とcmi5）。生徒一人一人の結果、時間、答え、ニックネームは、パッケージを開いた学習プラットフォームに送られます。途中の作業もそこに保存されます。
package-waiting = パッケージを作っています。
package-saved = パッケージを保存しました。展開せずに、そのままアップロードしてください。
package-failed = 生徒用のページを読み込めなかったので、パッケージを作れませんでした。接続を確認して、もう一度試してください。
package-readme = このファイルには、Bittersweetで作った教材「{ $title }」が入っています。学習プラットフォームに、SCORMパッケージまたはcmi5コースとしてそのままアップロードしてください。学習プラットフォームなしで読むときは、展開してindex.htmlをブラウザで開いてください。結果、時間、答え、ニックネームの送り先は、教材を開いた学習プラットフォームだけです。
teach-draft = 下書きはこの端末に保存されます。
teach-unkept = このブラウザでは下書きを保存できません。保存場所がいっぱいか、保存が許可されていません。ページを閉じる前に、教材をファイルに保存するか、ワークシートを印刷してください。
teach-untitled = 題名のない教材
teach-lesson-damaged = リンクの中の教材が壊れているか、途中で切れています
teach-sheet-damaged = リンクの中のワークシートが壊れているか、途中で切れています
# 用意された教材と、テキストファイルの教材
teach-course = すぐに使える全6回のコース
teach-what = 何をしますか。
teach-give = リンク
bars-offered = コースのチョコレート
notation-typed = 文字で入力する
notation-wanted = ゲームと座標を「triangle:k=3:5,3,4」のように書くか、上の欄で局面を作ってください。
course-open = 開く
course-plan = 指導案
course-loading = 教材を読み込んでいます。
course-failed = 教材を読み込めませんでした。接続を確かめてから、もう一度試してください。
course-again = もう一度試す
course-place = { NUMBER($number) }. { $title }
course-minutes = { NUMBER($age) }歳以上向け、{ NUMBER($minutes) }分
course-before = 前の回：{ $title }
course-behind = 次の回：{ $title }
course-edit = コピーを編集
course-class = クラスの結果を集める
course-link = クラス用のリンク
guide-words = 先生用のメモ
guide-purpose = この文章は生徒には表示されません。最初の段落には教材のねらいを書きます。行の初めに「## 」と書くと見出し、「- 」と書くと箇条書きになります。この文章も残すには、「テキストとして保存」を選んでください。
text-open = テキストファイルを開く
text-save = テキストとして保存
text-unread = ブラウザがこのファイルを読み込めませんでした。
text-large = このファイルは大きすぎます。教材として開けるのは{ NUMBER($most) }kBまでです。
text-refused = このファイルには間違いが{ NUMBER($count) }か所あるので、教材として開けません。
text-mistake = { NUMBER($line) }行目の{ NUMBER($column) }文字目：{ $reason }。
text-unknown = { $name }という指示はありません
text-recipe = 「{ $word }」という局面の使い方はありません。使えるのはexercise、computer、begins、demonstration、figureです
text-number = 「{ $word }」は0から{ $most }までの整数ではありません
text-coordinate = この局面には座標「{ $word }」がありません。あるのは{ $names }です
text-shows = 「{ $word }」は、表に書き入れるものとして使えません。使えるのはoutcomesとvaluesです
text-about = 「{ $word }」は、規則の対象として使えません。使えるのはpositionsとvaluesです
text-noted = 「{ $word }」は記録できません。使えるのはnameとtimeです
text-more = 「{ $word }」は余分です
text-not-ended = { $name }が閉じられていません。文章の下の行に::endと書いてください
text-stray-end = この::endに対応する指示がありません
text-stray-answer = ::answerを書けるのは、::questionと::explainの中だけで、それぞれ一度までです
text-twice = { $name }はファイルに一度しか書けません
text-no-position = 局面が書かれていません
text-no-recipe = 局面の使い方が書かれていません。exercise、computer、begins、demonstration、figureのどれかを書いてください
text-no-coordinate = 表の中で動かす座標が書かれていません
text-no-last = 動かす座標の最大値が書かれていません
text-no-shows = 表に書き入れるものが書かれていません。outcomesかvaluesを書いてください
text-no-about = 規則の対象が書かれていません。positionsかvaluesを書いてください
text-no-bound = 規則を確かめる範囲（座標の最大値）が書かれていません
sheet-positions = 局面
sheet-position = 局面{ NUMBER($number) }
sheet-words = 先生からのひとこと
sheet-asked = 問い
ask-winner = どちらが必ず勝てるか
ask-moves = どの手を打てば勝てるか
ask-smaller = 小さい板チョコ三枚
ask-table = 完成させる表
sheet-solving = 解答を計算しています。
sheet-bars-normal = 二人のプレイヤーが交互に手を打ちます。自分の番には、チョコレートを一本の溝に沿って割り、苦い部分のないほうを食べます。苦い部分には×印がついています。苦い部分だけを残したプレイヤーの勝ちです。
sheet-bars-misere = 二人のプレイヤーが交互に手を打ちます。自分の番には、チョコレートを一本の溝に沿って割り、苦い部分のないほうを食べます。苦い部分には×印がついています。苦い部分だけを残したプレイヤーの負けです。
example-title = 左右にのびる板チョコ
example-rules = 板チョコに一か所だけ苦い部分があり、×印がついています。二人でかわるがわる、溝に沿って割り、×印のないほうを食べます。苦い部分だけを残した人の勝ちです。
example-strip = 苦い部分の左に4個、右に6個のブロックがあります。割るたびに、左か右のどちらかが短くなります。
example-play = あなたが先に打ちます。相手はコンピューターです。勝てますか。
example-why = 必ず勝つ方法があります。最初にどう割りますか。そのあと、コンピューターの手にどう応じますか。
example-mirror = 左右を同じ長さにします。右から2個割って取りましょう。そのあとは、コンピューターの手を反対側でまねします。いつでもまねできるので、打つ手がなくなることはありません。
example-second = 今度は左右が同じ長さで、コンピューターが先に打ちます。
example-answer = コンピューターの手を反対側でまねして、勝ちましょう。
example-three = 板チョコには、苦い部分より上でも割れるものがあります。そのような板チョコでは、割る方向が三つになります。左右だけの板チョコでは、左右を同じ長さにして残せば勝てました。三つの方向に割れる板チョコでは、どんな形を残せば勝てますか。
example-nim = 左・上・右のブロックの数を2進法で、桁をそろえて上下に並べて書きます。3、5、6のように、どの桁でも1が偶数個なら、直前に打ったプレイヤーが勝てます。次の手で、必ずどこかの桁の1が奇数個になりますが、そのたびに、どの桁の1も偶数個にもどす手があるからです。

## ゲームを選ぶ

game-triangle = 三角形のチョコレート
game-triangle-line = 左右が坂です。k列ごとに一段高くなります（kは自分で選びます）。
game-stairs = 階段形のチョコレート
game-stairs-line = 左は帯、右は階段です。
game-rectangle = 長方形のチョコレート
game-rectangle-line = 三山のニムと同じです。
game-rim = 自由な形のチョコレート
game-rim-line = 縁を式で書くか、手で描きます。
game-sharing = シェアリング・ニム
game-sharing-line = 大きい山から小さい山へ石を移します。
game-own = 自作のルール
game-own-line = ワイソフのゲームなどを選ぶか、自分でルールを書きます。
game-sum = ゲームの和
game-sum-line = 手番ごとに、どれか一つのゲームで手を打ちます。

## 探究：チョコレートとそのパラメータ、どちらが勝つか

k-of-triangle = 一段高くなるまでの列の数
s-of-triangle = x + zに加える列の数
k-of-steps = 一段の幅
s-of-steps = 最初の段をずらす列の数
middle-pile = 中央の山の石の数
right-pile = 右の山の石の数
here-won-word = 次に打つ人が勝てます。
here-won = { $words }打てる手は{ $moves }通りで、そのうち相手に負けの局面を渡す手は{ $winning }通りです。
here-lost-word = 次に打つ人の負けです。
here-lost = { $words }打てる手は{ $moves }通りです。どう打っても、相手には勝つ手があります。
break-wins = { $left }が残ります。勝ちの手です。
break-loses = { $left }が残り、値は{ $value }です。相手が勝てます。
cell-lost = { $position }の値は0です。次に打つ人の負けです。
cell-won = { $position }の値は{ $value }です。次に打つ人が勝てます。
group-figure = 図
up-to = { $size }まで
legend-zero = 値0：負け
table-none = ここに{ $name } = { $at }の局面なし
legend-here = 枠：この局面
legend-reached = 枠：この局面と、1回割った後の局面
legend-dot = 勝ちの手
figure-turned = 図は{ $axis } = { $at }の平面を示しています。
legend-arcs = 弧：対称な位置にある値を結ぶ線
law-unknown = このサイトには、このゲームの負けの局面を表す式がありません。
law-verified = { $bound }まで反例はありませんが、証明もありません。
law-columns = どの列も、上から読んでも下から読んでも同じです。
stays-proved = 規則{ $formula }は{ $values }で成り立ちます。
stays-tested = 規則{ $formula }の反例は、{ $values }では今のところ見つかっていません。
stays-refuted = { $values }では、cをどう選んでも、(x + c) ⊕ y ⊕ (z + c) = 0という規則は成り立ちません。
stays-unknown = { $values }の規則は知られていません。
find = 検索
find-keys = Ctrl K
find-label = 図、ゲーム、操作を探す
find-page = このページ
find-games = ゲーム
find-elsewhere = ほかのページ
find-size = N、平面、表示内容を変える
find-compare = ほかのゲームと比べる
find-position = 局面を変える
find-rules = ルールを変える
find-download = 図をダウンロード
find-download-bar = 局面の絵をダウンロード
find-prove = このゲームの性質を実験室で証明する
find-help = 図表のキー操作とマウス操作
find-nothing = 見つかりません。
find-also-table = 表 グランディ数 数 色 P局面 拡大
find-also-positions = P局面 図 地図
find-also-space = 3d 立体 三次元 P局面 図
find-also-line = 数列 周期 行 列 対角線
find-also-columns = 回文 対称 弧
find-also-size = 設定 勝敗 手数 色 拡大 縮小
find-also-compare = 比較 違い
find-also-position = 座標 ランダム
find-also-rules = ゲーム ミゼール 逆形 パス 正規形 k s
find-also-download = ファイル 保存 csv json latex tikz svg png pdf
find-also-share = リンク アドレス qr 埋め込み
find-also-prove = 証明 定理 式 オートマトン 学習 証明書 rocq 予想
find-also-map = 定理 証明
find-also-papers = 記事 定理 予想 図

## 図：選択、設定、比較

choose-figure = 図を選ぶ
choose-table = 値
choose-above = 上から見た負けの局面
choose-space = 空間図
choose-projected = 射影
choose-list = 負けの局面の一覧
choose-columns = 対称な列
choose-line = 直線上の値
settings = 設定
as-printed = 論文のように行を下向きに並べる
as-printed-title = 論文の表では0行目が上にあります。ここの図では、どれも0行目が下にあります。
telemetry = 時間とメモリ
title-about = 題名、ルール、範囲、版、リンクを書いたテキスト
comparison = 比較
comparison-counts = それぞれの集合に入るP局面の数
comparison-only = { $ruleset }だけのP局面
comparison-both = 共通のP局面
comparison-caption = Aは{ $here }、Bは{ $there }で、どちらも座標は{ $size }までです。丸はAだけのP局面、十字はBだけのP局面、四角は共通のP局面です。
comparison-label = 二つのルールのP局面：横に{ $across }、縦に{ $upwards }
comparison-too-large = 二つのルールはN = { $most }まで比較できます。もっと小さいNを選んでください。
comparison-kind-here = Aだけ
comparison-kind-there = Bだけ
comparison-kind-both = AとBの両方
comparison-kind-different = AとBで別のP局面
comparison-at-both = { $position }はAでもBでもP局面です。
comparison-at-here = { $position }はAだけのP局面です。
comparison-at-there = { $position }はBだけのP局面です。
comparison-at-different = { $here }はAだけの、{ $there }はBだけのP局面です。
comparison-at-none = ここにはAのP局面もBのP局面もありません。
comparison-in-here = Aの({ $position })
comparison-in-there = Bの({ $position })
comparison-same = P局面はすべて一致します。
comparison-list = 違いを一覧にする（{ $count }個）
comparison-more = ここに示したのは最初の{ $count }個です。違いはすべてファイルに入っています。
file-difference = { $here }か{ $there }の一方だけのP局面
cite = 説明文と引用
cite-caption = 説明文
cite-bibtex = BibTeX
paper-width = 幅（cm）
paper-width-range = 幅は{ $least }から{ $most }までの数（センチメートル）にしてください
title-pdf = 図を1ページにしたもの。文書や印刷用。どの大きさでも鮮明
trim-axes = 軸
trim-legend = 凡例

## ダウンロードの画面

download-named = { $name }をダウンロード
download-preview = ファイルのプレビュー
download-preview-of = プレビュー：{ $title }
download-no-preview = ここではプレビューを表示できません。ファイルはダウンロードできます。
download-resolution = 1インチあたりのドット数
download-pixels = 画像の幅は{ $pixels }ピクセルです。
download-caption-title = 図の下に入れる説明（図の内容、ルール、範囲、リンク）。TikZではコメントになる
download-source = 題名、範囲、リンクを別のファイルにも保存
trim-axes-title = 目盛りの数字と座標の名前
trim-legend-title = 色の意味
title-csv-rows = 一行に一つの値。表計算やプログラム用
file-both = { $here }のP局面と{ $there }のP局面

# 学習：オートマトンとして学習し、証明する局面の集合
learn = 学習と証明
learn-lead = このゲームの局面の集合を選んでください。プログラムが小さい範囲の局面を計算し、その結果と合うオートマトンを見つけます。オートマトンは、座標を2進法で書いた各桁の数字を読み、集合に入る局面だけを受理します。最後に、そのオートマトンがすべての局面で正しいことを証明します。
learn-target = 局面の集合
learn-of-value = グランディ数で指定
learn-of-difference = 二つのゲームで勝敗が違う局面
learn-value = グランディ数
learn-other = もう一つのゲーム
learn-other-kind = 上のゲームとは比べられません。局面を表す数の個数が同じゲームを選んでください。石の山のゲームと比べられるのは、石の山のゲームだけです
learn-run = 学習して証明
learn-progress = 座標は{ $side }未満、状態数は{ $states }
learn-about-p = { $rules }のP局面
learn-about-value = { $rules }でグランディ数が{ $value }の局面
learn-about-difference = { $rules }と{ $other }で勝敗が違う局面
learn-theorem = 定理。
learn-theorem-p = { $rules }の局面がP局面であるための必要十分条件は、下のオートマトンがその局面を受理することです。
learn-theorem-value = { $rules }の局面のグランディ数が{ $value }であるための必要十分条件は、下のオートマトンがその局面を受理することです。
learn-theorem-difference = { $rules }と{ $other }の両方でルールに合う局面が、どちらか一方だけでP局面であるための必要十分条件は、下のオートマトンがその局面を受理することです。
learn-theorem-same = { $rules }と{ $other }の両方でルールに合う局面は、両方でP局面であるか、両方でN局面です。
learn-for-all = どれほど大きい局面についても証明されています。
learn-no-picture = 図があるのは、局面が二つか三つの数で表される集合だけです。
learn-letters = 式はルールの文字で書きます。オートマトンでは次の文字で表します：{ $pairs }
learn-formula = 次の式も同じ局面を表します（これも証明済みです）：{ $formula }
learn-course = このオートマトンは、座標が{ $stable }未満の局面から学習したものです。座標が{ $checked }未満のすべての局面で確かめたうえで、正しいことを証明しました。
learn-refuted = それまでのオートマトンも、調べた範囲ではすべて正しく判定しました。しかし、{ $positions }で誤ることが証明の途中で分かったので、学習を続けました。
learn-layer = パス
learn-with-pass = まだ使える
learn-without-pass = 使用済み
learn-not = 証明されていません。
learn-why-states = この集合のオートマトンには、学習できる上限の{ $states }個より多くの状態が必要です。
learn-why-grows = 範囲を最大まで広げても、状態数はまだ増え続けていました。
learn-why-work = 制限時間内に学習が終わりませんでした。それまでの状態数の増え方を下に示します。
learn-go-on = 時間制限なしで続ける
learn-why-no-memory = この端末では、次の表に必要な{ $megabytes } MBのメモリを確保できませんでした。ほかのページを閉じて、もう一度試してください。
learn-why-digits = 状態を区別するには、座標が2進数で{ $digits }桁の局面が必要ですが、このプログラムではそれほど大きい局面は計算できません。
learn-why-wrong = 学習したオートマトンは、調べた範囲ではすべて正しく判定しましたが、{ $position }で誤ることが証明の途中で分かりました。座標が大きすぎて、この局面からは学習できません。
learn-why-wrong-far = 学習したオートマトンは、調べた範囲ではすべて正しく判定しましたが、2進数で63桁を超える局面で誤ることが証明の途中で分かりました。
learn-why-undecidable = オートマトンでは証明できません：{ $why }。
learn-unfinished = 何も証明しないうちに、学習を中止しました。
learn-bound = 下位の桁から読み、この集合の局面だけを受理するオートマトンには、少なくとも{ $states }個の状態が必要です。
learn-sizes = 最小のオートマトンの状態数は、2進数の上位の桁から読むと{ $most }、下位の桁から読むと{ $least }です。
learn-bound-example = これらの状態からどの二つを選んでも、その二つを区別する二つの局面があります。一方は受理され、もう一方は受理されません。例：{ $inside }は受理され、{ $outside }は受理されません。
learn-boxes = 範囲と状態数の増え方
learn-below = 座標（この数未満）
learn-states = 状態数
learn-of-pass = パスなしで{ $without }、パスありで{ $with }
learn-save-most = Walnut用のオートマトン（上位の桁から）
learn-save-least = Walnut用のオートマトン（下位の桁から）
learn-save-bound = 状態を区別する局面

## Rules of one's own

clause-long = ルールは{ $most }文字以下でなければなりませんが、{ $count }文字あります
clause-names = ルールは1個から6個の座標の名前で始めます。異なる英小文字（p以外）を空白で区切って書いてください
clause-unknown = y<=floor((x+z)/3)のような上限、move x by anyのような手、pass、misereのどれかを書いてください
clause-twice = すでに書かれています
clause-unknown-name = { $name }は座標（{ $known }）ではありません
clause-itself = { $name }の上限に{ $name }自身は使えません
clause-named-twice = { $name }が2回書かれています
clause-mistake = 式ではありません。{ $at }文字目：{ $problem }
clause-steady = 上限は、座標が増えても減らない0以上の整数でなければなりません。使えるのは+、*、floor、ceil、min、maxと、決まった数での割り算だけです
clause-amount = { $text }は、減らす数としては使えません。any、1以上の整数、2*xのような式、1..ceil(x/2)のような範囲、primes、squares、powers of 2、all but 2,3のどれかを書いてください
clause-joined = { $text }は二通りに読めます。数を並べるときは1,2のようにコンマで区切り、2進法の各桁の演算には「&」と「|」を使ってください
clause-never-positive = { $text }は、1以上の整数になることがないので、減らす数としては使えません
clause-unequal = 減らす数が座標ごとに異なるときは、整数か、tと2*tのような一つの文字の倍数で書きます。座標の名前は文字として使えません。係数は{ $most }以下で、係数の最大公約数は1でなければなりません
clause-any-and-any = 二通りに読めます。同じ数だけ減らす場合は「move { $names } by any」、別々の数だけ減らす場合は「move some of { $names } by any」と書いてください
clause-letter = whereの前では、{ $text }は減らす数として使えません。move x by s and y by t where abs(s-t)<2のように、座標の名前ではない文字を、数ごとに一つずつ変えて書いてください
clause-unknown-letter = whereの後の条件にある{ $name }は、減らす数の文字（{ $known }）ではありません
clause-ambiguous = 二通りに読めます。同じ数だけ減らす場合は減らす数ごとに手を一つずつ、異なる数だけ減らす場合は「{ $unequal }」と書いてください
clause-ambiguous-formulas = 二通りに読めます。同じ数だけ減らす場合は、減らす数ごとに手を一つずつ書いてください。異なる数だけ減らす場合、式は使えません
own-rules = ルール
own-rules-note = まず数の名前、次に上限と手を、セミコロンで区切って書きます：x y; x<=2*y; move x by 1,2,5; move x,y by any; move x by t and y by 2*t; move x by s and y by t where abs(s-t)<2。手を書かなければ、1手で一つの数だけをいくつでも減らせるルールになります。
own-is-bar = このルールは、{ $bound }のチョコレートと同じです。
own-is-rectangle = このルールは、長方形のチョコレートと同じです。
own-bar-opens = この入力欄から離れると、このチョコレートが表示されます。
own-turn = 二人が交互に手を打ちます。自分の番には、{ $moves }ことができます。
own-or = { "、または" }
own-lower-one = { $names }のどれか一つをいくつでも減らす
own-lower-any = { $names }をいくつでも減らす
own-lower-same = { $names }を同じ数だけ減らす
own-lower-by = { $names }を{ $amounts }減らす
own-any = いくつでも
own-lower-some = { $names }のうち一つ以上を、それぞれ{ $amounts }減らす
own-lower-at-most = { $names }のうち一つ以上{ $most }個以下を、それぞれ{ $amounts }減らす
own-multiples = { $number }の倍数だけ
own-primes = 素数だけ
own-squares = 平方数だけ
own-powers = 2の累乗だけ
own-all-but = { $amounts }以外の数だけ
own-lower-each = { $names }をそれぞれ{ $amounts }減らす
own-part = { $name }を{ $amount }
own-lower-parts = { $amounts }減らす
own-lower-times = { $amounts }減らす（{ $letter }は1以上の整数）
own-lower-joined = { $amounts }減らす（{ $letters }は{ $condition }を満たす1以上の整数）
own-bounds = つねに{ $bounds }です。手を打った後、上限を超えた数は上限まで下げます。
own-stuck-loses = 打つ手のなくなった人の負けです。
own-last-mover-loses = 最後の手を打った人の負けです。
own-known = よく知られたゲーム
own-choose = ゲームを選ぶ
own-wythoff = ワイソフのゲーム
own-fraenkel = ほぼ同じ数を取るワイソフのゲーム（フランケル）
own-diagonals = 斜めの手を二つ加えたワイソフのゲーム
own-ryuo = 竜王ニム
own-euclid = ユークリッドのゲーム
own-moore = ムーアのニム（三山のうち一つか二つ）
own-squares-game = 平方数個を取る
own-subtraction = 1個か3個か4個を取る
own-backwards = 2個か12個か14個を取る
own-halving = 半分まで取る
own-thirds = 3分の2まで取る
own-restricted = 半分（切り上げ）まで取る、パスあり
own-three-piles = パスありの三山のニム
own-four-sides = 苦い部分の位置が自由な長方形
own-monotone = グランディ数がニム和になるチョコレート
own-double = どちらも他方の2倍まで
own-stairs = 三本の帯（どれも一つ前の帯以下の長さ）
clause-chase = これらの上限は互いに影響し合うので、一手打ったあとに上限に合わせて数を減らす計算が何度も繰り返され、回数が多くなりすぎることがあります

# ズーム：証明したものを、すべての局面の地図として見る。
far = どこまでも拡大
far-lead = この地図の画素は一つ一つオートマトンで決めているので、どこまで拡大しても正確です。座標は{ $largest }までです。
far-none = この集合の地図はありません。オートマトンの状態が多すぎます。
far-plane = 平面
far-above = 上から
far-fixed = { $name }を固定
far-from = 表示する{ $name }の最小値
far-label = 集合の地図です。右へ行くほど{ $across }が、上へ行くほど{ $up }が増えます。矢印キーで地図を動かし、プラスとマイナスで拡大・縮小し、0で全体を表示し、Enterで中央の局面を選びます。
far-range = { $name }：{ $first }から{ $last }まで
far-pixel-one = 1画素が一つの局面を表します。
far-pixel-many = 1画素が{ $side } × { $side }個の局面を表します。
far-pixel-few = 一つの局面を{ $side } × { $side }画素で表します。
far-inside-p = 見えている{ $all }個の局面のうち{ $inside }個がP局面です（{ $part }）。
far-inside-above-p = 見えている{ $all }か所の(x, z)のうち、{ $inside }か所の上にP局面があります（{ $part }）。
far-inside = 見えている{ $all }個の局面のうち{ $inside }個が集合に入っています（{ $part }）。
far-inside-above = 見えている{ $all }か所の(x, z)のうち{ $inside }か所の上に集合の局面があります（{ $part }）。
far-percent = { $number }%
far-one-in = 約{ $number }分の1
far-empty = 見えている範囲に、ルールに合う局面はありません。
far-about = 約{ $number }
far-counts = (0, 0)を隅とする一辺{ $sides }、…の正方形には、集合の局面がそれぞれ{ $counts }、…個あります。
far-growth = 十分に大きい正方形では、一辺を2倍にすると、正方形に含まれる局面のうち集合に入るものの数が{ $rate }倍になります。したがって、地図のフラクタル次元は{ $dimension }です。
far-nothing = この平面に集合の局面はありません。
far-p = { $position }はP局面です。
far-n = { $position }はN局面です。
far-member = { $position }は集合に入っています。
far-other = { $position }は集合に入っていません。
far-illegal = { $position }はルールに合う局面ではありません。
far-square = { $first }から{ $last }までの正方形では、{ $all }個の局面のうち{ $inside }個が集合に入っています。
far-choose = 地図上の場所を選ぶと、その局面の勝敗と、集合の中で最も近い局面が分かります。
far-nearest = 集合の中で最も近い局面
far-smaller = { $name }を{ $number }まで減らす
far-larger = { $name }を{ $number }まで増やす
far-no-smaller = これより小さい{ $name }はありません
far-no-larger = これより大きい{ $name }はありません
far-legend-member = 集合の局面
far-legend-other = 集合にない局面
far-legend-above-p = 上にP局面がある
far-legend-above = 上に集合の局面がある
far-legend-above-none = 上にない
far-save = 地図をPNGで保存
far-link = 座標が2⁵³までの局面をすべて表示

# Dossiers: a claim or a set with all that is needed to verify it again, as one file.
dossier-make = 資料一式を保存する
dossier-what = 証明、データ、図、LaTeXと、そのすべてを検証し直す手順を一つのZIPファイルにまとめます。
dossier-making = ファイルを作っています。
dossier-save = 資料一式をもう一度保存する
dossier-saved = { $name }を作りました（{ $kilobytes } kB）。
dossier-nothing = 証明されたものがないので、資料一式はありません。

# Even k: what is known of triangular bars where no formula is known.
even = kが偶数の三角形のチョコレート：分かっていること
even-lead = kが偶数のとき、P局面を表す式は知られていません。次の結果は、すべて証明されています。
even-ends = x = zの局面は、y = 0のとき、かつそのときに限りP局面です。y > 0なら、上を1回割ってy = 0のP局面に移れるからです。x = 0またはz = 0の局面のうち、P局面は(0, 0, 0)だけです。
even-formula = k = { $k }でy ≤ { $last }の局面がP局面であるのは、{ $formula }のとき、かつそのときに限ります。yがこれより大きくなると、この式は成り立ちません。
even-residuals = k = { $k }のP局面だけを受理し、下位の桁から読むオートマトンには、少なくとも{ $states }個の状態が必要です。次の表は、局面の範囲ごとに、その範囲だけから必要だと分かる状態の数を示します。
even-levels = k = { $k }のとき、yの上限をどう決めても、あるところから先のP局面は、対角線に沿って周期dで繰り返し現れます。つまり、(x, y, z)がP局面であるのは、(x + d, y, z + d)がP局面のとき、かつそのときに限ります。したがって、どの上限についても、yがその上限までのP局面を受理するオートマトンがあります。学習済みのオートマトンは、表のボタンで開けます。
even-table = yの上限ごとの周期とオートマトン
even-up-to = yの上限
even-from = 繰り返しが始まるx、z
even-period = 周期
even-automaton = オートマトン
even-learn = { $states }状態
even-learn-named = { $states }状態：yが{ $last }以下のP局面を学習する
even-rim = 縁にP局面がある(x, z)だけを受理するオートマトンには、少なくとも{ $states }個の状態が必要です。このことは、xとzが{ $side }未満の(x, z)だけで証明できます。
even-near = どのチョコレートでも、すべてのP局面でxとzの差はy以下です。
scaling = パスのある三山のニム：式の知られていないゲーム
scaling-lead = ゲーム全体で一回だけ、どちらかのプレイヤーが、山から取る代わりにパスできます。石が残っていないときはパスできません。パスがまだ使えるときの三つの山のP局面を表す式は、知られていません。どのxとyに対しても、(x, y, z)がP局面となるzはちょうど一つです。それぞれの図では、xを一つ決め、(x, y, z)がP局面となるすべての組(y, z)を点で示します。
scaling-source = R. E. Morrison、E. J. Friedman、A. S. Landsberg（Chaos 22、2012年）は、x = 2Lの図を半分に縮めるとx = Lの図に似ることを見いだしました。
scaling-run = 図を計算する
scaling-progress = 二つの山の組：{ $total }組のうち{ $done }組
scaling-picture = x = { $pile }のP局面（yとzは{ $window }未満）
scaling-alike = { $pairs }組の(x, y)に対するzを計算しました。両方の図を32 × 32個の正方形に分けると、二つの図の点の{ $percent }が同じ位置の正方形に入ります。
scaling-csv = 両方をCSVで保存

# 工房：数千のルールを試します。
foundry = 新しい定理
foundry-lead = 多くのチョコレートについて、P局面を判定するオートマトンをプログラムで学習し、それが正しいことを証明します。次に、P局面を表す(x + i) ⊕ (y + j) ⊕ (z + l) = cという形の式を探します。|i|と|l|は40以下、|j|は3以下で、例外として許すのは、座標がどれも4未満の局面だけです。表示する式はすべて証明されています。
foundry-best = 100個の定理
foundry-tried = 試した{ $tried }個のルールのうち、{ $proved }個では小さいオートマトンでP局面を判定できます。五つの論文のチョコレートについての定理、すでに見つかった集合についての定理、一般の定理によって正規形から導ける逆形の定理を除くと、新しい定理が{ $new }個残ります。ここにはその中の100個を、種類ごとに証明とともにまとめました。
foundry-in-both = （正規形と逆形）
foundry-in-misere = {"（逆形）"}
foundry-single = ここの定理は、どれも一つずつ証明したものです。パラメーターのすべての値を一度に扱う定理はありません。
foundry-twin = 逆形でも
foundry-misere = 逆形で勝敗が正規形と異なるのは、(0, 0, 0)の近くのわずかな局面だけです。このことを述べた定理{ $name }（proofs/{ $file }.v）は、Rocqで検査済みです。
foundry-members = { $count }個の定理
foundry-instances = このうち{ $count }個は、パラメーターのすべての値を扱う定理の特別な場合です。Rocqが検査した定理：{ $names }。
foundry-fit = 下に示すのは、ルール{ $rules }に含まれる定数{ $letter }をいろいろに変えたときのP局面の規則性です。{ $letter } = { $values }のときに見つかったもので、{ $letter } = { $tested }のときに、xが{ $bound }以下の範囲で確かめてあります。すべての{ $letter }については証明されていません。
foundry-fit-pass = （パスがまだ使えるとき）
foundry-fit-from = ：x = { $first }から先では、z − xは
foundry-fit-again = { $numbers }の繰り返し
foundry-fit-then = { $numbers }のあと、{ $again }の繰り返し
foundry-sporadic = 整数でない傾き
foundry-sporadic-lead = 探索により、傾きが分数で、規則がx ⊕ y ⊕ z = 0であるチョコレートが三つ見つかりました。どのチョコレートの規則も、短い計算で証明できます。
foundry-slope = 傾き{ $slope }
foundry-orbit = x、y、zを2進法で表し、上の桁から順に読みます。そこまでに読んだ桁が表す三つの数から、s = { $sum }を計算します。三つの数のニム和が0であるかぎり、次の桁を読むとsは{ $steps }のどれかに変わります。
foundry-orbit-numbers = sが{ $low }以下になると、その後も小さいままです。sが{ $high }以上になると、その後も大きいままです。その間に現れるsの値は{ $numbers }だけで、sがこれらの値のとき、yは縁の高さと等しくなります。また、どの値からも、yの次の数字をうまく選べば、sを再びこれらの値のどれかにできます。そのような数字はちょうど一つです。したがって、規則はx ⊕ y ⊕ z = 0です。
foundry-slope-numbers = この傾きは、定理が扱う無限の族で{ $numbers }とした場合にあたります。
foundry-waiting = 定理を読み込んでいます…
foundry-missing = 定理を読み込めませんでした。
foundry-find = 検索
foundry-find-how = max、pass、misere、normalなど、ルールの中の語を入力してください。すべての語を含む定理が表示されます。状態数の上限を0にすると、制限なしになります。
foundry-most = 状態数の上限
foundry-sort = 並び順
foundry-by-interest = 式のないものから
foundry-by-states = 状態数の少ない順
foundry-by-rules = ルールの短い順
foundry-found = { $count }個の定理のうち{ $shown }個
foundry-all = { $count }個すべてを表示
foundry-states = { $count }状態
foundry-value = グランディ数{ $value }
foundry-explore = このチョコレートで遊ぶ
foundry-zoom = P局面をすべて見る
foundry-learn = オートマトンを学習し直す
foundry-at = { $line }行目の「{ $text }」：{ $reason }。
foundry-in-line = { $line }行目：{ $reason }。
foundry-text-long = 文法は{ $most }文字までです。
foundry-no-colon = 「a: 0..3」のようなコロンがありません
foundry-unknown-line = 行は、rim、rules、play、pass、valueのどれか、または小文字1字で始めてください
foundry-reserved = { $letter }は座標の名前なので、定数を表す文字としては使えません
foundry-twice = 同じ種類の行がすでにあります
foundry-no-rim = rimの行かrulesの行を書いてください（例：「rim: floor((x+z+c)/3)」）。
foundry-no-number = rimには、条件ではなく、数を表す式を書いてください
foundry-names = rimの式に使えるのはxとzだけで、{ $letter }は使えません
foundry-braces = 開き波かっこの後には、対応する閉じ波かっこが必要です。波かっこの中に別の波かっこは書けません
foundry-choice = 波かっこの中には、3のような数や1..9のような範囲をコンマで区切って書くか、文字列を|で区切って書いてください
foundry-unset = { $letter }は定数を表す文字なので、「{ $letter }: 0..3」のような行が必要です
foundry-unused = { $letter }がrimでもrulesでも使われていません
foundry-numbers = 3のような数や1..9のような範囲を、コンマで区切って書いてください
foundry-too-large = ここで使える最大の数は{ $most }です
foundry-falls = 範囲の最初の数は、最後の数以下でなければなりません
foundry-words = ここで使えるのは{ $first }と{ $second }です。コンマで区切ってください
foundry-too-many = この文法が表すルールの数は、{ $most }個を超えています。

## 1手ずつたどれる証明

follow-title = 証明をたどる
follow-triangle-pass = パスのある三角形のチョコレートについての、私たちの定理の証明をたどる
follow-near = どのチョコレートのP局面でも|x − z| ≤ yであることの証明をたどる
follow-corner = 苦い部分の近くを除いて、逆形が正規形と同じであることの証明をたどる
follow-what = 局面を入力すると、証明のどの場合に当てはまるか、どの事実を使うか、どの手を選ぶかが表示されます。定理の仮定を満たさないパラメーターを選ぶと、証明のどの行が成り立たなくなるかが分かります。
follow-not-about = この証明は、このルールについてのものではありません
follow-too-large = すべての手を調べるため、座標は{ $largest }以下にしてください
follow-gap = 証明が成り立たない局面を探す
follow-no-gap = { $rules }では、座標が{ $bound }以下のすべての局面で証明が成り立ちます。
follow-fails = 証明が最初に成り立たなくなる局面は{ $position }です。{ $why }
follow-make = この手を打つ
follow-true = 真：
follow-false = 偽：
case-inside = この局面は定理の集合に入っています。
case-named = 定理はこの局面を例外として挙げています。ニム和は0ではありませんが、集合に入っています。
case-over = 打つ手がありません。逆形では、手番のプレイヤーの勝ちです。
case-lower-y = ニム和の最上位の桁で、yの数字が1です。そこでyを減らします。ほかの座標は変わりません。
case-lower = ニム和の最上位の桁で、{ $axis }の数字が1、yの数字が0です。{ $axis }を減らしても、yは新しい縁の高さを超えないので、{ $axis }だけを減らします。
case-lower-both = ニム和の最上位の桁で、{ $axis }の数字が1、yの数字が0です。{ $axis }を減らすと、yも縁の高さまで下がります。
case-pass = パスを使うと、この局面は集合に入ります。そこで、パスを使います。
case-shorten = 右側のチョコレートのグランディ数に対して、帯が長すぎます。そこで、帯だけを短くします。
case-cut-off = { $axis }が0になるように割ります。残るのは、定理が例外として挙げている局面です。
case-beside = 2進法の桁だけを見て手を選ぶと、定理が例外として集合から除いている局面に移ってしまいます。そこで代わりに、{ $axis }がそれより1だけ大きいか小さい、集合の局面に移ります。
case-to-corner = 左右の一方は1以下です。そこで、左右の和が1になるまで{ $axis }を減らします。
case-as-normal = 左右とも2以上です。そのため、正規形で勝つ手は、逆形でも勝つ手です。
case-near = xとzの差はy以下です。どのP局面もこの条件を満たします。
case-far = { $axis }は、反対側の座標とyの和より大きくなっています。したがって、{ $axis }を減らす手の中に、P局面に移る手があります。{ $axis }を減らした後の局面が、すべて候補になります。
case-smaller-gap = 三つの山を大きさの順に並べると、隣どうしの差が二つできます。この二つの差は、等しいか、4の累乗と奇数の積だけ違います。そこで、小さいほうの差と同じ数の石を、最大の山から最小の山へ移します。すると、二つの山が等しくなります。
case-meet = 三つの山を大きさの順に並べると、隣どうしの差が二つできます。この二つの差は、4の累乗と奇数の積の2倍だけ違います。そこで、最大の山と最小の山を等しくします。
case-remainders = 三つの山の隣どうしの差を4で割った余りは、小さいほうの差では{ $r }、大きいほうの差では{ $t }です。
case-elsewhere = これはP局面です。定理はこの局面について何も述べていません。
case-mirror = 表の同じ列で対称な位置にある局面を、この局面の補局面といいます。証明では、この局面と補局面での対戦を並べて進めます。
fact-alone = { $axis }だけをどう減らしても、集合の外に出ます。
fact-both = { $axis }を減らし、それに伴ってyも新しい縁の高さまで下がる手では、必ず集合の外に出ます。
fact-pass = パスを使うと、集合の外に出ます。
fact-equal = 二つの山を等しくする手では、必ず集合の外に出ます。
fact-apart = 打った後の山の大きさがすべて異なる手では、必ず集合の外に出ます。
fact-stays = { $position }に移る手がありますが、移った先の局面も集合に入っています。
fact-smaller = ニム和の中で、{ $axis }の項は{ $from }から{ $to }に減ります。
fact-not-negative = ニム和をとるときに足した定数を引くと、{ $axis }は{ $to }で、負にはなりません。
fact-fits = y = { $y }は、新しい縁の高さ{ $rim }以下です。
fact-too-high = y = { $y }は、新しい縁の高さ{ $rim }を超えてしまいます。
fact-on-rim = yの桁を新しい縁に沿って決めると、y = { $y }になります。これは新しい縁の高さ{ $rim }と等しくなければなりません。
fact-partners = { $x ->
    [0] パスを使える間、長さ1と2、3と4、…は組になります。長さ{ $with }には組の相手がなく、σ(x) = { $with }です。
   *[other] パスを使える間、長さ1と2、3と4、…は組になります。{ NUMBER($x) }の相手は{ NUMBER($with) }なので、σ(x) = { NUMBER($with) }です。
}
fact-shorter = 帯の右側のチョコレートのグランディ数は{ $value }です。したがって、帯の長さを{ $to }にしなければなりません。今の長さは{ $x }で、それを上回っています。
fact-corner = x = z = 1での縁の高さは0でなければなりません。計算すると{ $rim }です。
fact-still-long = 手を打った後も、左右のうち短いほうの長さは{ $shorter }で、2以上のままです。
fact-is-near = xとzの差は{ $apart }で、yの値{ $y }以下です。
fact-answered = 最初のP局面より前の候補のうち{ $candidates }個には、{ $axis }を減らす応手があります。{ $axis }を減らす手は{ $cuts }通りあり、どの手も、二つ以上の候補への応手にはなりません。
fact-first-p = 候補の中の最初のP局面では、長いほうの辺は{ $at }です。この数は{ $last }以下でなければなりません。
fact-zero = 打った後のニム和は0でなければなりません。計算すると{ $sum }です。
fact-tokens = 石の数の差が{ NUMBER($apart) }である二つの山の間で、石を{ NUMBER($tokens) }個移せます。
fact-mirrored = すべての手（{ NUMBER($moves) }通り）に対して、補局面に鏡像の手があります。
fact-not-mirrored = 補局面に鏡像の手がない手：{ $play }
says-all-leave = したがって、どの手も集合の外に出ます。
says-move = { $play }。打った後の局面は集合に入っています。
says-not-legal = 証明が選ぶ手は、ルール上打てません。
says-fails = この中に偽の行があるため、この局面では証明が成り立ちません。
says-no-move = したがって、手を打つ必要はありません。
says-nothing = ここでは、証明から何も導けません。
says-answers = したがって、どの手にも応手があり、二つの局面のグランディ数は等しくなります。
trace-here = この局面の座標の2進法表記です。
trace-kept = 手を打った後もyを元の値のままにした場合の2進法表記です。yが新しい縁の高さを超えるので、ルール上、この局面にはなりません。
trace-after = 手を打った後の2進法表記です。
trace-r = 各行のrは、そこまでに読んだ桁で計算した{ $formula }の値です。
trace-digit = 桁
trace-level = yと縁
trace-below = rが小さすぎる：この後の桁に関係なく、yは縁より高い
trace-inside = rは範囲内：ここまでの桁では、yは縁と同じ高さ
trace-above = rが大きすぎる：この後の桁に関係なく、yは縁より低い
trace-fails = この表は証明と矛盾しています。
candidates-caption = { $axis }を減らした局面を、最初のP局面まで並べた表です。それより前の局面には、P局面に移る応手があります。
candidates-position = 局面
candidates-answer = 応手
candidates-p = なし（P局面）
gap-no-case = 証明のどの場合にも当てはまりません。
gap-several-cases = 証明の二つ以上の場合に当てはまります。
gap-line = { $number }行目が偽です：{ $line }
gap-misses = 証明が選ぶ手を打つと{ $position }になりますが、この局面は集合に入っていません。

room-papers = 論文
papers-title = Bittersweet：論文
papers-heading = 読書室
papers-lead = 五つの論文を六つの記事で解説しています。論文に出てくるチョコレートは、どれも実際に割って試せます。
papers-all = すべての論文
papers-no-words = このページを読み込めませんでした。接続を確かめて、もう一度試してください。サイトが更新されたときは、ページを再読み込みしてください。
papers-count = 主張と図{ $entries }件（うち{ $computed }件はここで検査または計算）
papers-shelf = 論文
papers-minutes = { $minutes }分で読めます・{ $paper }
papers-of-all = 五つの論文
papers-misprints-count = 誤植{ $misprints }件
story-triangular = 一度割るだけで二つの数が変わることがあり、ニムの規則は成り立たなくなりそうです。ところが、傾きによっては成り立ちます。
story-sharing = 空の山が一つあるシェアリング・ニムのグランディ数を表にすると、どの列も、上から読んでも下から読んでも同じになります。
story-pass = ゲームの中で一度だけ、どちらか一人がパスできることにすると、勝敗が変わります。階段形のチョコレートの一部では、どちらが勝つかが式で分かります。
story-misere = 逆形では、最後に割った人の負けです。それでも、まねをする作戦は、終わりの直前まで通用します。
story-variants = どの段の幅もブロック二つ分の階段では、一度割ると二つの数が減ることがあります。それでも、勝敗は長方形のときと同じ規則で決まります。
story-found = 成り立たない予想、直す必要のある主張、論文にはない式を集めました。どれにも証明か検証結果を添えています。
papers-museum = チョコレートの美術館
papers-museum-lead = 論文の図に出てくるチョコレートを、一つずつ並べました。チョコレートを選ぶと「しらべる」が開き、下の名前を選ぶと論文の該当する箇所が開きます。
papers-misprints = 誤植
papers-misprints-lead = 論文の誤植を、それぞれの場所とともに示します。訂正は計算で確かめたものか、論文の内容から導けるものです。
papers-companion = 論文の順に沿って、私たちの言葉で説明しています。読みながらチョコレートを割って試せます。主張の横には、それについて今分かっていることを書いています。
papers-section = { $name ->
    [Appendix] 付録
   *[other] 第{ $name }節
}
papers-part = { $section }（{ $part }／{ $parts }）
papers-contents = 目次
papers-turn = 前の節と次の節
papers-previous = 前：{ $section }
papers-next = 次：{ $section }
papers-printed = 論文では
papers-corrected = 正しくは
papers-restore = 元に戻す
papers-explore = 「しらべる」で開く
papers-cuts = 論文に出てくる手
papers-check = { $claim }（実験室）
numbered-name = { $kind ->
    [definition] 定義
    [example] 例
    [figure] 図
    [graph] グラフ
    [table] 表
    [list] 一覧
    [lemma] 補題
    [proposition] 命題
    [corollary] 系
    [remark] 注意
    [conjecture] 予想
   *[other] 定理
} { $number }
numbered-list = { $name }のあとの一覧
lab-in-paper = 論文の該当する箇所を開く
papers-number = { $name }の値
papers-number-hint = 左右にドラッグするか、数を入力します。
papers-values = { $ruleset }：グランディ数
papers-space = { $ruleset }：P局面（座標は{ $size }以下）を空間の点で表した図
check-again = この主張をここで確かめる
check-again-named = ここで確かめる：{ $claim }
edition-live = 図を動かせるページで読む
edition-link = 一つのファイルとしてダウンロード
edition-codes = 印刷用に保存（QRコード付き）
edition-missing = サイトが応答しないため、ファイルを読み込めませんでした。しばらくしてからもう一度ボタンを押してください。
papers-right = 正解です。
papers-not-so = 惜しい！

## 教材：生徒のページ

title-lesson = Bittersweet：教材
lesson-progress = { NUMBER($all) }問中{ NUMBER($solved) }問が解けました
lesson-begin = 始める
lesson-next = 次へ
lesson-back = もどる
lesson-again = もう一度
lesson-leave = 教材を閉じる
lesson-parts = 課題
lesson-part = 課題{ NUMBER($number) }：{ $state }
lesson-open = まだ
lesson-of = { NUMBER($number) }／{ NUMBER($all) }
lesson-tasks = 全{ NUMBER($count) }問
lesson-think = 考えてみよう
lesson-games = 終わったゲーム：{ NUMBER($count) }回
lesson-misere = 最後に打ったプレイヤーの負けです。
lesson-row-outcomes = P：直前に打ったプレイヤーが勝てます。N：次に打つプレイヤーが勝てます。
lesson-row-values = グランディ数を書きましょう。0、1、2、…のうち、1手で移れる局面の値の中にない、いちばん小さい数です。
lesson-rule-break = 交代でチョコレートを割ります。
lesson-rule-eat = 苦い部分のないほうを食べます。
lesson-rule-win = 苦い部分だけを残したら勝ちです。
lesson-size = { $side ->
    [x] 左
    [y] 上
   *[z] 右
}{ $count }
lesson-side = { $side ->
    [x] 左
    [y] 上
   *[z] 右
}
lesson-bitter-piece = 苦い部分だけ
lesson-scan = このコードを、先生がクラスのページで読み取ります。
lesson-send = 先生に送る
lesson-copy-link = 先生に送るリンクをコピー
lesson-link-copied = リンクをコピーしました。先生へのメッセージにはりつけてください。
lesson-save = ファイルに保存
lesson-aloud = 読み上げ用のコード
lesson-solved = 解けました
lesson-begun = まだ解けていません
lesson-find-move = 勝つ手を見つけよう
lesson-say-winner = 勝てるのはどちら？
lesson-complete-row = 表を完成させよう
lesson-find-rule = 規則を見つけよう
lesson-explain = 自分の言葉で説明しよう
lesson-play = コンピューターのノワールと対戦しよう
lesson-two-play = 二人で対戦しよう
lesson-first-question = あなたから始めます。勝てるかな？
lesson-second-question = コンピューターから始めます。勝てるかな？
lesson-two-question = この機器を二人で使い、交代で手を打ちましょう。
lesson-chance = { NUMBER($number) }手目がチャンスでした。別の手なら勝てました。
lesson-chance-other = 負けたプレイヤーは、{ NUMBER($number) }手目で別の手を打てば勝てました。
lesson-try-from = 勝てたところからやり直す
lesson-no-chance = この局面から始めると、あなたが勝てるのは{ $name }がまちがえたときだけです。{ $name }がどう応じるかを見てみましょう。
lesson-other-move = 別の手を試す
lesson-check = 確かめる
lesson-done = できました
lesson-right-move = 正解！ { $left }が残ります。相手がどう打っても、うまく返せます。
lesson-right-last = 正解！ { $left }が残り、相手にはもう打つ手がありません。
lesson-wrong-move = もう少し！ 相手は{ $reply }を残せば勝てます。
lesson-wrong-last = もう少し！ { $left }が残ります。あなたが最後に打ったので、あなたの負けです。
lesson-hint-lit = 印のついた手のどれかで勝てます。{ $side ->
    [x] 左
    [y] 上
    [z] 右
   *[other] { $side }
}を見てください。
lesson-hint-pass = 先に打つプレイヤーが勝てます。パスを使いましょう。
lesson-no-winning-move = ここには勝つ手がありません。課題にまちがいがあるので、先生に伝えてください。
lesson-who-wins = 勝てるのはどちら？
lesson-first-player = 先に打つプレイヤー
lesson-second-player = もう一人のプレイヤー
lesson-winner-first-right = 正解！ 先に打つプレイヤーは、たとえば{ $left }を残せば勝てます。
lesson-winner-first-wrong = 残念。先に打つプレイヤーが勝てます。図に示した手を打つと{ $left }が残ります。
lesson-winner-second-right = 正解！ 先に打つプレイヤーがどう打っても、もう一人がうまく返して勝てます。
lesson-winner-second-wrong = 残念。先に打つプレイヤーがどう打っても、もう一人がうまく返して勝てます。図で手を試すと、返し方が分かります。
lesson-winner-no-move = 正解！ 先に打つプレイヤーには、もう打つ手がありません。このゲームでは、打つ手のない人の勝ちです。
lesson-winner-no-move-wrong = 残念。先に打つプレイヤーには、もう打つ手がありません。このゲームでは、打つ手のない人の勝ちです。
lesson-row = 表（横にスクロールできます）
lesson-p-or-n = PかN
lesson-cell-empty = 空らん
lesson-cell-wrong = 、ちがいます
lesson-row-right = 正解！ すべて合っています。
lesson-row-nothing = まだ何も書いていません。先に表に書きこみましょう。
lesson-row-empty = 書いたところは合っています。空らんがあと{ NUMBER($count) }か所あります。
lesson-row-wrong = { NUMBER($count) }か所がちがいます。まず、{ $place }を見直しましょう。そこから1手で移れる局面が手がかりです。
lesson-options = { $position }から1手で移れる局面：
lesson-because-n = 1手で{ $option }（P）に移れます。だから、これはNです。
lesson-because-p = どの手を打ってもNになります。だから、これはPです。
lesson-because-over = 打つ手がなく、直前に打ったプレイヤーの勝ちです。だから、これはPです。
lesson-because-over-misere = 打つ手がなく、直前に打ったプレイヤーの負けです。だから、これはNです。
lesson-because-mex = 1手で移れる局面の値は{ $values }です。その中にない、いちばん小さい数は{ $value }です。
lesson-because-no-option = 打つ手が残っていないので、値は{ $value }です。
lesson-rule = あなたの規則
lesson-formula = あなたの式
lesson-rule-nothing = まだ何も書いていません。先に規則を書きましょう。
lesson-rule-help = キーボードで打ちこむこともできます。例：{ $first }、{ $second }。
lesson-letters-of-piles = 文字は、左から順に、それぞれの山にある石の数を表します。
lesson-rule-xor = ⊕の代わりにxorと打てます。
lesson-rule-less = 最後の文字か記号を消す
lesson-rule-right = 正解！ どの数も{ NUMBER($bound) }以下の局面（{ NUMBER($count) }個）すべてで成り立ちます。
lesson-rule-true = もう少し！ { $position }では、あなたの規則は成り立つのに、先に打つプレイヤーが勝てます。
lesson-rule-false = もう少し！ { $position }では、あなたの規則は成り立たないのに、あとから打つプレイヤーが勝てます。
lesson-rule-gives = もう少し！ { $position }では、あなたの式は{ $number }になりますが、正しい値は{ $value }です。
lesson-rule-undefined = { $position }では、あなたの式の値が決まりません。{ $reason }
lesson-rule-statement = これは数を表す式です。規則は、{ $example }のように、成り立つか成り立たないかが決まる形で書きましょう。
lesson-rule-number = これは、成り立つか成り立たないかを表す式です。{ $example }のように、値が数になる式を書きましょう。
lesson-rule-name = この課題では{ $name }は使えません。使えるのは{ $names }です
lesson-rule-mistake = 式を読み取れませんでした：
lesson-teachers-rule = 先生の規則：
lesson-your-words = 自分の言葉で
lesson-room-left = { $count ->
    [0] これ以上は書けません。
   *[other] 半角であと約{ NUMBER($count) }文字書けます。
}
lesson-teachers-answer = 先生の答え
lesson-too-large = この局面は大きすぎて、ここでは調べられません
lesson-too-many = コードに入るのは、最初の{ NUMBER($count) }問だけです。
lesson-open-figure = この図を開く
lesson-hand-in = 提出しよう
lesson-stays = 書いたことは、提出するまで、この機器の中だけに保存されます。提出するときは、コードかリンクを先生にわたしましょう。
lesson-reports = この教材では、結果、時間、答え、ニックネームが{ $host }に送られます。ほかのどこにも送られません。
lesson-shown = { $host }は、この教材を「見るだけ」の設定で開いています。今ここで書いたことは、{ $host }には保存されません。
lesson-not-sent = このページのアドレスには、送り先として{ $host }と書かれています。でも、このページはそのサイトからhttpsで開かれていないので、何も送られません。代わりにコードを提出してください。
lesson-behind = 今は{ $host }に送れていません。あとでもう一度、自動で送ります。その前にページを閉じるときは、コードを提出してください。
lesson-unkept = このブラウザでは、ここで書いたことを保存できません。ページを閉じる前に、コードをコピーするか提出してください。
lesson-to-code = 提出へ
lesson-contains = コードに入っているもの
lesson-notes-tasks = それぞれの課題が解けたかどうか、試した回数、ヒントを使った回数
lesson-notes-games = 最初のゲームと、初めて勝ったゲームのすべての手
lesson-notes-moves = 試した手
lesson-notes-winner = 「勝てるのはどちら？」への答え
lesson-notes-places = 表の中で、最初の答えがまちがっていたところ
lesson-notes-formula = 最後に試した式
lesson-notes-words = 自分の言葉で書いた説明
lesson-notes-name = ニックネーム（書いた場合）
lesson-notes-time = かかった時間（これまで{ NUMBER($count) }分）
lesson-notes-number = ランダムな番号（あとからわたしたコードで、前のコードを置きかえるためのもの）
lesson-nickname = ニックネーム（本名は書かないでください。空らんでもかまいません）
lesson-nothing-yet = まだコードがありません。まず課題を一つ解いてみてください。
lesson-qr = 先生に見せるQRコード
lesson-no-qr = リンクが長すぎて、QRコードにできません。コードを文字のままコピーしてください。
lesson-code = あなたのコード
lesson-code-link = 提出用のリンク
lesson-other-device = 別の機器のコードで続ける
lesson-their-code = コード
lesson-continue = 続ける
lesson-continued = 別の機器で進めた内容を読みこみました。
lesson-restart = 最初からやり直す
lesson-restart-sure = この教材に書いた答えや、解いた記録をすべて消します。よろしいですか。
lesson-restart-yes = 消してやり直す
lesson-restart-no = 残しておく
lesson-none = ここには教材がありません
lesson-none-why = これは、先生が作った教材を表示するページです。教材の内容は、すべてリンクの中に入っています。
lesson-refused = この教材を開けません。{ $reason }
lesson-refused-help = 先生にもう一度リンクをもらい、全体をコピーしてください。
lesson-loading = 教材を読みこんでいます。
lesson-not-fetched = 読みこめませんでした。接続を確かめてから、もう一度試してください
lesson-not-in-course = このコースは全{ NUMBER($count) }回で、{ $given }という回はありません
lesson-to-course = 6回のコースを見る
lesson-to-teach = 教材を作る
lesson-code-unsound = このコードはこのページで作られたものではありません。
lesson-code-other = これは別の教材のコードです。
lesson-code-edited = これは、この教材の別の版のコードです。先生が教材の内容を変えています。
lesson-code-again = このコードの内容は、もうここに入っています。
## 教える：クラス

teach-class = クラスの答えを見る
teach-class-purpose = クラスの結果が一目で分かります。
class-no-lesson = クラスの結果は、教材ごとにまとめます。教材のリンクを開くか、教材を作ってください。それから、ここに生徒のコードを入れます。
class-no-tasks = この教材には、生徒が提出できるものがありません。課題か、コンピューターと対戦する局面を追加してください。
class-to-lesson = 教材へ
class-ready = すぐに使えるコースのクラスを開く：
class-ready-lesson = 第{ NUMBER($place) }回を開く
class-lesson-link = 教材のリンクを貼り付けてください
class-open-link = この教材を開く
class-link-none = この文には教材が入っていません。生徒に渡したリンクを、最初から最後までコピーしてください。
class-lesson-number = この教材の番号は{ $number }です。教材を変えると番号も変わります。
class-how = 生徒が教材を終えると、コードが文字、リンク、QRコードで表示されます。クラス全員のコードをここに集めてください。
class-private = データはすべてこの端末の中だけにあり、コードはどこにも送られません。
class-honest = コードは、本人が書いたことの証明にはなりません。コードは誰でも作れます。
class-codes = 生徒のコード（いくつでも一度に入れられます）
class-take = このコードを取り込む
class-take-nothing = まだ何も貼り付けられていません。先に生徒のコードを貼り付けてください。
class-add = コードを追加
class-files = ファイルを選ぶ
class-drop = ファイル（テキスト、CSVの表、QRコードの写真）をここにドロップすることもできます。このページのどこかに貼り付けたコードも取り込みます。
class-file-large = { $name }は大きすぎます。読めるのは{ $megabytes } MBまでのファイルです。
class-file-archive = { $name }は圧縮ファイルかオフィスソフトの文書です。展開するか、テキストまたはCSVとして保存してください。それから、できたファイルを選んでください。
class-file-other = { $name }はテキストでも画像でもありません。コードを読み取れるのは、テキストと画像だけです。
class-file-no-code = 写真{ $name }にはQRコードが見つかりませんでした。正面から撮った、ぶれていない写真なら読めるかもしれません。
class-file-no-scanner = 読み取り機能が起動しなかったため、{ $name }は読めませんでした。写真をもう一度選ぶか、コードを貼り付けてください。
class-file-failed = { $name }を読めませんでした。
scan-start = カメラで読み取る
scan-picture = カメラの映像
scan-asking = カメラの使用を許可するかどうか、ブラウザが確認しています。
scan-running = QRコードをカメラにかざしてください。
scan-heard = これまでに{ NUMBER($codes) }個読み取りました。{ $words }
scan-taken = 取り込みました。
scan-taken-of = { $name }のコードを取り込みました。
scan-other = これは別の教材のコードか、この教材の別の版のコードです。
scan-no-code = このQRコードに、生徒のコードは入っていません。
scan-unavailable = ここではQRコードを読み取れません。コードを貼り付けるか、ファイルを選んでください。
scan-forbidden = このページにはカメラの使用が許可されませんでした。ブラウザの設定で許可するか、コードを貼り付けてください。
scan-absent = この端末には、このページで使えるカメラがありません。コードを貼り付けるか、ファイルを選んでください。
scan-busy = 今はカメラを使えません。ほかのプログラムが使っているかもしれません。そのプログラムを閉じて、もう一度試してください。
scan-insecure = アドレスがhttpsで始まらないため、このページではカメラを使えません。コードを貼り付けるか、ファイルを選んでください。
class-reading = { NUMBER($total) }個のコードのうち{ NUMBER($done) }個を読みました
class-counts = 新しい生徒は{ NUMBER($new) }人、コードが新しくなった生徒は{ NUMBER($newer) }人です。
class-unkept = この端末にクラスを保存できませんでした。保存領域がいっぱいか、ブラウザが保存を許可していません。ページを閉じる前に、コードを保存してください。
class-arrived-other = 教材「{ $name }」のコードを、その教材のクラスに加えました。
class-arrived-waiting = これは番号{ $number }の教材のコードですが、その教材はこの端末にありません。コードは保存しました。下にその教材のリンクを貼り付けて開くと、集計に入ります。
class-empty = この教材のコードは、まだ誰も提出していません。
class-version = この端末には、この教材の別の版のコードがあります。
class-open-version = その版とコードを開く
class-overview = 全体の様子
class-numbers = 生徒は{ NUMBER($pupils) }人、課題は{ NUMBER($tasks) }問です。すべて解いた生徒は{ NUMBER($complete) }人です。
class-hide = 名前を隠す
class-hide-title = クラスに画面を見せるときに使います。生徒の順番を入れ替え、名前の代わりに番号を表示します。
class-pupil = 生徒{ NUMBER($number) }
class-name = 名前
class-solved = 解いた数
class-minutes = 時間（分）
class-at-once = 一度で解いた
class-after = { NUMBER($tries) }回目で解いた
class-tried = { NUMBER($tries) }回試したが、解けていない
class-written = 書いた
class-not-begun = 始めていない
class-word-once = 一度で
class-word-later = 2回目以降
class-word-not = まだ
class-choose = マスを選ぶと、試したことが表示されます。
class-ask = 生徒への問いの例：「{ $question }」
class-ask-game = どの手を打った後、勝てなくなりましたか。
class-ask-move = その手に、相手はどう応じますか。
class-ask-winner = 最初にどの手を試しますか。相手はどう応じますか。
class-ask-row = この場所から、1手でどの局面に移れますか。
class-ask-rule = その規則は、どの局面で成り立たなくなりますか。
class-ask-explanation = 勝つ人は、それぞれの手にどう応じますか。
class-hints = ヒント{ NUMBER($hints) }回
class-hint-used = ヒントを使った
class-more = ほかに{ NUMBER($count) }件あります。ここには表示していません。
class-tasks = 試したこと
class-game = ゲーム
class-wrong = 勝てない手
class-wrong-drawn = { $position }。溝の数字は、その溝で割る「勝てない手」を試した生徒の人数です。
class-wrong-move = { $play }：{ NUMBER($count) }人
class-no-wrong = 勝てない手を試した生徒はいません。
class-predictions = 最初に「先に打つプレイヤー」と答えた生徒は{ NUMBER($first) }人、「もう一人のプレイヤー」と答えた生徒は{ NUMBER($second) }人です。
class-places = 最初に提出した表で、それぞれの欄を間違えた生徒の人数です。
class-wrong-count = 間違い
class-formulas = 規則を見つけていない生徒の最後の式
class-formulas-right = 規則を見つけた生徒の式
class-times = （{ NUMBER($count) }人）
class-lost = 勝てたのに負けたゲーム
class-lost-asking = ゲームを調べています。
class-lost-unknown = このゲームはここでは調べられません。局面が大きすぎるか、計算プログラムが動いていません。
class-lost-none = 提出されたゲーム（{ NUMBER($games) }回）で、勝ちを逃した生徒はいません。
class-lost-move = { $play }：{ NUMBER($count) }回のゲームで、この手が打たれました。
class-lost-best = こう打てば勝てました：{ $play }。
class-problems = 集計に入れなかったもの
class-problem-count = 提出されたもののうち{ NUMBER($count) }件は、集計に入れていません。
class-forget-problems = 一覧から消す
class-other = 別の教材（番号{ $number }）のコードです。
class-other-named = 教材「{ $name }」のコードです。その教材を開いて取り込んでください。
class-edited = この教材の別の版のコードです。
class-again = このコード、または同じ生徒のより新しいコードは、すでに提出されています。
class-forged = このコードは、Bittersweet以外で作られたか、見かけが同じ別の教材のものです。
class-too-many = クラスにはすでに{ NUMBER($most) }人の生徒がいます。これ以上は加えられません。
code-no-mark = これはコードではありません。コードはSWEET-で始まります。
code-letter = SWEET-の後の{ NUMBER($place) }文字目の{ $letter }は、コードに使われない文字です。
code-cut-off = コードが途中で切れています。終わりの{ NUMBER($count) }文字がありません。
code-too-long = コードの文字数が多すぎます。
code-damaged-at = SWEET-の後の{ NUMBER($place) }文字目が違います。正しくは{ $letter }です。
code-damaged = このコードには、間違っている文字や抜けている文字がいくつかあります。
code-later = このコードは、今開いているページより新しい版で作られています。ページを再読み込みしてください。
class-csv = 表を保存（CSV）
class-csv-tries = 試した回数
class-csv-hints = ヒント
class-save-codes = コードを保存
class-save-purpose = 保存した表は表計算ソフトで開けます。名前を隠しているときは、表でも名前が隠れます。保存したコードは、ここでも別の端末でも、また取り込めます。
class-forget-all = コードをすべて消す
class-several = 複数の教材
class-several-how = この端末にあるすべての教材のクラスと、それぞれの生徒が解いた課題の数です。同じ生徒かどうかは、ニックネームだけで見分けます。
class-open = 教材「{ $name }」を開く

# 別の端末にいる友だちとのゲーム。
friend-far = はなれたところにいる友だち
friend-yours = 友だち
friend-let-begin = 友だちが先
friend-waiting = 友だちの番です。
friend-board = 次は友だちの番です。
friend-you-begin = あなたから始めます。その次が友だちの番です。
friend-yours-now = 友だちが手を打ちました。あなたの番です！
friend-theirs-now = こんどは友だちの番です。
friend-hand-over = ゲームを送る
friend-send-move = 自分の手を送る
friend-send-game = ゲームを送る
friend-take-back = 取り消す
friend-has-it = もうわたした
friend-aloud = 声で伝える
friend-aloud-what = 友だちに入力してもらう文字：
send-puzzle = 問題を送る
friend-heard = 友だちの手
friend-heard-what = 友だちのリンクを開くか、ここにはりつけてください。友だちが読み上げた文字（例：{ $example }）も入力できます。
friend-hear = この手を打つ
friend-empty = 先に手を入力してください。
friend-unread = { $text }は読み取れませんでした。何手目か、打つ手、2文字の記号の順に入力してください（例：3 z4 KM）。リンクでもかまいません。
friend-number = 入力した手は{ NUMBER($number) }手目ですが、次は{ NUMBER($next) }手目です。
friend-letters = 最後の2文字が合いません。入力をまちがえたか、友だちのゲームがこのゲームとちがっています。友だちにリンクを送ってもらいましょう。
friend-not-by-link = このリンクは、はなれたところにいる友だちと対戦するためのものではありません。
friend-no-move = これは、この機器にあるゲームと同じです。友だちの手がまだ入っていません。
friend-your-turn = あなたの番です。
friend-doubt = どちらのゲームを続けますか。
friend-here = この機器のゲーム
friend-in-link = リンクのゲーム
friend-keep = この機器のゲームを続ける
friend-take = リンクのゲームにする
friend-other-game = このリンクは、今のゲームとは別のゲームのものです。
friend-other-first = リンクのゲームは、初めの局面がちがいます。
friend-shorter = { $link ->
    [0] リンクにはこのゲームの手が一つもありませんが
   *[other] リンクには{ NUMBER($link) }手しかありませんが
}、ここでは{ NUMBER($here) }手まで進んでいます。リンクが古いか、手が取り消されています。
friend-different = { NUMBER($number) }手目は、リンクでは{ $link }ですが、この機器では{ $here }です。
friend-out-of-turn = リンクの{ NUMBER($number) }手目（{ $link }）はあなたの手ですが、この機器では打っていません。
friend-try-from = そこからノワールを相手にやり直す

# ルールの一括検証：数の代わりに文字を含むルール

## The map of k and s

map = kとsの地図
map-lead = 一つのマスが一つのチョコレートを表します。マスに数cがあるとき、そのチョコレートのP局面は、xとzにcを足して計算したニム和で決まります。
map-shape = チョコレートの形
map-triangle = 三角形：y ≤ ⌊(x + z + s)/k⌋
map-step = 帯と階段形：y ≤ ⌊(z + s)/k⌋
map-waiting = マスを読み込んでいます…
map-missing = マスを読み込めませんでした。
map-picture = kとsの地図。矢印キーでマスを移動します
map-touch = マスを選ぶと規則が表示されます。
map-open = このチョコレートを「しらべる」で開く
map-proved = すべての局面について証明されています。
map-theorem = 定理{ $name }（proofs/{ $file }.v）をRocqが検査しています。この定理は、パラメーターの値だけが異なる同じ種類のチョコレートを、すべて一度に扱います。
map-verified = xとzが{ $least }以上{ $bound }以下のすべての局面で確かめました。証明はまだありません。
map-none = どの数cでも規則は成り立ちません。{ $at }までのP局面だけで、すべてのcが除外されます。
map-not-nim = ニムの規則x ⊕ y ⊕ z = 0が最初に成り立たなくなるのは{ $at }です。
map-not-nim-later = ニムの規則x ⊕ y ⊕ z = 0は、xとzが{ $side }未満の範囲では成り立ちますが、その先で成り立たなくなります。
map-open-cell = まだ分かっていません。試した数cには、どれもxとzが{ $bound }以下の範囲に反例があります。しかし、すべての数cが除外されたわけではありません。
map-rule = P局面であるための必要十分条件は、{ $formula }です。
map-rule-pass = パスが使える間、P局面であるための必要十分条件は、{ $formula }です。
map-under = { $formula }かつy ≤ ⌊{ $rim }⌋
map-partner = x′はxの相手です。1と2、3と4、…が互いに相手で、0の相手は0です。
map-corner-pass = ただし、xかzが0のときは、(0, 0, 0)だけがP局面です。
map-corner-high = 例外が三つあります。(0, 1, 2)と(2, 1, 0)はP局面で、(2, 1, 2)はP局面ではありません。これらを除くと、xかzが0のときは、(0, 0, 0)だけがP局面です。
map-corner-misere = 逆形では、xとzがどちらも2以上のときにこの規則が成り立ちます。それ以外では(1, 0, 0)と(0, 0, 1)だけがP局面です。
map-corner-both = 逆形では、xかzが3以上のときにこの規則が成り立ちます。それ以外では(2, 0, 0)、(1, 0, 1)、(0, 0, 2)だけがP局面です。
map-legend-proved = この数cはすべての局面について証明されています
map-legend-verified = この数cはある範囲まで確かめられています
map-legend-none = どの数cでも規則は成り立ちません
map-legend-open = 分かっていません

# 分けられる山：ケイレス、グランディのゲーム、八進ゲームのページ。

heaps-title = Bittersweet：山を分けるゲーム
heaps-unnamed = 石の山のゲーム
heaps-rules = ルール：8進コードまたは手のリスト
heaps-language = 0.77のような8進コードか、セミコロンで区切った手を書いてください。手の例：move n by 2,5,7; move n by all but 3; move n by squares; move n by 1 into a+b; move n into c+d where c != d。
heaps-known = よく知られたゲーム
heaps-subtraction = 石を取る
heaps-splitting = 石を取って山を分ける
heaps-up-to = 山の大きさの上限
heaps-several = それぞれの山の大きさ
heaps-three = 1個か2個か3個を取る
heaps-two-three-seven = 2個か3個か7個を取る
heaps-nim = ニム
heaps-squares = 平方数個を取る
heaps-primes = 素数個を取る
heaps-kayles = ケイルズ
heaps-double-kayles = ダブルケイルズ
heaps-dawson-kayles = ドーソンのケイルズ
heaps-dawson-chess = ドーソンのチェス
heaps-guiles = ガイルズ
heaps-treblecross = トレブルクロス
heaps-officers = オフィサーズ
heaps-grundy = グランディのゲーム
heaps-lasker = ラスカーのニム
heaps-take = { $amounts }個取る：
heaps-take-any = 何個でも取る：
heaps-take-from = { $least }個以上取る：
heaps-take-squares = 平方数個を取る：
heaps-take-primes = 素数個を取る：
heaps-take-powers = 2の累乗個を取る：
heaps-take-nothing = 取らない：
heaps-leave-none = 残りが0個になるときだけ。
heaps-leave-one = 残りは一つの山のまま。
heaps-leave-none-one = 残りは一つの山のまま。残りが0個でもよい。
heaps-leave-two = 二つの山に分ける。
heaps-leave-none-two = 残りを二つの山に分ける。残りが0個でもよい。
heaps-leave-one-two = 残りを一つの山のままにするか、二つの山に分ける。
heaps-leave-all = 残りを一つの山のままにするか、二つの山に分ける。残りが0個でもよい。
heaps-unequal = 二つの山は異なる大きさにする。
heaps-lost = 次に打つ人の負けです。
heaps-won = 次に打つ人が勝てます。
heaps-unknown-value = いちばん大きい山のグランディ数が分かりません。「山の大きさの上限」を大きくしてください。
heaps-move-all = { $size }個の山を全部取る。
heaps-move-one = { $size }個の山から{ $taken }個取り、{ $rest }個残す。
heaps-move-split = { $size }個の山を{ $first }個と{ $second }個に分ける。
heaps-move-two = { $size }個の山から{ $taken }個取り、残りを{ $first }個と{ $second }個に分ける。
heaps-wins = 勝てる手の例：
heaps-reckoning = { $total }個のグランディ数のうち{ $done }個を計算しました。
heaps-checking = { $total }個のグランディ数のうち{ $done }個を検査しました。
heaps-not-proved = 未証明。
heaps-period = グランディ数は、n = { $from }から先では周期{ $length }で繰り返します。
heaps-guy-smith = ガイとスミスの定理により、計算済みの値だけで、この周期を証明できます。
heaps-by-subtraction = 山を分けることはなく、1手で取れる石はt個までなので、どのグランディ数も直前のt個の値だけで決まります。計算済みの値のうち連続するt個で周期が成り立つので、その先のすべての値でも成り立ちます。
heaps-by-lasker = Rocqで検査済み：proofs/Lasker.vの定理laskers_nim_is_arithmetic。
heaps-no-period = n = { $last }までの値からは、周期は証明できません。
heaps-no-theorem = 周期についての定理で、このルールに当てはまるものはありません。
heaps-rises = { $from }以上のすべてのnについて、G(n + { $length }) = G(n) + { $by }が成り立ちます。ここで、G(n)は石がn個の山のグランディ数です。
heaps-rises-so-far = { $from }から{ $last }までのすべてのnについて、G(n + { $length }) = G(n) + { $by }が成り立ちます。ここで、G(n)は石がn個の山のグランディ数です。周期についての定理で、このルールに当てはまるものはありません。
heaps-table = グランディ数の表（最初の部分）
heaps-table-how = 左の数は、その行の先頭の山の大きさです。
heaps-early = 薄い字：周期が始まる前
heaps-plot = 大きさ0から{ $last }までの山のグランディ数
heaps-value = n = { $n }：グランディ数{ $value }
heaps-rocq = Rocq用の証明
heaps-no-rules = ルールを書いてください。
heaps-rules-long = ルールが長すぎます（{ $length }文字）。
heaps-not-octal = 8進コードに使えるのは0から7までの数字です。「{ $sign }」は使えません。
heaps-first-digit = 小数点の前に書ける数字は一つだけです。石を取らずに山を分けてよいときは4、そうでなければ0を書きます。「{ $sign }」は使えません。
heaps-many-digits = 小数点以下が{ $count }桁あります。読み取れるのは40桁までです。
heaps-repeated = 「…」を付けたコードでは、最後の数字が繰り返されます。繰り返せる数字は0、1、2、3だけです。「{ $sign }」は使えません。
heaps-no-move = このルールでは打てる手がありません。
heaps-clause = この手は読み取れません：{ $clause }。「move n by 1,2」や「move n into a+b」のように書いてください。
heaps-amount = { $text }は0以上の整数ではありません。
heaps-takes-nothing = 1手では、石を1個以上取るか、山を分けなければなりません。
heaps-amount-large = { $text }は大きすぎます。1手で取れるのは{ $most }個までです。
heaps-any-into = 取る個数に上限のない手では、山を分けられません。山を分ける手では、取る個数を並べて書いてください。
heaps-no-amount = 個数のリストに、数が抜けているところがあります。
heaps-many = 山が{ $count }個あります。読み取れるのは{ $most }個までです。
heaps-large = { $text }は大きすぎます。一つの山の石は{ $most }個までです。
game-heaps = 山を分けるゲーム：ケイルズなどの8進ゲーム
heaps-waiting-rules = ルールが正しく書けると、ここに値が表示されます。
