import { at, box } from '#bookmaking/drawing/marks.ts';
import { linear } from '#bookmaking/drawing/sheet.ts';
import { headToStand } from '#bookmaking/hero/head-size.ts';
import { placeHero } from '#bookmaking/hero/place-hero.ts';
import { SAFE, SHEET } from '#bookmaking/sheet-size.ts';
import type { Painting } from '#bookmaking/title.ts';
import { heron } from '#titles/boat-with-no-name/cast/heron.ts';
import { nameOf } from '#titles/boat-with-no-name/cast/met.ts';
import { BOARD, boat, darkBoard, prop, slip } from '#titles/boat-with-no-name/set/boat.ts';
import { sea, sky, town } from '#titles/boat-with-no-name/set/harbor.ts';
import { DUSK } from '#titles/boat-with-no-name/set/lights.ts';
import { nameboard } from '#titles/boat-with-no-name/set/nameboard.ts';
import { LARGE } from '#titles/boat-with-no-name/set/type.ts';

const [X, Y, K] = [112, 168, 0.92];

/** Close: the heron has taken the cap off. */
export const page08: Painting = ({ hero, name }) => {
  const child = placeHero(
    hero,
    headToStand(hero, 108, 39),
    'ground',
    [22, 209],
    {
      pose: 'stand',
      mood: 'wonder',
      yaw: 46,
      gaze: [0.9, -0.3],
      pitch: 3,
      armL: { upper: [40, 24], lower: [72, 10], hand: 'open' },
    },
    DUSK,
  );
  const master = heron(
    { at: [198, 209], height: 146, flip: true, cap: 'off', looks: 'down' },
    DUSK,
  );
  const lettered = nameboard(
    nameOf(name),
    { x: X + BOARD.x * K, y: Y + BOARD.y * K, width: BOARD.width * K, height: BOARD.height * K },
    DUSK,
  );
  const art =
    sky(SHEET, 130, '#2c3a74', '#84679a') +
    town('eight', DUSK, -20, 240, 122, 36, true) +
    sea('eight', SHEET, 120, 178, '#6a6aa0', '#45538c') +
    box(
      -4,
      176,
      SHEET + 8,
      44,
      linear([
        [0, '#8f7f92'],
        [1, '#6a5f7c'],
      ]),
    ) +
    at(X, Y, K, slip(DUSK, 220) + prop(DUSK) + boat(DUSK) + darkBoard(DUSK)) +
    lettered.art +
    child.shadow +
    child.art +
    master.art;
  return {
    art,
    quiet: { box: { ...SAFE, height: 46 }, ink: 'light', largest: LARGE },
    faces: [child.face, master.face],
    signs: lettered.signs,
  };
};
