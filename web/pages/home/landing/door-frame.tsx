import { Link } from 'react-router';
import { stages } from '#content/landing/stages.ts';
import { ageBands } from '#vocabulary/age-bands.ts';
import { Cutout } from './cutout.tsx';

/** How high the child of each band stands in its picture, as a share of the picture's height. */
const HEIGHTS = { '0-12m': 0.36, '1-2': 0.52, '2-3': 0.62, '3-4': 0.7, '4-6': 0.81 } as const;

/** The five age bands as pencil marks on a door frame (specification, section 1); each leads to its books. */
export function DoorFrame() {
  return (
    <section className="mt-[var(--spacing-section)] bg-meadow" aria-labelledby="door-frame">
      <div className="shop pt-14 md:pt-20">
        <div className="items-end justify-between gap-8 md:flex">
          <h2 id="door-frame" className="max-w-[16ch] text-3xl">
            Where are they on the door frame?
          </h2>
          <p className="mt-3 max-w-[26rem] md:mt-0">
            Pick a pencil mark, and we'll show you books for a child that tall.
          </p>
        </div>
        <ul className="door-frame mt-8 md:grid md:grid-cols-5 md:items-end">
          {stages.map(({ band, text }) => (
            <li key={band}>
              <Link to={`/books?age=${band}`} className="door-mark group">
                <span className="door-words">
                  <span className="display block text-2xl underline-offset-4 group-hover:underline">
                    {ageBands[band].label}
                  </span>
                  <span className="block text-sm text-ink-soft">{text}</span>
                </span>
                <span className="door-child" style={{ '--share': HEIGHTS[band] } as object}>
                  <Cutout
                    name={`stage-${band}`}
                    width={400}
                    height={600}
                    sizes="(min-width: 48rem) 15rem, 6rem"
                  />
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
