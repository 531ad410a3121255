refused-practice-full = これはもう{ $most }つあります。先にどれかを終わらせてください。
