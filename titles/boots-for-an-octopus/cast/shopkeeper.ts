import { type Light, tone, turned } from '#bookmaking/drawing/light.ts';
import { at, box, line, path } from '#bookmaking/drawing/marks.ts';
import type { GrownUp } from '#bookmaking/grown-ups/grown-up.ts';
import { grownHead } from '#bookmaking/grown-ups/head.ts';
import { WASH } from './face-hand.ts';

/**
 * The shopkeeper until page 12: a pair of legs on the rungs, one foot a rung higher, under an apron tied behind. Lower sole
 * at (0, 0), the hem about 66 above; seen from behind, up to `above`.
 */
export function shopkeeperLegs(light: Light, above: number): string {
  const cloth = tone(light, '#4a5f8e');
  const shoe = tone(light, '#7a4632');
  const sock = tone(light, '#f0866a');
  const apron = tone(light, '#e9806b');
  const shirt = tone(light, '#fdf6ea');
  const leg = (x: number, up: number): string =>
    line(`M${x * 0.8} -80L${x} ${-16 - up}`, cloth.base, 15) +
    line(`M${x * 0.8 + 4} -80L${x + 4} ${-16 - up}`, cloth.shade, 5, 'stroke-opacity=".7"') +
    at(
      x,
      -up,
      1,
      box(-6, -17, 12, 9, sock.base, 2) +
        line('M-5 -13.5H5', sock.lite, 1.6) +
        path('M-8.5 -9H8.5C10 -3 9 1 6 1H-6C-9 1 -10 -3 -8.5 -9Z', shoe.base) +
        box(-8, -1.5, 16, 3, shoe.deep, 1),
    );
  return (
    leg(-10, 0) +
    leg(10, 18) +
    path(`M-20 ${-above}H20L25 -64C10 -58 -10 -58 -25 -64Z`, apron.base) +
    path(`M4 ${-above}H20L25 -64C18 -61 12 -60 7 -60Z`, apron.shade, 'fill-opacity=".7"') +
    line('M1 -60V-112', apron.deep, 1.4) +
    path(`M-21 ${-above}H21V-118H-21Z`, shirt.base) +
    path(`M6 ${-above}H21V-118H6Z`, shirt.shade, 'fill-opacity=".7"') +
    path('M-22 -120H22V-113H-22Z', apron.lite) +
    line(
      'M0 -116C-14 -128 -20 -112 0 -116C14 -128 20 -112 0 -116L-8 -98M0 -116L9 -100',
      apron.lite,
      3,
    )
  );
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

/** Upside down from the ladder on the last page: a face at last, and both fists on the rails. Chin up; head and shoulders, about 110 high around (0, 0). */
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
  const shirt = tone(light, '#fdf6ea');
  const skin = tone(light, KEEPER.skin);
  const arm = (side: 1 | -1): string =>
    line(`M${side * 30} 46L${side * 45} 4`, shirt.shade, 19) +
    line(`M${side * 30} 46L${side * 44} 5`, shirt.base, 17) +
    line(`M${side * 45} 2L${side * 33} -58`, skin.shade, 11.4) +
    line(`M${side * 45} 2L${side * 33.6} -58`, skin.base, 10) +
    line(`M${side * 50} 6L${side * 39} 3`, shirt.deep, 2.4) +
    path(
      `M${side * 24} -56C${side * 24} -66 ${side * 40} -68 ${side * 41} -58C${side * 42} -50 ${side * 26} -48 ${side * 24} -56Z`,
      skin.base,
      `stroke="${skin.deep}" stroke-width="1"`,
    );
  return at(
    0,
    0,
    1,
    path('M-40 96C-44 40 -36 24 0 22C36 24 44 40 40 96Z', shirt.base) +
      path('M-19 96V26L0 38L19 26V96Z', tone(light, '#3f9a92').base) +
      arm(-1) +
      arm(1) +
      at(0, -14, 0.74, back + hangs + main),
    180,
  );
}
