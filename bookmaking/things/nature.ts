// What grows, and what lies about in woods and on beaches.
import { line, oval, path } from '#bookmaking/drawing/marks.ts';
import { CREAM, DARK, type Drawing, discs, dot, WOOD, WOOD_DARK } from './drawing.ts';

export const nature = {
  'wooden tree': (lit) =>
    path('M-7 10H7L9 34H-9Z', lit(WOOD_DARK)) +
    path(
      discs([
        [-22, -2, 20],
        [22, -2, 20],
        [0, -22, 23],
        [0, 2, 20],
      ]),
      lit('#6aa35a'),
    ) +
    path(
      discs([
        [-22, -10, 6],
        [6, -28, 7],
        [24, -6, 5],
        [-2, 4, 5],
      ]),
      lit('#8fc07a'),
    ) +
    path('M-30 34H30V42H-30Z', lit(WOOD)),
  'paper flower': (lit) =>
    line('M10 4C30 8 44 16 58 32', lit('#5a9a4a'), 6) +
    path('M34 14C38 -4 54 -6 60 -2C58 10 48 16 34 14Z', lit('#6aa85a')) +
    path(
      discs([
        [-16, -24, 15],
        [8, -14, 15],
        [8, 12, 15],
        [-16, 22, 15],
        [-38, 12, 15],
        [-38, -14, 15],
      ]),
      lit('#d98ab0'),
    ) +
    oval(-15, -1, 16, 16, lit('#efc04a')) +
    line('M-20 3q5 5 10 0', DARK, 2.2) +
    dot(-20, -4, 2.4) +
    dot(-10, -4, 2.4),
  'cloth sunflower': (lit) =>
    line('M4 14L20 44', lit('#5a9a4a'), 6) +
    path('M16 34C26 18 42 20 48 24C44 36 30 40 16 34Z', lit('#6aa85a')) +
    path(
      Array.from({ length: 12 }, (_, i) => {
        const a = (i * Math.PI) / 6;
        const at = (r: number, t: number) =>
          `${Math.round(-6 + Math.cos(a + t) * r)} ${Math.round(-8 + Math.sin(a + t) * r)}`;
        return `M${at(14, -0.3)}L${at(38, 0)}L${at(14, 0.3)}Z`;
      }).join(''),
      lit('#efbf3f'),
      `stroke="${lit('#efbf3f')}" stroke-width="6" stroke-linejoin="round"`,
    ) +
    oval(-6, -8, 20, 20, lit('#7a4f34')) +
    path(
      discs([
        [-14, -14, 2.4],
        [-4, -18, 2.4],
        [4, -10, 2.4],
        [-10, -4, 2.4],
        [0, 0, 2.4],
        [-18, -4, 2.4],
        [-8, 5, 2.4],
      ]),
      lit('#b98550'),
    ),
  'felt cactus': (lit) =>
    path('M-22 16H22L16 42H-16Z', lit('#c9784a')) +
    path('M-26 12H26V20H-26Z', lit('#b0633a')) +
    line('M-12 -2H-28V-18M12 2H30V-10', lit('#57934f'), 12) +
    path('M-14 14V-28C-14 -46 14 -46 14 -28V14Z', lit('#6aa85a')) +
    line('M-6 -28V8M6 -28V8', lit('#57934f'), 2.6) +
    path(
      discs([
        [-4, -44, 5],
        [5, -44, 5],
        [0, -40, 5],
      ]),
      lit('#e58aa8'),
    ) +
    dot(-5, -16) +
    dot(5, -16) +
    line('M-4 -9q4 4 8 0', DARK, 2),
  'felt toadstool': (lit) =>
    path('M-14 2L-20 36C-10 42 12 42 22 36L14 2Z', lit('#f3e6cc')) +
    path('M-52 6C-50 -48 50 -48 52 6C34 16 -34 16 -52 6Z', lit('#d9604a')) +
    path(
      discs([
        [-28, -8, 8, 9],
        [0, -22, 9, 8],
        [26, -8, 8, 9],
        [-4, 2, 6, 4],
        [-40, 4, 4, 3],
        [40, 4, 4, 3],
      ]),
      lit('#fbf3e4'),
    ) +
    dot(-6, 20, 2.8) +
    dot(8, 20, 2.8) +
    line('M-3 28q4 4 8 0', DARK, 2),
  'very good stick': (lit) =>
    line('M-58 22C-30 14 0 12 56 -4', lit('#8a5f3c'), 10) +
    line('M-14 14L-30 -14M18 8L36 -18M30 4L42 26', lit('#8a5f3c'), 6) +
    line('M-46 17C-24 12 0 9 26 2', lit('#b98a5c'), 3) +
    path('M-30 -14C-46 -14 -48 -30 -44 -34C-32 -32 -28 -24 -30 -14Z', lit('#6aa85a')) +
    path('M36 -18C32 -32 44 -38 50 -36C50 -26 46 -20 36 -18Z', lit('#6aa85a')),
  'big leaf': (lit) =>
    line('M20 10L60 34', lit('#a8542f'), 5) +
    path(
      'M28 16L22 34L2 30L-14 40L-22 24L-42 26L-40 8L-60 -4L-42 -14L-46 -30L-26 -26L-16 -42L0 -28L18 -36L20 -18L36 -10L28 2Z',
      lit('#dd8a3a'),
    ) +
    line('M22 12L-38 -10M4 4L-14 26M-8 0L-6 -26M-24 -6L-30 8', lit('#b5602a'), 3),
  'big pinecone': (lit) =>
    path('M-58 2C-46 -24 -4 -34 30 -22C44 -14 44 16 30 24C-4 36 -46 28 -58 2Z', lit('#7a5238')) +
    line(
      'M-44 -8q-6 10 0 20M-30 -16q-8 8 -2 16q-8 8 -2 18M-14 -20q-8 8 -2 14q-8 8 0 16q-6 8 -2 14M4 -22q-8 8 -2 15q-8 8 0 16q-6 8 -2 16M22 -20q-8 8 -2 14q-8 8 0 16q-6 8 -4 14',
      lit('#b98a5c'),
      5,
    ) +
    line('M38 0L58 -4', lit('#5a3c2a'), 6),
  'giant crystal': (lit) =>
    path('M-6 30L-18 -16L0 -44L18 -18L10 30Z', lit('#a98fd0')) +
    path('M0 -44L18 -18L10 30L2 -14Z', lit('#8468b0')) +
    path('M-18 30L-44 8L-46 -12L-30 -10L-10 14ZM14 30L44 0L50 -20L34 -12L16 6Z', lit('#c3aee0')) +
    path('M-18 30L-44 8L-30 -10ZM14 30L34 -12L16 6Z', lit('#9a7fc4')) +
    path('M-36 28C-20 20 24 20 38 28L30 40H-28Z', lit('#7a7585')) +
    line('M-10 -14L-2 -30', '#f0e8fa', 3.4),
  'pet rock': (lit) =>
    path('M-54 20C-56 -4 -34 -32 -2 -32C32 -34 54 -8 54 16C52 36 -50 38 -54 20Z', lit('#8d94a3')) +
    path(
      'M-52 8C-30 18 30 18 53 8C54 12 54 14 54 18C50 36 -50 36 -54 20C-54 16 -53 12 -52 8Z',
      lit('#747b8b'),
    ) +
    line('M-40 -8C-34 -18 -26 -24 -18 -27', lit('#c4cad4'), 4) +
    path(
      discs([
        [-14, -10, 11],
        [14, -12, 11],
      ]),
      '#fbf7ea',
    ) +
    line('M-10 10q10 7 20 0', DARK, 2.8) +
    dot(-12, -8, 5) +
    dot(12, -9, 5),
  'long feather': (lit) =>
    path(
      'M-58 -20C-30 -34 16 -26 36 4L34 18C16 22 2 20 -8 14L-10 20L-20 8C-38 4 -52 -8 -58 -20Z',
      lit('#5f93b5'),
    ) +
    path(
      'M-58 -20C-30 -12 10 0 35 12L34 18C16 22 2 20 -8 14L-10 20L-20 8C-38 4 -52 -8 -58 -20Z',
      lit('#48789a'),
    ) +
    line('M-56 -19C-20 -10 20 6 60 32', lit(CREAM), 3.4) +
    line('M-26 -24L-18 -10M-6 -24L0 -4M12 -16L18 2', lit('#a9cadd'), 2.4),
  'sand pail': (lit) =>
    line('M-34 -14C-30 -46 30 -46 34 -14', lit('#efc04a'), 5) +
    path('M-38 -14H38L28 38H-28Z', lit('#4f9ab5')) +
    path('M-42 -20H42V-8H-42Z', lit('#3f7f9a')) +
    path('M-32 -20C-26 -36 26 -38 32 -20Z', lit('#e6cf9a')) +
    path('M0 -2L5 8L17 8L8 16L11 28L0 21L-11 28L-8 16L-17 8L-5 8Z', lit('#efc04a')),
  'mud pie': (lit) =>
    path('M-50 2C-40 -26 40 -26 50 2Z', lit('#7a5238')) +
    path('M-58 0H58L44 34H-44Z', lit('#a9b6c2')) +
    path('M-58 -4H58V5H-58Z', lit('#c9d3db')) +
    path(
      'M-30 -2C-30 8 -22 8 -22 18C-22 24 -14 24 -14 16C-14 8 -10 6 -8 -2ZM14 -2C14 6 20 6 20 12C20 18 26 18 26 12C26 6 32 4 32 -2Z',
      lit('#6a4630'),
    ) +
    line('M-12 -20L-20 -40M10 -21L20 -38', lit('#8a6a44'), 4) +
    path('M20 -38C16 -48 28 -52 34 -48C34 -40 28 -36 20 -38Z', lit('#6aa85a')) +
    path(
      discs([
        [-24, -10, 4],
        [0, -14, 4],
        [26, -10, 4],
      ]),
      lit('#c9bba8'),
    ),
  'rain boot': (lit) =>
    path('M-42 -38H-2V0C10 4 30 4 46 14C54 20 54 28 52 32H-42Z', lit('#efc04a')) +
    path('M-46 30H54V40H-46Z', lit('#3f7a94')) +
    path('M-44 -42H0V-30H-44Z', lit('#d99f2c')) +
    line('M16 10C26 10 34 14 38 20', '#fbeaa8', 4) +
    path(
      'M-58 38C-62 30 -54 22 -54 22S-48 30 -50 38ZM58 20C55 14 60 8 60 8S66 14 63 20Z',
      '#8fc4e0',
    ),
} as const satisfies Record<string, Drawing>;
