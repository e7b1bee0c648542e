import { at } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';
import { SAFE } from '#bookmaking/sheet-size.ts';
import type { Cover, Painting } from '#bookmaking/title.ts';
import { breath } from '#titles/all-puff-no-whistle/cast/breath.ts';
import { ship, wake } from '#titles/all-puff-no-whistle/cast/captain.ts';
import { RUBBED } from '#titles/all-puff-no-whistle/cast/children.ts';
import { puffingHero } from '#titles/all-puff-no-whistle/cast/puffing.ts';
import { LETTERING } from '#titles/all-puff-no-whistle/lettering.ts';
import { MEDIUM } from '#titles/all-puff-no-whistle/medium.ts';
import { glitter, hullReflection, rim, water } from '#titles/all-puff-no-whistle/set/fountain.ts';
import { clouds, farRoofs, sky } from '#titles/all-puff-no-whistle/set/houses.ts';
import { WATERSIDE } from '#titles/all-puff-no-whistle/set/lights.ts';
import { parkTrees } from '#titles/all-puff-no-whistle/set/park.ts';

/** Hair that leaves room below a title. */
const LOW: readonly string[] = [
  'short',
  'locs',
  'boxBraids',
  'hijab',
  'bald',
  'buzz',
  'bob',
  'long',
];

/** The stone on which a chin lies. */
const RIM = 180;

/** Cheeks, and what they are for: right before a nose, and both eyes are on it. */
const paint: Painting = ({ hero }) => {
  const size = LOW.includes(hero.hair) && !hero.hat ? 93 : 84;
  const looking = (inward: number) =>
    puffingHero(
      hero,
      size,
      'head',
      [108, RIM - 0.476 * size],
      {
        pose: 'stand',
        eyes: 'wide',
        face: { brow: [-5, -12, -8], flushed: true },
        cheeks: 2.5,
        yaw: 0,
        pitch: 2,
        nod: 3,
        gaze: [inward, 1.2],
        body: { roll: 0, tilt: 0, shrug: 12 },
        armsByPage: true,
      },
      WATERSIDE,
    );
  const [child, other] = [looking(1.7), looking(-1.7)];
  const [mx, my] = child.mouth;
  const art =
    sky(190, '#b9dcf0', '#fdf6ea') +
    clouds([
      [22, 96, 1.5],
      [192, 88, 1.8],
    ]) +
    farRoofs(WATERSIDE, 'cover', 158, 34, 0.55) +
    parkTrees(WATERSIDE, 'cover', 168, 26, 0.3) +
    child.art +
    // Each eye looks to the nose: this half of a face, and that.
    clip(`M${mx} 0H216V216H${mx}Z`, other.art) +
    water(RIM + 6, ['#9ad0e6', '#3f92c2', '#1c5c8c']) +
    rim(WATERSIDE, RIM, 10, 2, 7) +
    glitter('cover', { x: 0, y: RIM + 10, width: 216, height: 30 }, 1) +
    hullReflection(115, 210, 26) +
    wake(115, 208, 30) +
    breath({
      along: [
        [mx, my],
        [mx - 1, my + 4],
        [mx - 5, my + 9],
        [mx - 4, my + 16],
      ],
      widths: [0.7, 2.2, 2.2],
      edge: '#7fb0d2',
    }) +
    at(115, 207, 0.165, ship(WATERSIDE, 'full', AHOY));
  return {
    art,
    quiet: { box: { ...SAFE, y: 15, height: 50 }, ink: 'dark', align: 'center', anchor: 'middle' },
    faces: [child.face],
  };
};

const AHOY = {
  mood: 'naval',
  gaze: [-0.9, -0.4],
  hands: [
    [-58, -80],
    [52, -124],
    [-40, -30],
    [44, -28],
  ],
  hat: [56, -138, 16],
} as const;

export const cover: Cover = {
  slug: 'all-puff-no-whistle',
  title: '{name} and the Captain with No Wind',
  lettering: LETTERING,
  medium: MEDIUM,
  children: RUBBED,
  paint,
  grounds: [],
};
