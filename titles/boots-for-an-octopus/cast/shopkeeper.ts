import { type Light, tone, turned } from '#bookmaking/drawing/light.ts';
import { at, box, line, path } from '#bookmaking/drawing/marks.ts';
import type { GrownUp } from '#bookmaking/grown-ups/grown-up.ts';
import { grownHead } from '#bookmaking/grown-ups/head.ts';
import { WASH } from './face-hand.ts';

/**
 * The shopkeeper until page 12: a pair of legs on a rung, with the hem of an apron. Soles at (0, 0),
 * the apron's hem about 66 above; seen from behind.
 */
export function shopkeeperLegs(light: Light, above: number): string {
  const cloth = tone(light, '#4a5f8e');
  const shoe = tone(light, '#7a4632');
  const sock = tone(light, '#f0866a');
  const leg = (x: number): string =>
    line(`M${x} ${-above}V-16`, cloth.base, 15) +
    line(`M${x + 4} ${-above}V-16`, cloth.shade, 5, 'stroke-opacity=".7"') +
    box(x - 6, -17, 12, 9, sock.base, 2) +
    line(`M${x - 5} -13.5H${x + 5}`, sock.lite, 1.6) +
    path(
      `M${x - 8.5} -9H${x + 8.5}C${x + 10} -3 ${x + 9} 1 ${x + 6} 1H${x - 6}C${x - 9} 1 ${x - 10} -3 ${x - 8.5} -9Z`,
      shoe.base,
    ) +
    box(x - 8, -1.5, 16, 3, shoe.deep, 1);
  return leg(-9) + leg(9);
}

const KEEPER: GrownUp = {
  skin: '#b9805a',
  hair: '#54413f',
  shape: 'round',
  nose: 'broad',
  hairdo: 'short',
  beard: 'points',
  years: 48,
};

/** Upside down from the ladder on the last page: a face at last. Chin up; about 80 high around (0, 0). */
export function shopkeeperFace(light: Light): string {
  const { back, main } = grownHead(
    KEEPER,
    { yaw: 24, pitch: 0, eyes: 'wide', mouth: 'oh', gaze: [0.8, 0] },
    turned(light, 180),
    WASH,
  );
  // Hair hangs from a head that does.
  const hangs = line(
    'M-12 -52q-2 -10 -6 -16M2 -53q0 -10 2 -18M16 -50q4 -8 10 -12',
    tone(light, KEEPER.hair).base,
    5,
  );
  return at(
    0,
    0,
    1,
    path('M-34 60C-38 20 -22 16 0 16C22 16 38 20 34 60Z', tone(light, '#fdf6ea').base) +
      path('M-16 60V24L0 34L16 24V60Z', tone(light, '#3f9a92').base) +
      at(0, -14, 0.74, back + hangs + main),
    180,
  );
}
