import { ribbon } from '#bookmaking/drawing/curves.ts';
import { mirrored, tone } from '#bookmaking/drawing/light.ts';
import { at, oval, path, shifted } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';
import { parkedChair } from '#bookmaking/hero/parked-chair.ts';
import type { Painting } from '#bookmaking/title.ts';
import { bareSole } from '#titles/what-the-baby-said/cast/baby.ts';
import { babyFace, babyProfile, babySkin } from '#titles/what-the-baby-said/cast/baby-head.ts';
import { heroOnTummy } from '#titles/what-the-baby-said/cast/hero-on-tummy.ts';
import { sockedSole } from '#titles/what-the-baby-said/cast/sock.ts';
import { ROMPER } from '#titles/what-the-baby-said/set/colors.ts';
import { bigChair } from '#titles/what-the-baby-said/set/furniture.ts';
import { HUSHED } from '#titles/what-the-baby-said/set/hours.ts';
import { ON_HIGH_WALL } from '#titles/what-the-baby-said/set/quiet.ts';
import { glow, room, rug } from '#titles/what-the-baby-said/set/room.ts';

const { light } = HUSHED;

/** Close: nose to nose, and between the noses, far away and sharp, one bare foot. */
export const page08: Painting = ({ hero }) => {
  const child = heroOnTummy(
    hero,
    74,
    [50, 146],
    {
      mood: 'wonder',
      // Nobody talks: an open mouth was a notch in the outline.
      face: { mouth: 'tiny' },
      gaze: [1, -0.5],
      armL: { upper: [80, 10], lower: [150, 0] },
      armR: { upper: [60, 14], lower: [130, -20] },
    },
    light,
  );
  const art =
    room(HUSHED, 108) +
    at(160, 111, 0.39, bigChair(light, true)) +
    parkedChair(hero, 24, [24, 122], 36, light) +
    rug(HUSHED, 108, 176, 170, 60) +
    glow(110, 124, 74, 58, '#ffcf78', 0.95) +
    farFeet(hero.skin) +
    oval(170, 196, 70, 12, light.shade, 'fill-opacity=".4"') +
    child.shadow +
    child.art +
    at(174, 152, 0.8, babyProfile(mirrored(light), hero.skin, [-0.7, -0.7]));
  return { art, quiet: ON_HIGH_WALL, faces: [child.face, babyFace(174, 152, 0.8)] };
};

/** All the way along the baby: a hill of cloth, and at the end of it two feet, one of them cold. */
function farFeet(skin: string): string {
  const cloth = tone(light, ROMPER);
  const hill =
    'M104 160C104 140 116 130 134 132C164 136 190 156 196 190H132C116 184 104 176 104 160Z';
  const shin = (d: string): string => path(d, cloth.base);
  return (
    shin(
      ribbon(
        [
          [140, 150],
          [134, 136],
          [131, 124],
        ],
        [10, 9, 6.4],
      ),
    ) +
    at(131, 116, 0.46, sockedSole(light), 8) +
    clip(hill, path(hill, cloth.shade) + shifted(-5, -7, path(hill, cloth.base))) +
    shin(
      ribbon(
        [
          [124, 160],
          [112, 142],
          [108, 126],
        ],
        [11, 10, 6.8],
      ),
    ) +
    glow(106, 114, 17, 17, '#fff3c8', 0.9) +
    at(106, 115, 0.62, bareSole(light, babySkin(skin)), -10)
  );
}
