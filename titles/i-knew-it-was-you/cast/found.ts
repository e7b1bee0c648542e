import { tone } from '#bookmaking/drawing/light.ts';
import { asHero, at, line } from '#bookmaking/drawing/marks.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import { INK, ROBE } from '#titles/i-knew-it-was-you/set/colors.ts';
import { BY_LAMP, UNDER } from '#titles/i-knew-it-was-you/set/lights.ts';
import { anyonesSkin } from './anyones-skin.ts';
import { grayFace } from './gray-face.ts';
import { spreadHand } from './grown-hand.ts';
import { checked } from './seeker.ts';

/** Whoever looked, found by it: a robe, a face that laughs, a hand up. */
export function found(hero: Hero): string {
  const robe = 'M92 196C90 170 98 154 112 152C126 152 138 164 142 196Z';
  const sleeve = 'M106 162C114 158 122 162 126 168L142 160L149 171C138 184 122 188 110 182Z';
  const lining = tone(UNDER, ROBE.lining).base;
  const robed = (d: string): string =>
    at(110, 170, 1, at(-110, -170, 1, checked(UNDER, d, 220))) + line(d, INK.key, 1);
  const skin = anyonesSkin(hero, BY_LAMP);
  return (
    robed(robe) +
    at(121, 131, 0.94, grayFace(hero, BY_LAMP, 'laughs'), -8) +
    asHero(at(144, 166, 0.4, spreadHand(skin), -48)) +
    robed(sleeve) +
    line('M142 160L149 171', INK.key, 6) +
    line('M142 160L149 171', lining, 4.6)
  );
}
