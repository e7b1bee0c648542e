import { chanceFrom } from '#bookmaking/drawing/chance.ts';
import { num } from '#bookmaking/drawing/curves.ts';
import { tone } from '#bookmaking/drawing/light.ts';
import { at, calm, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { clip, linear } from '#bookmaking/drawing/sheet.ts';
import { sittingCat } from '#titles/what-the-baby-said/cast/cat.ts';
import { pancake } from '#titles/what-the-baby-said/cast/pancakes.ts';
import { ROOM } from './colors.ts';
import { HUSHED } from './hours.ts';
import { glow } from './room.ts';

const { light } = HUSHED;

/** Along the foot of the cloth, and its piping. */
const HEM = 'M-204 196Q-188 204 -176 197T-150 199T-124 198T-98 200T-72 198T-46 199T-20 196';

/** The cloth is lifted with one corner: crumbs, a good deal of pancake, and two eyes that say nothing. */
export function searchedTable(): string {
  const cloth = tone(light, ROOM.cloth);
  const hem = tone(light, ROOM.clothHem);
  const skirt = `M-184 78C-192 120 -200 160 ${HEM.slice(1)}C-24 160 -32 120 -40 78Z`;
  const lifted = 'M-118 98C-140 130 -160 170 -168 207H-60C-64 170 -84 132 -118 98Z';
  return (
    glow(-112, 196, 112, 30, '#120f30', 0.6) +
    calm(
      clip(
        skirt,
        path(skirt, cloth.base) +
          path(
            'M-204 78H-150C-158 120 -164 160 -166 204H-210ZM-74 78C-66 120 -58 160 -56 204H-38C-42 160 -52 120 -58 78Z',
            cloth.shade,
            'fill-opacity=".75"',
          ) +
          line(HEM, hem.base, 9),
      ),
    ) +
    clip(skirt, glow(-34, 70, 96, 96, '#ffc766', 0.9)) +
    oval(-112, 78, 72, 13, cloth.base) +
    oval(-106, 76, 58, 9, cloth.lite, 'fill-opacity=".6"') +
    line('M-184 78A72 13 0 0 0 -40 78', cloth.shade, 1) +
    // What was left of six minutes' work.
    oval(-138, 74, 15, 4, '#fff8ea') +
    at(-138, 71, 0.34, pancake(light)) +
    line('M-96 72l18 4M-92 79h.1', tone(light, '#c9ccd6').base, 1.4) +
    clip(
      lifted,
      path(
        lifted,
        linear([
          [0, '#241b46'],
          [1, '#3a2a5a'],
        ]),
      ) +
        line('M-96 96V200', '#6a4632', 7) +
        glow(-116, 190, 50, 30, '#e0935a', 0.5) +
        at(-124, 192, 0.5, sittingCat(light, 'wide', 0)) +
        at(-124, 134, 0.34, pancake(light, 0.4), -8),
    ) +
    path('M-118 98C-106 104 -88 124 -78 150C-84 134 -104 120 -118 98Z', cloth.lite) +
    path(
      'M-118 98C-96 116 -80 142 -72 176C-66 158 -72 130 -84 112C-94 100 -108 94 -118 98Z',
      cloth.base,
    ) +
    line('M-118 98C-96 116 -80 142 -72 176', hem.base, 3) +
    at(-86, 192, 0.4, pancake(light), 8) +
    at(-150, 204, 0.34, pancake(light, 0.3), -14) +
    at(-44, 208, 0.3, pancake(light)) +
    line(crumbs(), '#e0a85c', 1.5)
  );
}

function crumbs(): string {
  const chance = chanceFrom('crumbs');
  let d = '';
  for (let i = 0; i < 34; i++) d += `M${num(-170 + chance() * 130)} ${num(196 + chance() * 16)}h.1`;
  return d;
}
