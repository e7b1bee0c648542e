import type { Title } from '../title.ts';
import { belongs } from './pages/belongs.ts';
import { cover } from './pages/cover.ts';
import { endpaper } from './pages/endpaper.ts';
import { page01 } from './pages/page-01.ts';
import { words } from './words.ts';

export const gooseOnBusNine: Title = {
  slug: words.slug,
  words,
  cover,
  belongs,
  pages: [
    page01,
    page01,
    page01,
    page01,
    page01,
    page01,
    page01,
    page01,
    page01,
    page01,
    page01,
    page01,
  ],
  endpaper,
  previewPages: [1, 2, 6, 8],
};
