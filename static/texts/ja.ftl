# 日本語

-language-name = 日本語

## ページ

title = Bittersweet
languages = 言語
close = 閉じる

## 計算を待つ間

progress = 進みぐあい
stop = 中止
try-again = もう一度試す
