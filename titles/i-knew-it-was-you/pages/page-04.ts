import { num } from '#bookmaking/drawing/curves.ts';
import { tone } from '#bookmaking/drawing/light.ts';
import { at, box, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { headToStand } from '#bookmaking/hero/head-size.ts';
import { placeHero } from '#bookmaking/hero/place-hero.ts';
import { lettered } from '#bookmaking/lettering/lettered.ts';
import { SAFE, SHEET, SPREAD } from '#bookmaking/sheet-size.ts';
import type { Cast, Painting, Picture } from '#bookmaking/title.ts';
import { hider } from '#titles/i-knew-it-was-you/cast/hider.ts';
import { INK } from '#titles/i-knew-it-was-you/set/colors.ts';
import { LAMP } from '#titles/i-knew-it-was-you/set/lights.ts';
import { pool, wiped } from '#titles/i-knew-it-was-you/set/print.ts';
import { armchairBack, lamp } from '#titles/i-knew-it-was-you/set/room.ts';
import { SOUNDS } from '#titles/i-knew-it-was-you/sounds.ts';

const HEM = 186;

/** Folds from edge to edge, like an organ, and one of them has sneezed. */
export const page04: Painting = (cast) => paint(cast, SHEET);
/** Over the fold the curtain goes on, as far as the chair that has been asked already. */
export const spread04: Painting = (cast) => paint(cast, SPREAD);

function paint({ hero }: Cast, width: number): Picture {
  const kid = placeHero(
    hider(hero),
    headToStand(hero, 126, 48),
    'ground',
    [152, 204],
    {
      pose: 'stand',
      mood: 'surprised',
      yaw: -14,
      pitch: 5,
      tilt: 4,
      gaze: [-0.5, 0.1],
      armL: { upper: [40, 10], lower: [132, -24], hand: 'open' },
      armR: { upper: [4, 8], lower: [8, 4] },
    },
    LAMP,
  );
  const [hx] = kid.head;
  const half = Math.max(20, 48 * kid.scale * 0.96 + 4);
  const art =
    wiped(
      { x: 0, y: 0, width, height: SHEET },
      [
        [0, INK.night],
        [1, INK.indigo],
      ],
      INK.mist,
      'page 4 night',
    ) +
    box(0, HEM + 4, width, 40, tone(LAMP, '#6a4048').base) +
    line(`M0 ${HEM + 4}H${width}`, INK.key, 1) +
    pool(hx, 206, 44, 8, INK.key, 0.6) +
    kid.art +
    curtain(-6, hx - half, 'left') +
    curtain(hx + half, width + 6, 'right') +
    box(-4, -2, width + 8, 8, tone(LAMP, INK.wood).base) +
    line(`M-4 6.4H${width + 4}`, INK.key, 0.8) +
    rings(width) +
    table() +
    (width === SPREAD
      ? at(330, 210, 1.05, armchairBack(LAMP)) + lamp(LAMP, [398, 196], 1.5, 70)
      : '') +
    lettered(SOUNDS['Achoo!'], [hx + 4, kid.head[1] - 62 * kid.scale - 8], {
      height: 8.6,
      turn: -9,
      ink: INK.glow,
      rim: INK.key,
    });
  return {
    art,
    quiet: {
      box: { ...SAFE, y: 20, width: 106, height: 66 },
      ink: 'light',
      largest: { sprout: 19, sapling: 16 },
    },
    faces: [kid.face],
  };
}

/** Folds between two places; the edge at the gap bulges where somebody stands. */
function curtain(from: number, to: number, gap: 'left' | 'right'): string {
  const cloth = tone(LAMP, '#7d3547');
  const folds = Math.max(2, Math.round((to - from) / 19));
  const step = (to - from) / folds;
  let lit = '';
  let dark = '';
  let seams = '';
  let hem = '';
  for (let i = 0; i < folds; i++) {
    const x = from + i * step;
    lit += `M${num(x + step * 0.12)} 4C${num(x + step * 0.3)} 60 ${num(x)} 130 ${num(x + step * 0.16)} ${HEM + 3}H${num(x + step * 0.42)}C${num(x + step * 0.3)} 130 ${num(x + step * 0.56)} 60 ${num(x + step * 0.36)} 4Z`;
    dark += `M${num(x + step * 0.68)} 4C${num(x + step * 0.86)} 60 ${num(x + step * 0.6)} 130 ${num(x + step * 0.74)} ${HEM}H${num(x + step)}C${num(x + step * 0.9)} 130 ${num(x + step * 1.04)} 60 ${num(x + step)} 4Z`;
    seams += `M${num(x + step)} 4C${num(x + step * 1.04)} 60 ${num(x + step * 0.9)} 130 ${num(x + step)} ${HEM}`;
    hem += `Q${num(x + step * 0.3)} ${HEM + 9} ${num(x + step * 0.6)} ${HEM + 3}T${num(x + step)} ${HEM + 2}`;
  }
  const bulge =
    gap === 'left'
      ? `M${num(from)} 2V${HEM}${hem}C${num(to - 5)} 150 ${num(to + 1)} 120 ${num(to - 2)} 90C${num(to + 4)} 60 ${num(to + 12)} 40 ${num(to + 18)} 2Z`
      : `M${num(to)} 2V${HEM + 2}H${num(from)}C${num(from + 5)} 150 ${num(from - 1)} 120 ${num(from + 2)} 90C${num(from - 4)} 60 ${num(from - 12)} 40 ${num(from - 18)} 2Z`;
  return (
    path(bulge, cloth.base, `stroke="${INK.key}" stroke-width=".8"`) +
    path(lit, cloth.lite, 'fill-opacity=".3"') +
    path(dark, cloth.deep, 'fill-opacity=".6"') +
    line(seams, INK.key, 0.5, 'stroke-opacity=".7"')
  );
}

const rings = (width: number): string => {
  let d = '';
  for (let x = 6; x < width; x += 19) d += `M${x} 2v7`;
  return line(d, INK.amber, 2);
};

/** A teapot that has been looked into, a tin, and a book that was shaken. */
function table(): string {
  const wood = tone(LAMP, INK.wood);
  const pot = tone(LAMP, INK.blue);
  const tin = tone(LAMP, INK.amber);
  const book = tone(LAMP, INK.leaf);
  return (
    path('M-4 170H104L110 178H-4Z', wood.lite) +
    path('M-4 178H110V186H-4Z', wood.base, `stroke="${INK.key}" stroke-width=".7"`) +
    path('M14 186h8v34h-8ZM88 186h8v34h-8Z', wood.shade) +
    oval(36, 172, 21, 3, INK.key, 'fill-opacity=".4"') +
    path(
      'M18 150C14 164 22 172 36 172C50 172 58 164 54 150C48 144 24 144 18 150Z',
      pot.base,
      `stroke="${INK.key}" stroke-width=".8"`,
    ) +
    path(
      'M53 152C60 152 62 146 66 142L70 146C66 152 62 162 53 163Z',
      pot.base,
      `stroke="${INK.key}" stroke-width=".8"`,
    ) +
    line('M18 152C6 148 6 166 20 164', pot.base, 4) +
    oval(36, 148, 15, 3.4, INK.key) +
    at(
      14,
      140,
      1,
      oval(0, 0, 14, 4, pot.lite, `stroke="${INK.key}" stroke-width=".8"`) +
        oval(0, -5, 3.4, 3, pot.base),
      -24,
    ) +
    path('M76 146H102V172H76Z', tin.base, `stroke="${INK.key}" stroke-width=".8"`) +
    box(76, 154, 26, 8, tone(LAMP, INK.rose).base) +
    at(
      90,
      142,
      1,
      box(-14, -4, 28, 6, tin.lite, 1.4, `stroke="${INK.key}" stroke-width=".8"`),
      16,
    ) +
    at(
      66,
      196,
      1,
      path('M-18 0L0 -5L18 0V6L0 2L-18 6Z', book.base, `stroke="${INK.key}" stroke-width=".7"`) +
        path('M-17 -1L0 -5L17 -1L0 1Z', INK.paper),
      -8,
    )
  );
}
