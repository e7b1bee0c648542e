// Head and face. Features are stuck on the skull ball and squeezed by how far they have turned away.
import { luma, mix } from '#bookmaking/drawing/color.ts';
import { num } from '#bookmaking/drawing/curves.ts';
import { lerp, type Point, radians } from '#bookmaking/drawing/geometry.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { at, clean, line, oval, path, shifted } from '#bookmaking/drawing/marks.ts';
import { clip, radial } from '#bookmaking/drawing/sheet.ts';
import { earsOf } from './ears.ts';
import { type EyeShape, eye, INK } from './eyes.ts';
import { glassesOn } from './glasses.ts';
import { hairOn } from './hair/hair.ts';
import type { Hero } from './hero.ts';
import { MOUTHS, type MouthName } from './mouths.ts';
import { type Skull, type Stick, skull } from './skull.ts';
import type { Mood } from './traits.ts';

interface Look {
  readonly eyes: EyeShape;
  readonly brow: readonly [inner: number, middle: number, outer: number];
  readonly mouth: MouthName;
  readonly tear?: boolean;
}

const LOOKS: Record<Mood, Look> = {
  happy: { eyes: 'open', brow: [0, -2, 1], mouth: 'smile' },
  joy: { eyes: 'laughing', brow: [-3, -6, -1], mouth: 'laugh' },
  wonder: { eyes: 'wide', brow: [-4, -8, -2], mouth: 'gasp' },
  surprised: { eyes: 'wide', brow: [-7, -11, -4], mouth: 'oh' },
  worried: { eyes: 'open', brow: [-6, -3, 3], mouth: 'wobble' },
  sad: { eyes: 'soft', brow: [-6, -2, 4], mouth: 'frown', tear: true },
  brave: { eyes: 'narrow', brow: [5, 0, -3], mouth: 'firm' },
  sleepy: { eyes: 'closed', brow: [1, -1, 2], mouth: 'tiny' },
};

/** Longitude of an eye from the middle of the face, and the latitude of both. */
const EYE_LONGITUDE = 25.5;
const EYE_LATITUDE = 7;

export interface HeadView {
  readonly yaw: number;
  readonly pitch: number;
  readonly mood: Mood;
  readonly gaze: Point;
}

/** Layers of a head: behind the trunk, over it but under the face, and the face. */
export interface HeadArt {
  readonly back: string;
  readonly under: string;
  readonly main: string;
}

function stickerFor(head: Skull): Stick {
  return (longitude, latitude, art, reach = 1) => {
    const p = head.at(longitude, latitude, reach);
    const turned = Math.cos(radians(longitude + head.yaw));
    const seen = turned / Math.cos(radians(Math.min(50, Math.abs(longitude))) * 0.35);
    if (seen < 0.14) return '';
    return at(p[0], p[1], 1, art, 0, Math.max(0.16, Math.min(1, seen * 1.04)));
  };
}

/** Illustrators under-turn heads: a body at 40 degrees reads best with a face at 33. */
const drawnYaw = (yaw: number): number => yaw - 9 * Math.sin(radians(2 * yaw));

/** A head around (0, 0), about 100 tall. */
export function headOf(hero: Hero, view: HeadView, light: Light): HeadArt {
  const chub = 1 - Math.min(1, Math.max(0, (hero.years - 3) / 6));
  const head = skull(drawnYaw(view.yaw), view.pitch, chub);
  const hair = hairOn(head, hero, light);
  const ears = earsOf(head, hero, light);
  const features = head.front > -0.25 ? faceOf(hero, head, view, light) : '';
  const face = clean(fleshOf(hero, head, light) + features);
  const main = hair.window
    ? ears.behind + clip(hair.window, face) + hair.over + ears.aid
    : ears.behind + face + ears.front + hair.over + ears.aid;
  return { back: hair.back, under: hair.under, main };
}

/** The ball of the head with its form shadow and, where no hair falls over it, a lit edge. */
function fleshOf(hero: Hero, head: Skull, light: Light): string {
  const t = tone(light, hero.skin);
  const outline = head.outline();
  const [lx, ly] = light.direction;
  const flesh = clip(
    outline,
    path(outline, mix(t.base, t.shade, 0.62)) +
      shifted(lx * 15, ly * 12, path(outline, t.base)) +
      oval(lx * 26, ly * 24 - 2, 26, 22, t.lite, 'fill-opacity=".22"'),
  );
  const falls = ['long', 'bob', 'wavy', 'locs', 'curly', 'afro'].includes(hero.hair);
  if (light.rimAmount <= 0.4 || falls) return flesh;
  const middle = (Math.atan2(ly * 0.3, lx) * 180) / Math.PI;
  const outer = head.rim(middle - 48, middle + 48, 1, 10);
  const inner = head.rim(
    middle + 48,
    middle - 48,
    (angle) => 1 - 0.05 * Math.cos(radians((angle - middle) * 1.85)),
    10,
  );
  const sliver = `M${[...outer, ...inner].map(([x, y]) => `${num(x)} ${num(y)}`).join('L')}Z`;
  return flesh + path(sliver, t.rim, `fill-opacity="${(light.rimAmount * 0.8).toFixed(2)}"`);
}

function faceOf(hero: Hero, head: Skull, view: HeadView, light: Light): string {
  const look = LOOKS[view.mood];
  const stick = stickerFor(head);
  const t = tone(light, hero.skin);
  const lip = mix(hero.skin, '#5a1524', 0.72);
  // A dark line vanishes on dark skin: there the lip is drawn light.
  const lipInk = luma(hero.skin) < 0.34 ? tone(light, mix(hero.skin, '#ef9a86', 0.5)).base : lip;
  let art = '';
  for (const side of [-1, 1]) art += stick(side * 41, 27, blush(hero, light));
  if (hero.freckles) {
    const dots = 'M-7 -3h.1M-1 -5.4h.1M5 -3.4h.1M-4 1.4h.1M2.4 .6h.1M8 1.2h.1';
    const freckles = line(dots, mix(t.shade, '#8a4526', 0.5), 2.3, 'stroke-opacity=".8"');
    for (const side of [-1, 1]) art += stick(side * 33, 24, freckles);
  }
  art += stick(0, 21, nose(hero, light), 1.07);
  const [inner, middle, outer] = look.brow;
  const browColor = ['hijab', 'bald', 'patka'].includes(hero.hair) ? '#33262a' : hero.hairColor;
  const brow = tone(light, mix(browColor, INK, luma(browColor) > 0.8 ? 0.15 : 0.3)).base;
  for (const side of [-1, 1]) {
    const eyeArt = eye(look.eyes, hero.eyes, view.gaze, side, light);
    const arch = `M${side * -8} ${inner}Q0 ${middle - 3} ${num(side * 8.4)} ${outer}`;
    art += stick(side * EYE_LONGITUDE, EYE_LATITUDE, eyeArt);
    art += stick(side * (EYE_LONGITUDE + 1), EYE_LATITUDE - 19, line(arch, brow, 3.5));
  }
  art += stick(0, 40, MOUTHS[look.mouth](lipInk));
  if (look.tear) art += stick(34, 24, path('M0 -7C-5 1 -4 7 0 7S5 1 0 -7Z', '#a8dcf4'));
  // Nobody sleeps in glasses.
  if (hero.glasses !== 'none' && view.mood !== 'sleepy') {
    art += glassesOn(head, stick, hero, light, EYE_LONGITUDE, EYE_LATITUDE);
  }
  return art;
}

function blush(hero: Hero, light: Light): string {
  const color = mix(tone(light, hero.skin).base, '#ee5d44', 0.45);
  const glow = radial([
    [0, color, 0.62],
    [0.6, color, 0.3],
    [1, color, 0],
  ]);
  return oval(0, 0, 14.5, 10.5, glow);
}

function nose(hero: Hero, light: Light): string {
  const t = tone(light, hero.skin);
  const under = line('M-4.6 2.2Q0 5.6 4.6 2.2', mix(t.shade, '#8a3a30', 0.35), 1.8);
  return (
    oval(0, 0, 5.4, 4, mix(t.base, '#d2583c', lerp(0.12, 0.2, luma(hero.skin)))) +
    oval(light.direction[0] * 1.4, -1.4, 2, 1.3, t.lite, 'fill-opacity=".75"') +
    under
  );
}
