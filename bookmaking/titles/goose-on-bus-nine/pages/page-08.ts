import type { Painting } from '../../title.ts';
import { page01 } from './page-01.ts';

export const page08: Painting = (cast) => page01(cast);
