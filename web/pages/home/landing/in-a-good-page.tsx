import { Fragment } from 'react';
import { passage, type Skill, skills } from '#content/landing/a-good-page.ts';

const MARKS: Record<Skill, string> = {
  sounds: 'bg-butter',
  words: 'bg-sky',
  guessing: 'bg-meadow',
  feelings: 'bg-damson-wash',
};

/** The literacy skills that a page practices, marked where they hide (specification, section 1). */
export function InAGoodPage() {
  return (
    <section className="shop pt-[var(--spacing-section)]" aria-labelledby="good-page">
      <div className="items-start gap-16 md:grid md:grid-cols-[1fr_1.25fr]">
        <div>
          <h2 id="good-page" className="max-w-[14ch] text-3xl">
            What is hiding in a good page
          </h2>
          <p className="mt-4 max-w-[26rem] text-ink-soft">
            Every page practices something, and no page feels like practice.
          </p>
        </div>
        <div className="stack mt-8 p-6 md:mt-0 md:p-10">
          <blockquote className="text-xl leading-[1.8]">
            {passage.map(({ text, skill, isName }, place) => {
              const mark = skill && `${MARKS[skill]} rounded-xs px-1 text-ink`;
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one sentence never move.
                <Fragment key={place}>
                  {mark ? (
                    <mark className={mark}>{text}</mark>
                  ) : (
                    <Plain name={isName}>{text}</Plain>
                  )}
                </Fragment>
              );
            })}
          </blockquote>
          <dl className="mt-7 grid gap-x-8 gap-y-5 text-sm sm:grid-cols-2">
            {skills.map(({ skill, name, text }) => (
              <div key={skill}>
                <dt className="flex items-center gap-2 font-bold">
                  <span className={`${MARKS[skill]} h-3 w-5 border border-line`} />
                  {name}
                </dt>
                <dd className="mt-1 text-ink-soft">{text}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </section>
  );
}

const Plain = ({ name, children }: { name?: true; children: string }) =>
  name ? <span className="rubric">{children}</span> : children;
