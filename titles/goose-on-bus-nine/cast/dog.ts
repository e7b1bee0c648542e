import { type Light, type Tone, tone } from '#bookmaking/drawing/light.ts';
import { at, line, oval, path, shifted } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';

/** Nearly black, with tan at its ends: brown was lost on the brown floor and before the orange bus. */
export const DOG = { coat: '#54363a', tan: '#cf8a45' } as const;

/** On four short legs, nose to the left, tail up: about 130 long and `long` units longer, feet at y 0. */
export function dogStanding(light: Light, long = 0): string {
  const t = tone(light, DOG.coat);
  const tan = tone(light, DOG.tan);
  const x = (at: number): number => at + long;
  const body = `M-44 -34C-30 -48 ${x(20)} -46 ${x(44)} -46C${x(62)} -46 ${x(66)} -30 ${x(62)} -20C${x(54)} -10 -36 -8 -46 -18C-50 -24 -50 -30 -44 -34Z`;
  const legs = (dx: number): string =>
    [-34, x(42)].map((leg) => `M${leg + dx - 6} -22h13v19q0 3 -3 3h-15q-3 -4 4 -6Z`).join('');
  return (
    path(legs(10), t.deep) +
    path(
      `M${x(54)} -38C${x(66)} -46 ${x(76)} -64 ${x(88)} -74C${x(84)} -56 ${x(74)} -36 ${x(60)} -28Z`,
      t.shade,
    ) +
    path(legs(0), tan.base) +
    clip(body, path(body, t.base) + line(`M-40 -42C-20 -47 ${x(30)} -45 ${x(60)} -40`, t.lite, 4)) +
    headAside(t, tan) +
    line('M-46 -30Q-36 -24 -30 -34', '#5a86a0', 5)
  );
}

/** Its head and neck, from the side, nose to the left. */
export const headAside = (t: Tone, tan: Tone): string =>
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
  oval(-72, -54, 2, 2.6, '#241820');

/** On its way through the rain, nose to the left and up: long as it is, on four legs in mid-step, in a coat that has to be buckled often and hangs clear of them. Feet at y 0. */
export function dogWalking(light: Light, long: number): string {
  const t = tone(light, DOG.coat);
  const tan = tone(light, DOG.tan);
  const x = (at: number): number => at + long;
  const middle = 6 + long / 2;
  const body = `M-48 -46C-48 -60 -34 -64 -18 -62C${middle - 40} -58 ${middle + 40} -58 ${x(30)} -63C${x(54)} -65 ${x(68)} -54 ${x(67)} -42C${x(66)} -32 ${x(58)} -27 ${x(46)} -28C${middle + 40} -23 ${middle - 40} -21 -16 -24C-36 -24 -48 -32 -48 -46Z`;
  const [left, each] = [-28, (long + 72) / BUCKLES];
  const hem = Array.from({ length: BUCKLES }, () => `q${each / 2} 5 ${each} 0`).join('');
  const buckles = Array.from(
    { length: BUCKLES - 1 },
    (_, i) => `M${left + each * (i + 1)} -43v20`,
  ).join('');
  const leg = (d: string, ink: string): string => line(d, t.deep, 13) + line(d, ink, 10.4);
  return (
    leg(`M-30 -32L-20 -17L-10 -3.6H-16M${x(50)} -34L${x(66)} -19L${x(72)} -3.6H${x(66)}`, t.shade) +
    path(
      `M${x(48)} -60C${x(60)} -62 ${x(66)} -76 ${x(64)} -98C${x(78)} -84 ${x(80)} -54 ${x(62)} -42Z`,
      t.base,
    ) +
    line(
      `M${x(76)} -100Q${x(84)} -88 ${x(83)} -76M${x(54)} -98Q${x(56)} -88 ${x(53)} -80`,
      '#ffe3b0',
      2.4,
    ) +
    clip(body, path(body, t.base) + path(`M-60 -34H${x(80)}V0H-60Z`, tan.shade)) +
    leg(
      `M-38 -34L-52 -19L-62 -3.6H-68M${x(44)} -36L${x(28)} -18L${x(24)} -3.6H${x(17)}`,
      tan.base,
    ) +
    // The hem throws its shadow on the belly.
    path(`M${left} -36${hem}V-46H${left}Z`, t.deep, 'fill-opacity=".6"') +
    path(
      `M${left} -40C-36 -48 -34 -58 -26 -65C${middle - 40} -60 ${middle + 40} -60 ${x(36)} -66C${x(48)} -62 ${x(50)} -48 ${left + each * BUCKLES} -40Z`,
      '#2f7f80',
    ) +
    path(`M${left} -40.4${hem}Z`, '#2f7f80') +
    line(`M${left} -39.6${hem}`, '#f0d9a8', 2.2) +
    line(buckles, '#e3b04a', 2.8) +
    at(-38, -40, 1, shifted(38, 26, headAside(t, tan)), 24) +
    line('M-50 -46Q-38 -40 -30 -54', '#5a86a0', 5.4)
  );
}
const BUCKLES = 7;

/** As much as looks over an edge at y 0, at us: about 70 wide, paws and all. */
export function dogPeeking(light: Light): string {
  const t = tone(light, DOG.coat);
  const tan = tone(light, DOG.tan);
  return face(t, tan) + path('M-34 8C-36 -6 -14 -6 -15 8ZM34 8C36 -6 14 -6 15 8Z', tan.base);
}

/**
 * The wrong end first: a round rump toward us and a body going away to the left, `long` units longer than usual; about 190 long,
 * on the floor at y 0, the tail's root at (54, -66). Pages draw the tail, which has somewhere to be, and the head, which is near.
 */
export function dogBackward(light: Light, long = 0): string {
  const t = tone(light, DOG.coat);
  const tan = tone(light, DOG.tan);
  const x = (at: number): number => at - long;
  const body = `M56 -70C26 -54 ${x(-14)} -44 ${x(-62)} -53C${x(-82)} -46 ${x(-84)} -26 ${x(-68)} -22C${x(-30)} -17 20 -19 56 -8Z`;
  const rump =
    'M18 -40C18 -62 34 -74 54 -74C76 -74 90 -60 90 -38C90 -16 78 -4 54 -4C30 -4 18 -18 18 -40Z';
  return (
    clip(
      body,
      path(body, t.base) +
        path(`M${x(-90)} -35C${x(-40)} -29 10 -28 60 -26V0H${x(-90)}Z`, t.deep) +
        path(`M${x(-76)} -21C${x(-30)} -26 10 -24 56 -22V4H${x(-80)}Z`, tan.shade) +
        // Short hair, laid along the back and over the ribs.
        path(
          `M${x(-64)} -56C${x(-14)} -46 26 -56 60 -72V-62C26 -46 ${x(-14)} -37 ${x(-60)} -45Z`,
          t.lite,
          'fill-opacity=".8"',
        ) +
        line(
          [-40, -22, -4, 14]
            .flatMap((at) => (long ? [at, at - long * 0.4] : [at]))
            .map(
              (at, i) =>
                `M${at} ${-38 + (i % 3) * 4}q-5 3 -7 8M${at + 6} ${-31 + (i % 2) * 7}q-5 2 -7 7`,
            )
            .join(''),
          t.lite,
          2,
          'stroke-opacity=".4"',
        ),
    ) +
    path(
      'M24 -22C20 -8 22 2 30 3H50C54 -4 50 -14 46 -22ZM64 -22C60 -14 56 -4 60 3H82C90 2 90 -8 84 -22Z',
      t.shade,
    ) +
    clip(
      rump,
      path(rump, t.base) +
        path('M50 -8C42 -24 46 -44 58 -52C50 -40 52 -20 56 -4Z', t.deep, 'fill-opacity=".55"') +
        oval(64, -57, 24, 18, t.lite, 'fill-opacity=".6"') +
        // The lamps are over it.
        line('M19 -46C22 -62 36 -72.4 54 -72.4C74 -72.4 86 -61 88.4 -46', t.lite, 4.4),
    ) +
    // The near hip, round, and the thigh that goes down from it; where the tail begins, over both, it is broad.
    line('M34 -8C24 -20 24 -44 40 -54', t.deep, 2.6) +
    line('M74 -6C84 -18 86 -42 72 -54', t.deep, 2.6, 'stroke-opacity=".7"') +
    path('M44 -74C48 -62 62 -60 68 -74Q56 -82 44 -74Z', t.shade) +
    line('M54 -22C52 -14 53 -8 54 -2', t.deep, 2.6) +
    line(
      'M36 -36q-4 5 -3 10M44 -42q-4 4 -4 9M78 -34q3 5 2 10',
      t.lite,
      1.8,
      'stroke-opacity=".5"',
    ) +
    path('M22 4C20 -10 46 -12 48 4ZM60 4C62 -12 88 -10 88 4Z', tan.base) +
    line('M30 3v-4M38 3v-5M70 3v-5M78 3v-4', tan.deep, 2)
  );
}

/** From so near that one could be licked: ears, a long nose, a smile that knows of nothing, and two paws; about 80 wide round (0, 0). */
export function dogNear(light: Light): string {
  const t = tone(light, DOG.coat);
  const tan = tone(light, DOG.tan);
  const skull =
    'M-25 6C-30 -22 -16 -36 0 -36C17 -36 30 -22 26 6C24 18 14 24 0 24C-14 24 -23 18 -25 6Z';
  const ear = (side: number): string =>
    `M${side * 17} -32C${side * 36} -38 ${side * 48} -12 ${side * 43} 16C${side * 40} 32 ${side * 27} 30 ${side * 24} 15C${side * 22} 2 ${side * 25} -14 ${side * 17} -32Z`;
  const eye = (x: number): string =>
    oval(x, -16, 6.6, 7.4, '#fff6e4') +
    oval(x + 1.6, -18, 4.4, 5.2, '#241820') +
    oval(x + 3, -20.4, 1.5, 1.6, '#fffaf0');
  return (
    path(
      'M-24 20C-28 36 -30 40 -36 44C-40 50 -34 54 -26 54H-12C-6 54 -8 30 -6 22ZM10 22C10 36 8 46 4 50C4 54 10 55 16 55H30C36 53 32 46 28 42C26 34 26 26 25 18Z',
      t.base,
    ) +
    path(
      'M-35 43C-42 48 -36 55 -26 55H-13C-8 52 -9 46 -14 43C-22 40 -30 40 -35 43ZM6 46C0 50 4 56 14 56H30C37 54 34 46 28 43C20 41 10 42 6 46Z',
      tan.base,
    ) +
    line('M-29 46v7M-21 45v8M12 47v8M21 46v8', tan.deep, 1.8) +
    path('M-22 16C-10 26 12 26 23 16L25 26C10 36 -12 36 -24 26Z', '#3f7f8c') +
    clip(
      skull,
      path(skull, t.shade) +
        shifted(4, -3, path(skull, t.base)) +
        line('M-6 -30q-2 5 0 9M2 -32q-1 5 0 9M9 -30q1 4 0 8', t.lite, 1.6, 'stroke-opacity=".6"'),
    ) +
    path(ear(-1) + ear(1), t.deep) +
    line(
      'M-36 -20Q-42 0 -37 18M-30 -22Q-35 -4 -32 12M33 -22Q38 -4 35 14M39 -14Q42 4 38 20',
      t.base,
      1.8,
      'stroke-opacity=".8"',
    ) +
    oval(0, 36, 5, 5.6, '#e3b04a') +
    eye(-11.4) +
    eye(11) +
    path('M-17 -27q5 -5 10 -1q-5 3 -10 1ZM7 -28q5 -4 10 1q-5 2 -10 -1Z', tan.base) +
    // A nose that comes toward us.
    path(
      'M-19 6C-20 -8 -10 -12 0 -12C10 -12 20 -8 19 6C19 20 10 25 0 25C-10 25 -19 20 -19 6Z',
      tan.base,
    ) +
    path(
      'M-19 6C-18 18 -10 23 0 23C8 23 14 20 17 14C15 22 8 25 0 25C-10 25 -19 20 -19 6Z',
      tan.shade,
    ) +
    path('M-7 12Q0 17 8 12C11 26 -9 27 -7 12Z', '#6a2433') +
    path('M-4 17Q1 14 5.6 17C8 34 -6 36 -4 17Z', '#e57f86') +
    line('M.8 19V28', '#b8525f', 1.2) +
    line('M0 2V9M-13.6 8.4Q-8 15 0 9.4Q8 15 14 8', '#3a2028', 2.2) +
    path('M-10 -6C-10 -13 10 -13 10 -6C10 0 4 4 0 4C-4 4 -10 0 -10 -6Z', '#241820') +
    oval(3.4, -8, 2.8, 1.6, '#fff6e4', 'fill-opacity=".8"') +
    line('M-12 11v.1M-14 15v.1M13 11v.1M15 15v.1', tan.deep, 1.4)
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
export const tailColor = (light: Light): Pick<Tone, 'base' | 'shade' | 'lite'> =>
  tone(light, DOG.coat);
