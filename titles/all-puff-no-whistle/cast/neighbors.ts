import { type Light, type Tone, tone } from '#bookmaking/drawing/light.ts';
import { at, box, line, oval, path, shifted } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';
import type { GrownUp } from '#bookmaking/grown-ups/grown-up.ts';
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
const face = (light: Light, who: GrownUp, side: 1 | -1, mouth: 'puff' | 'smile'): string => {
  const { back, main } = grownHead(
    who,
    { yaw: side * 34, pitch: 0, eyes: 'dots', mouth, gaze: [side * 0.7, 0] },
    light,
    CHALK,
  );
  return at(0, -2, 0.62, back + main);
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

const TOWN_BLUE = '#4a74b4';
const NUMBER_FOUR: GrownUp = {
  skin: '#b9805a',
  hair: '#e9e4dc',
  shape: 'round',
  nose: 'long',
  hairdo: 'bun',
  years: 60,
};

/** The woman from number four, whole, in slippers, with two fingers at her lips; about 100 high, feet at (0, 0). */
export function callingWoman(light: Light): string {
  const dress = tone(light, TOWN_BLUE);
  const skin = tone(light, NUMBER_FOUR.skin);
  return (
    line('M-7 -24V-3M8 -24V-3', skin.shade, 6) +
    path('M-14 0C-14 -6 -2 -6 0 0ZM2 0C2 -6 14 -6 17 0Z', tone(light, '#b5523f').base) +
    cloth(light, 'M-14 -72C-4 -78 8 -78 15 -72L26 -20Q2 -12 -24 -20Z', dress) +
    path('M-6 -62H12L17 -24Q6 -20 -8 -23Z', tone(light, '#f6efe2').base) +
    at(2, -88, 0.5, face(light, NUMBER_FOUR, 1, 'puff')) +
    line('M12 -68L30 -74L17 -80', dress.lite, 8) +
    oval(17, -80, 4, 4, skin.base)
  );
}
