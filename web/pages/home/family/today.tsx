import { ButtonLink } from '#web/ui/button.tsx';
import { ScenePicture } from '#web/ui/scene-picture.tsx';
import type { FamilyHome } from './load-family-home.ts';

/** Something to do today with what is in the house, and why it is this one. */
export function Today({ today }: { today: NonNullable<FamilyHome['today']> }) {
  const { activity, children, isForAll } = today;
  return (
    <section
      className="mt-16 grid gap-x-14 gap-y-5 border-t-2 border-ink pt-8 md:grid-cols-[1fr_1.2fr] md:items-center"
      aria-labelledby="today"
    >
      <ScenePicture
        name={activity.id}
        sizes="(min-width: 48rem) 34rem, 90vw"
        className="rounded-page"
      />
      <div className="flex flex-col items-start gap-3">
        <p className="text-ink-soft">For today, {activity.duration}</p>
        <h2 id="today" className="text-3xl">
          {activity.title}
        </h2>
        <p className="text-lg">{activity.subtitle}</p>
        <p>
          For {agesInWords(activity.ageRange)}, so it fits {list(children)}.
          {isForAll
            ? " There's another one tomorrow."
            : ' Nothing fits all your children at once, so they take turns.'}
        </p>
        <ButtonLink look="quiet" to={`/activity/${activity.id}`}>
          See how it goes
        </ButtonLink>
      </div>
    </section>
  );
}

/** '2-5 YEARS' -> '2 to 5 years'; '5+ YEARS' -> '5 years and up'. */
const agesInWords = (range: string): string =>
  range
    .toLowerCase()
    .replace('-', ' to ')
    .replace(/\+ years/, ' years and up');

const names = new Intl.ListFormat('en-US');

/** 'Zoë and Theo', with the names in red. */
const list = (children: { id: string; name: string }[]) =>
  names.formatToParts(children.map(({ name }) => name)).map(({ type, value }, place) =>
    type === 'element' ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one sentence.
      <span key={place} className="rubric">
        {value}
      </span>
    ) : (
      value
    ),
  );
