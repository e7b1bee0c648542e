import { clamp } from '#bookmaking/drawing/geometry.ts';
import { tone } from '#bookmaking/drawing/light.ts';
import { at, box, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { clip, linear } from '#bookmaking/drawing/sheet.ts';
import { parkedChair } from '#bookmaking/hero/parked-chair.ts';
import { inPyjamas, outOfChair, placeHero } from '#bookmaking/hero/place-hero.ts';
import { cameraAt } from '#bookmaking/house/camera.ts';
import { tableLamp } from '#bookmaking/house/lamps.ts';
import { onStep } from '#bookmaking/house/staircase.ts';
import { SAFE, SHEET } from '#bookmaking/sheet-size.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Painting } from '#bookmaking/title.ts';
import { catCushion } from '#titles/stair-that-counted-feet/cast/cat.ts';
import { DOTTED, STRIPED, sockOf } from '#titles/stair-that-counted-feet/cast/socks.ts';
import { shutEye } from '#titles/stair-that-counted-feet/cast/wink.ts';
import { BEDDING } from '#titles/stair-that-counted-feet/set/bedding.ts';
import { LAMPLIGHT, STAIR, WALLS } from '#titles/stair-that-counted-feet/set/colors.ts';
import { EVENING } from '#titles/stair-that-counted-feet/set/lights.ts';
import { pool, wall } from '#titles/stair-that-counted-feet/set/night.ts';
import { nurseryShelf } from '#titles/stair-that-counted-feet/set/nursery-shelf.ts';
import { quiltOf } from '#titles/stair-that-counted-feet/set/quilt.ts';
import { downStairs, topOfStairs } from '#titles/stair-that-counted-feet/set/stairs-down.ts';
import { wallPastFold } from '#titles/stair-that-counted-feet/set/wall-past-fold.ts';

const FLOOR = 182;

/** A job that is done in the quilt, one eye at a time; what helps is at its side. Beyond the door, something dark is on a stair. */
export const page02: Painting = ({ hero, things, beside = false }) => {
  const worn = outOfChair(inPyjamas(hero));
  const kid = placeHero(
    worn,
    47,
    'head',
    [126, 106],
    {
      pose: 'sit',
      mood: 'brave',
      face: { eyes: 'wide', brow: [-5, -12, -6], askew: 6, mouth: 'firm' },
      yaw: 0,
      pitch: 4,
      turn: 0,
      nod: 0,
      tilt: 0,
      gaze: [0, 0],
      armL: { upper: [10, 20], lower: [100, -40], hand: 'hold' },
      touchL: [120, 150],
      armsByPage: true,
      legsByPage: true,
      body: { roll: 0, lean: 4 },
    },
    EVENING,
  );
  const art =
    wall(WALLS.evening) +
    pool(212, 122, 120, 64, LAMPLIGHT, 0.9) +
    doorway() +
    floor() +
    at(204, 150, 1.06, tableLamp(EVENING, true)) +
    bed() +
    pool(126, 118, 74, 60, LAMPLIGHT, 0.5) +
    quiltOf(EVENING, BACK, { folds: '', hem: HOOD }) +
    kid.art +
    shutEye(hero, kid.head, kid.scale, EVENING) +
    // Tucked in beside, against the pillow.
    oval(184, 176, 16, 5, EVENING.shade, 'fill-opacity=".4"') +
    at(182, 161, 0.36, thing(things[0], EVENING), -8) +
    quiltOf(EVENING, FRONT, {
      folds:
        'M120 156C110 170 92 184 78 204M132 156C142 170 164 182 178 200M126 154C122 166 116 178 108 188M126 154C130 166 138 178 148 188M98 138C92 152 78 172 62 190M154 138C160 152 176 168 194 184',
      hem: 'M88 139C100 136 116 142 126 154C136 142 152 136 164 139',
    }) +
    kid.hand(1) +
    feet(hero.years) +
    mattress() +
    (beside ? '' : parkedChair(hero, 28, [31, 210], 45, EVENING));
  return {
    art,
    quiet: { box: { ...SAFE, height: 54 }, ink: 'light', largest: { explorer: 18 } },
    faces: [kid.face],
    ...(beside && {
      overFold: () =>
        wallPastFold(WALLS.evening, paper() + floor(-240) + dusk()) +
        nurseryShelf() +
        parkedChair(hero, 30, [-38, 206], 45, EVENING),
    }),
  };
};

/** Two feet side by side under the tent, as long as somebody of that age has them. */
function feet(years: number): string {
  const long = 34 * clamp(0.5 + years * 0.07, 0.58, 1.1);
  const y = 203 + long * 0.2;
  return (
    sockOf(STRIPED, [126 - long * 0.38, y], long, -1, EVENING) +
    sockOf(DOTTED, [126 + long * 0.38, y], long, 1, EVENING)
  );
}

/** Stripes that one hardly sees. */
const paper = (): string => {
  let stripes = '';
  for (let x = -236; x < 4; x += 14) stripes += `M${x} -6V${FLOOR - 12}`;
  return line(stripes, '#8a5f8c', 5, 'stroke-opacity=".16"');
};

/** The edge of the quilt behind a neck. */
const HOOD = 'M88 142C88 116 104 100 126 98C148 100 164 116 164 142';
/** What of the quilt is behind the shoulders. */
const BACK = `${HOOD}L168 190H84Z`;
/** And what is drawn together before them: a tent, out of which two feet come. */
const FRONT =
  'M88 139C100 136 116 142 126 154C136 142 152 136 164 139C176 150 184 172 206 190C196 204 172 208 154 200C142 196 134 198 126 199C116 198 108 196 98 200C84 208 64 207 55 195C72 176 78 152 88 139Z';

/** The bed across the page, its head at the right by the lamp. */
const bed = (): string => {
  const t = tone(EVENING, BEDDING.wood);
  const pillow = tone(EVENING, BEDDING.pillow);
  return (
    path('M150 168C150 146 160 140 178 139C196 138 214 142 222 150V216H150Z', t.shade) +
    path('M154 170C154 150 163 145 178 144C196 143 212 147 222 155V216H154Z', t.base) +
    line('M166 150V200M182 147V200M198 148V200', t.deep, 1, 'stroke-opacity=".5"') +
    path('M178 186C176 168 186 163 200 164C214 163 226 168 226 180V200H180Z', pillow.base) +
    path('M178 186C190 180 210 180 226 186V200H180Z', pillow.shade, 'fill-opacity=".6"') +
    path('M40 222C38 198 46 189 64 187C110 180 170 182 222 186V222Z', '#b79ab0') +
    path('M40 222C40 208 56 201 90 204C140 207 190 204 222 200V222Z', '#8d6f94')
  );
};

/** The edge of what one sits on, before both feet. */
const mattress = (): string =>
  path(
    'M58 222V206C58 202 62 201 68 201.6C110 204 170 204 222 201V222Z',
    linear([
      [0, '#f0dcd2'],
      [0.5, '#cbb0bc'],
      [1, '#9a7c9c'],
    ]),
  ) +
  line('M59 206C60 202.6 64 202 68 202.4C110 204.8 170 204.8 222 201.8', '#fff4e2', 1.1) +
  line('M60 212C110 214.6 170 214.6 222 211.8', '#8d6f94', 0.8, 'stroke-opacity=".7"');

/** The lamp does not come so far: it gets darker toward the words. */
const dusk = (): string =>
  box(
    -240,
    0,
    246,
    216,
    linear(
      [
        [0, '#2b1a3e', 0.5],
        [0.8, '#2b1a3e', 0.3],
        [1, '#2b1a3e', 0],
      ],
      0,
      0,
      1,
      0,
    ),
  );

/** Boards, from a place beyond the page or from its edge, and the rug on them. */
const floor = (left = 0): string =>
  box(
    left,
    FLOOR - 12,
    SHEET - left,
    60,
    linear([
      [0, '#7a4a52'],
      [1, '#4d2c48'],
    ]),
  ) +
  line(`M${left} ${FLOOR - 12}H216`, '#a36f62', 1.2) +
  oval(124, 204, 92, 13, '#8d5a70') +
  oval(124, 204, 84, 10.6, 'none', 'stroke="#d9a86a" stroke-width=".8"');

/** The open door: the landing, and the stairs going down into the dark. */
function doorway(): string {
  const camera = cameraAt({
    from: [520, 438, 46],
    to: [150, 140, 46],
    middle: [38, 122],
    focal: 108,
  });
  const [x, y] = camera.see(onStep(3, 0.5, 0.5));
  const inside =
    box(
      6,
      70,
      64,
      104,
      linear([
        [0, '#3a2750'],
        [1, '#20163a'],
      ]),
    ) +
    downStairs(camera, EVENING, STAIR) +
    at(x, y + 0.6, 0.085, catCushion(EVENING)) +
    topOfStairs(camera, EVENING, STAIR) +
    pool(12, 150, 20, 8, '#ffdf9a', 0.8);
  return (
    clip('M12 174V76H64V174Z', inside) +
    path('M8 174V72H68V174H62V78H14V174Z', '#c99a78') +
    path('M62 78L78 70V186L62 174Z', '#8a5f7c') +
    line('M66 90L74 87V122L66 122ZM66 132L74 133V168L66 163Z', '#6a4466', 0.8) +
    oval(75.4, 128, 1, 1.4, '#e3b04a')
  );
}
