import type { Painting } from '../../title.ts';
import { AFTERNOON } from '../set/hours.ts';
import { ON_RUG } from '../set/quiet.ts';
import { room, rug } from '../set/room.ts';

export const belongs: Painting = () => ({
  art: room(AFTERNOON, 92) + rug(AFTERNOON, 108, 166, 134, 58),
  quiet: ON_RUG,
  faces: [],
});
