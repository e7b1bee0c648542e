import { type Light, type Tone, tone } from '#bookmaking/drawing/light.ts';
import { at, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';

/** Nearly black, with tan at its ends: brown was lost on the brown floor and before the orange bus. */
const COAT = '#54363a';
const TAN = '#cf8a45';

/** On four short legs, nose to the left, tail up: about 130 long, feet at y 0. */
export function dogStanding(light: Light): string {
  const t = tone(light, COAT);
  const tan = tone(light, TAN);
  const body =
    'M-44 -34C-30 -48 20 -46 44 -46C62 -46 66 -30 62 -20C54 -10 -36 -8 -46 -18C-50 -24 -50 -30 -44 -34Z';
  const legs = (dx: number): string =>
    [-34, 42].map((x) => `M${x + dx - 6} -22h13v19q0 3 -3 3h-15q-3 -4 4 -6Z`).join('');
  return (
    path(legs(10), t.deep) +
    path('M54 -38C66 -46 76 -64 88 -74C84 -56 74 -36 60 -28Z', t.shade) +
    path(legs(0), tan.base) +
    clip(body, path(body, t.base) + line('M-40 -42C-20 -47 30 -45 60 -40', t.lite, 4)) +
    path(
      'M-30 -32C-34 -50 -48 -66 -60 -64C-74 -62 -90 -54 -94 -48C-96 -42 -88 -40 -76 -40C-64 -36 -52 -20 -40 -18Z',
      t.base,
    ) +
    path(
      'M-94 -48C-96 -42 -88 -40 -76 -40C-68 -42 -66 -48 -70 -50C-80 -52 -88 -52 -94 -48Z',
      tan.base,
    ) +
    path('M-62 -62C-50 -66 -38 -52 -42 -34C-50 -28 -60 -40 -62 -62Z', t.deep) +
    oval(-93, -48, 4.6, 4, '#35222a') +
    oval(-71, -54, 3.4, 3.8, '#fff6e4') +
    oval(-72, -54, 2, 2.6, '#241820') +
    line('M-46 -30Q-36 -24 -30 -34', '#5a86a0', 5)
  );
}

/** As much as looks over an edge at y 0, at us: about 70 wide, paws and all. */
export function dogPeeking(light: Light): string {
  const t = tone(light, COAT);
  const tan = tone(light, TAN);
  return face(t, tan) + path('M-34 8C-36 -6 -14 -6 -15 8ZM34 8C36 -6 14 -6 15 8Z', tan.base);
}

/**
 * The wrong end first: a round rump toward us, a body going away to the left, `long` units longer than usual, and a face that
 * looks back and is glad; about 190 long, on the floor at y 0, the tail's root at (54, -66). Pages draw the tail, which has
 * somewhere to be.
 */
export function dogBackward(light: Light, long = 0): string {
  const t = tone(light, COAT);
  const tan = tone(light, TAN);
  const x = (at: number): number => at - long;
  const body = `M56 -68C20 -66 ${x(-30)} -60 ${x(-62)} -52C${x(-82)} -46 ${x(-84)} -20 ${x(-68)} -14C${x(-30)} -8 20 -6 56 -8Z`;
  const rump =
    'M18 -40C18 -62 34 -74 54 -74C76 -74 90 -60 90 -38C90 -16 78 -4 54 -4C30 -4 18 -18 18 -40Z';
  return (
    path(
      `M${x(-72)} -26h15v22q0 4 -4 4h-16q-4 -4 5 -7ZM${x(-50)} -26h14v22q0 4 -4 4h-15q-4 -4 5 -7Z`,
      tan.shade,
    ) +
    clip(
      body,
      path(body, t.base) +
        path(`M${x(-90)} -30C${x(-40)} -22 10 -20 60 -22V0H${x(-90)}Z`, t.deep) +
        path(`M${x(-76)} -12C${x(-30)} -19 10 -15 56 -16V4H${x(-80)}Z`, tan.shade) +
        // Short hair, laid along the back and over the ribs.
        path(
          `M${x(-62)} -54C${x(-20)} -64 20 -70 60 -70V-60C20 -60 ${x(-24)} -52 ${x(-58)} -44Z`,
          t.lite,
          'fill-opacity=".8"',
        ) +
        line(
          [-40, -22, -4, 14]
            .flatMap((at) => (long ? [at, at - long] : [at]))
            .map(
              (at, i) =>
                `M${at} ${-50 + (i % 3) * 5}q-5 3 -7 8M${at + 6} ${-40 + (i % 2) * 9}q-5 2 -7 7`,
            )
            .join(''),
          t.lite,
          2,
          'stroke-opacity=".4"',
        ),
    ) +
    path(
      `M${x(-46)} -56C${x(-34)} -46 ${x(-36)} -22 ${x(-50)} -10C${x(-44)} -22 ${x(-42)} -44 ${x(-56)} -54Z`,
      '#3f7f8c',
    ) +
    oval(x(-47), -10, 4, 4.6, '#e3b04a') +
    path(
      'M24 -22C20 -8 22 2 30 3H50C54 -4 50 -14 46 -22ZM64 -22C60 -14 56 -4 60 3H82C90 2 90 -8 84 -22Z',
      t.shade,
    ) +
    clip(rump, path(rump, t.base) + oval(66, -56, 22, 18, t.lite, 'fill-opacity=".55"')) +
    path(
      'M54 -50C46 -60 34 -54 36 -42C38 -30 48 -24 54 -18C60 -24 70 -30 72 -42C74 -54 62 -60 54 -50Z',
      tan.base,
    ) +
    line('M54 -48V-20', tan.deep, 2.4) +
    path('M22 4C20 -10 46 -12 48 4ZM60 4C62 -12 88 -10 88 4Z', tan.base) +
    line('M30 3v-4M38 3v-5M70 3v-5M78 3v-4', tan.deep, 2) +
    at(x(-84), -32, 0.94, face(t, tan) + path('M-5 1C-7 14 7 14 5 1Z', '#c2596a'), -12)
  );
}

/** From the front, the chin at (0, 2), about 76 wide with its ears. */
const face = (t: Tone, tan: Tone): string =>
  path('M-24 0C-28 -34 -14 -46 0 -46C14 -46 28 -34 24 0C16 8 -16 8 -24 0Z', t.base) +
  path(
    'M-17 -42C-34 -44 -42 -16 -34 2C-24 0 -18 -20 -17 -42ZM17 -42C34 -44 42 -16 34 2C24 0 18 -20 17 -42Z',
    t.deep,
  ) +
  path('M-12 -4C-15 -22 15 -22 12 -4C11 6 -11 6 -12 -4Z', tan.base) +
  oval(0, -12, 6, 4.4, '#241820') +
  oval(-9, -25, 4.6, 5, '#fff6e4') +
  oval(9, -25, 4.6, 5, '#fff6e4') +
  oval(-9, -27, 2.8, 3.2, '#241820') +
  oval(9, -27, 2.8, 3.2, '#241820') +
  path('M-13 -32q3 -4 7 -2ZM13 -32q-3 -4 -7 -2Z', tan.base);

/** For the tail, which each page draws to where it thumps. */
export const tailColor = (light: Light): { base: string; shade: string } => tone(light, COAT);
