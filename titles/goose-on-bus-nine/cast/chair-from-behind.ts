import { type Hex, mix } from '#bookmaking/drawing/color.ts';
import { clean, line, path, shifted } from '#bookmaking/drawing/marks.ts';
import type { PlacedHero } from '#bookmaking/hero/place-hero.ts';

/** Cloth that sags between two tubes, a pocket on it, and a grip on each for whoever may push: seen near, a plain back was a board. */
export const chairFromBehind = ({ head: [x, y] }: PlacedHero, color: Hex): string => {
  const tubes = 'M-29 92V63M11 92V63';
  const dark = mix(color, '#2a1030', 0.42);
  return shifted(
    x,
    y,
    clean(
      wheelOnEdge(-36, color) +
        wheelOnEdge(18, color) +
        path('M-29 62Q-9 66.6 11 62V94H-29Z', mix(color, '#3a1a3a', 0.16)) +
        path('M3 63.6Q7 63 11 62V94H1Q6 78 3 63.6Z', mix(color, '#ffdf9a', 0.35)) +
        line('M-27 66Q-9 70.4 9 66', dark, 0.9, 'stroke-dasharray="2 1.4"') +
        path('M-21 77Q-9 79.4 3 77V94H-21Z', mix(color, '#2a1030', 0.26)) +
        line('M-21 77Q-9 79.4 3 77', dark, 1.4) +
        line(tubes, '#2a2438', 4.6) +
        line(tubes, '#a9b0be', 2.6) +
        shifted(0.7, 0, line(tubes, '#fff0c0', 0.7, 'stroke-opacity=".8"')) +
        line('M-29 63q-.6 -3.4 -5 -3.6M11 63q.6 -3.4 5 -3.6', '#2a2438', 6) +
        line('M-30.6 60.2q-1.4 -1.2 -3.4 -1.2M12.4 60.2q1.4 -1.2 3.4 -1.2', '#6a6080', 1.4),
    ),
  );
};

/** From behind a wheel is a tire on edge, and its rail beside it; of its spokes one sees none. */
const wheelOnEdge = (x: number, color: Hex): string =>
  line(`M${x} 96V74`, '#201b2c', 8) +
  line(`M${x - 2} 96V75`, '#4a445c', 1.2) +
  line(`M${x + (x < 0 ? -5.4 : 5.4)} 96V79`, '#a9b0be', 1.8) +
  line(`M${x + (x < 0 ? 5 : -5)} 96V82`, color, 1.8);
