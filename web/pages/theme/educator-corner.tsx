import { Play } from 'lucide-react';
import type { Educator } from '#content/themes/theme.ts';
import { CoverPicture } from '#web/book/standing-book.tsx';
import { Hillcut } from '#web/ui/hillcut.tsx';
import { ScenePicture } from '#web/ui/scene-picture.tsx';

/**
 * What a character of ours says in an educator's place, and the film. The film is a picture and a link: nothing of another
 * site is loaded with the page (readings: Routes and screens).
 */
export function EducatorCorner({
  educator,
  video,
}: {
  educator: Educator;
  video: { href: string; caption: string };
}) {
  return (
    <section className="mt-20 bg-meadow" aria-label="A word from an educator">
      <Hillcut className="-mt-px rotate-180 text-paper" />
      <div className="shop grid-cols-2 items-center gap-14 py-4 md:grid md:py-6">
        <figure>
          <blockquote className="display text-2xl">“{educator.quote}”</blockquote>
          <figcaption className="mt-5 flex items-center gap-3">
            <span className="portrait !w-[60px]">
              <CoverPicture book={{ image: `/covers/${educator.slug}.webp` }} sizes="60px" lazy />
            </span>
            <span>
              <b className="block">{educator.name}</b>
              <span className="text-sm text-ink-soft">
                Lives in one of our books. Teachers will speak here once we have asked some.
              </span>
            </span>
          </figcaption>
        </figure>
        <div className="taped mt-12 md:mt-0 md:rotate-1">
          <a
            href={video.href}
            target="_blank"
            rel="noreferrer"
            className="group relative block"
            aria-label="Watch the video (opens another site in a new tab)"
          >
            <ScenePicture
              name="an-educator"
              sizes="(min-width: 48rem) 34rem, 90vw"
              className="aspect-video object-cover object-[50%_30%]"
            />
            <span className="absolute bottom-4 left-4 grid size-16 place-items-center rounded-full bg-pine text-on-pine group-hover:scale-105">
              <Play className="size-7 fill-current" />
            </span>
          </a>
          <p className="px-1 py-3 text-sm text-print-soft">{video.caption}</p>
        </div>
      </div>
      <Hillcut className="-mb-px text-paper" />
    </section>
  );
}
