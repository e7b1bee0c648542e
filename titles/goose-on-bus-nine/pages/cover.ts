import { type Chance, chanceFrom } from '#bookmaking/drawing/chance.ts';
import type { Hex } from '#bookmaking/drawing/color.ts';
import { num } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { mirrored } from '#bookmaking/drawing/light.ts';
import { at, box, clean, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { linear, radial } from '#bookmaking/drawing/sheet.ts';
import { finger, grip } from '#bookmaking/hero/close-hand.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import { INKED } from '#bookmaking/hero/inked/inked-face.ts';
import { type OwnArmWish, ownArm } from '#bookmaking/hero/own-arm.ts';
import { outOfChair, type PlacedHero, placeHero } from '#bookmaking/hero/place-hero.ts';
import { SHEET } from '#bookmaking/sheet-size.ts';
import type { Cover, Painting } from '#bookmaking/title.ts';
import { dogPeeking } from '#titles/goose-on-bus-nine/cast/dog.ts';
import { capOf, gooseCoat, gooseHead, gooseNeck } from '#titles/goose-on-bus-nine/cast/goose.ts';
import { pushHandles } from '#titles/goose-on-bus-nine/cast/push-handles.ts';
import { sittingHeadSize } from '#titles/goose-on-bus-nine/cast/sitting-head-size.ts';
import { wingHand } from '#titles/goose-on-bus-nine/cast/wing-hand.ts';
import { LETTERING } from '#titles/goose-on-bus-nine/lettering.ts';
import { MEDIUM } from '#titles/goose-on-bus-nine/medium.ts';
import { busSide, busWindow, nine } from '#titles/goose-on-bus-nine/set/bus-outside.ts';
import { button, pole } from '#titles/goose-on-bus-nine/set/button.ts';
import { BUS } from '#titles/goose-on-bus-nine/set/colors.ts';
import { LAMPS } from '#titles/goose-on-bus-nine/set/lights.ts';
import { drops, rain } from '#titles/goose-on-bus-nine/set/rain.ts';
import { seatBack } from '#titles/goose-on-bus-nine/set/seats.ts';
import { streetLamp } from '#titles/goose-on-bus-nine/set/street.ts';
import {
  CAT,
  litWindow,
  PLANT,
  READING,
  WAVING,
  walker,
} from '#titles/goose-on-bus-nine/set/townsfolk.ts';

/** Grounds go on over the fold: the case is wrapped in this picture. */
const OVER_FOLD = 24;

const BUTTON: Point = [120, 160];
/** Where the goose's head is, and how large: its cap stands before the title. */
const HEAD: Point = [174, 106];
const HEAD_SIZE = 0.82;
const BOWED = -27;

/** A finger's width to go, and in on it: the other hand has the strap of the bag, as on a day on which one means to do something. */
function reaching(hero: Hero): { kid: PlacedHero; arms: string } {
  const small = hero.years < 3;
  const kid = placeHero(
    // From so near, the chair is this page's.
    outOfChair(hero),
    sittingHeadSize(hero, small ? 66 : 78),
    'head',
    [52, hero.hair === 'puffs' || small ? 130 : 122],
    {
      pose: 'sit',
      mood: 'happy',
      // Not at the button: at whoever else wants it.
      face: { mouth: 'smile', eyes: 'wide', brow: [-9, -13, -3], askew: 7, cheek: 0.5 },
      yaw: 24,
      gaze: [1, -0.2],
      pitch: 4,
      tilt: 8,
      turn: 6,
      body: { lean: 10, roll: 6, shrug: small ? -14 : 4 },
      armsByPage: true,
    },
    LAMPS,
  );
  const u = kid.scale;
  const [hx, hy] = kid.head;
  const held: Point = [hx - 10 * u, hy + 104 * u];
  const near: OwnArmWish = {
    elbow: [hx - (small ? 54 : 62) * u, hy + (small ? 122 : 138) * u],
    wrist: [held[0] - 16 * u, held[1] + 8 * u],
    hand: grip,
    degrees: -26,
  };
  const far: OwnArmWish = {
    elbow: [hx + (small ? 56 : 40) * u, hy + (small ? 108 : 122) * u],
    wrist: [99 - (small ? 46 : 38) * u, 160 + 14 * u],
    hand: finger,
    // Of the smallest it was a stub.
    size: small ? 1.5 : 1.12,
    degrees: -12,
  };
  // From the top of that shoulder, a little round over it: one that began on the chest was a stick.
  const { root } = kid.figure.skeleton.armR;
  const [sx, sy] = [kid.origin[0] + root[0] * u, kid.origin[1] + root[1] * u];
  const [gx, gy] = held;
  const whole = `M${num(sx - 2 * u)} ${num(sy - 6 * u)}Q${num(sx + 12 * u)} ${num(sy - 4 * u)} ${num(gx - 8 * u)} ${num(gy - 14 * u)}L${num(gx + 52 * u)} ${num(gy + 100 * u)}`;
  const inHand = `M${num(gx - 7 * u)} ${num(gy - 13 * u)}L${num(gx + 7 * u)} ${num(gy + 13 * u)}`;
  const hand = ownArm(hero, kid, -1, near, LAMPS);
  return {
    kid,
    arms:
      strap(whole) +
      ownArm(hero, kid, 1, far, LAMPS).art +
      (hero.wheelchair ? wheel(hx - 24 * u, hero.wheelchair) : '') +
      hand.art +
      strap(inHand) +
      hand.before,
  };
}

/** Of the bag: over one shoulder and across. */
const strap = (d: string): string => line(d, '#6a3a3c', 5.4) + line(d, '#c08a4c', 4);

/** As much of the near one as comes over the window's edge, to lay a hand on, and of the cushion behind it. */
const wheel = (x: number, color: Hex): string =>
  at(
    x,
    224,
    1,
    line('M-24 -20H42', '#3a3b49', 6) +
      path(
        'M-17 0A17 17 0 0 1 17 0',
        'none',
        'stroke="#c9ccd6" stroke-width="33" stroke-dasharray=".8 5.9"',
      ) +
      line('M-37 0A37 37 0 0 1 37 0', '#3a3b49', 4.4) +
      line('M-33 0A33 33 0 0 1 33 0', color, 2.6),
  );

/** The wet window from outside, near enough to touch: a finger, a button, and somebody taller who is in on it. */
const paint: Painting = ({ hero }) => {
  const chance = chanceFrom('cover');
  const { kid, arms } = reaching(hero);
  const goose =
    gooseNeck(
      [
        [186, 184],
        [188, 168],
        [196, 156],
        [201, 143],
        [198, 130],
        [189, 120],
      ],
      [34, 29, 26, 25, 26, 29],
      LAMPS,
    ) +
    at(
      HEAD[0],
      HEAD[1],
      HEAD_SIZE,
      gooseHead({ beak: 'shut', gaze: [1, -0.2], lid: 'wide', cap: true }, mirrored(LAMPS)),
      BOWED,
      -HEAD_SIZE,
    ) +
    // The collar stands before the neck.
    path(
      'M170 164C161 168 162 182 176 190L187 180C179 176 173 171 170 164ZM204 164C213 168 212 182 198 190L187 180C195 176 201 171 204 164Z',
      '#686b77',
    );
  const inside =
    farWindows(chance) +
    (hero.wheelchair ? pushHandles(kid, hero.wheelchair, 5) : seatBack(54, 146, 92, 64)) +
    seatBack(178, 136, 50, 72) +
    at(187, 168, 0.5, gooseCoat(LAMPS, false)) +
    clean(
      oval(
        BUTTON[0],
        BUTTON[1],
        52,
        48,
        radial([
          [0, '#e60012', 0.36],
          [1, '#e60012', 0],
        ]),
      ),
    ) +
    // Lamplight where both wishes meet: behind the finger, and under the beak.
    oval(
      104,
      150,
      32,
      30,
      radial([
        [0, '#ffe2a0', 0.9],
        [0.5, '#ffc766', 0.4],
        [1, '#ffc766', 0],
      ]),
    ) +
    kid.art +
    pole(BUTTON[0], 140, 218, 6) +
    at(157, 210, 0.56, dogPeeking(LAMPS)) +
    button(BUTTON[0], BUTTON[1], 13.4) +
    goose +
    wingHand() +
    arms;
  const art =
    box(
      -OVER_FOLD,
      0,
      SHEET + 2 * OVER_FOLD,
      SHEET,
      linear([
        [0, '#16203f'],
        [0.12, '#26386a'],
        [0.32, '#3d5488'],
        [1, '#2c3b52'],
      ]),
    ) +
    roofs(chance) +
    atHome() +
    streetLamp(2, 90, 62, 11) +
    streetLamp(214, 90, 54, 11) +
    busSide(-OVER_FOLD - 10, 66, SHEET + 2 * OVER_FOLD + 20, 200) +
    // A wet roof has the lamps and the windows in it.
    line(
      'M-30 69.4H250',
      '#fff8e0',
      1.3,
      'stroke-opacity=".7" stroke-dasharray="21 34 9 5 40 26"',
    ) +
    busWindow(11, 76, 194, 131, inside, 12) +
    cap() +
    // Glass: two slanting lights that keep off the faces, and drops that ran.
    path('M13 84L26 76H36L13 100Z', '#ffffff', 'fill-opacity=".2"') +
    drops(chance, { x: 96, y: 82, width: 30, height: 30 }, 14) +
    drops(chance, { x: 14, y: 92, width: 9, height: 92 }, 12) +
    drops(chance, { x: 194, y: 90, width: 9, height: 90 }, 12) +
    nine(30, 70.6, 4.4) +
    umbrellas() +
    rain(chance, { x: -OVER_FOLD, y: 0, width: SHEET + 2 * OVER_FOLD, height: 74 }, 0.8, 0.2) +
    rain(chance, { x: -OVER_FOLD, y: 180, width: SHEET + 2 * OVER_FOLD, height: 36 }, 0.55);
  return {
    art,
    quiet: {
      box: { x: 14, y: 9, width: 178, height: 54 },
      ink: 'light',
      align: 'center',
      anchor: 'bottom',
    },
    faces: [kid.face],
    over: cap(),
  };
};

/** Too tall for the window, and for the title. */
const cap = (): string =>
  at(HEAD[0], HEAD[1], HEAD_SIZE, capOf(mirrored(LAMPS)), BOWED, -HEAD_SIZE);

/** The town beyond the far side of the bus, behind a rail with straps. */
function farWindows(chance: Chance): string {
  let panes = '';
  let lights = '';
  let straps = '';
  for (let x = 14; x < 200; x += 48) {
    panes += `M${x} 90h42v46h-42Z`;
    straps += `M${x + 22} 80v9l-3.4 8h6.8l-3.4 -8`;
    for (let i = 0; i < 5; i++)
      lights += `M${num(x + 3 + chance() * 36)} ${num(104 + chance() * 28)}h.1`;
  }
  return (
    path(
      panes,
      linear([
        [0, '#31456f'],
        [1, '#7d8aa0'],
      ]),
    ) +
    line(lights, '#ffe0a0', 2.4, 'stroke-opacity=".75"') +
    // The far pavement: people on their way home, who see a goose on a bus.
    at(116, 135.4, 0.86, walker(ACROSS)) +
    line(panes, '#c98f4c', 1.8) +
    line(`M0 80H${SHEET}`, '#c98a3a', 1.8) +
    line(straps, '#a5652f', 1.3) +
    [38, 178]
      .map((x) =>
        oval(
          x,
          78,
          44,
          24,
          radial([
            [0, '#fffdf0', 1],
            [0.4, '#fff1bd', 0.5],
            [1, '#ffe39a', 0],
          ]),
        ),
      )
      .join('')
  );
}

const ACROSS = {
  coat: '#c77b9a',
  skin: '#8a5a3e',
  hair: '#2b2228',
  umbrella: '#e3a94a',
} as const;

/** Who lives along the line, and is home already: the far end of the town in the rain's blue, the near one dark enough for the title. */
function roofs(chance: Chance): string {
  let far = '';
  let near = '';
  let lit = '';
  for (let x = -OVER_FOLD; x < SHEET + OVER_FOLD; ) {
    const w = 18 + chance() * 14;
    const top = 40 + Math.abs(x - 108) * -0.14 + chance() * 14;
    far += `M${num(x - 9)} 80V${num(top - 9)}h3v-5h3v5l${num(w / 3)} -7l${num(w / 3)} 7V80Z`;
    near += `M${num(x)} 80V${num(top)}l${num(w / 2)} -8l${num(w / 2)} 8V80Z`;
    if (x < 26 || x > 172)
      lit += `M${num(x + 4)} ${num(top + 6)}h3v4.4h-3ZM${num(x + w - 8)} ${num(top + 15)}h3v4.4h-3Z`;
    x += w;
  }
  return path(far, '#2f4478') + path(near, '#1b2449') + path(lit, '#ffd27e', 'fill-opacity=".85"');
}

/** Who has a window on the line, on both sides of the title. */
const atHome = (): string =>
  path('M-1 80V34L10 24L21 34V80ZM193 80V30L205 19L217 30V80Z', '#222c56') +
  litWindow(10, 52, 8, WAVING) +
  litWindow(205, 48, 8, CAT) +
  litWindow(-15, 58, 7, PLANT) +
  litWindow(231, 58, 7, READING);

/** Who waits for another bus: near, dark, with the window's light along their edges. */
const umbrellas = (): string =>
  // Shoulders: an umbrella with the bus under it hung in the air.
  at(
    -24,
    12,
    1,
    path('M-30 230V198H20C40 198 50 210 54 230Z', '#171a38') +
      path(
        'M-30 216C-30 172 30 166 56 200C48 197 42 199 40 205C32 198 22 200 18 207C10 200 -2 200 -8 208C-14 202 -24 204 -30 210Z',
        '#26244a',
      ) +
      line('M-30 184C-8 168 36 170 56 200M18 207C16 194 10 184 4 175', ...LIT),
  ) +
  at(
    14,
    8,
    1,
    path('M246 230V200H200C182 200 172 212 168 230Z', '#171a38') +
      path(
        'M246 216C248 178 190 170 166 201C174 198 180 200 182 206C190 199 200 201 204 208C212 202 226 202 232 210C238 205 242 206 246 210Z',
        '#33507a',
      ) +
      line('M246 190C226 172 186 174 166 201M204 208C206 196 212 188 217 179', ...LIT),
  );

/** The window's light along an edge. */
const LIT = ['#ffd694', 0.9, 'stroke-opacity=".8"'] as const;

export const cover: Cover = {
  slug: 'goose-on-bus-nine',
  title: '{name} and the Goose on Bus Nine',
  lettering: LETTERING,
  medium: MEDIUM,
  children: INKED,
  paint,
  grounds: [{ color: BUS.seat, light: LAMPS }],
};
