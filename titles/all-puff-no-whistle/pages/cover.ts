import { at, box, oval } from '#bookmaking/drawing/marks.ts';
import type { Arm } from '#bookmaking/hero/poses.ts';
import { SAFE } from '#bookmaking/sheet-size.ts';
import type { Cover, Painting } from '#bookmaking/title.ts';
import { breath } from '#titles/all-puff-no-whistle/cast/breath.ts';
import { captain, wake, walnut } from '#titles/all-puff-no-whistle/cast/captain.ts';
import { RUBBED } from '#titles/all-puff-no-whistle/cast/children.ts';
import { puffingHero } from '#titles/all-puff-no-whistle/cast/puffing.ts';
import { LETTERING } from '#titles/all-puff-no-whistle/lettering.ts';
import { MEDIUM } from '#titles/all-puff-no-whistle/medium.ts';
import { basin, glitter, hullReflection } from '#titles/all-puff-no-whistle/set/fountain.ts';
import { clouds, farRoofs, sky } from '#titles/all-puff-no-whistle/set/houses.ts';
import { WATERSIDE } from '#titles/all-puff-no-whistle/set/lights.ts';
import { parkTrees } from '#titles/all-puff-no-whistle/set/park.ts';

/** The fountain, from whose left end a mouth looks over its water. */
const BASIN = { x: 188, y: 178, rx: 134, ry: 80, rim: 10 } as const;
/** Its captain has waited for three days. */
const SHIP = [138, 196, 0.52] as const;

/** Over open water, from a mouth at one end to a sail at the other: the first breath of wind. */
const paint: Painting = ({ hero }) => {
  const child = puffingHero(
    hero,
    60,
    'head',
    [40, 128],
    {
      pose: 'stand',
      eyes: 'set',
      face: { brow: [0, -4, -6], flushed: true },
      cheeks: 2.8,
      // A toddler's far eye would be in the breath.
      yaw: hero.years < 3 ? 76 : 50,
      pitch: 2,
      nod: 4,
      tilt: -4,
      gaze: [1.4, 0.2],
      body: { roll: 0, hips: 0, shrug: 12, lean: 18 },
      armL: DOWN,
      armR: DOWN,
    },
    WATERSIDE,
  );
  const [x, y, size] = SHIP;
  const nut = walnut(WATERSIDE, 'full');
  const art =
    sky(150, '#abdffa', '#f3f3e6') +
    clouds([
      [22, 82, 1.2],
      [196, 78, 1.4],
    ]) +
    farRoofs(WATERSIDE, 'cover', 100, 22, 0.6) +
    parkTrees(WATERSIDE, 'cover', 102, 17, 0.35) +
    box(0, 100, 216, 116, '#f2dcb4') +
    basin(
      WATERSIDE,
      BASIN,
      ['#3a8fc6', '#2379b4', '#0f4478'],
      glitter('cover', { x: 80, y: 150, width: 140, height: 66 }, 0.8) +
        hullReflection(x, y + 4, 74),
    ) +
    wake(x, y + 2, 78) +
    child.art +
    oval(16, 238, 92, 50, '#f8e6c6') +
    breath({ from: child.mouth, to: [x - 10, y - 68], wide: 25, torn: 0.1, shade: '#3f8fcf' }) +
    at(x, y, size, nut.back + at(42, -26, 0.86, captain(WATERSIDE, AHOY)) + nut.front);
  return {
    art,
    quiet: { box: { ...SAFE, y: 15, height: 50 }, ink: 'dark', align: 'center', anchor: 'middle' },
    faces: [child.face],
  };
};

/** Behind the stone. */
const DOWN: Arm = { upper: [4, 8], lower: [4, 4] };

const AHOY = {
  mood: 'amazed',
  gaze: [-0.9, -0.2],
  // One has the mast, and one the hat.
  hands: [
    [-80, -66],
    [44, -122],
    [-40, -30],
    [44, -28],
  ],
  lifts: 12,
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
