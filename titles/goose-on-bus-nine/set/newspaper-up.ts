// A newspaper that is held up between us and the bench: its last page has the words.
import { clean, line, path } from '#bookmaking/drawing/marks.ts';
import { linear } from '#bookmaking/drawing/sheet.ts';

/**
 * The grown-up's, held up between us and the bench: its last page has the words, and news of a pond. `wide` it is open over the
 * fold, and its left hand is there.
 */
export const newspaperUp = (wide: boolean): string => {
  const edge = wide ? 'C60 132 -10 130 -46 146L-50 224H222V' : 'C80 136 40 134 -6 144V236H222V';
  return (
    (wide ? '' : fingers(3, 1)) +
    fingers(213, -1) +
    path(`M105 149${edge}143C182 136 140 138 105 149Z`, '#4a2a30', 'fill-opacity=".35"') +
    // Without a surface: that of a page ends at its fold.
    clean(
      path(
        `M105 145${edge}139C182 132 140 134 105 145Z`,
        linear([
          [0, '#fbf3e0'],
          [0.3, '#f6ecd6'],
          [1, '#efe2c6'],
        ]),
      ),
    ) +
    line('M105 145V155', '#b9ab8c', 0.9) +
    (wide ? columns() : '') +
    clean(
      line('M118 147C136 143 150 141.6 160 141.4', '#6f675e', 3.4) +
        (wide
          ? line('M-36 148.6C-6 139 30 137.6 88 142.4', '#6f675e', 3.4)
          : line('M16 146C40 141 66 140.6 90 144', '#6f675e', 3.4)),
    ) +
    path('M167 140.6C178 139.4 190 139 202 139.6V152.4C190 151.8 178 152.2 167 153.2Z', '#8fa9ad') +
    path('M167 149C178 147.4 190 147 202 147.6V152.4C190 151.8 178 152.2 167 153.2Z', '#5f8086') +
    path(
      'M180 148.6c-1 -2 2.4 -2.6 5 -2l1 -2.4c1.6 -.6 2.2 .6 1.4 1.6c0 2 -1 3.4 -3.4 3.4Z',
      '#f6ecd6',
    ) +
    (wide ? farHand() : thumb(3, 1)) +
    thumb(213, -1)
  );
};

/** What there is to read where no words of ours lie. */
const columns = (): string =>
  clean(
    line(
      [0, 1, 2, 3, 4, 5]
        .map((i) => {
          const y = 156 + i * 4;
          return `M-34 ${y}C-10 ${y - 6} 6 ${y - 7} 20 ${y - 8}M28 ${y - 8}C50 ${y - 8} 74 ${y - 7} 94 ${y - 5}M116 ${y + 1}C130 ${y - 2} 146 ${y - 4} 158 ${y - 5}`;
        })
        .join(''),
      '#a39a8c',
      1.4,
    ),
  );

/** Knitted, over the upper edge from behind, where the page of the book ends at x. */
const fingers = (x: number, side: 1 | -1): string =>
  path(
    `M${x - side * 16} 150C${x - side * 14} 122 ${x + side * 12} 122 ${x + side * 14} 150Z`,
    '#3a524b',
  ) +
  path(
    `M${x - side * 16} 150C${x - side * 13} 124 ${x + side * 10.6} 124 ${x + side * 12.4} 150Z`,
    WOOL,
  ) +
  line(
    `M${x + side * 1} 129.4V140M${x + side * 6.4} 132.6V140M${x - side * 4} 129V140`,
    '#3a524b',
    1.1,
    'stroke-opacity=".7"',
  );

/** The thumb that goes with them, on this side of the page. */
const thumb = (x: number, side: 1 | -1): string => {
  const d = `M${x - side * 12} 182C${x - side * 6} 172 ${x - side * 1} 164 ${x + side * 6} 156`;
  return (
    line(d, '#4a2a30', 13.4, 'stroke-opacity=".22" transform="translate(.6 1.6)"') +
    line(d, '#3a524b', 12.6) +
    line(d, '#64847a', 10.8) +
    line(
      `M${x + side * 3} 151.6q4 2 5.4 6M${x - side * 1} 156q4 2.4 5.6 6M${x - side * 4.6} 161q4 2.4 5.4 6`,
      WOOL,
      1,
    )
  );
};

const WOOL = '#4f6b63';

/** Whole, where the page has room for it, in a yellow sleeve. */
const farHand = (): string =>
  path('M-62 158C-72 172 -80 198 -84 226H-46C-46 204 -46 184 -44 168Z', '#d9a520') +
  path('M-60 160C-68 174 -74 198 -76 226H-46C-46 204 -46 184 -44 168Z', '#f4c430') +
  path(
    'M-46 130C-38 127 -34 134 -35 142C-33 156 -38 170 -48 174C-60 178 -67 170 -64 158C-61 142 -56 133 -46 130Z',
    '#4f6b63',
  ) +
  line('M-40 131V143M-45.4 131V144M-51 134V146M-63 163C-58 172 -50 174 -45 171', '#3a524b', 1.1) +
  thumb(-43, 1);
