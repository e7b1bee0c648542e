import { num } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { tone } from '#bookmaking/drawing/light.ts';
import { asGround, asHero, at, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';
import { type HeroWish, placeHero } from '#bookmaking/hero/place-hero.ts';
import { skinTone } from '#bookmaking/hero/skin-tone.ts';
import { lettered } from '#bookmaking/lettering/lettered.ts';
import { SAFE } from '#bookmaking/sheet-size.ts';
import type { Cast, Painting } from '#bookmaking/title.ts';
import { hider } from '#titles/i-knew-it-was-you/cast/hider.ts';
import { INK, ROBE } from '#titles/i-knew-it-was-you/set/colors.ts';
import {
  BASE,
  doorway,
  dryThings,
  hall,
  lightBehind,
  lightOnBoards,
  OUT,
} from '#titles/i-knew-it-was-you/set/hall.ts';
import { LAMP } from '#titles/i-knew-it-was-you/set/lights.ts';
import { pastFold } from '#titles/i-knew-it-was-you/set/past-fold.ts';
import { pool } from '#titles/i-knew-it-was-you/set/print.ts';
import { rubberDuck } from '#titles/i-knew-it-was-you/set/rubber-duck.ts';
import {
  footprints,
  puddle,
  WET,
  wetShine,
  wheelLines,
} from '#titles/i-knew-it-was-you/set/wet-way.ts';
import { SOUNDS } from '#titles/i-knew-it-was-you/sounds.ts';

/** Low along the wet boards, from our own slippers to a door with light behind it: one heel is still on this side. */
export const page02: Painting = ({ hero, beside }) => {
  const rolls = hero.wheelchair !== undefined;
  const art =
    hall(-6) +
    lightOnBoards() +
    lightBehind() +
    vanishing(hero) +
    doorway() +
    dryThings() +
    (rolls ? '' : fingers(hero)) +
    wetShine() +
    (rolls ? wheelLines() : footprints()) +
    puddle(58, 199, 47, 8) +
    puddle(124, 160, 8, 1.5) +
    at(55, 174, 1.12, rubberDuck()) +
    path('M14 199C30 194 82 194 100 199C90 207 28 207 14 199Z', '#86abc4', 'fill-opacity=".75"') +
    line('M22 201q36 4 70 -1', '#e4f1f6', 0.8, 'stroke-opacity=".8"') +
    toes() +
    lettered(SOUNDS.drip, [152, 187], { height: 6, turn: -8, ink: INK.paper }) +
    lettered(SOUNDS.drip, [126, 152], { height: 4.4, turn: 6, ink: INK.paper });
  return {
    art,
    quiet: {
      box: { ...SAFE, width: 120, height: 106 },
      ink: 'light',
      largest: { explorer: 17 },
    },
    faces: [],
    ...(beside && { overFold: () => asGround(pastFold(hall(-240))) }),
  };
};

/** Half round the frame already: of who walks a wet hem and a heel, of who rolls a wheel and an elbow. */
const vanishing = (hero: Cast['hero']): string =>
  clip(
    `M${OUT.left} -6H${OUT.right}V${BASE + 20}H${OUT.left}Z`,
    hero.wheelchair ? lastWheel(hero) : heel(hero),
  );

function lastWheel(hero: Cast['hero']): string {
  const wish: HeroWish = {
    pose: 'sit',
    mood: 'happy',
    yaw: -66,
    pitch: 4,
    armL: { upper: [-84, 20], lower: [-20, 8], hand: 'hold' },
    turn: -40,
  };
  const placed = (size: number) =>
    placeHero(hider(hero), size, 'ground', [143, BASE + 5], wish, LAMP);
  const { figure } = placed(30);
  const kid = placed(Math.min(34, (84 / (50 - figure.head[1])) * 100));
  return kid.shadow + kid.art;
}

/** Bare, and off the boards already. */
function heel(hero: Cast['hero']): string {
  const skin = skinTone(LAMP, hero.skin);
  const cloth = tone(LAMP, hero.colors.main);
  const key = `stroke="${INK.key}" stroke-width=".8"`;
  return (
    pool(156, BASE + 3, 18, 3, INK.key, 0.7) +
    asHero(
      path(
        'M156 116C160 111 169 112 170 118C171 124 165 126 162.500 130C161 134 157 137 152 136.500C147.500 136 147.500 132.500 151 131C155 129 154 122 156 116Z',
        skin.base,
        key,
      ) +
        path(
          'M170 118C171 124 165 126 162.500 130C161 134 157 137 152 136.500C157 134 159 130 161 126C163 122 168 122 170 118Z',
          skin.shade,
        ) +
        path('M144 84C156 88 166 100 172 113L155 121C152 113 148 108 144 106Z', cloth.base, key) +
        path(
          'M168 105C169.500 107.500 171 110 172 113L155 121C154.200 118.500 153.200 116.400 152 114Z',
          cloth.deep,
          key,
        ),
    ) +
    line('M158 124q-2 4 -1.500 5M173 119v3M174.500 127v3.500M170 132v2.500', WET, 1.5)
  );
}

/** Four of them, round the frame: whoever has gone on still holds it. */
function fingers(hero: Cast['hero']): string {
  const skin = skinTone(LAMP, hero.skin);
  const at4 = [0, 1, 2, 3].map((i): Point => [OUT.left + 1, 78 + i * 3.1]);
  const d = at4
    .map(
      ([x, y], i) =>
        `M${num(x)} ${num(y)}L${num(x - 6.4 - (i === 1 ? 1 : 0) + (i === 3 ? 1 : 0))} ${num(y - 0.6)}`,
    )
    .join('');
  return asHero(
    line(d, INK.key, 4) + line(d, skin.base, 3) + line(d, skin.lite, 0.8, 'stroke-opacity=".5"'),
  );
}

/** Somebody is standing at this end: the tips of two slippers and a hem. */
function toes(): string {
  const felt = tone(LAMP, INK.rose);
  const tip = (x: number): string =>
    path(
      `M${x - 15} 224V205C${x - 15} 190 ${x + 15} 190 ${x + 15} 205V224Z`,
      felt.base,
      `stroke="${INK.key}" stroke-width=".8"`,
    ) +
    oval(x - 4, 197, 4, 2, felt.lite, 'fill-opacity=".7"') +
    line(`M${x - 13} 211Q${x} 204 ${x + 13} 211`, tone(LAMP, INK.paper).base, 3);
  return (
    oval(170, 208, 44, 8, INK.key, 'fill-opacity=".4"') +
    tip(154) +
    tip(186) +
    path('M128 224C134 210 206 210 212 224Z', tone(LAMP, ROBE.cloth).base) +
    line('M142 224V214M158 224V212M176 224V212M194 224V213', tone(LAMP, ROBE.check).base, 2.4)
  );
}
