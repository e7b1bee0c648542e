import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { at, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';
import { INK, ROBE } from '#titles/i-knew-it-was-you/set/colors.ts';
import { checked } from './seeker.ts';

const HEM = 'M124 64C136 70 146 64 158 68C170 72 182 66 196 70C208 74 218 68 236 72';

/** Whoever looks, from the knees down: a robe as wide as a page allows, one leg on the boards, and the other foot in the air, which has felt something with its toes. From `top` down, in mm of the page. */
export function steppingIn(light: Light, top: number): string {
  const cloth = tone(light, ROBE.cloth);
  const body = `${HEM}V${top}H134C128 20 124 40 124 64Z`;
  return (
    oval(182, 197, 34, 5, INK.key, 'fill-opacity=".45"') +
    at(196, 195, 0.96, leg(light, -140), 0) +
    at(179, 106, 0.98, leg(light, -56), 10) +
    checked(light, body, 330) +
    line(body, INK.key, 1.1) +
    line(HEM, INK.key, 7) +
    line(HEM, tone(light, ROBE.lining).base, 5.4) +
    line(`M158 ${top}C158 40 156 66 164 68M200 ${top}C202 30 198 60 204 70`, cloth.deep, 1.6)
  );
}

/** In a wool sock, toes to the left, its heel on (0, 0), as high as `up`. */
function leg(light: Light, up: number): string {
  const wool = tone(light, INK.blush);
  const rose = tone(light, INK.rose);
  const d = `M-7 ${up}H27C26 -52 25 -36 26 -24C30 -10 28 2 16 3C6 4 -4 -1 -16 -1C-30 0 -40 5 -52 3C-67 0 -67 -15 -54 -19C-38 -24 -14 -28 -8 -44Z`;
  let stripes = '';
  for (let y = -38; y > up; y -= 14) stripes += `M-14 ${y}H30`;
  return (
    path(d, wool.base) +
    clip(
      d,
      line(stripes, rose.base, 4.6) +
        path('M12 -22C22 -26 32 -20 34 -8V8H6C10 0 8 -14 12 -22Z', rose.base) +
        path('M-42 -30C-36 -16 -38 0 -36 8H-70V-30Z', rose.base) +
        path(`M18 ${up}H30V-20C28 -12 24 -10 18 -18Z`, wool.deep, 'fill-opacity=".34"'),
    ) +
    line('M-57 -7q4 -2 7 0M-55 -1q4 -2 7 0', INK.key, 1) +
    line(d, INK.key, 1.3)
  );
}
