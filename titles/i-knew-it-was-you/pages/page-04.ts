import type { Point } from '#bookmaking/drawing/geometry.ts';
import { tone } from '#bookmaking/drawing/light.ts';
import { at, line, oval } from '#bookmaking/drawing/marks.ts';
import { type HeroWish, type PlacedHero, placeHero } from '#bookmaking/hero/place-hero.ts';
import { lettered } from '#bookmaking/lettering/lettered.ts';
import type { Cast, Painting, Picture } from '#bookmaking/title.ts';
import { SNEEZING, SNEEZING_YOUNG } from '#titles/i-knew-it-was-you/cast/faces.ts';
import { hider } from '#titles/i-knew-it-was-you/cast/hider.ts';
import { startled } from '#titles/i-knew-it-was-you/cast/startled.ts';
import { flownHalf, moonWindow, wrapped } from '#titles/i-knew-it-was-you/set/blown-curtain.ts';
import { INK } from '#titles/i-knew-it-was-you/set/colors.ts';
import { AT_LAMP, LAMP } from '#titles/i-knew-it-was-you/set/lights.ts';
import { lampOnFloor, litRoom } from '#titles/i-knew-it-was-you/set/lit-room.ts';
import { SOUNDS } from '#titles/i-knew-it-was-you/sounds.ts';
import { rightHalf } from './right-half.ts';

/** How high a hero may be, from the floor up, in mm. */
const TALL = 166;

/** From the room: out of the curtain that it is wrapped in bursts a face that sneezes; the other half of the cloth flies over all of the words, and under it whoever looks is in the air. */
export const page04: Painting = (cast) => paint(cast, 0);
/** The page is the right half; the curtain goes on over all of the left, as high as the sneeze threw it. */
export const spread04 = rightHalf(paint);

/** From `left`, in mm on the page, to the page's right edge. */
function paint({ hero, telling }: Cast, left: number): Picture {
  const wide = left < 0;
  const rolls = hero.wheelchair !== undefined;
  const placed = (size: number, touchL?: Point): PlacedHero =>
    placeHero(
      hider(hero),
      size,
      'ground',
      [rolls ? 170 : 164, 204],
      { ...sneeze(rolls, hero.years < 3), ...(touchL && { touchL }) },
      AT_LAMP,
    );
  const { figure } = placed(30);
  const size = Math.min(wide ? 64 : 48, ((wide ? TALL : 128) / (50 - figure.head[1])) * 100);
  const before = placed(size);
  const r = before.scale * 50;
  const kid = placed(size, [before.head[0] + r * 0.1, before.head[1] + r * 1.5]);
  const mouth: Point = [kid.head[0] - r * 0.9, kid.head[1] + r * 0.44];
  const { bend, end } = kid.figure.skeleton.armL;
  const long = Math.hypot(end[0] - bend[0], end[1] - bend[1]) || 1;
  const fist: Point = [
    kid.handL[0] + (10 * kid.scale * (end[0] - bend[0])) / long,
    kid.handL[1] + (10 * kid.scale * (end[1] - bend[1])) / long,
  ];
  const art =
    litRoom(left - 6) +
    moonWindow() +
    lampOnFloor(wide ? -80 : 50) +
    flownHalf(left - 6) +
    oval(kid.origin[0], 205, 44, 4, INK.key, 'fill-opacity=".4"') +
    kid.art +
    wrapped(kid.head, r, fist, [kid.origin[0] - (rolls ? 62 : 26), rolls ? 178 : 190]) +
    kid.hand(1) +
    at(wide ? -108 : 34, wide ? 197 : 200, wide ? 0.86 : 0.62, startled(hero, LAMP)) +
    cookies(wide ? -20 : 92) +
    breath(mouth) +
    // Whoever is read no more than the sound has it in the words.
    (telling === 'seedling'
      ? ''
      : lettered(SOUNDS['Achoo!'], [mouth[0] - 46, mouth[1] + (wide ? 16 : 12)], {
          height: wide ? 16 : 11,
          turn: -9,
          ink: '#fff6dc',
          rim: INK.key,
        }));
  return {
    art,
    quiet: {
      box: wide
        ? { x: left + 20, y: 18, width: 172, height: 76 }
        : { x: 14, y: 14, width: 84, height: 70 },
      ink: 'dark',
      ...(wide && {
        anchor: 'middle',
        lap: { box: { x: left + 18, y: 18, width: 178, height: 76 }, ink: 'dark', largest: 84 },
      }),
      largest: wide
        ? { explorer: 18, sapling: 25, sprout: 30 }
        : { explorer: 13, sapling: 17, sprout: 20 },
    },
    faces: [kid.face],
  };
}

/** Thrown forward by it, one foot back, one fist in the edge of the cloth; the other arm is in it. */
const sneeze = (rolls: boolean, isYoung: boolean): HeroWish => ({
  pose: rolls ? 'sit' : 'walk',
  mood: 'happy',
  face: isYoung ? SNEEZING_YOUNG : SNEEZING,
  yaw: -66,
  pitch: 4,
  turn: 16,
  nod: 10,
  tilt: -8,
  leanInChair: 34,
  body: { lean: 28, shrug: 8 },
  armL: { upper: [40, 10], lower: [70, 0], hand: 'hold' },
  armR: { upper: [-24, 8], lower: [-10, 6] },
});

/** What flies before a sneeze. */
const breath = ([x, y]: Point): string =>
  line(`M${x - 4} ${y - 6}l-9 -5M${x - 7} ${y + 1}l-11 0M${x - 4} ${y + 8}l-9 5`, INK.key, 1.8);

/** Out of a tin that was asked, on their way. */
function cookies(x: number): string {
  const key = `stroke="${INK.key}" stroke-width="1"`;
  const cookie = (cx: number, cy: number): string =>
    oval(cx, cy, 7, 6.6, tone(LAMP, '#d99a5c').base, key) +
    line(
      `M${cx - 3} ${cy - 2}h.1M${cx + 2} ${cy + 2}h.1M${cx + 2.6} ${cy - 2.6}h.1`,
      INK.wood,
      1.8,
    );
  return cookie(x, 188) + cookie(x + 30, 196);
}
