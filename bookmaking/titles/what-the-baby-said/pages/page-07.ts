import { mix } from '../../../drawing/colour.ts';
import { polygon } from '../../../drawing/curves.ts';
import { at, line, path } from '../../../drawing/marks.ts';
import { headToStand } from '../../../hero/head-size.ts';
import { placeHero } from '../../../hero/place-hero.ts';
import { thing } from '../../../scenes/things/things.ts';
import { SAFE } from '../../../sheet-size.ts';
import type { Painting } from '../../title.ts';
import { grownArm } from '../cast/arms.ts';
import { sittingBaby } from '../cast/baby.ts';
import { duck, partyHat, rattle, spoon, trumpet } from '../cast/offers.ts';
import { pancake, pancakes } from '../cast/pancakes.ts';
import { BLADE, CAMERA, CLOGS, GOWN, SHORTS, TWEED } from '../cast/tall-ones.ts';
import { bigChair, clothTable } from '../set/furniture.ts';
import { NOISE } from '../set/hours.ts';
import { room, rug } from '../set/room.ts';

const { light } = NOISE;

/** Wide, at the other angle: everyone has a suggestion. */
export const page07: Painting = ({ hero, things }) => {
  const child = placeHero(
    hero,
    headToStand(hero, 84, 30),
    'ground',
    [66, 184],
    {
      pose: 'stand',
      mood: 'worried',
      yaw: 24,
      gaze: [0.9, 0.1],
      touchL: [94, 132],
      armR: { upper: [10, 60], lower: [30, 130], hand: 'open' },
    },
    light,
  );
  const tilted =
    room(NOISE, 118) +
    at(28, 140, 0.62, bigChair(light, true)) +
    at(184, 138, 0.6, clothTable(light)) +
    rug(NOISE, 108, 178, 112, 40) +
    hardShadows() +
    at(186, 180, 0.5, pancakes(light, 2)) +
    at(160, 196, 0.5, pancake(light)) +
    at(38, 196, 0.5, pancake(light)) +
    at(196, 200, 0.5, pancake(light), 12) +
    child.shadow +
    child.art +
    at(100, 120, 0.34, thing(things[0], light), -10) +
    at(
      128,
      190,
      0.44,
      sittingBaby(light, {
        skin: hero.skin,
        socks: 'one',
        look: { turn: 0, eyes: 'closed', gaze: [0, 0], mouth: 'howl', brow: -1, red: 0.85 },
        hands: [
          [-66, -100],
          [66, -100],
        ],
      }),
    );
  const art =
    at(108, 120, 1, at(-108, -120, 1, tilted), 6) +
    line('M96 82l-7 -12M112 76v-14M132 76l3 -14M150 82l8 -12', '#c23d28', 2) +
    held(
      light,
      [
        [226, 70],
        [206, 96],
        [180, 100],
      ],
      9,
      TWEED,
      at(0, 0, 0.5, rattle(light)),
    ) +
    held(
      light,
      [
        [226, 122],
        [206, 138],
        [178, 138],
      ],
      9,
      GOWN,
      at(0, 0, 0.5, trumpet(light)),
    ) +
    held(
      light,
      [
        [150, 226],
        [178, 206],
        [164, 178],
      ],
      9,
      SHORTS,
      at(0, 0, 0.5, partyHat(light)),
      true,
    ) +
    held(
      light,
      [
        [-10, 70],
        [14, 94],
        [40, 96],
      ],
      9,
      CAMERA,
      at(0, 0, 0.5, spoon(light)),
    ) +
    held(
      light,
      [
        [70, 226],
        [82, 206],
        [100, 196],
      ],
      9,
      BLADE,
      at(0, 0, 0.5, duck(light)),
    ) +
    held(
      light,
      [
        [-10, 128],
        [10, 146],
        [26, 142],
      ],
      9,
      CLOGS,
      at(2, -6, 0.4, pancake(light)),
    );
  return {
    art,
    quiet: { box: { ...SAFE, height: 44 }, ink: 'dark' },
    faces: [child.face],
  };
};

/** An arm and, in its fist, a suggestion that goes on along the forearm. */
function held(
  lamp: typeof light,
  way: readonly [readonly [number, number], readonly [number, number], readonly [number, number]],
  width: number,
  who: typeof CLOGS,
  offer: string,
  bare = false,
): string {
  const [, elbow, wrist] = way;
  const degrees = (Math.atan2(wrist[1] - elbow[1], wrist[0] - elbow[0]) * 180) / Math.PI;
  return (
    at(wrist[0], wrist[1], 1, at(7, 0, 1, offer), degrees) +
    grownArm(lamp, who, { way, width, hand: 'grip', bare })
  );
}

/** Somebody has knocked the lamp: every thing has two shadows, and they do not agree. */
function hardShadows(): string {
  const dark = mix(light.shade, '#3a0a2a', 0.3);
  const wedge = (x: number, y: number, dx: number, dy: number): string =>
    polygon([
      [x - 10, y],
      [x + 10, y],
      [x + dx + 26, y + dy],
      [x + dx - 26, y + dy],
    ]);
  return path(
    wedge(128, 190, 60, 40) +
      wedge(128, 190, -50, 44) +
      wedge(66, 184, -54, 40) +
      wedge(66, 184, 30, 44),
    dark,
    'fill-opacity=".2"',
  );
}
