import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { box, line, oval, path, shifted } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';

// The hero's own grown-up: families fill in the face. What there is, is a hat and two shopping bags.

const STRAW = '#ddc7a3';
const COAT = '#8794b8';

/** The hat from in front, brim's middle at (0, 0), 150 wide: what is under it is nobody's business. */
export function hat(light: Light): string {
  const straw = tone(light, STRAW);
  const band = tone(light, '#3c6cab');
  const [lx] = light.direction;
  const crown = 'M-36 2C-40 -34 -30 -50 0 -50C30 -50 40 -34 36 2Z';
  const brim =
    'M-76 8C-72 -8 -44 -14 -34 -10C-14 0 14 0 34 -10C44 -14 72 -8 76 8C70 30 36 36 0 36C-36 36 -70 30 -76 8Z';
  return (
    clip(
      crown,
      path(crown, straw.shade) +
        shifted(lx * 10, -3, path(crown, straw.base)) +
        line('M-34 -34Q0 -42 34 -34M-37 -22Q0 -30 37 -22', straw.deep, 1.6, 'stroke-opacity=".4"'),
    ) +
    path('M-37.6 -14Q0 -4 37.6 -14L37 2Q0 12 -37 2Z', band.base) +
    clip(
      brim,
      path(brim, straw.base) +
        line(
          'M-66 10Q0 46 66 10M-52 4Q0 30 52 4M-72 16Q0 58 72 16',
          straw.shade,
          1.8,
          'stroke-opacity=".7"',
        ) +
        path(
          'M10 -4C34 -6 60 -10 80 0V40H20C34 26 30 10 10 -4Z',
          straw.shade,
          'fill-opacity=".45"',
        ),
    ) +
    line('M-76 8C-70 30 -36 36 0 36C36 36 70 30 76 8', straw.deep, 1.6, 'stroke-opacity=".5"')
  );
}

/** Somebody standing under the hat, with both bags; soles at y 0, about 250 high. */
export function hatStanding(light: Light): string {
  const coat = tone(light, COAT);
  const [lx] = light.direction;
  const body =
    'M-40 -172C-14 -186 14 -186 40 -172C58 -120 62 -76 60 -34H-60C-62 -76 -58 -120 -40 -172Z';
  return (
    line('M-20 -36V-8M20 -36V-8', tone(light, '#5d5468').base, 20) +
    path(
      'M-38 -8H-8V0H-42C-46 -4 -42 -8 -38 -8ZM8 -8H38C46 -6 46 0 42 0H8Z',
      tone(light, '#4a3a3f').base,
    ) +
    clip(body, path(body, coat.shade) + shifted(lx * 12, -4, path(body, coat.base))) +
    line('M0 -150V-36', coat.deep, 2.4, 'stroke-opacity=".5"') +
    line('M-44 -160C-60 -130 -62 -104 -60 -86M44 -160C60 -130 62 -104 60 -86', coat.shade, 22) +
    shopping(light, -64, -84) +
    shopping(light, 64, -84) +
    `<g transform="translate(0 -196)">${hat(light)}</g>`
  );
}

/** Under the hat on a bench, seen from behind: its boards before a coat, a nape, and both bags on the ground. The seat is y 0, the ground y 44. */
export function hatFromBehind(light: Light): string {
  const [coat, straw, wood] = [tone(light, COAT), tone(light, STRAW), tone(light, '#a8775a')];
  const iron = tone(light, '#56616f');
  const back =
    'M-40 -104C-16 -120 16 -120 40 -104C56 -66 56 -30 54 6H-54C-56 -30 -56 -66 -40 -104Z';
  const crown = 'M-37 -128C-42 -166 -30 -182 0 -182C30 -182 42 -166 37 -128Z';
  return (
    line('M-66 0V44M66 0V44M-66 -4V-50M66 -4V-50', iron.base, 5) +
    path(back, coat.base) +
    path('M8 -114C30 -114 36 -108 40 -104C56 -66 56 -30 54 6H20Z', coat.shade) +
    line('M0 -112V6', coat.deep, 2.4, 'stroke-opacity=".5"') +
    path('M-15 -130H15V-106Q0 -100 -15 -106Z', tone(light, '#8a6a58').base) +
    oval(0, -122, 21, 15, tone(light, '#6d5048').base) +
    path(crown, straw.base) +
    path('M10 -182C34 -180 42 -164 37 -128H14Z', straw.shade, 'fill-opacity=".7"') +
    path('M-38.6 -144Q0 -134 38.6 -144L37 -126Q0 -116 -37 -126Z', tone(light, '#3c6cab').base) +
    path('M-8 -134L-16 -98L-4 -106L2 -134Z', tone(light, '#3c6cab').shade) +
    path(
      'M-78 -126C-60 -138 -46 -136 -37 -130Q0 -118 37 -130C46 -136 60 -138 78 -126C60 -106 30 -101 0 -101C-30 -101 -60 -106 -78 -126Z',
      straw.base,
    ) +
    line(
      'M-66 -122Q0 -92 66 -122M-50 -124Q0 -100 50 -124',
      straw.shade,
      1.8,
      'stroke-opacity=".8"',
    ) +
    box(-80, -52, 160, 12, wood.base, 2) +
    box(-80, -34, 160, 12, wood.base, 2) +
    box(-80, -6, 160, 10, wood.shade, 2) +
    shopping(light, -104, -18) +
    shopping(light, 104, -18)
  );
}

/** The hat from straight above, with a little lap and two pairs of toes; middle at (0, 0), 150 wide. */
export function hatFromAbove(light: Light): string {
  const straw = tone(light, STRAW);
  const band = tone(light, '#3c6cab');
  return (
    oval(6, 8, 78, 76, light.shade, 'fill-opacity=".22"') +
    path('M-52 40C-50 70 -30 86 0 86C30 86 50 70 52 40Z', tone(light, COAT).base) +
    oval(0, 0, 76, 74, straw.base) +
    oval(0, 0, 64, 62, 'none', `stroke="${straw.shade}" stroke-width="2"`) +
    oval(0, 0, 50, 49, 'none', `stroke="${straw.shade}" stroke-width="2"`) +
    oval(0, 0, 39, 38, band.base) +
    oval(0, -1, 35, 34, straw.lite) +
    oval(5, 4, 26, 25, straw.base) +
    oval(0, 0, 12, 11, straw.shade, 'fill-opacity=".6"')
  );
}

/** A bag hanging from (x, y), with leeks and a loaf. */
function shopping(light: Light, x: number, y: number): string {
  const bag = tone(light, '#c98d7b');
  const green = tone(light, '#7fa676');
  return (
    line(`M${x - 8} ${y + 22}l-8 -34M${x - 2} ${y + 22}l-2 -38`, green.base, 6) +
    line(`M${x - 8} ${y + 22}l-5 -16M${x - 2} ${y + 22}l-1 -18`, tone(light, '#f0f0dc').base, 6) +
    oval(x + 10, y + 14, 11, 8, tone(light, '#d9b183').base) +
    line(
      `M${x - 14} ${y + 18}C${x - 10} ${y - 8} ${x + 10} ${y - 8} ${x + 14} ${y + 18}`,
      bag.deep,
      3,
    ) +
    path(`M${x - 24} ${y + 16}H${x + 24}L${x + 20} ${y + 62}H${x - 20}Z`, bag.base) +
    path(
      `M${x + 6} ${y + 16}H${x + 24}L${x + 20} ${y + 62}H${x + 4}Z`,
      bag.shade,
      'fill-opacity=".8"',
    ) +
    line(`M${x - 22} ${y + 30}H${x + 22}`, tone(light, '#fbf1e4').base, 3)
  );
}
