import { composeCover } from '#bookmaking/compose-cover.ts';
import { sheet } from '#bookmaking/drawing/sheet.ts';
import { figureOf } from '#bookmaking/hero/figure.ts';
import { heroOf } from '#bookmaking/hero/hero.ts';
import { asUsual } from '#bookmaking/hero/usual-hand.ts';
import { onCover } from '#bookmaking/on-cover.ts';
import { someReader } from '#bookmaking/testing/readers.ts';
import { TWELVE_CHILDREN } from '#tests/golden/twelve-children.ts';
import { listedTitles } from '#titles/find-title.ts';
import { GOLD } from '#titles/goose-on-bus-nine/set/lights.ts';
import { drawReader } from '#web/family/hero/draw-reader.ts';
import { spent } from './spent.ts';

const TYPED = 'Brown skin, curly black hair in two puffs, a red hoodie and round green glasses.';

/**
 * What drawing costs of a processor, the mean of many: a figure (at most 5 ms), and a stroke of the keyboard in the form of
 * a child, from the words to the drawing in the panel (at most 30 ms on a processor slowed four times).
 */
export function benchDrawing(): void {
  const views = [0, 35, -60, 90, 150].flatMap((yaw) =>
    TWELVE_CHILDREN.map((reader) => ({ hero: asUsual(heroOf(reader)), yaw })),
  );
  cpu('a figure, of 5 ms', views.length * 5, (turn) => {
    const { hero, yaw } = views[turn % views.length]!;
    const view = { pose: turn % 2 ? 'run' : 'stand', mood: 'happy', yaw } as const;
    sheet('b', [0, 0, 1, 1], () => {
      const { art, shadow } = figureOf(hero, view, GOLD);
      return shadow + art;
    });
  });
  const stroke = (turn: number): unknown =>
    drawReader(someReader({ description: TYPED.slice(0, turn % TYPED.length) }));
  cpu('a stroke, slowed four times, of 30 ms', 240, stroke, 4);
  cpu('a live cover', 160, (turn) => {
    const { cover } = listedTitles[turn % listedTitles.length]!;
    composeCover(cover, onCover(someReader(), cover));
  });
}

/** Prints the mean CPU time of one `work`, warmed up, times `slower`. */
function cpu(name: string, times: number, work: (turn: number) => void, slower = 1): void {
  for (let turn = 0; turn < times / 4; turn++) work(turn);
  const before = process.cpuUsage();
  for (let turn = 0; turn < times; turn++) work(turn);
  const ms = (slower * spent(before)) / times;
  console.log(`${name.padEnd(46)} ${ms.toFixed(2).padStart(7)} ms of CPU`);
}
