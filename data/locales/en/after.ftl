# After the battle: prospects, turning points, the best and the costliest answers. Notes. What if.

picture-prospects = Prospects
picture-prospects-open = with open hands
picture-prospects-known = from what everybody knew
picture-prospects-start = Start
picture-prospects-end = End
picture-prospects-turn = { $before }% → { $after }%
picture-prospects-alt = { $title }: everybody's prospects of winning, { $kind }, at the start, after each quarter and at the end.
picture-prospects-alt-row = { $kaiju } ({ $person }): { $course }.
picture-prospects-alt-turn = Turning point { $number }: { $kaiju } from { $before }% to { $after }%.
