import { mix } from '#bookmaking/drawing/color.ts';
import { num } from '#bookmaking/drawing/curves.ts';
import { lerp, radians } from '#bookmaking/drawing/geometry.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { line, oval } from '#bookmaking/drawing/marks.ts';
import type { Hero } from './hero.ts';
import type { Skull } from './skull.ts';

/** Ears behind and before the face, and a hearing aid, which is drawn over the hair. */
export interface EarArt {
  readonly behind: string;
  readonly front: string;
  readonly aid: string;
}

/**
 * A hearing aid is drawn last, over hair and scarf: a parent who asked for it wants to see it
 * (an afro hid it, when it was drawn with the ear).
 */
export function earsOf(head: Skull, hero: Hero, light: Light): EarArt {
  const t = tone(light, hero.skin);
  let behind = '';
  let front = '';
  let aid = '';
  for (const side of [-1, 1]) {
    const p = head.at(side * 92, 8, 1);
    const leaning = head.at(side * 92, 8, 1.12);
    const width = 6 + 5 * Math.max(0, Math.cos(radians(side * 92 + head.yaw)));
    const x = p[2] > 4 ? p[0] : lerp(p[0], leaning[0], 0.7);
    const ear =
      oval(x, p[1], width + 2.4, 11.4, t.base) +
      oval(x, p[1] + 1, width * 0.62, 6.6, mix(t.shade, '#c9584f', 0.25), 'fill-opacity=".7"');
    if (hero.hair !== 'hijab') {
      if (p[2] > 4) front += ear;
      else behind += ear;
    }
    // The aid sits on the ear that shows: the far one when the face turns.
    if (hero.hearingAid && side === (head.side > 0 ? -1 : 1)) {
      aid = hearingAid(x, p[1], hero.hearingAid, light);
    }
  }
  return { behind, front, aid };
}

function hearingAid(x: number, y: number, color: string, light: Light): string {
  const t = tone(light, color);
  const out = Math.sign(x) || 1;
  const hook = `M${num(x + out)} ${num(y - 12)}C${num(x + out * 12)} ${num(y - 12)} ${num(x + out * 12)} ${num(y + 8)} ${num(x + out * 4)} ${num(y + 9)}`;
  const tube = `M${num(x + out * 2)} ${num(y - 11)}Q${num(x - out * 3)} ${num(y - 4)} ${num(x)} ${num(y + 2)}`;
  return line(hook, t.base, 5.4) + line(tube, t.lite, 1.8) + oval(x, y + 3, 3, 3, t.base);
}
