import type { Point } from '#bookmaking/drawing/geometry.ts';
import { tone } from '#bookmaking/drawing/light.ts';
import { at, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { type HeroWish, type PlacedHero, placeHero } from '#bookmaking/hero/place-hero.ts';
import { lettered } from '#bookmaking/lettering/lettered.ts';
import type { Cast, Painting, Picture } from '#bookmaking/title.ts';
import { SNEEZING } from '#titles/i-knew-it-was-you/cast/faces.ts';
import { hider } from '#titles/i-knew-it-was-you/cast/hider.ts';
import { startled, startledShadow } from '#titles/i-knew-it-was-you/cast/startled.ts';
import {
  blownCurtain,
  type Gust,
  HEM,
  moonBoards,
  nearEnd,
} from '#titles/i-knew-it-was-you/set/blown-curtain.ts';
import { INK } from '#titles/i-knew-it-was-you/set/colors.ts';
import { LAMP, MOON } from '#titles/i-knew-it-was-you/set/lights.ts';
import { litRoom } from '#titles/i-knew-it-was-you/set/under-the-bed.ts';
import { SOUNDS } from '#titles/i-knew-it-was-you/sounds.ts';
import { rightHalf } from './right-half.ts';

/** How high a hero may be, from the floor up, in mm. */
const TALL = 150;

/** From behind the curtain, at the glass: whoever hides there sneezes with all of its body, the cloth flies up before it, and in the room two slippers are in the air. */
export const page04: Painting = (cast) => paint(cast, 0);
/** The page is the right half; the curtain goes on over all of the left, as high as the sneeze threw it. */
export const spread04 = rightHalf(paint);

/** From `left`, in mm on the page, to the page's right edge. */
function paint({ hero, telling }: Cast, left: number): Picture {
  const wide = left < 0;
  const rolls = hero.wheelchair !== undefined;
  const gust: Gust = wide ? { from: 96, run: 110, high: 84 } : { from: 112, run: 66, high: 74 };
  const placed = (size: number): PlacedHero =>
    placeHero(
      hider(hero),
      size,
      'ground',
      [(wide ? 0 : 12) + (rolls ? 158 : 152), 206],
      sneeze(rolls),
      MOON,
    );
  const kid = placed(
    Math.min(wide ? 46 : 38, ((wide ? TALL : 124) / (50 - placed(30).figure.head[1])) * 100),
  );
  const mouth: Point = [kid.head[0] - kid.scale * 50, kid.head[1] + kid.scale * 22];
  const art =
    litRoom(left - 6) +
    at(wide ? -62 : 46, wide ? 190 : 194, wide ? 1 : 0.6, startled(LAMP)) +
    moonBoards(left - 6, gust) +
    spilled(wide ? -150 : 80, wide ? 1 : 0.6) +
    blownCurtain(left - 6, gust, wide ? startledShadow(-60, 0.18) : '') +
    oval(kid.origin[0], 207, rolls ? 44 : 30, 4, INK.key, 'fill-opacity=".4"') +
    kid.art +
    nearEnd((wide ? 0 : 10) + (rolls ? 168 : 152), rolls ? 178 : 192) +
    breath(mouth) +
    // Whoever is read no more than the sound has it in the words.
    (telling === 'seedling'
      ? ''
      : lettered(SOUNDS['Achoo!'], [mouth[0] - 50, mouth[1] + (wide ? 5 : 9)], {
          height: 13,
          turn: -9,
          ink: INK.glow,
          rim: INK.key,
        }));
  return {
    art,
    quiet: {
      box: wide
        ? { x: left + 20, y: 16, width: 172, height: 84 }
        : { x: 14, y: 14, width: 92, height: 76 },
      ink: 'dark',
      ...(wide && {
        lap: { box: { x: left + 18, y: 18, width: 178, height: 80 }, ink: 'dark', largest: 84 },
      }),
      largest: wide
        ? { explorer: 18, sapling: 25, sprout: 30 }
        : { explorer: 13, sapling: 17, sprout: 20 },
    },
    faces: [kid.face],
  };
}

/** Thrown forward by it, one foot back, both arms in the cloth behind. */
const sneeze = (rolls: boolean): HeroWish => ({
  pose: rolls ? 'sit' : 'walk',
  mood: 'happy',
  face: SNEEZING,
  yaw: -68,
  pitch: 4,
  turn: 18,
  nod: 14,
  tilt: -8,
  leanInChair: 40,
  body: { lean: 32 },
  armL: { upper: [-24, 8], lower: [-10, 6] },
  armR: { upper: [-24, 8], lower: [-10, 6] },
});

/** What flies before a sneeze. */
const breath = ([x, y]: Point): string =>
  line(`M${x - 4} ${y - 6}l-9 -5M${x - 7} ${y + 1}l-11 0M${x - 4} ${y + 8}l-9 5`, '#f4f8ff', 1.8);

/** Out of a tin that was asked: two cookies, and the lid of a teapot, on their way. */
function spilled(x: number, k: number): string {
  const pot = tone(LAMP, INK.blue);
  const key = `stroke="${INK.key}" stroke-width="1"`;
  const cookie = (x: number, y: number): string =>
    oval(x, y, 8, 7.4, tone(LAMP, '#d99a5c').base, key) +
    line(`M${x - 3} ${y - 2}h.1M${x + 2} ${y + 2}h.1M${x + 2.6} ${y - 2.6}h.1`, INK.wood, 2);
  return at(
    x,
    HEM,
    k,
    cookie(-34, 8) +
      at(
        0,
        0,
        1,
        path('M-11 -3C-10 -12 10 -12 11 -3Z', pot.base, key) +
          oval(0, 0, 19, 5, pot.lite, key) +
          oval(0, -13, 3.8, 3.4, pot.base, key),
        -24,
      ),
  );
}
