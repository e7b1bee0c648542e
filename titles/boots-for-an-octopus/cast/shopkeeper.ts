import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { at, box, line, oval, path } from '#bookmaking/drawing/marks.ts';

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

/** An arm that comes from above with an open hand-shaped glove round a box; the cuff at (0, 0). */
export function armWithBox(light: Light, color: string, empty: boolean): string {
  const sleeve = tone(light, '#fdf6ea');
  const hand = tone(light, '#7b86b8');
  const card = tone(light, color);
  return (
    at(
      0,
      34,
      1,
      path('M-20 -2H20L18 18H-18Z', card.base) +
        path('M4 -2H20L18 18H4Z', card.shade, 'fill-opacity=".5"') +
        path('M-22 -6H22V0H-22Z', empty ? card.deep : card.lite) +
        box(-12, 4, 12, 6, '#fffaf0', 1),
      empty ? 180 : 0,
    ) +
    line('M0 -40V8', sleeve.base, 15) +
    line('M4 -40V8', sleeve.shade, 5, 'stroke-opacity=".7"') +
    line('M-7 8H7', sleeve.shade, 3) +
    oval(0, 19, 8, 9, hand.base) +
    line('M-6 22v8M-1 24v8M4 23v8', hand.base, 4)
  );
}

/** Upside down from the ladder on the last page: a face at last. Chin up; about 80 high around (0, 0). */
export function shopkeeperFace(light: Light): string {
  const skin = tone(light, '#b9805a');
  const hair = tone(light, '#54413f');
  return at(
    0,
    0,
    1,
    path('M-34 60C-38 20 -22 16 0 16C22 16 38 20 34 60Z', tone(light, '#fdf6ea').base) +
      path('M-16 60V24L0 34L16 24V60Z', tone(light, '#3f9a92').base) +
      oval(-30, -6, 6, 8, skin.shade) +
      oval(30, -6, 6, 8, skin.base) +
      path('M-30 -12C-30 -44 30 -44 30 -12C30 12 18 26 0 26C-18 26 -30 12 -30 -12Z', skin.base) +
      oval(-17, 4, 7, 5, '#e0604a', 'fill-opacity=".35"') +
      oval(17, 4, 7, 5, '#e0604a', 'fill-opacity=".35"') +
      path(
        'M-31 -10C-40 -62 40 -62 31 -10C26 -24 16 -28 0 -27C-16 -28 -26 -24 -31 -10Z',
        hair.base,
      ) +
      line('M-12 -46q-2 -10 -6 -14M2 -47q0 -10 2 -16M14 -44q4 -8 10 -10', hair.base, 4) +
      oval(-11, -6, 7.4, 8, '#fffdf6') +
      oval(11, -6, 7.4, 8, '#fffdf6') +
      oval(-13, -5, 3.4, 4, '#35222a') +
      oval(9, -5, 3.4, 4, '#35222a') +
      line('M-19 -19q7 -6 13 -2M19 -19q-7 -6 -13 -2', hair.base, 2.6) +
      path('M-13 9C-9 2 -2 4 0 7C2 4 9 2 13 9C8 11 4 11 0 10C-4 11 -8 11 -13 9Z', hair.base) +
      oval(0, 16, 4, 4.6, '#7a2433'),
    180,
  );
}
