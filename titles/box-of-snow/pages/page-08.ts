import { mirrored, turned } from '#bookmaking/drawing/light.ts';
import { at, box, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { linear, radial } from '#bookmaking/drawing/sheet.ts';
import { SAFE, SHEET, SPREAD } from '#bookmaking/sheet-size.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Cast, Painting, Picture } from '#bookmaking/title.ts';
import { snowball } from '#titles/box-of-snow/cast/carton.ts';
import { mitten } from '#titles/box-of-snow/cast/mitten.ts';
import { ownHand } from '#titles/box-of-snow/cast/own-hands.ts';
import { ownLap } from '#titles/box-of-snow/cast/own-lap.ts';
import { FLOORS, WATER } from '#titles/box-of-snow/set/colors.ts';
import { emptyBox, ON_LABEL } from '#titles/box-of-snow/set/empty-box.ts';
import { LOW_SUN } from '#titles/box-of-snow/set/lights.ts';

/** Close, with the hero's own eyes: in one hand the ball, in the other the mitten. They are the same size. */
export const page08: Painting = (cast) => paint(cast, SHEET);
/** Over the fold stands the box, empty and as large as the page; on its label one can still read. */
export const spread08: Painting = (cast) => paint(cast, SPREAD);

const paint = ({ hero, things }: Cast, width: number): Picture => ({
  art:
    ramp(width) +
    (width === SPREAD ? emptyBox() + at(386, 192, 0.4, thing(things[0], LOW_SUN)) : '') +
    ownLap(hero, LOW_SUN) +
    onLap(60) +
    onLap(156) +
    ownHand(
      hero,
      LOW_SUN,
      -1,
      oval(3, 12, 25, 15, WATER, 'fill-opacity=".6"') +
        at(4, -8, 1, snowball(turned(mirrored(LOW_SUN), 70), 0, 0, 27), 70) +
        drop(),
    ) +
    ownHand(hero, LOW_SUN, 1, wool(width) + at(4, 30, 1.02, mitten(turned(LOW_SUN, 178)), 178)),
  quiet: {
    box: width === SPREAD ? ON_LABEL : { ...SAFE, height: 46 },
    ink: 'dark',
    largest: { explorer: 18 },
    anchor: width === SPREAD ? 'middle' : 'top',
  },
  faces: [],
});

/** What a hand held over them takes from knees of the light. */
const onLap = (x: number): string =>
  oval(
    x + 14,
    176,
    58,
    60,
    radial([
      [0, LOW_SUN.shade, 0.6],
      [0.55, LOW_SUN.shade, 0.4],
      [1, LOW_SUN.shade, 0],
    ]),
  );

/** About to fall. */
const drop = (): string =>
  path('M-14 22C-9 31 -7 37 -13 37C-19 37 -19 31 -14 22Z', WATER) +
  path('M-14.600 32a1.200 1.600 0 1 0 .1 0Z', '#ffffff');

/** It still goes up to somebody. */
const wool = (width: number): string =>
  line(
    `M4 29C4 47 -28 50 -39 28C-50 2 -50 -40 -43 -64C-37 -86 ${width === SPREAD ? '-10 -98 0 -140C8 -172 2 -200 10 -250' : '-12 -85 10 -85C34 -85 48 -86 68 -90'}`,
    '#e0141f',
    1.5,
  );

/** The floor of the ramp with the evening in bars on it, and a little of what ran away. */
function ramp(width: number): string {
  const f = FLOORS[8];
  const open = width === SPREAD;
  // The slats of the rail throw the bars: they go on as straight lines, the grooves as arcs.
  const bars = open
    ? 'M-4 78L430 31.5V43.5L-4 92ZM-4 104L430 53.6V68.6L-4 122ZM-4 138L430 83.8V101.8L-4 160ZM-4 180L430 118V140L-4 208Z'
    : 'M-4 78L220 54V66L-4 92ZM-4 104L220 78V93L-4 122ZM-4 138L220 110V128L-4 160ZM-4 180L220 148V170L-4 208Z';
  const grooves = [78, 112, 152, 200]
    .map((y) => `M-4 ${y}Q108 ${y - 20} 220 ${y - 8}${open ? `T430 ${y - 14}` : ''}`)
    .join('');
  return (
    box(
      0,
      0,
      width,
      SHEET,
      linear([
        [0, f.pale],
        [0.3, '#efcbd8'],
        [1, f.wall],
      ]),
    ) +
    line(grooves, f.deep, 1, 'stroke-opacity=".22"') +
    path(bars, '#ffe0a0', 'fill-opacity=".36"')
  );
}
