import type { Point } from '#bookmaking/drawing/geometry.ts';
import type { Light } from '#bookmaking/drawing/light.ts';
import { at, box, path } from '#bookmaking/drawing/marks.ts';
import { clip, linear } from '#bookmaking/drawing/sheet.ts';
import { inPyjamas, outOfChair, placeHero } from '#bookmaking/hero/place-hero.ts';
import { skinTone } from '#bookmaking/hero/skin-tone.ts';
import { cameraAt } from '#bookmaking/house/camera.ts';
import { banister, staircase } from '#bookmaking/house/staircase.ts';
import { boards, panels } from '#bookmaking/house/stairwell.ts';
import { SAFE, SHEET } from '#bookmaking/sheet-size.ts';
import type { Cover, Painting } from '#bookmaking/title.ts';
import { catTail } from '#titles/stair-that-counted-feet/cast/cat.ts';
import { LAMPLIT } from '#titles/stair-that-counted-feet/cast/children.ts';
import { DOTTED, STRIPED, sockOf } from '#titles/stair-that-counted-feet/cast/socks.ts';
import { legsPutUp } from '#titles/stair-that-counted-feet/cast/soles.ts';
import { liftFacing, liftRail } from '#titles/stair-that-counted-feet/cast/stairlift.ts';
import { LETTERING } from '#titles/stair-that-counted-feet/lettering.ts';
import { MEDIUM } from '#titles/stair-that-counted-feet/medium.ts';
import { LAMPLIGHT, PANELS, STAIR, WALLS } from '#titles/stair-that-counted-feet/set/colors.ts';
import { HALL, MOON } from '#titles/stair-that-counted-feet/set/lights.ts';
import { pool, wall } from '#titles/stair-that-counted-feet/set/night.ts';
import { stairEdge } from '#titles/stair-that-counted-feet/set/stair-edge.ts';
import { stairFace } from '#titles/stair-that-counted-feet/set/stair-face.ts';

const FOOT = cameraAt({ from: [-130, 74, 46], to: [60, 74, 46], middle: [108, 147], focal: 300 });

/** The lamp stands low and at the left: it lights a face from there. */
const FROM_BELOW: Light = { ...HALL, direction: [-0.6, 0.72], key: LAMPLIGHT };

/** Where both heels are, how tall a sole is, where the lamp stands on the tread, and the edge that one sits on; in mm. */
const HEELS = { right: [74, 175], left: [142, 175] } as const satisfies Record<string, Point>;
const TALL = 70;
const LAMP_AT: Point = [42, 178];
const SEAT = 150;

/** The stairs from below at night: two soles in odd socks come first, and between them somebody looks at us. */
const paint: Painting = ({ hero }) => {
  const worn = outOfChair(inPyjamas(hero));
  const kid = placeHero(
    worn,
    47,
    'head',
    [108, 101],
    {
      pose: 'sit',
      mood: 'happy',
      face: { brow: [-5, -10, -3], askew: 4 },
      yaw: 0,
      pitch: 2,
      nod: 20,
      tilt: -7,
      gaze: [-0.1, 1],
      armsByPage: true,
      legsByPage: true,
      body: { lean: 22, roll: 0 },
    },
    FROM_BELOW,
  );
  const u = kid.scale;
  const [hx, hy] = kid.head;
  const legs = legsPutUp(worn, HEELS.right, HEELS.left, SEAT, FROM_BELOW);
  const lift =
    hero.wheelchair &&
    liftFacing(HALL, hero.wheelchair, { middle: 108, top: 104, seat: SEAT, sole: 176, half: 56 });
  const art =
    wall(WALLS.hall) +
    pool(108, 130, 124, 84, LAMPLIGHT, 0.9) +
    boards(FOOT, HALL, '#5b3a4a', { from: -70, to: 0 }) +
    panels(FOOT, HALL, PANELS.hall, { from: -60, to: 245, across: 96 }) +
    staircase(FOOT, HALL, STAIR, { to: 9, fall: 0.25 }) +
    stairFace(FOOT, HALL, 'awake', { look: [0.1, 2] }) +
    (hero.wheelchair ? liftRail(FOOT, HALL, 3, 9) : '') +
    banister(FOOT, HALL, STAIR, { across: 0, from: 4, to: 9 }) +
    dark() +
    pool(108, 98, 74, 52, '#d9925c', 0.55) +
    (lift ? lift.behind : '') +
    clip(`M-30 0H246V${SEAT + 2}H-30Z`, kid.art + legs.thighs) +
    (lift ? lift.edge : clip('M58 100H158V216H58Z', stairEdge(FOOT, HALL, STAIR, 4))) +
    pool(hx - 20, hy + 30 * u, 52 * u, 44 * u, '#ffb866', 0.34) +
    legs.shins +
    catTail(
      [
        [138, 172],
        [160, 173],
        [178, 173],
        [189, 178],
        [190, 194],
        [181, 204],
        [172, 199],
      ],
      11,
      HALL,
      '#5b4a68',
    ) +
    sockOf(
      { ...STRIPED, toe: skinTone(FROM_BELOW, hero.skin) },
      HEELS.right,
      TALL,
      -1,
      FROM_BELOW,
    ) +
    sockOf(DOTTED, HEELS.left, TALL, 1, FROM_BELOW) +
    pool(LAMP_AT[0], LAMP_AT[1] - 12, 52, 46, LAMPLIGHT, 0.85) +
    at(LAMP_AT[0], LAMP_AT[1], 1.7, LAMP);
  return {
    art,
    quiet: { box: { ...SAFE, y: 15, height: 43 }, ink: 'light', align: 'center', anchor: 'middle' },
    faces: [kid.face],
  };
};

/** Where the stairs go, no lamp is lit: the title stands there. */
const dark = (): string =>
  box(
    -30,
    0,
    SHEET + 60,
    88,
    linear([
      [0, WALLS.hall[0], 1],
      [0.66, WALLS.hall[0], 0.94],
      [1, WALLS.hall[0], 0],
    ]),
  );

/** A night-light; its halo is the page's own: a large one lay over the child like fog. */
const LAMP = path('M-5 0V-6C-5 -13 5 -13 5 -6V0Z', '#ffedb8') + path('M-6 0H6V3H-6Z', '#cbb8a8');

export const cover: Cover = {
  slug: 'stair-that-counted-feet',
  title: '{name} and the Stair That Counted Feet',
  lettering: LETTERING,
  medium: MEDIUM,
  children: LAMPLIT,
  paint,
  grounds: [{ color: WALLS.night[1], light: MOON }],
};
