import type { Point } from '#bookmaking/drawing/geometry.ts';
import { tone } from '#bookmaking/drawing/light.ts';
import { at, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';
import { type HeroWish, type PlacedHero, placeHero } from '#bookmaking/hero/place-hero.ts';
import { lettered } from '#bookmaking/lettering/lettered.ts';
import { groundPastFold } from '#bookmaking/past-fold.ts';
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
import { pool } from '#titles/i-knew-it-was-you/set/print.ts';
import { rubberDuck } from '#titles/i-knew-it-was-you/set/rubber-duck.ts';
import { footprints, puddle, wetShine, wheelLines } from '#titles/i-knew-it-was-you/set/wet-way.ts';
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
    (rolls ? wheelLines() : wetShine() + footprints()) +
    puddle(124, 160, 8, 1.5) +
    duckInPuddle([44, 192]) +
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
    ...(beside && { overFold: () => groundPastFold(hall(-240)) }),
  };
};

/** Through the door already and round its frame: half a back and a heel, or the rear wheel, a handle and a hand on the rim. */
const vanishing = (hero: Cast['hero']): string => {
  const kid = hero.wheelchair ? rolling(hero) : walking(hero);
  return clip(
    `M${OUT.left} -6H${OUT.right}V${BASE + 20}H${OUT.left}Z`,
    pool(162, BASE + 3, 20, 3.4, INK.key, 0.6) + kid.shadow + kid.art,
  );
};

function rolling(hero: Cast['hero']): PlacedHero {
  const wish: HeroWish = {
    pose: 'sit',
    mood: 'happy',
    yaw: -128,
    pitch: 4,
    armR: { upper: [-22, 34], lower: [4, 30], hand: 'hold' },
    body: { lean: 14 },
  };
  return placeHero(hider(hero), 27, 'ground', [152, BASE + 5], wish, LAMP);
}

/** On the next step already: one heel is still up behind, and bare. */
function walking(hero: Cast['hero']): PlacedHero {
  const dripping = hider(hero);
  const bare = { ...dripping, colors: { ...dripping.colors, shoes: hero.skin } };
  const placed = (size: number): PlacedHero =>
    placeHero(
      bare,
      size,
      'ground',
      [149, BASE + 4],
      {
        pose: 'run',
        mood: 'happy',
        yaw: -118,
        pitch: 2,
        body: { lean: 14 },
        armL: { upper: [-30, 16], lower: [6, 10], hand: 'open' },
      },
      LAMP,
    );
  const { figure } = placed(28);
  return placed(Math.min(28, (78 / (50 - figure.head[1])) * 100));
}

/** It has a puddle to itself, and stays. */
const duckInPuddle = ([x, y]: Point): string =>
  at(
    x,
    y,
    0.56,
    puddle(2, 25, 47, 8) +
      at(0, 0, 1.12, rubberDuck()) +
      path('M-41 25C-25 20 27 20 45 25C35 33 -27 33 -41 25Z', '#86abc4', 'fill-opacity=".75"') +
      line('M-33 27q36 4 70 -1', '#e4f1f6', 1, 'stroke-opacity=".8"'),
  );

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
