import type { Medium } from '#bookmaking/surface/medium.ts';
import type { Title } from '#bookmaking/title.ts';

const NOTHING: Medium = {
  marks: { tile: 'dry', size: 60, lift: 0, sink: 0, angle: 0, onGround: 0 },
  form: 0,
  edge: 0,
  grain: { tile: 'tooth', size: 60 },
  paper: 0,
  marked: Number.POSITIVE_INFINITY,
  grained: Number.POSITIVE_INFINITY,
};

/** A title as it is drawn before its surface is laid on, which repeats shapes and mixes colors: for tests that count things. */
export const unpainted = (title: Title): Title => ({
  ...title,
  cover: { ...title.cover, medium: NOTHING },
});
