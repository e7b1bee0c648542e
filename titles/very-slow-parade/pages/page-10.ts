import { at, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { headToStand } from '#bookmaking/hero/head-size.ts';
import { inPyjamas, placeHero } from '#bookmaking/hero/place-hero.ts';
import { cameraAt } from '#bookmaking/house/camera.ts';
import { SAFE } from '#bookmaking/sheet-size.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Painting } from '#bookmaking/title.ts';
import { bearOnBack } from '#titles/very-slow-parade/cast/bear.ts';
import { duck } from '#titles/very-slow-parade/cast/duck.ts';
import { lidFlat, potTurned } from '#titles/very-slow-parade/cast/pot.ts';
import { snail } from '#titles/very-slow-parade/cast/snail.ts';
import { wagon } from '#titles/very-slow-parade/cast/wagon.ts';
import { silverLine, skirting, tiles } from '#titles/very-slow-parade/set/floor.ts';
import { DARK } from '#titles/very-slow-parade/set/hours.ts';
import { pool, wall } from '#titles/very-slow-parade/set/kitchen.ts';
import { NIGHT } from '#titles/very-slow-parade/set/lights.ts';
import { patch, standing } from '#titles/very-slow-parade/set/stage.ts';

const ABOVE = cameraAt({ from: [0, 300, -190], to: [0, 0, 20], middle: [108, 118], focal: 330 });
const FLOOR = { left: -330, right: 330, near: -120, far: 110 };

/** From above, almost all floor: everything sleeps where it stopped, and one snail does not. */
export const page10: Painting = ({ hero, things }) => {
  const kid = placeHero(
    inPyjamas(hero),
    headToStand(hero, hero.wheelchair ? 80 : 100, 25),
    'ground',
    hero.wheelchair ? [164, 76] : [156, 79],
    {
      pose: hero.wheelchair ? 'sit' : 'asleep',
      mood: 'sleepy',
      yaw: hero.wheelchair ? -16 : -14,
      pitch: 48,
    },
    NIGHT,
  );
  const bear = ABOVE.see([-56, 0, -70]);
  const [, base] = ABOVE.see([0, 0, FLOOR.far]);
  const art =
    wall(DARK, base + 1) +
    tiles(ABOVE, DARK, FLOOR) +
    skirting(ABOVE, DARK, FLOOR) +
    moonPanes() +
    silverLine(
      ABOVE,
      [
        [-150, 0, -40],
        [-96, 0, -50],
        [-40, 0, -50],
        [10, 0, -84],
        [70, 0, -80],
        [88, 0, -40],
        [40, 0, -10],
        [-30, 0, -8],
        [-74, 0, 22],
        [-50, 0, 56],
        [-14, 0, 66],
      ],
      1,
    ) +
    kid.shadow +
    kid.art +
    standing(
      ABOVE,
      [hero.wheelchair ? 42 : 62, hero.wheelchair ? 84 : 56],
      0.28,
      potTurned(NIGHT),
      NIGHT,
      70,
    ) +
    standing(ABOVE, [2, 66], 0.17, snail(NIGHT, { pose: 'ahead' }), NIGHT, 150) +
    standing(ABOVE, [-34, 2], 0.42, duck(NIGHT, { eye: 'shut' }), NIGHT, 80) +
    standing(ABOVE, [60, -50], 0.46, wagon(NIGHT, thing(things[0], NIGHT)), NIGHT, 90) +
    patch(NIGHT, bear[0], bear[1], 50) +
    at(bear[0], bear[1], 0.42, bearOnBack(NIGHT, { arms: [64, 40], eyes: 'shut', key: 8 })) +
    at(bear[0] + 6, bear[1] - 16, 0.4, lidFlat(NIGHT)) +
    tableCorner();
  return {
    art,
    quiet: { box: { ...SAFE, height: 22 }, ink: 'light' },
    faces: [kid.face],
  };
};

/** What the window lays on the floor: four panes of rainy blue. */
const moonPanes = (): string =>
  pool(92, 132, 80, 56, '#9fd0ec', 0.22) +
  path(
    'M70 96L104 92L116 124L78 129ZM108 91.6L142 88L160 118L120 123.4ZM79 133L117 128L131 166L89 173ZM121 127.4L162 122L182 158L136 165Z',
    '#a9d6ef',
    'fill-opacity=".14"',
  );

/** The edge of the table that we look over. */
const tableCorner = (): string =>
  oval(6, 236, 82, 46, '#081726', 'fill-opacity=".5"') +
  oval(0, 240, 80, 46, '#54748a') +
  oval(-2, 237, 78, 44, '#7f9fb2') +
  line('M-4 199C30 199 62 212 70 226', '#41748c', 1.4) +
  line('M-4 202C28 202 58 214 66 226', '#41748c', 0.5);
