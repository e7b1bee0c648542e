import { num, roundedBox } from '#bookmaking/drawing/curves.ts';
import { line, path } from '#bookmaking/drawing/marks.ts';

/** How many hang there, and from where to where. */
const MANY = 9;
const [LEFT, RIGHT] = [-193, -24];

/** A strip of enamel over the words, as long as a wall: where the Clock Tower is, there are sausages, as many as a dog is long. */
export function sausageAdvert(): string {
  const step = (RIGHT - LEFT - 24) / MANY;
  let links = '';
  let light = '';
  for (let i = 0; i < MANY; i++) {
    const x = LEFT + 14 + i * step;
    const y = 19.4 + (i % 2 ? 1.4 : 0);
    links += `M${num(x)} ${num(y)}q${num((step - 5) / 2)} 7 ${num(step - 5)} 0`;
    light += `M${num(x + 2)} ${num(y)}q${num((step - 9) / 2)} 4 ${num(step - 9)} 0`;
  }
  const string = `M${LEFT + 8} 16L${LEFT + 14} 19.4${`q${num(step / 2)} 3 ${num(step)} 0`.repeat(MANY)}l4 -3`;
  const frame = roundedBox(LEFT, 10, RIGHT - LEFT, 24, 4);
  return (
    path(frame, '#fff0cf') +
    line(frame, '#1f7a78', 2.2) +
    line(string, '#7a3f34', 0.9) +
    line(links, '#8a3a2c', 7.4) +
    line(links, '#b9553c', 5.8) +
    line(light, '#f0a07c', 1.1)
  );
}
