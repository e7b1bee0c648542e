import { tone } from '#bookmaking/drawing/light.ts';
import { at, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { type HeroWish, type PlacedHero, placeHero } from '#bookmaking/hero/place-hero.ts';
import { lettered } from '#bookmaking/lettering/lettered.ts';
import type { Cast, Painting, Picture } from '#bookmaking/title.ts';
import { SNEEZING } from '#titles/i-knew-it-was-you/cast/faces.ts';
import { hider } from '#titles/i-knew-it-was-you/cast/hider.ts';
import { passing } from '#titles/i-knew-it-was-you/cast/seeker.ts';
import {
  blownCurtain,
  type Gust,
  HEM,
  moonBoards,
} from '#titles/i-knew-it-was-you/set/blown-curtain.ts';
import { INK } from '#titles/i-knew-it-was-you/set/colors.ts';
import { LAMP, MOON } from '#titles/i-knew-it-was-you/set/lights.ts';
import { litRoom } from '#titles/i-knew-it-was-you/set/under-the-bed.ts';
import { twistAbove, type Wound, woundBelow } from '#titles/i-knew-it-was-you/set/wound-curtain.ts';
import { SOUNDS } from '#titles/i-knew-it-was-you/sounds.ts';
import { rightHalf } from './right-half.ts';

/** How high a hero may be, from the floor up, in mm. */
const TALL = 158;

/** From behind the curtain, at the glass: whoever has wound itself into its end sneezes, the rest flies into the room, and below it two slippers hop. */
export const page04: Painting = (cast) => paint(cast, 0);
/** The page is the right half; the curtain comes to it from the left, where it flies up. */
export const spread04 = rightHalf(paint);

/** From `left`, in mm on the page, to the page's right edge. */
function paint({ hero }: Cast, left: number): Picture {
  const wide = left < 0;
  const rolls = hero.wheelchair !== undefined;
  const gust: Gust = wide ? { at: -92, half: 74, high: 76 } : { at: 44, half: 44, high: 48 };
  const wish = sneeze(rolls);
  const placed = (size: number): PlacedHero =>
    placeHero(hider(hero), size, 'ground', [wide ? 134 : 160, 207], wish, MOON);
  const kid = placed(Math.min(52, (TALL / (50 - placed(30).figure.head[1])) * 100));
  const size = kid.scale * 100;
  const wound: Wound = {
    head: kid.head,
    size,
    foot: kid.origin[0],
    half: size * (rolls ? 0.86 : hero.years > 6 ? 0.72 : 0.62),
    hem: rolls ? 176 : 188,
  };
  const art =
    litRoom(left - 6) +
    at(gust.at - 4, HEM - 8, wide ? 1 : 0.7, hop()) +
    at(gust.at, HEM - (wide ? 24 : 18), wide ? 1 : 0.66, passing(LAMP, 204)) +
    moonBoards(left - 6, gust) +
    spilled(gust, wide ? 1 : 0.7) +
    blownCurtain(left - 6, gust) +
    oval(kid.origin[0] + 2, 208, rolls ? 44 : 26, 4, INK.key, 'fill-opacity=".4"') +
    twistAbove(wound) +
    kid.art +
    woundBelow(wound) +
    lettered(SOUNDS['Achoo!'], wide ? [40, Math.min(156, kid.head[1] + 36)] : [52, 138], {
      height: 15,
      turn: -9,
      ink: INK.glow,
      rim: INK.key,
    });
  return {
    art,
    quiet: {
      box: wide
        ? { x: left + 20, y: 18, width: 176, height: 92 }
        : { x: 14, y: 14, width: 84, height: 84 },
      ink: 'dark',
      ...(wide && {
        lap: { box: { x: left + 20, y: 18, width: 160, height: 90 }, ink: 'dark', largest: 50 },
      }),
      largest: wide
        ? { explorer: 20, sapling: 26, sprout: 30 }
        : { explorer: 13, sapling: 17, sprout: 20 },
    },
    faces: [kid.face],
  };
}

/** All of it from the neck up: the rest is wound in. */
const sneeze = (rolls: boolean): HeroWish => ({
  pose: rolls ? 'sit' : 'stand',
  mood: 'happy',
  face: SNEEZING,
  yaw: -38,
  pitch: 3,
  tilt: -12,
  nod: 8,
  body: { roll: -24 },
  armL: { upper: [0, 4], lower: [4, 2], hand: 'rest' },
  armR: { upper: [0, 4], lower: [4, 2], hand: 'rest' },
});

/** So far off the boards: its shadow, and the air under it. */
const hop = (): string =>
  oval(2, 6, 46, 5, INK.key, 'fill-opacity=".4"') +
  line('M-36 -6v8M-20 -4v8M44 -8v8M58 -12v8', INK.glow, 2);

/** Out of a tin that was asked: two cookies, and the lid of a teapot, on their way. */
function spilled(gust: Gust, k: number): string {
  const pot = tone(LAMP, INK.blue);
  const key = `stroke="${INK.key}" stroke-width="1"`;
  const cookie = (x: number, y: number): string =>
    oval(x, y, 8, 7.4, tone(LAMP, '#d99a5c').base, key) +
    line(`M${x - 3} ${y - 2}h.1M${x + 2} ${y + 2}h.1M${x + 2.6} ${y - 2.6}h.1`, INK.wood, 2);
  return at(
    gust.at,
    HEM,
    k,
    cookie(-92, 2) +
      cookie(74, 8) +
      at(
        -70,
        -14,
        1,
        path('M-11 -3C-10 -12 10 -12 11 -3Z', pot.base, key) +
          oval(0, 0, 19, 5, pot.lite, key) +
          oval(0, -13, 3.8, 3.4, pot.base, key),
        -24,
      ),
  );
}
