import { founder } from '#content/landing/founder.ts';
import { philosophy } from '#content/landing/philosophy.ts';
import { ScenePicture } from '#web/ui/scene-picture.tsx';

/** What the shop believes, a comparison, and whose idea it was. */
export function SlowOnPurpose() {
  return (
    <div className="shop gap-16 pt-14 md:grid md:grid-cols-2 md:pt-20">
      <section aria-labelledby="philosophy">
        <h2 id="philosophy" className="text-3xl">
          {philosophy.title}
        </h2>
        <div className="mt-4 max-w-read space-y-4">
          {philosophy.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <table className="mt-7 w-full max-w-read text-left">
          <thead>
            <tr className="border-b-2 border-ink">
              <td />
              {philosophy.columns.map((column, place) => (
                <th
                  key={column}
                  scope="col"
                  className={`py-2 pr-3 font-bold ${place ? 'text-pine' : ''}`}
                >
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {philosophy.rows.map(([what, theirs, ours]) => (
              <tr key={what} className="border-b border-edge align-top">
                <th scope="row" className="py-2.5 pr-3 font-normal text-ink-soft">
                  {what}
                </th>
                <td className="py-2.5 pr-3">{theirs}</td>
                <td className="py-2.5 font-bold">{ours}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <section
        className="mt-16 w-full max-w-[26rem] justify-self-end md:mt-2 md:rotate-1"
        aria-labelledby="founder"
      >
        <div className="taped">
          <ScenePicture
            name="a-school-with-eleven-chairs"
            sizes="(min-width: 48rem) 25rem, 86vw"
            className="w-full"
          />
          <div className="px-2 py-4">
            <h2 id="founder" className="text-xl">
              {founder.title}
            </h2>
            <p className="mt-1 text-print-soft">{founder.text}</p>
          </div>
        </div>
      </section>
    </div>
  );
}
