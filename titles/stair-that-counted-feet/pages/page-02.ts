import type { Point } from '#bookmaking/drawing/geometry.ts';
import { tone } from '#bookmaking/drawing/light.ts';
import { at, box, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { clip, linear } from '#bookmaking/drawing/sheet.ts';
import { grip, pry } from '#bookmaking/hero/close-hand.ts';
import { ownArm } from '#bookmaking/hero/own-arm.ts';
import { parkedChair } from '#bookmaking/hero/parked-chair.ts';
import { inPyjamas, outOfChair, placeHero } from '#bookmaking/hero/place-hero.ts';
import { cameraAt } from '#bookmaking/house/camera.ts';
import { tableLamp } from '#bookmaking/house/lamps.ts';
import { banister, onStep, staircase } from '#bookmaking/house/staircase.ts';
import { boards } from '#bookmaking/house/stairwell.ts';
import { nightWindow } from '#bookmaking/house/window.ts';
import { SAFE, SHEET } from '#bookmaking/sheet-size.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Painting } from '#bookmaking/title.ts';
import { catCushion } from '#titles/stair-that-counted-feet/cast/cat.ts';
import { eyeOf, shutEye } from '#titles/stair-that-counted-feet/cast/wink.ts';
import { BEDDING } from '#titles/stair-that-counted-feet/set/bedding.ts';
import { LAMPLIGHT, STAIR, WALLS } from '#titles/stair-that-counted-feet/set/colors.ts';
import { EVENING } from '#titles/stair-that-counted-feet/set/lights.ts';
import { pool, wall } from '#titles/stair-that-counted-feet/set/night.ts';
import { quiltOf } from '#titles/stair-that-counted-feet/set/quilt.ts';

const FLOOR = 182;

/** Near: a job that is done wrapped in the quilt, one eye at a time; beyond the door, something dark is on a stair. */
export const page02: Painting = ({ hero, things }) => {
  const worn = outOfChair(inPyjamas(hero));
  const head: Point = [133, 108];
  const kid = placeHero(
    worn,
    57,
    'head',
    head,
    {
      pose: 'sit',
      mood: 'brave',
      face: { eyes: 'wide', brow: [-6, -12, -5], mouth: 'firm' },
      yaw: 0,
      pitch: 4,
      turn: 0,
      nod: 0,
      tilt: 0,
      gaze: [-0.1, 0.1],
      armsByPage: true,
    },
    EVENING,
  );
  const u = kid.scale;
  const [ex, ey] = eyeOf(hero, kid.head, u, -1);
  // Two fingers hold the one eye open.
  const props = ownArm(
    worn,
    kid,
    -1,
    {
      elbow: [head[0] - 74 * u, head[1] + 112 * u],
      wrist: [ex - 38.6 * u, ey + 2 * u],
      hand: pry,
      degrees: -13,
      flip: true,
      // As large as an eye is, which is the same for everybody.
      size: 1.16 / kid.figure.skeleton.body.hand,
    },
    EVENING,
  );
  const holds = ownArm(
    worn,
    kid,
    1,
    {
      elbow: [head[0] + 62 * u, head[1] + 140 * u],
      wrist: [head[0] + 22 * u, head[1] + 108 * u],
      hand: grip,
      degrees: 196,
      flip: true,
    },
    EVENING,
  );
  const art =
    wall(WALLS.evening) +
    pool(212, 122, 120, 64, LAMPLIGHT, 0.9) +
    doorway() +
    floor() +
    nightWindow(
      { x: 76, y: 76, width: 26, height: 34 },
      { high: '#1d1d50', low: '#4a4a92', moon: [0.3, 0.28] },
      '#c99a72',
    ) +
    clip('M60 60H216V170H60Z', kid.onWall(12)) +
    at(204, 150, 1.06, tableLamp(EVENING, true)) +
    parkedChair(hero, 25, [30, 199], 36, EVENING) +
    headboard() +
    quiltOf(EVENING, BACK, {
      folds: '',
      hem: 'M84 160C86 118 98 88 133 84C168 88 184 118 188 160',
    }) +
    kid.art +
    holds.art +
    shutEye(hero, kid.head, u, EVENING) +
    quiltOf(EVENING, FRONT, {
      folds:
        'M92 176C84 190 80 202 78 220M112 186C108 198 108 206 106 220M150 186C158 198 160 208 162 220M182 172C190 184 196 200 198 220M135 180C132 192 134 206 131 220',
      hem: 'M84 150C100 154 120 162 134 176M188 150C172 156 150 164 138 176',
    }) +
    holds.before +
    props.art +
    oval(67, 211, 19, 3, EVENING.shade, 'fill-opacity=".5"') +
    at(66, 199, 0.36, thing(things[0], EVENING));
  return {
    art,
    quiet: { box: { ...SAFE, height: 54 }, ink: 'light', largest: { explorer: 18 } },
    faces: [kid.face],
  };
};

/** What of the quilt is behind the head and shoulders. */
const BACK = 'M84 160C86 118 98 88 133 84C168 88 184 118 188 160L188 196H84Z';
/** And what is drawn together before them, and lies all over the bed. */
const FRONT =
  'M84 148C100 152 120 160 134 176L138 176C150 162 172 154 188 148C198 156 206 176 222 184V222H-6V210C20 201 52 200 66 192C76 184 80 160 84 148Z';

const headboard = (): string => {
  const t = tone(EVENING, BEDDING.wood);
  const pillow = tone(EVENING, BEDDING.pillow);
  return (
    path('M150 168C150 146 160 140 178 139C196 138 214 142 222 150V216H150Z', t.shade) +
    path('M154 170C154 150 163 145 178 144C196 143 212 147 222 155V216H154Z', t.base) +
    line('M166 150V200M182 147V200M198 148V200', t.deep, 1, 'stroke-opacity=".5"') +
    path('M178 186C176 168 186 163 200 164C214 163 226 168 226 180V200H180Z', pillow.base) +
    path('M178 186C190 180 210 180 226 186V200H180Z', pillow.shade, 'fill-opacity=".6"')
  );
};

const floor = (): string =>
  box(
    0,
    FLOOR - 12,
    SHEET,
    60,
    linear([
      [0, '#7a4a52'],
      [1, '#4d2c48'],
    ]),
  ) +
  line(`M0 ${FLOOR - 12}H216`, '#a36f62', 1.2) +
  oval(124, 204, 92, 13, '#8d5a70') +
  oval(124, 204, 84, 10.6, 'none', 'stroke="#d9a86a" stroke-width=".8"');

/** The open door: the landing, and the stairs going down into the dark. */
function doorway(): string {
  const camera = cameraAt({ from: [440, 420, 62], to: [60, 60, 58], middle: [38, 124], focal: 66 });
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
    boards(camera, EVENING, '#3d2742', { from: -160, to: 0 }) +
    staircase(camera, EVENING, STAIR, { fromAbove: true, fall: 1.1 }) +
    at(x, y + 0.6, 0.085, catCushion(EVENING)) +
    boards(camera, EVENING, '#6b4350', { from: 325, to: 424, upstairs: true, near: -60 }) +
    banister(camera, EVENING, STAIR, { across: 0, to: 12 }) +
    pool(12, 150, 20, 8, '#ffdf9a', 0.8);
  return (
    clip('M12 174V76H64V174Z', inside) +
    path('M8 174V72H68V174H62V78H14V174Z', '#c99a78') +
    path('M62 78L78 70V186L62 174Z', '#8a5f7c') +
    line('M66 90L74 87V122L66 122ZM66 132L74 133V168L66 163Z', '#6a4466', 0.8) +
    oval(75.4, 128, 1, 1.4, '#e3b04a')
  );
}
