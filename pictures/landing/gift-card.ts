import { keepsakeRing } from '#bookmaking/binding/gift-card.ts';
import { box, oval } from '#bookmaking/drawing/marks.ts';
import { radial } from '#bookmaking/drawing/sheet.ts';
import { type Scene, VIEW } from '#pictures/scene.ts';
import { listedTitles } from '#titles/find-title.ts';

/** The front of a gift card without its words, which stand in the middle of the ring. */
export const giftCard: Scene = {
  name: 'gift-card',
  alt: 'A ring of leaves with one thing from each of our books: a boot, a boat, a button, a mitten and more.',
  paint: () => {
    const [x, y] = [VIEW.width / 2, VIEW.height / 2];
    return (
      box(0, 0, VIEW.width, VIEW.height, '#fbf0d2') +
      oval(
        x,
        y,
        620,
        430,
        radial([
          [0, '#fffdf5'],
          [0.7, '#fff6dc'],
          [1, '#fbf0d2', 0],
        ]),
      ) +
      keepsakeRing(listedTitles, x, y, 284, 128)
    );
  },
};
