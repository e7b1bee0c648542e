// The judge as somebody sees who lies in an oven.
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { line, oval, path } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';
import { SNOW } from '#titles/box-of-snow/set/colors.ts';
import { dishBack, dishFront, SKIN } from './judge.ts';

/** As much of the judge as an oven sees: an apron's hem, and one bare foot in a dish of snow. Dish on y 0; over 300 high. */
export function legInDish(light: Light): string {
  const skin = tone(light, SKIN);
  const trousers = tone(light, '#4a5a86');
  const apron = tone(light, '#f2c65a');
  const shin = 'M-17 -132C-20 -96 -14 -60 -18 -22H24C18 -60 28 -98 24 -132Z';
  const cloth = 'M-30 -330L-28 -118H34L46 -330Z';
  const hem = 'M-58 -340C-62 -300 -64 -270 -66 -232C-30 -218 50 -218 96 -236V-340Z';
  const foot = 'M-16 -70C-22 -56 -40 -50 -58 -46C-72 -42 -72 -24 -56 -22H26C30 -40 26 -56 22 -70Z';
  const toe = (x: number, y: number, r: number): string =>
    oval(x, y, r, r * 1.16, skin.base, `stroke="${skin.deep}" stroke-width="1.6"`) +
    oval(x - r * 0.2, y - r * 0.5, r * 0.52, r * 0.46, '#d9a68c');
  return (
    dishBack(light) +
    path(shin, skin.base) +
    clip(shin, path('M6 -140C2 -100 8 -60 2 -16H-40V-140Z', skin.shade, 'fill-opacity=".6"')) +
    path(foot, skin.base) +
    clip(foot, path('M-4 -80C-14 -50 -30 -38 -62 -34V-10H-4Z', skin.shade, 'fill-opacity=".45"')) +
    toe(-23, -32, 6.4) +
    toe(-35, -33, 7) +
    toe(-48, -35, 7.8) +
    toe(-63, -38, 10.6) +
    dishFront(light) +
    path(cloth, trousers.base) +
    clip(cloth, path('M-40 -340H0C-6 -260 -2 -180 -8 -110H-40Z', trousers.shade)) +
    line('M-27 -121Q4 -113 33 -121', trousers.lite, 15) +
    path(hem, apron.base) +
    clip(
      hem,
      line(
        'M-40 -340V-200M-10 -340V-200M20 -340V-200M50 -340V-200M80 -340V-200',
        apron.shade,
        8,
        'stroke-opacity=".45"',
      ),
    )
  );
}

/** The bowl of a judge's scoop, heaped, its middle at (0, 0) and 60 wide; the handle goes to `held`. */
export function scoop(light: Light, held: Point): string {
  const t = tone(light, '#8d93a8');
  return (
    line(`M22 -4L${held[0]} ${held[1]}`, t.shade, 7) +
    path('M-34 -8C-30 -36 -14 -46 2 -42C20 -44 32 -30 34 -8Z', SNOW.lit) +
    path('M12 -10C20 -24 18 -36 12 -42C26 -38 33 -26 34 -8Z', SNOW.shade) +
    path('M-36 -10H36C33 32 -33 32 -36 -10Z', t.base) +
    path('M-36 -10H-10C-14 12 -8 20 4 22C-20 24 -35 12 -36 -10Z', t.shade) +
    line('M-36 -10H36', t.lite, 4)
  );
}
