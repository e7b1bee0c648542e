import { Link } from 'react-router';
import { themePath } from '#web/activity/paths.ts';
import { ScenePicture } from '#web/ui/scene-picture.tsx';

type ShownTheme = {
  id: string;
  ageRange: string;
  title: string;
  description: string;
  iconBg: 'sky' | 'meadow' | 'butter';
  pictureAlt: string;
};

const BEHIND = { sky: '!bg-sky', meadow: '!bg-meadow', butter: '!bg-butter' };

/** A theme seen through a die-cut hole. The whole card leads to it; its link is said once. */
export function ThemeWindow({ theme, place }: { theme: ShownTheme; place: number }) {
  const titleId = `theme-${theme.id}`;
  return (
    <li
      className={`group relative flex items-center gap-5 md:block ${place % 3 === 1 ? 'lg:mt-14' : ''}`}
    >
      <div
        className={`window w-[116px] shrink-0 shadow-[0_0_0_7px_var(--color-edge)] ring-[6px] ring-page md:mx-auto md:w-[78%] md:shadow-[0_0_0_11px_var(--color-edge)] md:ring-[10px] ${BEHIND[theme.iconBg]}`}
      >
        <ScenePicture
          name={theme.id}
          alt={theme.pictureAlt}
          eager={place < 3}
          sizes="(min-width: 64rem) 26rem, (min-width: 48rem) 34rem, 174px"
          className="!h-full object-cover transition-transform duration-500 group-hover:scale-105"
        />
      </div>
      <div className="md:mt-7 md:text-center">
        <p className="text-xs font-bold tracking-wide text-ink-soft">{theme.ageRange}</p>
        <h2 id={titleId} className="text-2xl">
          {theme.title}
        </h2>
        <p className="mx-auto mt-1 max-w-[24rem] text-ink-soft">{theme.description}</p>
        <Link
          to={themePath(theme.id)}
          aria-describedby={titleId}
          className="link mt-1 inline-flex min-h-11 items-center after:absolute after:inset-0 after:content-['']"
        >
          Explore Activities
        </Link>
      </div>
    </li>
  );
}
