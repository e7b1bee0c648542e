import type { Point } from '#bookmaking/drawing/geometry.ts';
import { at, line, path } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';
import { cameraAt } from '#bookmaking/house/camera.ts';
import { turnedLeg } from '#bookmaking/house/table.ts';
import { lettered } from '#bookmaking/lettering/lettered.ts';
import { SAFE, SHEET } from '#bookmaking/sheet-size.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Painting } from '#bookmaking/title.ts';
import { apron } from '#titles/very-slow-parade/cast/apron.ts';
import { bear } from '#titles/very-slow-parade/cast/bear.ts';
import { drummer } from '#titles/very-slow-parade/cast/drummer.ts';
import { duck } from '#titles/very-slow-parade/cast/duck.ts';
import { snail } from '#titles/very-slow-parade/cast/snail.ts';
import { wagon } from '#titles/very-slow-parade/cast/wagon.ts';
import { tiles } from '#titles/very-slow-parade/set/floor.ts';
import { RINGS, UPROAR } from '#titles/very-slow-parade/set/hours.ts';
import { bigLamp, cups, wall } from '#titles/very-slow-parade/set/kitchen.ts';
import { LOUD } from '#titles/very-slow-parade/set/lights.ts';
import { bands } from '#titles/very-slow-parade/set/sound.ts';
import { patch, SIZE, standing } from '#titles/very-slow-parade/set/stage.ts';
import { LARGE } from '#titles/very-slow-parade/set/type.ts';
import { SOUNDS } from '#titles/very-slow-parade/sounds.ts';

const BEND = cameraAt({ from: [0, 64, -190], to: [0, 60, 60], middle: [108, 142], focal: 200 });
const FLOOR = { left: -360, right: 360, near: -130, far: 170 };

/** Mid: round the table leg and toward us, as loud as can be. */
export const page02: Painting = ({ hero, things }) => {
  const kid = drummer(
    hero,
    36,
    'head',
    [122, 120],
    { pose: 'walk', mood: 'joy', yaw: 18, pitch: 5, gaze: [0, 0], strikes: 'struck' },
    LOUD,
  );
  const lid = BEND.see([-38, 32, 0]);
  const wheels = BEND.see([-88, 12, 30]);
  const [, base] = BEND.see([0, 0, FLOOR.far]);
  const sound = loudest(kid.beat, lid, wheels);
  const art =
    wall(UPROAR, base) +
    sound +
    at(160, 90, 0.54, cups(LOUD, true)) +
    tiles(BEND, UPROAR, FLOOR) +
    clip(`M0 ${base}H${SHEET}V${SHEET}H0Z`, `<g opacity=".34">${sound}</g>`) +
    patch(LOUD, 38, 186, 40) +
    at(38, 188, 0.64, apron(LOUD, 'ears')) +
    at(38, 93, 0.58, bigLamp(LOUD, 0.5)) +
    standing(BEND, [-32, 96], SIZE.wagon, wagon(LOUD, thing(things[0], LOUD), 20), LOUD, 90) +
    standing(BEND, [-94, 28], SIZE.duck, duck(LOUD, { eye: 'open', roll: 30 }), LOUD, 80) +
    standing(
      BEND,
      [-50, 0],
      SIZE.bear,
      bear(LOUD, { arms: [4, -12], eyes: 'open', plays: true, stride: 16 }),
      LOUD,
      50,
    ) +
    kid.shadow +
    kid.art +
    standing(BEND, [62, 2], SIZE.snail, snail(LOUD, { pose: 'ahead' }), LOUD, 150) +
    tableLeg() +
    lettered(SOUNDS['PUM!'], [179, 126], { height: 13, turn: 8, ink: '#22323a', rim: '#fff4c8' }) +
    lettered(SOUNDS['TSS!'], [70, 112], { height: 8, turn: -12, ink: '#22323a', rim: '#fff4c8' }) +
    lettered(SOUNDS['QUACK!'], [30, 166], { height: 7, turn: -6, ink: '#22323a', rim: '#fff4c8' });
  return {
    art,
    quiet: { box: { ...SAFE, height: 36 }, ink: 'dark', largest: LARGE },
    faces: [kid.face],
  };
};

/** Rings that fill the page: pale where the words are, hot around the pot; the lid’s and the wheels’ before them. */
const loudest = (pot: Point, lid: Point, wheels: Point): string =>
  bands(pot, [
    [190, '#ffe99c'],
    [168, '#ffe07a'],
    [146, '#ffe99c'],
    [124, '#ffe07a'],
    [100, RINGS.pot],
    [88, '#fff0b0'],
    [76, RINGS.lid],
    [64, '#ffe27c'],
    [55, RINGS.pot],
    [47, '#fff4c8'],
  ]) +
  bands(wheels, [
    [30, RINGS.wheels],
    [23, '#fff0b0'],
    [16, RINGS.wheels],
    [9, '#fff0b0'],
  ]) +
  bands(lid, [
    [34, RINGS.lid],
    [27, '#fff0b0'],
    [20, RINGS.lid],
    [13, '#fff0b0'],
  ]);

/** The leg that they come around, and the edge of the cloth over it. */
const tableLeg = (): string =>
  at(205, 226, 1.5, turnedLeg(LOUD, UPROAR.wood)) +
  path(
    'M184 66C196 60 210 58 222 58V96C216 100 212 96 206 97C200 98 196 92 190 92C184 92 184 78 184 66Z',
    '#fff3dc',
  ) +
  path(
    'M206 60C212 58 218 58 222 58V96C216 100 212 96 208 97C204 84 204 72 206 60Z',
    '#e9c9b4',
    'fill-opacity=".7"',
  ) +
  line('M184 84C190 85 196 85 200 88C206 91 212 88 222 90', '#4f9aa6', 2);
