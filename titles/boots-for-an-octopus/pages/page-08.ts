import { mirrored } from '#bookmaking/drawing/light.ts';
import { at, box, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { linear } from '#bookmaking/drawing/sheet.ts';
import { SAFE, SHEET } from '#bookmaking/sheet-size.ts';
import type { Painting, Picture } from '#bookmaking/title.ts';
import { heroInHat } from '#titles/boots-for-an-octopus/cast/hero-in-hat.ts';
import { tentacle, way } from '#titles/boots-for-an-octopus/cast/octopus.ts';
import { SHOP } from '#titles/boots-for-an-octopus/set/lights.ts';
import { plate, slider } from '#titles/boots-for-an-octopus/set/measure.ts';
import { nearer } from '#titles/boots-for-an-octopus/set/nearer.ts';
import { mirror, room } from '#titles/boots-for-an-octopus/set/shop.ts';
import { LARGE } from '#titles/boots-for-an-octopus/set/type.ts';

/** Close: slide, click; and in the mirror, something else that is round on top. */
export const page08: Painting = ({ hero }) => {
  const child = heroInHat(
    hero,
    56,
    'head',
    [60, 122],
    {
      pose: 'stand',
      mood: 'wonder',
      yaw: 40,
      pitch: 6,
      gaze: [1, -0.3],
      hat: 'on',
      touchL: [91, 186],
      armL: { upper: [40, 10], lower: [60, 0], hand: 'hold' },
    },
    SHOP,
  );
  const seen = heroInHat(
    hero,
    44,
    'head',
    [170, 126],
    { pose: 'stand', mood: 'wonder', yaw: -24, pitch: 6, gaze: [-0.5, 0.1], hat: 'on' },
    mirrored(SHOP),
  );
  const art =
    room(160) +
    mirror(
      132,
      84,
      74,
      70,
      box(
        130,
        80,
        80,
        80,
        linear([
          [0, '#e6f1ee'],
          [1, '#f6ddd0'],
        ]),
      ) + seen.art,
    ) +
    child.art +
    tableTop(162) +
    at(112, 190, 0.7, plate(), 0, -0.9) +
    oval(150, 196, 46, 12, '#33405a', 'fill-opacity=".22"') +
    at(112, 190, 0.7, slider(8), 0, -0.9) +
    tentacle(way('230,146 204,160 172,180 136,187 109,187'), 19, 14.5, -1, SHOP) +
    child.arm(1) +
    line('M96 166l-3 -8M104 165v-9M112 166l3 -8', '#e9694f', 1.8);
  const picture = {
    art,
    quiet: { box: { ...SAFE, height: 48 }, ink: 'dark', largest: LARGE },
    faces: [child.face],
  } satisfies Picture;
  return nearer(picture, 1.05, 130);
};

/** The bench seen from above, near enough to lean on. */
const tableTop = (y: number): string =>
  box(
    0,
    y,
    SHEET,
    SHEET - y,
    linear([
      [0, '#f08c79'],
      [1, '#d65f55'],
    ]),
  ) +
  box(0, y - 2, SHEET, 4, '#ffb3a0') +
  path(
    `M0 ${y + 6}H216`,
    'none',
    'stroke="#c9504a" stroke-width="1" stroke-opacity=".5" stroke-dasharray="4 3"',
  );
