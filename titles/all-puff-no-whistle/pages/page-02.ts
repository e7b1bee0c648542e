import { tone } from '#bookmaking/drawing/light.ts';
import { at, box, line, path } from '#bookmaking/drawing/marks.ts';
import { linear } from '#bookmaking/drawing/sheet.ts';
import { flat } from '#bookmaking/hero/close-hand.ts';
import { ownArm } from '#bookmaking/hero/own-arm.ts';
import { lettered } from '#bookmaking/lettering/lettered.ts';
import { SAFE } from '#bookmaking/sheet-size.ts';
import type { Painting } from '#bookmaking/title.ts';
import { breath } from '#titles/all-puff-no-whistle/cast/breath.ts';
import { dogChest, dogHead } from '#titles/all-puff-no-whistle/cast/dog.ts';
import { womanAtFour } from '#titles/all-puff-no-whistle/cast/neighbors.ts';
import { puffingHero } from '#titles/all-puff-no-whistle/cast/puffing.ts';
import { hatStanding } from '#titles/all-puff-no-whistle/cast/straw-hat.ts';
import { TOWN } from '#titles/all-puff-no-whistle/set/colors.ts';
import { note, tilesOn } from '#titles/all-puff-no-whistle/set/houses.ts';
import { MORNING } from '#titles/all-puff-no-whistle/set/lights.ts';
import { SOUNDS } from '#titles/all-puff-no-whistle/sounds.ts';

/** Close, nose to nose: the dog gives the look that you give to weather. */
export const page02: Painting = ({ hero }) => {
  const child = puffingHero(
    hero,
    62,
    'head',
    [46, 142],
    {
      pose: 'stand',
      eyes: 'set',
      face: { brow: [4, -6, -9], askew: 4 },
      cheeks: 1.2,
      yaw: 50,
      gaze: [1, -0.1],
      tilt: 5,
      body: { lean: 22, roll: 8, shrug: 10, twist: 10 },
      armsByPage: true,
    },
    MORNING,
  );
  const reaches = ownArm(
    hero,
    child,
    1,
    { elbow: [92, 210], wrist: [125, 202], hand: flat, degrees: -16, size: 1.16 },
    MORNING,
  );
  const hangs = ownArm(
    hero,
    child,
    -1,
    { elbow: [20, 224], wrist: [40, 240], hand: flat },
    MORNING,
  );
  const [mx, my] = child.mouth;
  const art =
    wall() +
    halfDoor() +
    at(2, 210, 0.52, hatStanding(MORNING)) +
    at(160, 154, 0.68, dogChest(MORNING)) +
    child.art +
    hangs.art +
    at(160, 154, 0.68, dogHead(MORNING, { look: 'disbelief', gaze: -0.9, insideOut: true })) +
    reaches.art +
    breath({
      along: [
        [mx, my],
        [mx + 12, my - 2],
        [mx + 27, my - 14],
        [mx + 46, my - 46],
        [mx + 74, my - 62],
        [mx + 96, my - 74],
        [mx + 106, my - 94],
      ],
      widths: [0.9, 4.6, 2],
      edge: '#7fb0d2',
    }) +
    lettered(SOUNDS['Fff.'], [112, 128], { height: 10, turn: -14, ink: '#2f5f8c', rim: '#ffffff' });
  return {
    art,
    quiet: { box: { ...SAFE, height: 46 }, ink: 'dark', largest: { explorer: 15.5 } },
    faces: [child.face, { x: 104, y: 100, width: 90, height: 96 }],
  };
};

const wall = (): string =>
  box(
    0,
    0,
    216,
    216,
    linear([
      [0, '#fdf2e8'],
      [0.45, '#f8dfcf'],
      [1, '#e7b59f'],
    ]),
  ) +
  path('M0 112L216 66V170H0Z', '#fff3d6', 'fill-opacity=".3"') +
  path(
    'M8 130h14v4h-14ZM18 136h14v4h-14ZM184 80h14v4h-14ZM174 86h14v4h-14ZM152 70h12v4h-12ZM14 94h12v4h-12ZM6 100h12v4h-12Z',
    '#e0a892',
    'fill-opacity=".45"',
  ) +
  tilesOn(MORNING, 0, 174, 216, 48);

/** The lower half shut, the upper open: number four. */
const halfDoor = (): string => {
  const stone = tone(MORNING, TOWN.stone);
  const door = tone(MORNING, '#41619b');
  return (
    path('M80 190V84C80 54 132 54 132 84V190Z', stone.shade) +
    path('M82 190V84C82 57 132 57 132 84V190Z', stone.lite) +
    path('M87 190V86C87 63 127 63 127 86V190Z', tone(MORNING, '#5b4660').base) +
    at(107, 96, 0.42, womanAtFour(MORNING)) +
    box(87, 128, 40, 64, door.base) +
    box(84, 125, 46, 5, door.lite, 1) +
    line('M93 138h28v40h-28Z', door.shade, 1.2) +
    box(137, 76, 11, 13, '#eff3f6', 1.4) +
    line('M144.6 86v-8l-5 5.6h7', TOWN.tileDark, 1.3) +
    note(74, 82, 1.4, TOWN.tile) +
    note(66, 70, 1.1, TOWN.clay)
  );
};
