import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { calm, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';

/** From among the toys one sees of a grown-up a cloth as large as a page, on which words lie, and two slippers that wait; around x `cx`, in mm. */
export function nearApron(light: Light, cx: number): string {
  const cloth = tone(light, '#f7ecd2');
  const stripe = tone(light, '#4f8fa8');
  const trousers = tone(light, '#5a5264');
  const slipper = tone(light, '#a0564a');
  const leg = (x: number): string =>
    path(`M${x - 24} 140H${x + 24}L${x + 21} 200H${x - 21}Z`, trousers.base) +
    path(`M${x + 6} 140H${x + 24}L${x + 21} 200H${x + 8}Z`, trousers.shade) +
    oval(x + 6, 208, 40, 4, light.shade, 'fill-opacity=".3"') +
    path(`M${x - 33} 209C${x - 38} 176 ${x + 38} 176 ${x + 34} 209Z`, slipper.base) +
    path(`M${x + 8} 185C${x + 26} 188 ${x + 35} 196 ${x + 34} 209H${x + 12}Z`, slipper.shade) +
    oval(x, 186, 12, 7, tone(light, '#f5dcc0').base);
  const d = `M${cx - 88} -8H${cx + 80}C${cx + 86} 50 ${cx + 94} 118 ${cx + 98} 174C${cx + 60} 188 ${cx - 60} 188 ${cx - 104} 174C${cx - 100} 114 ${cx - 94} 50 ${cx - 88} -8Z`;
  const stripes = [-92, -69, -46, -23, 0, 23, 46, 69, 92]
    .map((x) => `M${cx + x * 0.9} -8L${cx + x} 190`)
    .join('');
  return calm(
    leg(cx - 44) +
      leg(cx + 44) +
      path(d, light.shade, 'fill-opacity=".24" transform="translate(4 7)"') +
      clip(
        d,
        path(d, cloth.base) +
          line(stripes, stripe.base, 7, 'stroke-opacity=".13"') +
          path(`M${cx + 66} -8H${cx + 120}V198H${cx + 84}Z`, cloth.shade, 'fill-opacity=".6"') +
          line(`M${cx + 100} 167C${cx + 60} 181 ${cx - 60} 181 ${cx - 106} 167`, stripe.base, 4),
      ),
  );
}
