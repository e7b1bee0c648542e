import type { Point } from '#bookmaking/drawing/geometry.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { at, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';
import { SNOW } from '#titles/box-of-snow/set/colors.ts';
import { grownArm } from './limb.ts';
import { type Look, neighborFace } from './neighbor-face.ts';

export const SKIN = '#6f4430';
export const SHIRT = '#4f8f8c';

export const FACE: Look = {
  skin: SKIN,
  hair: '#2d2430',
  shape: 'round',
  hairdo: 'curls',
  nose: 'broad',
  eyes: 'shut',
  mouth: 'bliss',
  flushed: true,
};

/** The judge of the pies, off in a dish of snow: eyes and arms wide. Dish on y 0; about 290 high. */
export const judge = (light: Light): string =>
  judgeInDish(light, [0.7, 0], { ...FACE, eyes: 'wide', mouth: 'oh' }) +
  grownArm(light, {
    way: [
      [-56, -186],
      [-94, -222],
      [-102, -272],
    ],
    width: 17,
    sleeve: SHIRT,
    skin: SKIN,
    grip: 'open',
    rolled: 0.45,
  }) +
  forkArm(light) +
  fork(light);

/** The arm at the right, held up with a fist at its end. */
export const forkArm = (light: Light): string =>
  grownArm(light, {
    way: [
      [56, -186],
      [98, -150],
      [90, -206],
    ],
    width: 17,
    sleeve: SHIRT,
    skin: SKIN,
    grip: 'fist',
    rolled: 0.45,
  });

/** All but the arms, the face toward `gaze`; the dish still empty, if not `cold`. */
export function judgeInDish(light: Light, gaze: Point, look = FACE, cold = true): string {
  const skin = tone(light, SKIN);
  const trousers = tone(light, '#4a5a86');
  const leg = (x: number): string =>
    line(`M${x} -64V-14`, skin.base, 24) +
    line(`M${x + 6} -60V-14`, skin.shade, 8, 'stroke-opacity=".7"') +
    path(`M${x - 22} -76H${x + 22}L${x + 19} -42H${x - 19}Z`, trousers.base) +
    line(`M${x - 17} -43H${x + 17}`, trousers.lite, 7);
  return (
    dishBack(light, cold) +
    leg(-24) +
    leg(24) +
    dishFront(light, cold) +
    dressed(light) +
    at(0, -244, 0.82, neighborFace(light, look, gaze))
  );
}

/** Shirt, apron, and the prize for judging. */
export function dressed(light: Light): string {
  const apron = tone(light, '#f2c65a');
  const shirt = tone(light, SHIRT);
  const body =
    'M-34 -206C-62 -196 -74 -140 -76 -96C-76 -70 -66 -60 -50 -58H50C66 -60 76 -70 76 -96C74 -140 62 -196 34 -206C14 -212 -14 -212 -34 -206Z';
  const bib =
    'M-26 -182H26L32 -140C56 -130 62 -100 62 -70C40 -58 -40 -58 -62 -70C-62 -100 -56 -130 -32 -140Z';
  return (
    path(body, shirt.base) +
    clip(
      body,
      path(
        light.direction[0] > 0
          ? 'M-90 -220H-34C-52 -160 -56 -100 -40 -50H-90Z'
          : 'M90 -220H34C52 -160 56 -100 40 -50H90Z',
        shirt.shade,
      ),
    ) +
    path(bib, apron.base) +
    clip(
      bib,
      line(
        'M-48 -200V-40M-24 -200V-40M0 -200V-40M24 -200V-40M48 -200V-40',
        apron.shade,
        7,
        'stroke-opacity=".45"',
      ),
    ) +
    path('M-20 -112H20V-88C14 -80 -14 -80 -20 -88Z', apron.shade) +
    rosette(light)
  );
}

/** In the hand of that arm of the judge which is held up at the right. */
export const fork = (light: Light): string => {
  const t = tone(light, '#8d93a8');
  return (
    line('M88 -190L92 -268', t.base, 5) +
    line('M82 -290L84 -270Q92 -262 100 -270L102 -290M92 -292V-266', t.base, 4)
  );
};

function rosette(light: Light): string {
  const t = tone(light, '#4f6fb8');
  const petals = Array.from({ length: 10 }, (_, i) => {
    const a = (i / 10) * Math.PI * 2;
    return oval(34 + Math.cos(a) * 12, -160 + Math.sin(a) * 12, 6.4, 6.4, i % 2 ? t.base : t.lite);
  }).join('');
  return (
    path('M28 -152L22 -122L34 -130L44 -120L42 -152Z', t.shade) +
    petals +
    oval(34, -160, 10, 10, tone(light, '#f7e2a0').base) +
    line('M34 -166v11M30 -163l4 -3', '#3a2b3a', 2.4)
  );
}

/** A pie dish, which holds one scoop of snow if it is `cold`; the far half, and the near one. */
const dishBack = (light: Light, cold: boolean): string => {
  const t = tone(light, '#b86a4a');
  return (
    oval(0, -22, 78, 15, t.deep) +
    (cold
      ? path(
          'M-66 -22C-66 -44 -40 -40 -30 -46C-8 -56 20 -52 34 -44C52 -42 64 -34 66 -22Z',
          SNOW.lit,
        ) + path('M10 -22C20 -36 44 -40 66 -22Z', SNOW.shade)
      : '')
  );
};

const dishFront = (light: Light, cold: boolean): string => {
  const t = tone(light, '#b86a4a');
  return (
    (cold
      ? path(
          'M-66 -24C-54 -34 -44 -22 -30 -28C-16 -36 -4 -22 8 -28C24 -36 40 -22 66 -24C60 -8 -60 -8 -66 -24Z',
          SNOW.lit,
        )
      : '') +
    path('M-78 -22C-60 -8 60 -8 78 -22L62 0C40 7 -40 7 -62 0Z', t.base) +
    path('M40 -13C56 -15 70 -18 78 -22L62 0C56 2 48 4 36 5Z', t.shade) +
    line('M-70 -16Q0 2 70 -16', t.lite, 3, 'stroke-opacity=".6"')
  );
};
