import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { line, oval } from '#bookmaking/drawing/marks.ts';
import type { Hero } from './hero.ts';

/** What the hero takes off to sleep, on the nightstand: folded glasses, hearing aids. About 30 wide on y 0. */
export function offForTheNight(hero: Hero, light: Light): string {
  const frame = tone(light, hero.glassesColor).base;
  const glasses =
    hero.glasses === 'none'
      ? ''
      : oval(-9, -4, 4.4, 4, '#ffffff', `fill-opacity=".25" stroke="${frame}" stroke-width="1.6"`) +
        oval(1, -4, 4.4, 4, '#ffffff', `fill-opacity=".25" stroke="${frame}" stroke-width="1.6"`) +
        line('M-13 -3L3 0', frame, 1.4);
  const aid = hero.hearingAid && tone(light, hero.hearingAid).base;
  const aids = aid ? line('M10 -1c-1 -6 5 -6 5 -1M18 -1c-1 -6 5 -6 5 -1', aid, 2.6) : '';
  return glasses + aids;
}
