import { tone } from '#bookmaking/drawing/light.ts';
import { at, line, oval } from '#bookmaking/drawing/marks.ts';
import { FROM_THE_LEFT, type Frame, isWide, laidIn, PAGE } from '#bookmaking/frame.ts';
import { headToSit } from '#bookmaking/hero/head-size.ts';
import { type HeroWish, inPyjamas } from '#bookmaking/hero/place-hero.ts';
import { type Camera, cameraAt } from '#bookmaking/house/camera.ts';
import { boot, coatPegs } from '#bookmaking/house/hall-things.ts';
import { newel, onRiser, onStep, staircase } from '#bookmaking/house/staircase.ts';
import { boards, panels } from '#bookmaking/house/stairwell.ts';
import { SAFE } from '#bookmaking/sheet-size.ts';
import type { Cast, Painting, Picture } from '#bookmaking/title.ts';
import { catCurled, catTail, LAMPLIT_FUR } from '#titles/stair-that-counted-feet/cast/cat.ts';
import { childOnStep, headAt } from '#titles/stair-that-counted-feet/cast/child-on-step.ts';
import { stringRail } from '#titles/stair-that-counted-feet/cast/stairlift.ts';
import { LAMPLIGHT, PANELS, STAIR, WALLS } from '#titles/stair-that-counted-feet/set/colors.ts';
import { creak } from '#titles/stair-that-counted-feet/set/creak.ts';
import { doormat, frontDoor, pawPrints } from '#titles/stair-that-counted-feet/set/hall.ts';
import { HALL } from '#titles/stair-that-counted-feet/set/lights.ts';
import { pool, wall } from '#titles/stair-that-counted-feet/set/night.ts';
import { stairFace } from '#titles/stair-that-counted-feet/set/stair-face.ts';

const WIDE = cameraAt({
  from: [-260, 190, -430],
  to: [0, 110, 50],
  middle: [20, 135],
  focal: 520,
});

/** Wide, from across the hall: all thirteen stairs, somebody at either end. */
export const page05: Painting = (cast) => paint(cast, PAGE);
/** Over the fold lies the hall, with a door for people, and in it another one. */
export const spread05: Painting = (cast) => paint(cast, FROM_THE_LEFT);

function paint({ hero }: Cast, frame: Frame): Picture {
  const camera = WIDE;
  const place = onStep(8, 0.5, 0.4);
  // Whoever is long sits no higher than the page.
  const size = headToSit(hero, 79, headAt(camera, place) * 1.34);
  const seated = (touch: Pick<HeroWish, 'touchL'>) =>
    childOnStep(
      inPyjamas(hero),
      size,
      camera.see(place),
      {
        pose: 'sit',
        mood: 'happy',
        yaw: -40,
        pitch: 8,
        nod: 12,
        tilt: 8,
        gaze: [-0.7, 0.6],
        armL: { upper: [40, 16], lower: [120, 0], hand: 'hold' },
        // Both knees away from us, as the trunk is: a thigh that points at us is two balls on a tube.
        body: {
          lean: 17,
          shrug: 6,
          legL: { upper: [84, -24], lower: [8, -10] },
          legR: { upper: [80, 14], lower: [16, 5] },
        },
        ...touch,
      },
      HALL,
    );
  const [hx, hy] = seated({}).head;
  const kid = seated({ touchL: [hx + size * 0.08, hy + size * 0.45] });
  const [cx, cy] = camera.see(onStep(3, 0.5, 0.25));
  const k = camera.scale(onStep(3, 0.5, 0.25));
  const cat = at(cx, cy + 1.4, 0.58 * k, catCurled(HALL));
  const tail = catTail(
    [
      [cx + 16, cy - 2],
      [cx + 20, cy + 1],
      [cx + 22, cy + 9],
      [cx + 18, cy + 16],
    ],
    4,
    HALL,
    LAMPLIT_FUR,
  );
  const art =
    wall(WALLS.hall, frame) +
    pool(206, 60, 150, 110, LAMPLIGHT, 0.55) +
    boards(camera, HALL, '#5b3a4a', { from: -420, to: 900, near: -190 }) +
    panels(camera, HALL, PANELS.hall, { from: -420, to: 480, across: 96, height: 30 }) +
    (isWide(frame) ? hall(camera) : '') +
    newel(camera, HALL, STAIR, [-8, 0, 90]) +
    staircase(camera, HALL, STAIR, { side: true, fall: 0.5, onTop: { 3: cat } }) +
    (hero.wheelchair ? stringRail(camera, HALL) : '') +
    tail +
    stairFace(camera, HALL, 'tired', -0.4) +
    creak(camera.see(onRiser(3, 0.95, 0.6)), 0.4, '#ffdca0', 215, 90) +
    yarn() +
    kid.art;
  return laidIn(frame, {
    art,
    quiet: { box: { ...SAFE, width: 116, height: 84 }, ink: 'light', largest: { explorer: 14.5 } },
    faces: [kid.face],
  });
}

/** Somebody was playing here, and has gone to lie down: a thread that leads up to the third stair. */
const yarn = (): string => {
  const t = tone(HALL, '#9c7a9a');
  return (
    line('M150 198C142 204 134 196 126 202C116 208 106 202 105 190', t.base, 0.9) +
    oval(157, 205, 11, 2.2, HALL.shade, 'fill-opacity=".5"') +
    oval(155, 197, 8.6, 8.2, t.base) +
    line(
      'M148 194q8 -6 14 0M147.4 199q8 -7 15.4 0M150 203q6 -5 11 -1M152 189.6q-4 8 0 15',
      t.shade,
      0.9,
    )
  );
};

/** Everything that came in tonight came by here. */
const hall = (camera: Camera): string => {
  const [px, py] = camera.see([-116, 168, 92]);
  const [bx, by] = camera.see([-96, 0, 76]);
  return (
    frontDoor(camera, HALL, -258, ['#1d1d50', '#3f3f86']) +
    doormat(camera, HALL, -258) +
    at(px, py, 0.86, coatPegs(HALL, '#4d6a86', '#c98a3c')) +
    at(bx, by, 0.5, boot(HALL, '#5c8a5a')) +
    at(bx + 14, by + 1, 0.5, boot(HALL, '#c98a3c', 34)) +
    pawPrints(camera, '#d8c6d8', -214)
  );
};
