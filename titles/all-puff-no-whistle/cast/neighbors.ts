import { type Light, type Tone, tone } from '#bookmaking/drawing/light.ts';
import { at, box, line, oval, path, shifted } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';
import type { GrownEyes, GrownUp } from '#bookmaking/grown-ups/grown-up.ts';
import { grownHead } from '#bookmaking/grown-ups/head.ts';
import { CHALK } from './face-hand.ts';

// Everybody on the street who can whistle. Long noses and small eyes: they are their own family,
// and leave the large eyes to the hero.

/** A cloth or coat with its shadow side. */
function cloth(light: Light, d: string, t: Tone, depth = 9): string {
  const [lx, ly] = light.direction;
  return clip(d, path(d, t.shade) + shifted(lx * depth, ly * depth * 0.5, path(d, t.base)));
}

/** A head about 66 high, middle at (0, 0), that looks where `side` says. `back` hangs behind, if there is something. */
const face = (
  light: Light,
  who: GrownUp,
  side: 1 | -1,
  mouth: 'puff' | 'smile',
  eyes: GrownEyes = 'dots',
): string => {
  const { back, main } = grownHead(
    who,
    { yaw: side * 34, pitch: 0, eyes, mouth, gaze: [side * 0.7, 0] },
    light,
    CHALK,
  );
  return at(0, -2, 0.62, back + main);
};

const CARRIER: GrownUp = {
  skin: '#6f442e',
  hair: '#2b2023',
  shape: 'square',
  nose: 'broad',
  hairdo: 'crop',
  beard: 'full',
  years: 40,
};
const PIGEON_MAN: GrownUp = {
  skin: '#d7a077',
  hair: '#4d3a36',
  shape: 'long',
  nose: 'long',
  hairdo: 'none',
  beard: 'moustache',
  years: 52,
};
const DRIVER: GrownUp = {
  skin: '#c98f66',
  hair: '#3d2c2e',
  shape: 'round',
  nose: 'long',
  hairdo: 'scarf',
  cloth: '#2f7f86',
  years: 36,
};

/** The mail carrier on the way up the street, whistling in two parts; soles at y 0, about 230 high. */
export function mailCarrier(light: Light): string {
  const blue = tone(light, '#41619b');
  const navy = tone(light, '#2f4472');
  const skin = tone(light, '#6f442e');
  const bag = tone(light, '#a5633f');
  const sock = tone(light, '#f3ece0');
  const shoe = tone(light, '#4a3a3f');
  const coat =
    'M-30 -150C-10 -160 22 -160 34 -148C44 -120 44 -96 42 -74H-38C-42 -100 -42 -128 -30 -150Z';
  return (
    line('M18 -66L30 -18', skin.shade, 15) +
    line('M24 -40L30 -18', sock.shade, 14) +
    path('M18 -14H42C50 -8 50 0 46 0H16Z', shoe.shade) +
    line('M-16 -66L-26 -16', skin.base, 16) +
    line('M-20 -42L-26 -18', sock.base, 15) +
    path('M-38 -14H-14C-6 -10 -6 0 -10 0H-38Z', shoe.base) +
    path(
      'M-38 -82H42C44 -66 40 -54 38 -46H10L4 -62L-4 -44H-36C-40 -56 -40 -70 -38 -82Z',
      navy.base,
    ) +
    cloth(light, coat, blue) +
    line('M-28 -146L34 -76', bag.deep, 6) +
    path('M4 -108C30 -116 62 -110 66 -98L62 -52C44 -44 18 -46 6 -54Z', bag.shade) +
    path('M0 -110C26 -118 56 -112 60 -100C50 -84 20 -82 2 -88Z', bag.base) +
    path(
      'M12 -114l22 -12l14 10M30 -120l20 -6l6 12',
      '#fffaf0',
      `stroke="${sock.shade}" stroke-width="1.4"`,
    ) +
    oval(30, -88, 3.4, 3, sock.lite) +
    line('M30 -142C46 -124 52 -112 46 -98', blue.shade, 17) +
    oval(44, -94, 9, 8, skin.shade) +
    line('M-26 -140C-46 -126 -60 -122 -74 -128', blue.base, 17) +
    oval(-80, -130, 9, 8.4, skin.base) +
    at(0, -184, 1, face(light, CARRIER, -1, 'puff', 'shut')) +
    path('M-29 -196C-30 -226 30 -228 29 -194C12 -204 -14 -204 -29 -196Z', blue.base) +
    path(
      'M-29 -197C-46 -196 -50 -188 -42 -186C-28 -194 -8 -198 6 -197L4 -203C-10 -204 -22 -202 -29 -197Z',
      navy.base,
    ) +
    oval(-6, -212, 5, 4.6, sock.base)
  );
}

/** The letter in the carrier's outstretched hand, its free corner lifted by somebody's breath. */
export const letter = (light: Light): string => {
  const paper = tone(light, '#fffaf0');
  return (
    path(
      'M-20 -14L22 -12L20 16L-22 14Z',
      paper.base,
      `stroke="${paper.shade}" stroke-width="1.4"`,
    ) +
    path('M-20 -14L-4 4L22 -12', 'none', `stroke="${paper.shade}" stroke-width="1.8"`) +
    path('M-20 -14L-26 -30L-6 -26L-2 -13Z', paper.shade) +
    box(8, 2, 8, 8, tone(light, '#c46a62').base, 1)
  );
};

/** A sleeve as far as the wrist, its cuff, and a hand held open for whoever wants to land on it. */
const heldOut = (side: 1 | -1, shirt: Tone, skin: string): string =>
  line(
    `M${side * 124} -146l${side * 6} -15M${side * 128} -143l${side * 14} -10M${side * 129} -139l${side * 16} -3M${side * 126} -136l${side * 14} 4M${side * 116} -148l${side * -2} -13`,
    skin,
    6.4,
  ) +
  oval(side * 120, -142, 12, 9.6, skin) +
  path(
    `M${side * 34} -126C${side * 60} -130 ${side * 84} -138 ${side * 106} -147L${side * 115} -130C${side * 92} -116 ${side * 66} -100 ${side * 36} -88Z`,
    side < 0 ? shirt.shade : shirt.base,
  ) +
  line(`M${side * 106} -147L${side * 115} -130`, shirt.deep, 5);

/** The man on the laundry's roof, arms out for pigeons; from the knees up, apron's hem at y 0. */
export function pigeonMan(light: Light): string {
  // White, it was sky, and his hands hung in it.
  const shirt = tone(light, '#b5523f');
  const apron = tone(light, '#6b93b8');
  const skin = tone(light, '#d7a077');
  const body =
    'M-44 -118C-20 -132 22 -132 46 -118C60 -86 62 -40 56 0H-56C-62 -40 -60 -86 -44 -118Z';
  return (
    heldOut(-1, shirt, skin.base) +
    heldOut(1, shirt, skin.base) +
    cloth(light, body, shirt) +
    path('M-30 -96C-10 -88 12 -88 32 -96L46 0H-46Z', apron.base) +
    path('M14 -92L32 -96L46 0H22Z', apron.shade) +
    line('M-30 -96L-24 -122M32 -96L26 -122', apron.deep, 5) +
    box(-14, -50, 30, 24, apron.shade, 3) +
    path('M-14 -122V-134H14V-122Q0 -112 -14 -122Z', skin.shade) +
    at(0, -160, 1, face(light, PIGEON_MAN, 1, 'puff'))
  );
}

/** The driver behind the window, who looks where `side` says: head and shoulders around (0, 0). */
export function driver(light: Light, side: 1 | -1 = -1): string {
  const coat = tone(light, '#6b5a8e');
  const body = 'M-24 30C-56 38 -62 70 -62 96H62C62 70 56 38 24 30Z';
  return cloth(light, body, coat) + face(light, DRIVER, side, 'smile');
}
