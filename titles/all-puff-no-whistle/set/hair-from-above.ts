import { disc } from '#bookmaking/drawing/curves.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { line, oval, path } from '#bookmaking/drawing/marks.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';

const BUMPY = ['afro', 'curly', 'puffs', 'highTop', 'tousled', 'spiky'];
const ROPES = ['locs', 'boxBraids'];

/** A head of hair, or what is worn over it, from straight above, 20 across around (0, 0), its nose to the right. */
export function hairFromAbove(light: Light, hero: Hero): string {
  const cloth = tone(light, hero.colors.headwear ?? hero.colors.accent);
  const hair = tone(light, hero.hairColor);
  const tie = tone(light, hero.colors.accent).base;
  const crown = (r: number): string =>
    oval(-0.6, 0, r, r, hair.base) +
    oval(-2.4, -2.6, r * 0.5, r * 0.4, hair.lite, 'fill-opacity=".5"');
  if (hero.hair === 'hijab')
    return (
      path('M-4 -10C-14 -15 -24 -9 -24 0C-24 9 -14 15 -4 10Z', cloth.shade) +
      oval(-0.4, 0, 10.8, 10.8, cloth.base) +
      line('M7 -7Q-4 -3 -10 -7M8 5Q-2 6 -16 2M-10 6Q-16 8 -20 6', cloth.deep, 0.8, SOFT)
    );
  if (hero.hair === 'patka')
    return (
      oval(-0.6, 0, 10.4, 10.4, cloth.base) +
      line('M-9 -5Q0 -3 8 -5M-9 5Q0 3 8 5', cloth.deep, 0.8, SOFT) +
      oval(3, 0, 4, 4, cloth.shade) +
      oval(2.6, -0.5, 3.2, 3.2, cloth.lite)
    );
  if (hero.hat)
    return (
      oval(-0.6, 0, 10.8, 10.8, cloth.shade) +
      oval(-0.8, -0.4, 9, 9, cloth.base) +
      oval(-0.8, -0.4, 3.4, 3.4, cloth.lite)
    );
  if (hero.hair === 'bald') return oval(-3, -3, 3, 2, '#ffffff', 'fill-opacity=".3"');
  if (hero.hair === 'fluff')
    return oval(-1.6, 0, 7.6, 7.4, hair.base, 'fill-opacity=".75"') + line(CURL, hair.deep, 0.9);
  if (hero.hair === 'buzz') return crown(9.6);
  if (BUMPY.includes(hero.hair)) return bumps(hero, hair, crown);
  if (ROPES.includes(hero.hair))
    return (
      line(FALLING, hair.shade, 2.8) + line(FALLING, hair.base, 2) + crown(10) + partings(hair.deep)
    );
  return tails(hero, hair, tie) + crown(10.2) + partings(hair.deep);
}

const SOFT = 'stroke-opacity=".55"';
const CURL = 'M-3 0q2 -4 4 -1t-3 2';
/** From the whorl over the shoulders, each to its own end. */
const FALLING =
  'M-2 -9Q-12 -13 -20 -11M-4 -8Q-14 -8 -24 -7M-5 -4Q-16 -3 -26 -3M-5 0Q-16 1 -27 1M-5 4Q-16 5 -25 5M-4 8Q-14 9 -22 9M-2 9Q-11 14 -18 13';

const partings = (color: string): string =>
  line(
    'M-3 0L8 0M-3 0Q2 -5 6 -7M-3 0Q2 5 6 7M-3 0Q-4 -6 -2 -9M-3 0Q-4 6 -2 9M-3 0Q-8 -3 -9 -4M-3 0Q-8 3 -9 4',
    color,
    0.7,
    SOFT,
  );

type Shades = ReturnType<typeof tone>;

function bumps({ hair: kind }: Hero, hair: Shades, crown: (r: number) => string): string {
  const r = kind === 'afro' ? 11.6 : 9.4;
  const ring = (far: number, many: number, size: number): string =>
    Array.from({ length: many }, (_, i) => {
      const a = (i / many) * Math.PI * 2;
      return disc(Math.cos(a) * far - 0.6, Math.sin(a) * far, size);
    }).join('');
  const twoMore = kind === 'puffs' ? path(disc(-3, -11, 5.4) + disc(-3, 11, 5.4), hair.shade) : '';
  return (
    twoMore +
    path(ring(r - 1.6, 13, 2.8), hair.base) +
    crown(r) +
    path(ring(r * 0.58, 8, 1.5), hair.shade, 'fill-opacity=".6"') +
    path(ring(r * 0.2, 3, 1.4), hair.lite, 'fill-opacity=".5"')
  );
}

/** What of smooth hair lies on the back. */
function tails({ hair: kind }: Hero, hair: Shades, tie: string): string {
  if (kind === 'long' || kind === 'wavy')
    return path('M-2 -10C-14 -12 -24 -8 -27 0C-24 8 -14 12 -2 10Z', hair.shade);
  if (kind === 'bob') return path('M2 -10.6C-12 -14 -15 -6 -15 0C-15 6 -12 14 2 10.6Z', hair.shade);
  if (kind === 'bun') return oval(-11, 0, 5.6, 5.6, hair.shade) + oval(-12, -1, 3, 2.6, hair.lite);
  if (kind === 'ponytail')
    return (
      path('M-9 -3C-18 -6 -24 -3 -28 1C-22 5 -16 5 -9 3Z', hair.shade) + oval(-10, 0, 1.6, 3.2, tie)
    );
  if (kind === 'braids' || kind === 'pigtails')
    return (
      line('M-3 -9Q-12 -15 -20 -13M-3 9Q-12 15 -20 13', hair.shade, 4.4) +
      path(disc(-7, -12, 2) + disc(-7, 12, 2), tie)
    );
  return '';
}
