import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { at, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { lantern, mugs, oneMug, poppies, rope, teapot, umbrella } from './things-at-work.ts';

/** Whoever a letter works for: about 40 wide, standing on (0, 0), looking to the right. */
export type Creature = (light: Light) => string;

const INK = '#123a4c';
const eye = (x: number, y: number, r = 1.7): string =>
  oval(x, y, r, r * 1.15, INK) + oval(x + r * 0.3, y - r * 0.4, r * 0.35, r * 0.35, '#ffffff');
const shut = (x: number, y: number, w = 4): string =>
  line(`M${x - w / 2} ${y}q${w / 2} ${w * 0.6} ${w} 0`, INK, 1.3);

/** Rolled up, asleep. */
const catAsleep: Creature = (light) => {
  const t = tone(light, '#e8913f');
  return (
    path('M-22 0C-28 -14 -12 -24 4 -22C20 -20 26 -8 20 0Z', t.base) +
    line('M-10 -20l3 8M-2 -22l2 9M6 -21l0 8', t.deep, 2.6) +
    path('M20 0C28 -4 26 -14 16 -14C8 -14 2 -8 4 0Z', t.base) +
    path('M7 -11L5 -20L13 -14.6ZM16 -14.6L23 -19L22 -10Z', t.base) +
    line('M-22 -1C-30 -8 -30 2 -16 0H4', t.shade, 5) +
    shut(10, -7) +
    shut(18, -7) +
    path('M13 -4.4h3l-1.5 1.6Z', '#c9503f')
  );
};

const catSitting: Creature = (light) => {
  const t = tone(light, '#4c5560');
  return (
    line('M-10 -2C-24 0 -26 -14 -20 -20', t.base, 4.6) +
    path('M-12 0C-16 -20 -6 -30 2 -30C12 -30 14 -12 12 0Z', t.base) +
    oval(5, -34, 10.4, 9.4, t.base) +
    path('M-4 -38L-4 -50L4 -42ZM8 -42L15 -49L15 -37Z', t.base) +
    path('M3 0C1 -14 11 -14 10 0Z', t.lite) +
    eye(2.6, -35) +
    eye(10, -35) +
    path('M5.6 -31h3l-1.5 1.8Z', '#f0a79a')
  );
};

const dog: Creature = (light) => {
  const t = tone(light, '#b9773f');
  return (
    line('M-13 -5C-22 -10 -22 -20 -17 -22', t.base, 4) +
    path('M-15 0C-19 -22 -8 -30 2 -29C12 -28 13 -12 12 0Z', t.base) +
    path('M-4 -46C4 -52 16 -48 17 -40C24 -40 25 -32 18 -31C8 -28 -4 -30 -6 -38Z', t.base) +
    path('M-5 -47C-13 -44 -13 -30 -7 -27C-2 -30 -1 -42 -5 -47Z', t.deep) +
    oval(22, -37, 2.6, 2.2, INK) +
    eye(10, -41) +
    path('M1 0C0 -12 10 -12 10 0Z', t.lite) +
    line('M-7 -28C0 -24 6 -25 11 -28', '#e2492f', 2.8)
  );
};

const duck: Creature = (light) => {
  const t = tone(light, '#fff0cf');
  return (
    path('M-24 -18C-22 -4 -12 0 2 0C16 0 20 -10 14 -18C4 -16 -10 -12 -24 -18Z', t.base) +
    path('M-14 -13C-8 -4 4 -4 8 -13Z', t.shade) +
    path('M6 -12C4 -26 6 -36 15 -36C24 -36 25 -26 20 -21C17 -17 18 -14 14 -10Z', t.base) +
    path('M22 -31C28 -31 32 -29 32 -26.5C28 -24.6 24 -25 21.6 -26Z', '#f5a63a') +
    eye(17.6, -30.4)
  );
};

const gull: Creature = (light) => {
  const t = tone(light, '#ffffff');
  const wing = tone(light, '#a9bcc6');
  return (
    line('M-3 -6V0M4 -6V0', '#ef8a2f', 2) +
    path('M-28 -10C-14 -8 -14 -24 2 -24L12 -14C12 -6 4 -4 -6 -5C-14 -5 -20 -7 -28 -10Z', t.base) +
    path('M-30 -12C-18 -12 -14 -22 -2 -21C4 -20 6 -14 1 -11C-8 -7 -20 -8 -30 -12Z', wing.base) +
    path('M0 -20C0 -32 8 -37 14 -34C20 -32 20 -24 13 -14Z', t.base) +
    path('M18 -31C25 -31 28 -28 28 -26C24 -25.4 20 -26 17.6 -27Z', '#f5b53a') +
    eye(13.6, -30)
  );
};

const hen: Creature = (light) => {
  const t = tone(light, '#c9553a');
  return (
    line('M-3 -6V0M4 -6V0', '#f5a63a', 2) +
    path(
      'M-24 -26C-24 -10 -14 -4 0 -4C14 -4 18 -16 14 -26C6 -20 -6 -16 -14 -20C-18 -22 -20 -26 -24 -26Z',
      t.base,
    ) +
    path('M6 -16C4 -28 7 -38 14 -38C21 -38 21 -30 18 -24Z', t.base) +
    path('M10 -37C9 -43 13 -44 14 -40C16 -44 20 -42 18 -36Z', '#e2492f') +
    path('M19 -33L26 -30.6L19 -29Z', '#f5a63a') +
    path('M17 -28c3 1 3 6 0 6c-3 -1 -2 -5 0 -6Z', '#e2492f') +
    path('M-12 -18C-8 -8 4 -9 6 -17Z', t.deep) +
    eye(15, -33)
  );
};

const mouse: Creature = (light) => {
  const t = tone(light, '#9a8f96');
  return (
    line('M-10 -3C-20 -1 -20 -10 -26 -8', '#e0a39a', 1.8) +
    path('M-12 0C-15 -12 -4 -17 4 -15C14 -13 18 -5 18 -2C12 0 0 0 -12 0Z', t.base) +
    oval(2, -16, 5.4, 5.8, t.shade) +
    oval(2, -16, 3, 3.6, '#f0b0a4') +
    eye(10.6, -8.6, 1.5) +
    oval(18, -3.4, 1.5, 1.4, '#c9503f')
  );
};

const mouseHead: Creature = (light) => {
  const t = tone(light, '#9a8f96');
  return (
    oval(-8, -15, 6, 6.4, t.shade) +
    oval(8, -15, 6, 6.4, t.shade) +
    oval(-8, -15, 3.4, 3.8, '#f0b0a4') +
    oval(8, -15, 3.4, 3.8, '#f0b0a4') +
    path('M-11 0C-12 -12 -7 -17 0 -17C7 -17 12 -12 11 0Z', t.base) +
    eye(-4, -9, 1.6) +
    eye(4, -9, 1.6) +
    oval(0, -4.6, 1.8, 1.5, '#c9503f')
  );
};

/** One form from the tail to the horns, its shell sunk into its back. */
const snail: Creature = (light) => {
  const body = tone(light, '#f7dca4');
  const shell = tone(light, '#c9553a');
  return (
    line('M18 -15L15 -25M21.6 -15L25 -24', body.base, 2.2) +
    oval(15, -25.6, 1.9, 1.9, INK) +
    oval(25.4, -24.6, 1.9, 1.9, INK) +
    path(
      'M-25 0C-21 -4 -17 -9 -11 -12C-4 -14 5 -12 9 -10C12 -12 13 -17 18 -18C25 -18 26 -11 24 -6C23 -3 22 -1 20 0Z',
      body.base,
    ) +
    path('M-13 -8C-15 -20 -8 -28 1 -27C11 -26 14 -16 10 -9C5 -3.600 -8 -3 -13 -8Z', shell.base) +
    line('M-1 -14c-3 -1 -2 -5 2 -5c5 0 6 8 0 10c-7 2 -12 -4 -9 -11', shell.deep, 2)
  );
};

const crab: Creature = (light) => {
  const t = tone(light, '#e2492f');
  return (
    line('M-12 -5L-19 0M-8 -3L-13 2M12 -5L19 0M8 -3L13 2', t.shade, 2.4) +
    line('M-12 -10C-22 -12 -22 -18 -18 -20M12 -10C22 -12 22 -18 18 -20', t.base, 3.4) +
    path(
      'M-23 -20C-22 -28 -13 -26 -14 -19C-17 -22 -19 -22 -19 -18C-21 -18 -23 -18 -23 -20ZM23 -20C22 -28 13 -26 14 -19C17 -22 19 -22 19 -18C21 -18 23 -18 23 -20Z',
      t.base,
    ) +
    path('M-15 -8C-15 -18 15 -18 15 -8C15 0 -15 0 -15 -8Z', t.base) +
    line('M-4 -14V-19M4 -14V-19', t.base, 2) +
    oval(-4, -20, 3, 3, '#ffffff') +
    oval(4, -20, 3, 3, '#ffffff') +
    oval(-3.4, -20, 1.4, 1.6, INK) +
    oval(4.6, -20, 1.4, 1.6, INK) +
    shut(0, -7, 6)
  );
};

const frog: Creature = (light) => {
  const t = tone(light, '#6fae4f');
  return (
    path('M-20 0C-22 -8 -14 -12 -10 -8C-8 -18 10 -18 12 -8C16 -12 22 -8 20 0Z', t.base) +
    oval(-7, -18, 5, 5, t.base) +
    oval(7, -18, 5, 5, t.base) +
    oval(-7, -18.6, 3, 3, '#fff6c9') +
    oval(7, -18.6, 3, 3, '#fff6c9') +
    oval(-6.4, -18.6, 1.3, 1.8, INK) +
    oval(7.6, -18.6, 1.3, 1.8, INK) +
    line('M-7 -8.6C-3 -5.4 3 -5.4 7 -8.6', t.deep, 1.5) +
    line('M-14 0v-4M14 0v-4', t.shade, 3.4)
  );
};

/** Out of the water to the chest, through a ring. */
const seal: Creature = (light) => {
  const t = tone(light, '#71808c');
  return (
    path('M-15 0C-18 -14 -10 -20 -10 -28C-10 -40 12 -40 12 -28C12 -20 18 -14 15 0Z', t.base) +
    path('M-7 0C-8 -12 7 -12 7 0Z', t.lite) +
    oval(0.6, -27, 6.6, 4.4, t.lite) +
    oval(0.6, -29.4, 2.4, 1.8, INK) +
    line('M-5 -26l-9 -1.6M-5 -24.6l-8 1.6M6 -26l9 -1.6M6 -24.6l8 1.6', INK, 0.7) +
    eye(-5, -33, 1.9) +
    eye(6, -33, 1.9)
  );
};

/** Water with foam, and who bathes in it: a duck to the chest. */
const bath: Creature = (light) =>
  at(0, 10, 1, duck(light)) +
  path('M-26 0C-18 -5 -12 4 -4 -1C4 -5 12 4 26 -1V8H-26Z', '#c9e9ec') +
  [-20, -9, 14, 22].map((x, i) => oval(x, -3 - (i % 2) * 2, 5, 4.6, '#ffffff')).join('');

const nested =
  (who: Creature): Creature =>
  (light) => {
    const t = tone(light, '#b58a4a');
    return (
      at(0, -5, 1, who(light)) +
      path('M-19 -10C-19 6 19 6 19 -10Z', t.base) +
      line('M-22 -9H22M-18 -4L14 -7M-14 1L17 -3', t.deep, 2)
    );
  };

export const CREATURES = {
  catAsleep,
  catSitting,
  dog,
  duck,
  gull,
  hen,
  mouse,
  mouseHead,
  snail,
  crab,
  frog,
  seal,
  mugs,
  oneMug,
  lantern,
  umbrella,
  teapot,
  poppies,
  bath,
  gullNest: nested(gull),
  henNest: nested(hen),
  rope,
} satisfies Record<string, Creature>;
export type CreatureName = keyof typeof CREATURES;
