import { disc } from '#bookmaking/drawing/curves.ts';
import { box, clean, line, oval, path, shifted } from '#bookmaking/drawing/marks.ts';
import { linear, radial } from '#bookmaking/drawing/sheet.ts';
import { SAFE, SHEET } from '#bookmaking/sheet-size.ts';
import type { Painting } from '#bookmaking/title.ts';
import { aboard } from '#titles/boat-with-no-name/cast/aboard.ts';
import { nameOf } from '#titles/boat-with-no-name/cast/met.ts';
import { sea, sky, town } from '#titles/boat-with-no-name/set/harbor.ts';
import { DUSK } from '#titles/boat-with-no-name/set/lights.ts';
import { LARGE } from '#titles/boat-with-no-name/set/type.ts';

/** Near: down the slip and in, and an arm around whoever has a name now. */
export const page11: Painting = ({ hero, things, name, beside }) => {
  // Nearer where no words need the sky; the whole name stays off the fold.
  const [x, keel, k] = beside ? [107, 192, 1.03] : [107, 207, 1.03];
  const crew = aboard({ hero, things, name: nameOf(name) }, [x, keel], k, DUSK);
  const art =
    clean(sky(SHEET, 236, '#242f68', '#d8948a')) +
    oval(
      40,
      128,
      90,
      60,
      radial([
        [0, '#ffdfa4', 0.7],
        [1, '#ffdfa4', 0],
      ]),
    ) +
    town('eleven', DUSK, 20, 260, 128, 34, true) +
    // It is left behind.
    box(
      -4,
      72,
      SHEET + 8,
      60,
      linear([
        [0, '#8f7fa0', 0],
        [1, '#8f7fa0', 0.7],
      ]),
    ) +
    sea('eleven', SHEET, 126, SHEET, '#8f7fa0', '#3f5288') +
    shifted(0, keel - 200, spray()) +
    crew.art +
    shifted(0, keel - 196, bowWave());
  return {
    art,
    quiet: { box: { ...SAFE, height: 52 }, ink: 'light', largest: LARGE },
    faces: crew.faces,
    signs: crew.signs,
  };
};

/** What flies up behind the boat: the higher the smaller. */
const spray = (): string =>
  path(
    'M150 186C158 158 176 140 196 132C188 146 190 152 198 150C206 142 212 140 224 138V190ZM-8 190V150C2 154 6 160 10 158C12 164 16 168 20 166C24 174 30 180 36 188Z',
    '#dfe9f0',
  ) +
  path(
    disc(204, 124, 2.6) +
      disc(194, 120, 1.6) +
      disc(212, 114, 1.5) +
      disc(5, 142, 2) +
      disc(14, 146, 1.4),
    '#eef4f6',
  );

/** The sea closes over the keel, and is pushed up in front of the bow. */
const bowWave = (): string =>
  path(
    'M-6 180C8 172 22 174 36 180C62 186 96 182 122 184C142 185 152 178 162 166C170 157 184 155 192 162C186 162 182 166 184 170C192 166 202 166 210 170C214 172 218 172 222 171V222H-6Z',
    '#45598f',
  ) +
  path(
    'M122 184C142 185 152 178 162 166C170 157 184 155 192 162C186 162 182 166 184 170C178 170 174 174 172 180C160 190 140 190 122 184ZM-6 180C8 172 22 174 36 180C24 180 8 182 -6 190Z',
    '#c9d8ea',
  ) +
  line(
    'M-6 200q14 -5 28 0t28 0t28 0t28 0t28 0t28 0t28 0t28 0M-10 210q16 -5 32 0t32 0t32 0t32 0t32 0t32 0t32 0',
    '#8ea3cc',
    1.2,
  );
