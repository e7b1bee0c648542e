import { mirrored } from '#bookmaking/drawing/light.ts';
import { box, clean, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { linear } from '#bookmaking/drawing/sheet.ts';
import { headToStand } from '#bookmaking/hero/head-size.ts';
import { SOFT_SMILE } from '#bookmaking/hero/more-mouths.ts';
import { placeHero } from '#bookmaking/hero/place-hero.ts';
import { SAFE, SHEET } from '#bookmaking/sheet-size.ts';
import type { Painting } from '#bookmaking/title.ts';
import { met, nameOf, type Spot } from '#titles/boat-with-no-name/cast/met.ts';
import {
  boards,
  dark,
  door,
  doorway,
  floorboards,
  lamp,
  oars,
  shavings,
} from '#titles/boat-with-no-name/set/boathouse.ts';
import { LAMP } from '#titles/boat-with-no-name/set/lights.ts';
import { FAR, pastFold } from '#titles/boat-with-no-name/set/past-fold.ts';
import { LARGE } from '#titles/boat-with-no-name/set/type.ts';

/** Where the floor is, under whoever stands on it. */
const FLOOR = 200;
/** The door: its hinges, and the edge that is held. */
const HINGE = 208;
const EDGE = 184;

/** A dark boathouse: somebody holds the door open, and out of the dark, on its own two legs, comes the last. */
export const page07: Painting = ({ hero, name, beside }) => {
  const rolls = hero.wheelchair !== undefined;
  const tall = beside ? 136 : 112;
  const letters = met(
    7,
    nameOf(name),
    { x: beside ? 8 : 12, y: FLOOR - tall, width: beside ? 116 : 110, height: tall },
    LAMP,
    { under: shelf },
  );
  const size = rolls ? (beside ? 34 : 31) : headToStand(hero, beside ? 128 : 112, beside ? 37 : 32);
  const top = beside ? 44 : 66;
  const child = placeHero(
    hero,
    size,
    'ground',
    [160, FLOOR],
    {
      pose: 'stand',
      mood: 'happy',
      face: { eyes: 'open', mouth: SOFT_SMILE, brow: [-9, -13, -5] },
      yaw: -48,
      pitch: 4,
      gaze: [-0.9, 0.1],
      tilt: -5,
      nod: 2,
      body: { lean: 2, roll: 4 },
      armL: { upper: [-40, 50], lower: [-40, 54], hand: 'hold' },
      armR: { upper: [-6, 8], lower: [12, 4], hand: 'rest' },
      touchL: [EDGE + 2.4, FLOOR - size * (rolls ? 1.75 : 1.95)],
    },
    mirrored(LAMP),
  );
  const art =
    clean(boards(-4, SHEET + 4)) +
    oars() +
    floorboards(-4, SHEET + 4) +
    doorway(168, top, HINGE - 168, FLOOR - 14) +
    door(HINGE, EDGE, top, FLOOR - 14) +
    clean(lamp(143, beside ? 52 : 64, FLOOR, 76)) +
    letters.spots.map(cast).join('') +
    child.shadow +
    // What is painted on a thing has to be read.
    (letters.sawn ? letters.art + clean(dark(-4, 84)) : clean(dark(-4, 84)) + letters.art) +
    child.art +
    shavings();
  return {
    art,
    quiet: {
      box: { ...SAFE, width: 104, height: 54 },
      ink: 'light',
      largest: { ...LARGE, explorer: 16 },
    },
    faces: [child.face],
    signs: letters.signs,
    ...(beside && {
      overFold: () => pastFold(clean(boards(-FAR, 6) + floorboards(-FAR, 6) + unlit())),
    }),
  };
};

/** On the page of words it is as dark as at the edge of the picture. */
const unlit = (): string => box(-FAR, -8, FAR + 10, 240, '#101f33', 0, 'fill-opacity=".94"');

/** Long, and back into the dark: the lamp is before it. */
const cast = ({ x, ground, height }: Spot): string =>
  path(
    `M${x + height * 0.34} ${ground + 1}C${x} ${ground + 5} ${x - height * 0.8} ${ground + 12} ${x - height * 1.5} ${ground + 13}L${x - height * 1.5} ${ground + 4}C${x - height} ${ground - 2} ${x - height * 0.5} ${ground - 3} ${x - height * 0.3} ${ground - 2}Z`,
    linear(
      [
        [0, '#0a1626', 0],
        [1, '#0a1626', 0.6],
      ],
      0,
      0,
      1,
      0,
    ),
  ) + oval(x, ground + 1, height * 0.42, 3, '#0a1626', 'fill-opacity=".45"');

/** A shelf for whoever is higher up. */
const shelf = ({ x, y, height }: Spot, upper: boolean): string =>
  upper
    ? box(x - height * 0.64, y, height * 1.28, 4, '#b9824a') +
      line(`M${x - height * 0.6} ${y + 4}l6 8M${x + height * 0.6} ${y + 4}l-6 8`, '#5f3d22', 2)
    : '';
