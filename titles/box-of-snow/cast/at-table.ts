// Ten and Nine behind a table: what is seen over its far edge, and the arms that lie on it, drawn after it.
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { at, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';
import { INK } from '#titles/box-of-snow/set/colors.ts';
import { lettering } from '#titles/box-of-snow/set/lettering.ts';
import { grownArm } from './limb.ts';
import { neighborFace } from './neighbor-face.ts';
import { APRON, COAT, COLLAR, DRESS, NINE, SKIN, TEN } from './siblings.ts';

/** Somebody at a table, whose top lies from y -25 to 17. */
export interface AtTable {
  readonly behind: string;
  readonly onTop: string;
}

/** Ten, bent over the note that he writes. The collar is folded down at last. About 230 high. */
export function tenAtTable(light: Light): AtTable {
  const coat = tone(light, COAT);
  const collar = tone(light, COLLAR);
  const body =
    'M-26 -122C-60 -120 -76 -92 -80 -50L-78 20H82L84 -46C84 -88 70 -118 40 -124C18 -130 -8 -128 -26 -122Z';
  return {
    behind:
      // The other hand is in his lap.
      grownArm(light, {
        way: [
          [-56, -94],
          [-92, -34],
          [-74, 24],
        ],
        width: 18,
        sleeve: COAT,
        skin: SKIN,
        grip: 'fist',
      }) +
      path(body, coat.base) +
      clip(
        body,
        path('M100 -150H44C60 -90 58 -40 48 30H100Z', coat.shade) +
          line('M8 -100V20', coat.deep, 3, 'stroke-opacity=".6"'),
      ) +
      path('M-8 -146H24V-116L10 -100L-8 -116Z', tone(light, SKIN).shade) +
      path(
        'M-16 -132C-28 -128 -36 -116 -36 -100C-20 -98 -4 -102 8 -114C20 -102 36 -98 52 -100C50 -116 42 -128 30 -132L8 -110Z',
        collar.base,
      ) +
      path(
        'M30 -132C42 -128 50 -116 52 -100C42 -99 32 -100 22 -104Z',
        collar.shade,
        'fill-opacity=".6"',
      ) +
      at(22, -178, 0.94, neighborFace(light, { ...TEN, eyes: 'open' }, [0.1, 1], { yaw: 24 }), 9),
    onTop:
      note() +
      // The pen goes through a fist, whose arm lies on the table from its elbow on.
      line('M46 11L66 -12', '#3a2b3a', 5.4) +
      line('M46 11L51 5', '#f2c65a', 4) +
      grownArm(light, {
        way: [
          [64, -98],
          [116, -16],
          [84, -10],
        ],
        width: 17,
        sleeve: COAT,
        skin: SKIN,
        grip: 'fist',
        thumb: -1,
      }) +
      line('M76 -23L90 -39', '#3a2b3a', 5.4),
  };
}

/** On the cloth before him, so far: it wants one letter more. */
const note = (): string =>
  path('M-42 -20H66L82 18H-58Z', '#5a3226', 'fill-opacity=".3"') +
  path('M-42 -24H66L80 14H-56Z', '#fbeec4') +
  at(14, -11, 0.5, lettering('ONE BOX', 0, 0, 19, INK, 0.24), 0, 0.74) +
  at(6, 8, 0.52, lettering('SNOW', 0, 0, 24, INK, 0.24), 0, 0.8);

/** Mrs. Pereira, both hands round her tea, over which she looks at what shines at the right. About 210 high. */
export function nineAtTable(light: Light): AtTable {
  const dress = tone(light, DRESS);
  const apron = tone(light, APRON);
  const body =
    'M-22 -92C-50 -88 -62 -64 -64 -30L-62 20H62L64 -30C64 -64 54 -90 28 -94C14 -96 -8 -96 -22 -92Z';
  const sleeve = (way: 1 | -1): string =>
    grownArm(light, {
      way: [
        [way * 48 + 2, -74],
        [way * 82, -6],
        [way * 30, 2],
      ],
      width: 15,
      sleeve: DRESS,
      skin: SKIN,
      grip: 'fist',
    });
  return {
    behind:
      path(body, dress.base) +
      clip(
        body,
        path('M70 -110H28C42 -70 44 -30 38 30H70Z', dress.shade) +
          path('M-34 -60H36L42 30H-40Z', apron.base) +
          line('M-34 -60L-24 -100M36 -60L26 -100', apron.base, 7),
      ) +
      path(
        'M-18 -96C-10 -86 14 -86 22 -96L16 -80C8 -76 -4 -76 -12 -80Z',
        tone(light, '#b98ac4').base,
      ) +
      at(
        10,
        -140,
        0.9,
        neighborFace(light, { ...NINE, eyes: 'open', mouth: 'grin' }, [1, 0.55], { yaw: 44 }),
        8,
      ),
    onTop: sleeve(-1) + sleeve(1) + at(0, 4, 0.78, teaInHands(light)),
  };
}

/** A cup between two hands: of each four fingers come round it, and the thumbs lie on its rim. */
function teaInHands(light: Light): string {
  const { base, shade } = tone(light, SKIN);
  const cup = tone(light, '#3f8fa8');
  const fingers = (way: 1 | -1): string => {
    const each = [-12, -3.4, 5.2, 13.4].map(
      (y, i) => `M${way * 30} ${y}Q${way * 22} ${y + 2} ${way * (9 + (i % 3) * 1.4)} ${y + 1.6}`,
    );
    return (
      path(
        `M${way * 42} -14C${way * 36} -22 ${way * 24} -20 ${way * 22} -14L${way * 24} 16C${way * 30} 20 ${way * 40} 16 ${way * 43} 8Z`,
        base,
      ) + each.map((d) => line(d, shade, 9.4) + line(d, base, 7.8)).join('')
    );
  };
  return (
    oval(0, 24, 34, 5, '#7a3f3a', 'fill-opacity=".4"') +
    path('M-26 -24H26C26 4 22 22 14 24H-14C-22 22 -26 4 -26 -24Z', cup.base) +
    oval(0, -24, 26, 5, '#8a4a2c') +
    line('M-26 -24A26 5 0 0 0 26 -24', cup.lite, 2.4) +
    fingers(-1) +
    fingers(1) +
    line('M-34 -16Q-28 -26 -16 -24M34 -16Q28 -26 16 -24', shade, 9.6) +
    line('M-34 -16Q-28 -26 -16 -24M34 -16Q28 -26 16 -24', base, 8)
  );
}
