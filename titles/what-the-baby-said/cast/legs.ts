import { num } from '#bookmaking/drawing/curves.ts';
import { type Light, type Tone, tone } from '#bookmaking/drawing/light.ts';
import { line, oval, path, shifted } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';
import type { TallOne } from './tall-ones.ts';

/**
 * Somebody tall from the floor to the waist and out of the picture: feet about (0, 0), the knee at
 * -62, the hip at -130, and cloth up to -190. Toes point to the right; mirror for the left.
 */
export function legs(light: Light, who: TallOne): string {
  const cloth = tone(light, who.cloth);
  const shadow = oval(0, 0, 34, 4.6, light.shade, `fill-opacity="${num(light.shadowAlpha * 1.5)}"`);
  return shadow + DRAWN[who.hem](light, who, cloth);
}

type Drawn = (light: Light, who: TallOne, cloth: Tone) => string;

const shaded = (light: Light, d: string, t: Tone, more = ''): string =>
  clip(d, path(d, t.shade) + shifted(light.direction[0] * 9, -2, path(d, t.base)) + more);

const DRAWN: Record<TallOne['hem'], Drawn> = {
  'long skirt': (light, who, cloth) => {
    const d =
      'M-18 -190H18C26 -120 40 -60 48 -16Q30 -10 16 -15T-14 -14T-46 -16C-40 -60 -26 -120 -18 -190Z';
    let flowers = '';
    let hearts = '';
    for (const [x, y] of [
      [-30, -32],
      [-6, -40],
      [20, -30],
      [36, -46],
      [-20, -62],
      [8, -70],
      [26, -84],
      [-14, -94],
      [-2, -118],
      [14, -112],
      [-12, -142],
      [6, -150],
    ] as const) {
      flowers += `M${x - 3} ${y}h6M${x} ${y - 3}v6`;
      hearts += `M${x} ${y}h.1`;
    }
    return (
      clog(light, who, -16) +
      clog(light, who, 12) +
      shaded(
        light,
        d,
        cloth,
        line(
          'M-6 -190C-10 -110 -18 -60 -20 -10M10 -190C14 -110 18 -60 20 -10',
          cloth.deep,
          2,
          'stroke-opacity=".5"',
        ) +
          line(flowers, tone(light, who.trim).base, 3.6) +
          line(hearts, cloth.deep, 2.6),
      )
    );
  },
  corduroy: (light, who, cloth) => {
    const leg = (x: number): string => {
      const d = `M${x - 14} -190H${x + 14}L${x + 12} -8H${x - 12}Z`;
      let cords = '';
      for (let i = -9; i <= 9; i += 4.5) cords += `M${x + i * 1.1} -190L${x + i} -8`;
      return (
        brogue(light, who, x) +
        shaded(light, d, cloth, line(cords, tone(light, who.trim).base, 1, 'stroke-opacity=".7"')) +
        line(`M${x - 12} -10H${x + 12}`, cloth.deep, 3)
      );
    };
    return leg(-16) + leg(15);
  },
  'tweed skirt': (light, who, cloth) => {
    const d =
      'M-24 -190H24C34 -150 40 -100 40 -70Q20 -64 0 -66T-40 -70C-40 -100 -34 -150 -24 -190Z';
    let checks = '';
    for (let y = -180; y < -60; y += 16) checks += `M-44 ${y}q44 6 88 0`;
    for (let x = -30; x <= 30; x += 15) checks += `M${x * 0.7} -190L${x} -60`;
    const stocking = tone(light, '#c98f6a');
    const leg = (x: number): string =>
      path(
        `M${x - 10} -72C${x - 14} -46 ${x - 8} -30 ${x - 7} -6H${x + 7}C${x + 9} -30 ${x + 13} -46 ${x + 10} -72Z`,
        stocking.base,
      ) +
      line(`M${x - 9} -20q8 4 17 0M${x - 10} -34q9 4 20 0`, stocking.shade, 1.6) +
      slipper(light, who, x);
    const stick = tone(light, '#7a4a30');
    return (
      leg(-15) +
      leg(14) +
      shaded(light, d, cloth, line(checks, tone(light, who.trim).base, 2, 'stroke-opacity=".55"')) +
      line('M46 -1V-118C46 -136 30 -136 28 -124', stick.base, 5) +
      line('M44.6 -6V-116', stick.lite, 1.2) +
      line('M46 0V-6', stick.deep, 7)
    );
  },
  shorts: (light, who, cloth) => {
    const skin = tone(light, who.skin);
    const leg = (x: number): string => {
      const bare = `M${x - 11} -84C${x - 15} -56 ${x - 9} -46 ${x - 11} -34C${x - 13} -22 ${x - 7} -14 ${x - 7} -4H${x + 7}C${x + 8} -18 ${x + 12} -28 ${x + 11} -38C${x + 10} -50 ${x + 14} -60 ${x + 11} -84Z`;
      return (
        shaded(light, bare, skin) +
        path(`M${x - 9} -20H${x + 9}L${x + 8} -4H${x - 8}Z`, tone(light, who.trim).base) +
        line(`M${x - 9} -16H${x + 9}`, tone(light, who.shoe).base, 2) +
        sneaker(light, who.shoe, x)
      );
    };
    const d = 'M-30 -190H30L36 -78Q20 -72 4 -78L0 -118L-4 -78Q-20 -72 -36 -78Z';
    return (
      leg(-18) +
      leg(17) +
      shaded(
        light,
        d,
        cloth,
        line(
          'M-32 -120q4 10 2 30M-36 -84Q-20 -78 -4 -84M36 -84Q20 -78 4 -84',
          cloth.deep,
          1.8,
          'stroke-opacity=".6"',
        ),
      )
    );
  },
  gown: (light, who, cloth) => {
    const d = 'M-24 -190H24C28 -120 40 -50 46 -6Q20 2 0 -2T-46 -6C-40 -50 -28 -120 -24 -190Z';
    const gold = tone(light, who.trim);
    const point = (x: number): string =>
      path(
        `M${x - 8} 0C${x - 6} -10 ${x + 14} -8 ${x + 26} -4C${x + 20} 2 ${x} 2 ${x - 8} 0Z`,
        tone(light, who.shoe).base,
      );
    return (
      point(-18) +
      point(14) +
      shaded(
        light,
        d,
        cloth,
        line(
          'M-8 -190C-10 -110 -20 -50 -22 0M8 -190C12 -110 20 -50 24 0',
          cloth.deep,
          2.2,
          'stroke-opacity=".5"',
        ) +
          line('M-50 -10Q-20 -1 0 -6T50 -10', gold.base, 5) +
          line('M-50 -19Q-20 -10 0 -15T50 -19', gold.base, 1.4),
      )
    );
  },
  jeans: (light, who, cloth) => {
    const leg = (x: number, foot: number): string =>
      shaded(
        light,
        `M${x - 15} -190H${x + 15}L${x + 12} ${foot}H${x - 12}Z`,
        cloth,
        line(
          `M${x + 9} -190L${x + 8} ${foot}`,
          tone(light, who.trim).base,
          1,
          'stroke-dasharray="3 2.4"',
        ),
      );
    const blade = tone(light, '#454a5c');
    return (
      path(
        'M14 -52H24C24 -40 16 -34 17 -22C18 -10 34 -8 42 -1L36 2C22 -2 8 -6 8 -22C8 -36 16 -40 14 -52Z',
        blade.base,
      ) +
      line('M20 -48C20 -40 13 -34 13 -22C14 -12 26 -7 38 0', blade.lite, 1.4) +
      path('M9 -66H29L27 -46H11Z', blade.shade) +
      sneaker(light, who.shoe, -16, true) +
      leg(-16, -20) +
      leg(18, -62) +
      line('M-29 -22H-3M6 -64H30', cloth.lite, 4.4) +
      path('M-22 -84l14 -3l-1 9l-12 3Z', tone(light, who.skin).base) +
      line('M-23 -82l16 -4M-21 -76l13 -3', cloth.lite, 1.2)
    );
  },
};

/** A clog on y 0, its toe to the right. */
function clog(light: Light, who: TallOne, x: number): string {
  const t = tone(light, who.shoe);
  const wood = tone(light, '#a8703f');
  return (
    path(
      `M${x - 14} -6H${x + 22}V0H${x + 12}L${x + 8} -2H${x - 4}L${x - 8} 0H${x - 14}Z`,
      wood.base,
    ) +
    path(
      `M${x - 14} -6C${x - 14} -18 ${x - 2} -20 ${x + 4} -18C${x + 16} -16 ${x + 24} -12 ${x + 23} -5Z`,
      t.base,
    ) +
    line(`M${x + 2} -15q8 0 13 4`, t.lite, 1.8)
  );
}

function brogue(light: Light, who: TallOne, x: number): string {
  const t = tone(light, who.shoe);
  return (
    path(
      `M${x - 13} -14C${x - 4} -16 ${x + 6} -15 ${x + 10} -11C${x + 20} -10 ${x + 28} -7 ${x + 28} -1H${x - 13}Z`,
      t.base,
    ) +
    path(`M${x - 13} -3H${x + 28.6}V1H${x - 13}Z`, t.deep) +
    line(`M${x + 12} -9q2 4 0 6M${x + 2} -12l5 -1.4M${x + 4} -9l5 -1.4`, t.lite, 1.2)
  );
}

function slipper(light: Light, who: TallOne, x: number): string {
  const t = tone(light, who.shoe);
  return (
    path(
      `M${x - 11} -9C${x - 2} -12 ${x + 8} -14 ${x + 16} -12C${x + 26} -10 ${x + 27} 0 ${x + 20} 1H${x - 11}Z`,
      t.base,
    ) +
    path(`M${x - 11} -2H${x + 23}V1H${x - 11}Z`, t.shade) +
    oval(x + 17, -12, 5, 5, tone(light, '#fff4e4').base)
  );
}

function sneaker(light: Light, color: string, x: number, high = false): string {
  const t = tone(light, color);
  const white = tone(light, '#fff8ea');
  const collar = high ? -26 : -13;
  return (
    path(
      `M${x - 13} ${collar}H${x + 8}C${x + 9} -12 ${x + 26} -14 ${x + 28} -3H${x - 13}Z`,
      t.base,
    ) +
    path(`M${x - 14} -4H${x + 29}V1H${x - 14}Z`, white.base) +
    path(`M${x + 20} -11C${x + 26} -10 ${x + 29} -7 ${x + 28} -3H${x + 17}Z`, white.base) +
    line(
      `M${x + 6} -9l6 -3M${x + 9} -6l6 -3${high ? `M${x + 3} -16l6 -2M${x + 2} -21l6 -2` : ''}`,
      white.base,
      1.8,
    )
  );
}
