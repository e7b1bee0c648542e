// What a cello as large as a wardrobe came out of: on the floor of page 3, and over its fold.
import { at, calm, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { linear } from '#bookmaking/drawing/sheet.ts';
import { mitten } from '#titles/goose-on-bus-nine/cast/cellist.ts';

const SHELL = '#251d3a';
/** As warm as the lamps of the market. */
const EDGE = '#cfa274';
const PLUSH = '#2f6467';
const DEEP = '#1d4549';

/** From the narrow end of its neck to its hips; along its lower edge it is hinged. */
const LID =
  'M-113 191C-117 181 -114 171 -104 170L-74 168C-64 166 -62 152 -46 151C-34 150 -31 158 -24 158C-17 158 -13 147 4 147C26 147 37 160 36 175C35 186 31 191 27 192Z';
const LINING =
  'M-109 189C-112 181 -109 174.6 -103 174.4L-72 172.4C-61 170 -59 156 -46 155.4C-36 155 -33 162.4 -24 162.4C-15 162.4 -12 151.4 4 151.4C23 151.4 32 162 31.4 175C30.6 184 27 188 24 189.4Z';
/** What lies on the floor, as low as we look. */
const TRAY =
  'M-114 190L28 191C40 193 40 201 26 205C8 210 -8 207 -19 202C-26 199 -32 200 -40 202C-54 205 -62 200 -73 197L-104 196C-113 196 -117 193 -114 190Z';
const HOLLOW =
  'M-108 191.4L25 192.6C33 194 32 199.6 22 202C8 205.6 -6 204 -16 199.6C-25 196.4 -33 197 -41 199C-53 201.6 -61 197.4 -72 194.6L-104 193.8Z';

/** Its lid up, its bow in that. */
export const celloCase = (): string =>
  calm(
    oval(-36, 207, 84, 4.4, '#1d1428', 'fill-opacity=".5"') +
      path(LID, SHELL) +
      line(LID, EDGE, 1) +
      path(
        LINING,
        linear([
          [0, PLUSH],
          [1, DEEP],
        ]),
      ) +
      bow() +
      at(0, 5, 1, path(TRAY, SHELL)) +
      path(TRAY, '#3a2f55') +
      line(TRAY, EDGE, 0.9) +
      path(HOLLOW, DEEP) +
      line('M-104 194.4L-72 195.2C-61 198 -53 202 -41 199.6C-33 197.4 -25 197 -16 200', PLUSH, 1.4),
  );

/** Nobody has it on. */
export const mittenInCase = (): string => calm(at(-58, 190, 0.62, mitten(), -74));

/** Held in the lid by two straps. */
const bow = (): string =>
  line('M-98 181.6Q-40 173 20 170.6', '#a8643a', 1.6) +
  line('M-98 183.4L17 174.4', '#e9dcc0', 0.8) +
  line('M14 170.4L15 175', '#3a2440', 3) +
  line('M-70 174.4v8.6M-4 168.6v9.4', '#173a3e', 2.4);
