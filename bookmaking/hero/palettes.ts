import type { Hex } from '../drawing/colour.ts';

/** The colours of an outfit: `accent` also dyes hijab, patka, hair ties and capes. */
export interface Palette {
  readonly main: Hex;
  readonly second: Hex;
  readonly accent: Hex;
  readonly shoes: Hex;
}

/** Looked at side by side on every skin tone. None holds a pure red (see the traits' gear colours). */
export const PALETTES: readonly Palette[] = [
  { main: '#3f6fa8', second: '#e9b04b', accent: '#e08a4f', shoes: '#5a6f4a' },
  { main: '#3f8f8a', second: '#f2d9a0', accent: '#d98aa0', shoes: '#7a5fb0' },
  { main: '#7a5fb0', second: '#f0c0a0', accent: '#e0a030', shoes: '#3f8f8a' },
  { main: '#d98f3c', second: '#4d7fa3', accent: '#5c8a5a', shoes: '#7d4a3a' },
  { main: '#5c8a5a', second: '#f3e2b8', accent: '#8a6fb8', shoes: '#c9783f' },
  { main: '#b3567f', second: '#f4d7a6', accent: '#3f8f8a', shoes: '#4a5f8f' },
  { main: '#4a5f8f', second: '#b9d3c0', accent: '#e3b04a', shoes: '#b3567f' },
  { main: '#c97b55', second: '#f2e6cf', accent: '#3f7a94', shoes: '#5a4a6b' },
];
