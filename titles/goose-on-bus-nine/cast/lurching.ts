// Who sits along a wall, seen from before, as the bus goes round a bend: feet stay where they were, and all above them goes with it.
import type { Hex } from '#bookmaking/drawing/color.ts';
import { num } from '#bookmaking/drawing/curves.ts';
import { type Point, radians } from '#bookmaking/drawing/geometry.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { at, calm, line, path, shifted } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';
import type { GrownUp, GrownView } from '#bookmaking/grown-ups/grown-up.ts';
import { grownHead } from '#bookmaking/grown-ups/head.ts';
import { LITHO } from './face-hand.ts';

export interface Rider {
  readonly who: GrownUp;
  readonly view: GrownView;
  readonly coat: Hex;
  readonly trousers: Hex;
  readonly shoes: Hex;
  /** In degrees, to the right. */
  readonly lean: number;
  /** How much of that the head does not do, or does more. */
  readonly nod?: number;
  /** Round the neck. */
  readonly scarf?: Hex;
  /** On the head, whose chin is at (0, 0) and which is 24 high. */
  readonly hat?: string;
  /** Before the chest, in what leans: its hip is at (0, 0). */
  readonly holds?: string;
  /** How high a foot at the left is in the air. */
  readonly kick?: number;
  /** A jacket ends over the knees. */
  readonly short?: boolean;
}

/** Over the floor, in mm: where they sit. */
export const HIP = -33;
const NECK = -32;
/** How far knees go along, a degree. */
const KNEE = 0.12;
const HEAD = 0.25;

/** Where a place on somebody who leans is from their hip. */
export const leant = ([x, y]: Point, degrees: number): Point => {
  const [sin, cos] = [Math.sin(radians(degrees)), Math.cos(radians(degrees))];
  return [x * cos - y * sin, x * sin + y * cos];
};

/** On the floor at (0, 0), about 90 high. */
export function lurching(light: Light, rider: Rider): string {
  const { who, view, lean, nod = 0, hat = '', holds = '' } = rider;
  const coat = tone(light, rider.coat);
  const skin = tone(light, who.skin);
  const { back, main } = grownHead(who, view, light, LITHO);
  const head = (art: string): string => at(0, -47 * HEAD, HEAD, art);
  const onNeck = (art: string): string => at(0, NECK - 1, 1, art, nod);
  const upper = at(
    0,
    HIP,
    1,
    onNeck(head(back)) +
      path('M-4.4 -38H4.4V-26H-4.4Z', skin.shade) +
      path(TORSO, coat.shade) +
      clip(TORSO, shifted(3.4, -1.4, path(TORSO, coat.base))) +
      line('M1 -27Q3 -14 2 2', coat.deep, 0.8, 'stroke-opacity=".5"') +
      onNeck(calm(head(main) + hat)) +
      (rider.scarf ? scarf(light, rider.scarf) : '') +
      holds,
    lean,
  );
  return legs(light, rider) + lap(light, rider) + upper;
}

const TORSO = 'M-17 6C-19 -8 -19 -22 -12 -28Q-7 -32 0 -31.6Q7 -32 12 -28C19 -22 19 -8 17 6Z';

/** What comes toward us of who sits: a lap, and in the lamplight both knees. */
function lap(light: Light, { coat, trousers, lean, kick = 0, short = false }: Rider): string {
  const t = tone(light, short ? trousers : coat);
  const to = lean * KNEE;
  const d = `M-16 ${HIP - 3}C-19 -30 ${num(-20 + to)} -24 ${num(-18 + to)} -18Q0 -14.6 ${num(18 + to)} -18C${num(20 + to)} -24 19 -30 16 ${HIP - 3}Z`;
  const knee = (x: number, up: number): string =>
    `M${num(x - 5 + to)} ${num(-25.6 - up)}q5 -3.4 10 0`;
  return (
    path(d, t.shade) +
    clip(d, shifted(2.4, -3, path(d, t.base))) +
    line(
      `M${num(to)} -25Q${num(to * 1.2)} -20 ${num(to)} -16`,
      t.deep,
      0.8,
      'stroke-opacity=".6"',
    ) +
    line(knee(-9, kick * 0.3) + knee(9.4, 0), t.lite, 1.1)
  );
}

function legs(light: Light, { trousers, shoes, lean, kick = 0 }: Rider): string {
  const cloth = tone(light, trousers);
  const leather = tone(light, shoes);
  const knee = lean * KNEE;
  const leg = (x: number, up: number): string => {
    const foot = x - up * 0.5;
    return (
      line(`M${num(x + knee)} -18L${num(foot)} ${num(-6 - up)}`, up ? cloth.shade : cloth.base, 9) +
      at(
        foot,
        -up,
        1,
        path(
          'M-5.4 -6.4H4.6C5 -4 9.4 -3.4 9.6 .2Q9.6 .8 9 .8H-5.8Q-6.6 -3 -5.4 -6.4Z',
          leather.base,
        ) + line('M-5.8 .2H9', leather.deep, 1.4),
        up ? 16 : 0,
      )
    );
  };
  return leg(-9, kick) + leg(8.6, 0);
}

const scarf = (light: Light, color: Hex): string => {
  const wool = tone(light, color);
  return (
    path('M2 -29L9 -30L11 -14Q7.6 -12.6 4.4 -14Z', wool.shade) +
    path('M-9 -35Q0 -30 9 -35Q11.6 -31 8.6 -28.6Q0 -25 -8.6 -28.6Q-11.6 -31 -9 -35Z', wool.base) +
    line('M-8.6 -31.6Q0 -27.6 8.6 -31.6', wool.shade, 0.8)
  );
};
