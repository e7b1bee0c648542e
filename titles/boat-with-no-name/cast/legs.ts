import { type Hex, mix } from '#bookmaking/drawing/color.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { at, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { edgesAt } from './edge-of-letter.ts';

/** How somebody stands who is sawn from a plank: at work, at work and turned away, out of breath (seen from the side, or toward us), off, or on the way to whoever has said it; or off on its toes. */
export type Posture = 'works' | 'ignores' | 'rests' | 'sits' | 'runs' | 'comes' | 'tiptoes';

/** How long the legs are, in hundredths of a capital. */
const LEG = 21;
/** Where the legs of a letter are that stands, from its middle, in hundredths of its capital: side by side under things that letters are painted on, which are narrow below, and open. */
export function legsAt(base: string, sawn: boolean): readonly [left: number, right: number] {
  const [left, right] = footOf(base, sawn);
  if (sawn && right - left >= 34) return [left + 10, right - 10];
  const middle = (left + right) / 2;
  return [middle - 8, middle + 8];
}

/** How far over the ground the wood is carried. */
export const carried: Readonly<Record<Posture, number>> = {
  works: LEG,
  ignores: LEG,
  rests: 0,
  sits: 0,
  runs: LEG,
  comes: LEG,
  tiptoes: LEG * 1.9,
};
/** How far it leans the way that it faces, in degrees. */
export const leans: Readonly<Record<Posture, number>> = {
  works: 0,
  ignores: 4,
  rests: -12,
  sits: 0,
  runs: 12,
  comes: 5,
  tiptoes: 9,
};

const INK = '#123a4c';

/** From the heel to the toe, which is at +x; its sole on y 0. */
const boot = (x: number, y: number, turn: number, way: number, light: Light): string =>
  at(
    x,
    y,
    1,
    path('M-5.6 -10.5H4.6C5 -6.6 12.4 -7 12.6 0H-5.6Z', tone(light, INK).base) +
      line('M-5.2 -10H4.2', mix(INK, '#fff3dc', 0.45), 1.6),
    turn * way,
    way,
  );

/** The sole of a boot that is stretched out toward us, its heel on y 0. */
const sole = (x: number, turn: number, light: Light): string =>
  at(
    x,
    8,
    1.2,
    path(
      'M-8.6 -2C-9.4 -10 -8.4 -19 0 -19C8.4 -19 9.4 -10 8.6 -2C8 3 -8 3 -8.6 -2Z',
      tone(light, INK).base,
    ) +
      line('M-5.6 -5H5.6M-5 -12.600C-4 -15.600 4 -15.600 5 -12.600', mix(INK, '#fff3dc', 0.4), 1.6),
    turn,
  );

/** Half of the foot of a letter, in hundredths of its capital, on both sides of its middle. */
export const footOf = (base: string, sawn: boolean): readonly [left: number, right: number] =>
  edgesAt(base, 7, sawn);

/**
 * The legs of a letter whose wood begins `carried` over (0, 0), in hundredths of its capital: small, and as far apart as its foot.
 * `way` is where it faces: 1 is the right.
 */
export function legs(
  base: string,
  sawn: boolean,
  posture: Posture,
  way: 1 | -1,
  color: Hex,
  light: Light,
): string {
  const paint = tone(light, color);
  const [left, right] = footOf(base, sawn);
  const hip = -LEG - (sawn ? 4 : 16);
  const xs = legsAt(base, sawn);
  const [rear = 0, front = 0] = way > 0 ? xs : [xs[1], xs[0]];
  const leg = (d: string): string => line(d, paint.deep, 9.6) + line(d, paint.shade, 7.4);
  switch (posture) {
    case 'works':
    case 'ignores':
      return xs
        .map(
          (x, i) =>
            leg(`M${x} ${hip}V-8`) +
            boot(x, 0, 0, posture === 'ignores' ? way : i === 0 ? -1 : 1, light),
        )
        .join('');
    case 'rests': {
      // Out in front, knees a little up, toes up: the wood sits on its heel.
      const edge = (way > 0 ? right : -left) - 8;
      const one = (dx: number, dy: number): string =>
        at(
          0,
          dy,
          1,
          leg(`M${edge - 16} -28L${edge + 2 + dx} -21L${edge + 18 + dx} -5`) +
            boot(edge + 21 + dx, -3.6, -74, 1, light),
        );
      return at(0, 0, 1, one(11, -5) + one(0, 0), 0, way);
    }
    case 'sits':
      return xs
        .map((x, i) => {
          const out = i === 0 ? -1 : 1;
          return leg(`M${x - out} -15L${x + out * 4} -5`) + sole(x + out * 6, out * 16, light);
        })
        .join('');
    case 'runs':
      return (
        leg(`M${rear} ${hip}L${rear - 5 * way} -10L${rear - 20 * way} -13`) +
        boot(rear - 22 * way, -12, 78, way, light) +
        leg(`M${front} ${hip}L${front + 13 * way} -15L${front + 15 * way} -7`) +
        boot(front + 16 * way, 0, -16, way, light)
      );
    case 'comes':
      return (
        leg(`M${rear} ${hip}L${rear + 1 * way} -12L${rear - 7 * way} -8`) +
        boot(rear - 8 * way, -1, 26, way, light) +
        leg(`M${front} ${hip}L${front + 11 * way} -9`) +
        boot(front + 13 * way, 0, -14, way, light)
      );
    case 'tiptoes': {
      // Knees ahead of the toes, heels high.
      const one = (x: number, ahead: number): string =>
        leg(`M${x} ${hip - LEG * 0.8}L${x + (ahead + 12) * way} -24L${x + ahead * way} -12`) +
        boot(x + (ahead - 2) * way, -6, 34, way, light);
      return one(rear, -12) + one(front, 10);
    }
  }
}

/** What comes out of somebody who has run uphill. */
export const breath = (way: 1 | -1): string =>
  at(
    0,
    0,
    1,
    oval(0, 0, 5.4, 4, '#fffaf0', 'fill-opacity=".9"') +
      oval(11, -5, 4, 3, '#fffaf0', 'fill-opacity=".75"') +
      oval(19, -8.6, 2.6, 2, '#fffaf0', 'fill-opacity=".6"'),
    0,
    way,
  );
