import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { asHero, at, line, oval, path } from '#bookmaking/drawing/marks.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import { INK, ROBE } from '#titles/i-knew-it-was-you/set/colors.ts';
import { anyonesSkin } from './anyones-skin.ts';
import { grayFace } from './gray-face.ts';
import { grownHand } from './grown-hand.ts';
import { checked, slipper } from './seeker.ts';

const HEM = 'M158 198C172 193 190 201 206 197C220 194 236 202 252 197';
const BODY = `${HEM}C252 168 244 140 224 126C208 116 186 116 176 126C166 140 160 168 158 198Z`;
/** One arm, its elbow back, its wrist behind an ear. */
const SLEEVE =
  'M198 117L211 108C222 116 236 126 241 138C243 148 232 154 216 155C200 156 184 153 181 145C179 137 186 133 194 134C203 135 211 135 216 133C209 130 203 124 198 117Z';

/** Whoever looks, on its knees behind a door at the left, a hand behind its ear, and knows already. Sole on y 200, the nose at x 148; in mm of an opening. */
export function listening(hero: Hero, light: Light): string {
  const lining = tone(light, ROBE.lining).base;
  const skin = anyonesSkin(hero, light);
  const robed = (d: string): string =>
    at(205, 150, 1, at(-205, -150, 1, checked(light, d, 340))) + line(d, INK.key, 1);
  const banded = (d: string, wide: number): string =>
    line(d, INK.key, wide + 1.6) + line(d, lining, wide);
  return (
    oval(206, 200, 56, 6, INK.key, 'fill-opacity=".5"') +
    at(236, 200, 0.42, slipper(light), 4) +
    robed(BODY) +
    line(HEM, lining, 4) +
    banded('M166 166C186 173 222 173 246 162', 5.6) +
    path(
      'M174 116L172 134L200 134L198 112Z',
      skin.shade,
      `stroke="${skin.edge}" stroke-width="1.2"`,
    ) +
    banded('M168 138C178 142 196 140 206 128', 6) +
    at(182, 98, 1.12, grayFace(hero, light, 'tender'), 4, -1.12) +
    asHero(at(202, 116, 0.48, grownHand(skin), -112)) +
    robed(SLEEVE) +
    banded('M198 117L211 108', 4.6)
  );
}
