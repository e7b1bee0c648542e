import { mix } from '#bookmaking/drawing/color.ts';
import { num } from '#bookmaking/drawing/curves.ts';
import { lerp, radians } from '#bookmaking/drawing/geometry.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { line, oval } from '#bookmaking/drawing/marks.ts';
import type { Hero } from './hero.ts';
import { skinTone } from './skin-tone.ts';
import type { Skull } from './skull.ts';

/** Ears behind and before the face, and a hearing aid, which is drawn over the hair. */
export interface EarArt {
  readonly behind: string;
  readonly front: string;
  /** Over hair that is cut or tied so that ears show. */
  readonly over: string;
  readonly aid: string;
}

/** Hair that falls or curls over the ears. */
const HIDES_EARS = ['wavy', 'bob', 'long', 'afro', 'curly', 'locs', 'boxBraids'];

/** A face that is turned by less than 22 degrees shows both ears. */
const FRONTAL = 0.93;

/**
 * A hearing aid is drawn last, over hair and scarf: a parent who asked for it wants to see it
 * (an afro hid it, when it was drawn with the ear).
 */
export function earsOf(head: Skull, hero: Hero, light: Light): EarArt {
  const t = skinTone(light, hero.skin);
  let behind = '';
  let front = '';
  let over = '';
  let aid = '';
  for (const side of [-1, 1]) {
    const p = head.at(side * 96, 8, 1);
    const leaning = head.at(side * 96, 8, 1.12);
    const { earSize } = hero.features;
    const width = 6 + 2.4 * Math.max(0, Math.cos(radians(side * 92 + head.yaw)));
    const before = p[2] > 4;
    const x = before ? p[0] : lerp(p[0], leaning[0], 0.7);
    const inner = mix(t.shade, '#c9584f', 0.25);
    const turn = head.side > 0 ? 1 : -1;
    const ear =
      oval(x, p[1], (width + 2.4) * earSize, 11.6 * earSize, t.base) +
      (before
        ? line(
            `M${num(x + turn * 3)} ${num(p[1] - 6)}q${num(-turn * 8)} -1 ${num(-turn * 7)} 6q${num(turn)} 6 ${num(turn * 5)} 6`,
            inner,
            2.2,
            'stroke-opacity=".8"',
          )
        : oval(x, p[1] + 1, width * 0.62, 6.6, inner, 'fill-opacity=".7"'));
    // Both show from the front; of a face that turns, the far one.
    const device = (head.front > FRONTAL || side === -turn) && hero.hearingAid;
    if (hero.hair !== 'hijab') {
      if (device) aid += ear;
      else if (!before) behind += ear;
      else if (HIDES_EARS.includes(hero.hair)) front += ear;
      else over += ear;
    }
    if (device) aid += hearingAid(x, p[1], device, light);
  }
  return { behind, front, over, aid };
}

/**
 * A device, and not a second ear: its body hangs behind the ear in the color that was said, with a dark edge and a light on
 * it; a clear tube comes over the ear to a mold in it. (Two lines in its color round a hidden ear read as a pink ear.)
 */
function hearingAid(x: number, y: number, color: string, light: Light): string {
  const t = tone(light, color);
  const rim = mix(t.deep, '#1d1626', 0.62);
  const [edge, clear] = ['#6d7f92', '#eaf4f6'];
  const out = Math.sign(x) || 1;
  const p = (dx: number, dy: number): string => `${num(x + out * dx)} ${num(y + dy)}`;
  const body = `M${p(2.4, -12.4)}C${p(10.4, -13)} ${p(13.4, -3)} ${p(11, 7)}`;
  const tube = `M${p(2.6, -12.6)}C${p(-5.4, -13.6)} ${p(-8, -4)} ${p(-3, 2)}`;
  const mold = x - out * 2.4;
  return (
    line(body, rim, 8.8) +
    line(body, t.base, 6.2) +
    line(`M${p(6.6, -11.2)}L${p(10.4, -4)}`, '#ffffff', 1.7, 'stroke-opacity=".6"') +
    line(tube, edge, 3.2) +
    line(tube, clear, 1.9) +
    oval(mold, y + 3, 3.4, 3.8, edge) +
    oval(mold, y + 3, 2.5, 2.9, clear)
  );
}
