import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { at, box, line, oval, path, shifted } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';

/**
 * A cello in its case, standing; two small shoes show under it, because there is a girl behind.
 * The foot is at (0, 0), the top of the neck at (0, -300). `lean` swings it, in degrees.
 */
export function cello(light: Light, lean: number): string {
  const shell = tone(light, '#a2532a');
  const trim = tone(light, '#f0c878');
  const shape =
    'M-24 -8C-74 -20 -80 -84 -50 -104C-62 -124 -56 -156 -26 -166C-16 -172 -16 -190 -15 -226L-17 -280C-18 -300 18 -300 17 -280L15 -226C16 -190 16 -172 26 -166C56 -156 62 -124 50 -104C80 -84 74 -20 24 -8C10 -4 -10 -4 -24 -8Z';
  const body = clip(
    shape,
    path(shape, shell.shade) +
      shifted(light.direction[0] * 16, -5, path(shape, shell.base)) +
      line('M-52 -70C-54 -40 -40 -22 -20 -18', shell.lite, 5, 'stroke-opacity=".5"'),
  );
  return (
    shoe(light, -20) +
    shoe(light, 22) +
    at(
      0,
      0,
      1,
      body +
        line(shape, shell.deep, 2.4, 'stroke-opacity=".5"') +
        line('M-50 -104Q0 -94 50 -104M-38 -148Q0 -138 38 -148', trim.base, 4) +
        // Painted on the case, so that nobody takes it for anything else.
        line(
          'M-34 -44C-46 -40 -44 -54 -38 -64C-32 -76 -30 -86 -40 -86M34 -44C46 -40 44 -54 38 -64C32 -76 30 -86 40 -86M-5 -110V-262M5 -110V-262',
          trim.base,
          3.4,
        ) +
        oval(0, -284, 9, 9, trim.base) +
        box(-13, -40, 26, 8, trim.base, 3),
      lean,
    )
  );
}

const shoe = (light: Light, x: number): string => {
  const t = tone(light, '#d0588a');
  const sock = tone(light, '#f3e2b8');
  return (
    line(`M${x} -12V8`, sock.base, 11) +
    path(
      `M${x - 10} 6C${x - 10} -4 ${x + 6} -4 ${x + 12} 4C${x + 22} 6 ${x + 22} 16 ${x + 14} 16H${x - 9}Z`,
      t.base,
    ) +
    line(`M${x - 6} 5h13`, t.deep, 2.6)
  );
};
