import type { Title } from '#bookmaking/title.ts';
import { inside } from './inside.ts';
import { belongs } from './pages/belongs.ts';
import { cover } from './pages/cover.ts';
import { endpaper } from './pages/endpaper.ts';
import { page01 } from './pages/page-01.ts';
import { page02 } from './pages/page-02.ts';
import { page03, spread03 } from './pages/page-03.ts';
import { page04, spread04 } from './pages/page-04.ts';
import { page05 } from './pages/page-05.ts';
import { page06, spread06 } from './pages/page-06.ts';
import { page07, spread07 } from './pages/page-07.ts';
import { page08, spread08 } from './pages/page-08.ts';
import { page09 } from './pages/page-09.ts';
import { page10, spread10 } from './pages/page-10.ts';
import { page11, spread11 } from './pages/page-11.ts';
import { page12, spread12 } from './pages/page-12.ts';
import { words } from './words.ts';

export const iKnewItWasYou: Title = {
  slug: words.slug,
  words,
  cover,
  belongs,
  pages: [
    page01,
    page02,
    page03,
    page04,
    page05,
    page06,
    page07,
    page08,
    page09,
    page10,
    page11,
    page12,
  ],
  spreads: {
    3: spread03,
    4: spread04,
    6: spread06,
    7: spread07,
    8: spread08,
    10: spread10,
    11: spread11,
    12: spread12,
  },
  endpaper,
  inside,
  previewPages: [1, 3, 5, 6],
};
