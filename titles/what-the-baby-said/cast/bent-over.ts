import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { at, box, line, oval, path, shifted } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';
import { camera } from './arms.ts';
import { CAMERA, GOWN, SHORTS, TWEED } from './tall-ones.ts';

// Everybody who has bent down to the baby, from where somebody small stands: behind them. In mm of page 1, whose fold is at 0.

/** How high up one stands with both feet, in mm. */
const FEET = 181;

/** Over the fold: a gown, a tweed skirt, and corduroy with a camera that hangs down in the middle. */
export const bentAtLeft = (light: Light): string => gown(light) + tweed(light) + corduroy(light);

/** How much further apart those feet are than anybody else's. */
const WIDE = 1.14;

/** On the picture's own page: shorts like a triumphal arch. */
export const archOfShorts = (light: Light): string => {
  const cloth = tone(light, SHORTS.cloth);
  const skin = tone(light, SHORTS.skin);
  const white = tone(light, SHORTS.trim).base;
  const leg = (side: 1 | -1): string => {
    const mid = (d: string): string => at(80, 0, 1, d, 0, side * WIDE);
    const calf = 'M34 128H60C64 146 55 156 55 175H36C36 158 30 144 34 128Z';
    return (
      heel(light, SHORTS.shoe, 80 + side * 46 * WIDE, 12) +
      mid(
        path(calf, skin.base) +
          path('M52 128H60C64 146 55 156 55 175H49C49 156 54 146 52 128Z', skin.shade) +
          box(35, 162, 21, 12, white, 2),
      ) +
      line(
        `M${80 + side * 36 * WIDE} 165H${80 + side * 55 * WIDE}`,
        tone(light, SHORTS.shoe).base,
        1.8,
      )
    );
  };
  const seat =
    'M12 130C16 100 28 72 62 67Q80 62 98 67C132 72 144 100 148 130Q128 138 114 134C108 118 94 107 80 105C66 107 52 118 46 134Q32 138 12 130Z';
  return (
    leg(-1) +
    leg(1) +
    path('M42 82C46 60 114 60 118 82C104 68 56 68 42 82Z', tone(light, SHORTS.sleeve).base) +
    at(80, 0, 1, at(-80, 0, 1, round(light, seat, cloth.base, cloth.shade)), 0, WIDE) +
    line(
      'M80 66Q76 86 80 105M14 125Q32 132 48 129M146 125Q128 132 112 129M34 88h24v14q-12 6 -24 0ZM58 112Q68 102 79 105M102 112Q92 102 81 105',
      cloth.deep,
      1.6,
      'stroke-opacity=".6"',
    )
  );
};

function gown(light: Light): string {
  const cloth = tone(light, GOWN.cloth);
  const gold = tone(light, GOWN.trim);
  return round(
    light,
    'M-246 180C-238 130 -226 80 -190 76C-160 80 -152 132 -146 180Q-170 187 -196 182T-246 180Z',
    cloth.base,
    cloth.shade,
    line(
      'M-206 120Q-214 150 -214 186M-184 120Q-176 150 -174 186',
      cloth.deep,
      2.2,
      'stroke-opacity=".45"',
    ) +
      line('M-250 172Q-222 180 -196 174T-142 172', gold.base, 5) +
      line('M-250 164Q-222 172 -196 166T-142 164', gold.base, 1.3),
  );
}

function tweed(light: Light): string {
  const cloth = tone(light, TWEED.cloth);
  const wool = tone(light, '#c98f6a');
  let checks = '';
  for (let y = 76; y < 154; y += 13) checks += `M-152 ${y}q45 9 90 0`;
  for (let x = -36; x <= 36; x += 12)
    checks += `M${-107 + x * 0.8} 66Q${-107 + x * 1.3} 100 ${-107 + x * 1.2} 156`;
  const stocking = (x: number): string =>
    path(
      `M${x - 11} 142C${x - 15} 156 ${x - 8} 164 ${x - 8} 178H${x + 8}C${x + 8} 164 ${x + 15} 156 ${x + 11} 142Z`,
      wool.base,
    ) +
    line(`M${x} 144V172`, wool.shade, 1.4) +
    heel(light, TWEED.shoe, x, 10);
  return (
    stocking(-126) +
    stocking(-90) +
    path('M-146 92C-138 64 -76 64 -68 92Z', tone(light, TWEED.sleeve).base) +
    round(
      light,
      'M-152 148C-156 112 -148 78 -118 74Q-107 72 -96 74C-66 78 -58 112 -62 148Q-107 158 -152 148Z',
      cloth.base,
      cloth.shade,
      line(checks, tone(light, TWEED.trim).base, 1.8, 'stroke-opacity=".5"'),
    ) +
    line('M-107 122V153', cloth.deep, 1.4, 'stroke-opacity=".7"')
  );
}

function corduroy(light: Light): string {
  const cloth = tone(light, CAMERA.cloth);
  let cords = '';
  for (let x = -62; x <= 0; x += 4.6) cords += `M${x} 60V180`;
  return (
    heel(light, CAMERA.shoe, -50, 11) +
    heel(light, CAMERA.shoe, -14, 11) +
    line('M-35 100L-38 138M-29 100L-26 138', '#3a3544', 1.4) +
    at(-32, 147, 0.5, camera(light), 6) +
    path('M-60 90C-54 66 -10 66 -4 90Z', tone(light, CAMERA.sleeve).base) +
    round(
      light,
      'M-64 174C-66 132 -68 84 -46 76Q-32 71 -18 76C4 84 2 132 0 174Q-13 178 -25 174C-25 150 -27 134 -32 126C-37 134 -39 150 -39 174Q-52 178 -64 174Z',
      cloth.base,
      cloth.shade,
      line(cords, tone(light, CAMERA.trim).base, 1, 'stroke-opacity=".6"'),
    ) +
    line('M-32 78Q-34 104 -32 127M-57 96h15v12q-8 4 -15 0Z', cloth.deep, 1.4, 'stroke-opacity=".7"')
  );
}

/** Cloth over what is round, lit from the window. */
const round = (light: Light, d: string, base: string, shade: string, more = ''): string =>
  clip(
    d,
    path(d, shade) + shifted(light.direction[0] * 9, light.direction[1] * 4, path(d, base)) + more,
  );

/** A shoe from behind, its sole on the ground. */
function heel(light: Light, color: string, x: number, w: number): string {
  const t = tone(light, color);
  return (
    oval(x, FEET + 1, w * 1.5, 3.4, light.shade, 'fill-opacity=".3"') +
    path(
      `M${x - w} ${FEET}C${x - w * 1.1} ${FEET - 13} ${x - w * 0.6} ${FEET - 17} ${x} ${FEET - 17}S${x + w * 1.1} ${FEET - 13} ${x + w} ${FEET}Z`,
      t.base,
    ) +
    box(x - w, FEET - 3.6, w * 2, 5, t.deep, 1.4)
  );
}
