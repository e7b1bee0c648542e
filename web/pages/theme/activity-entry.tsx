import { Clock, Heart, MessageCircle, Share2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { NoteList } from '#web/activity/note-list.tsx';
import { activityPath } from '#web/activity/paths.ts';
import { shareActivity } from '#web/activity/share-activity.ts';
import { useNotes } from '#web/activity/use-notes.ts';
import { FirstTags } from '#web/book/tags.tsx';
import { IconButton } from '#web/ui/button.tsx';
import { ScenePicture } from '#web/ui/scene-picture.tsx';
import { CommentLine } from './comment-line.tsx';

type ShownActivity = {
  id: string;
  title: string;
  subtitle: string;
  duration: string;
  ageRange: string;
  tags: readonly string[];
};

/**
 * An activity on its theme's page. Likes and comments live as long as the page is open, as specified;
 * hearts that are kept are on the activity's own page.
 */
export function ActivityEntry({ activity }: { activity: ShownActivity }) {
  const { id, title } = activity;
  const { notes, add } = useNotes();
  const titleId = `entry-${id}`;
  return (
    <article
      aria-labelledby={titleId}
      className="grid items-start gap-5 border-b border-edge py-9 sm:grid-cols-[12.5rem_1fr] md:gap-10 lg:grid-cols-[19rem_1fr]"
    >
      <Link to={activityPath(id)} tabIndex={-1} aria-hidden="true">
        <ScenePicture
          name={id}
          sizes="(min-width: 64rem) 23rem, (min-width: 40rem) 20rem, 90vw"
          className="aspect-[16/10] rounded-page object-cover sm:aspect-[4/5] lg:aspect-[4/3]"
        />
      </Link>
      <div className="min-w-0">
        <p className="flex items-center gap-2 text-sm text-ink-soft">
          <Clock className="size-4" />
          {activity.duration}, {activity.ageRange}
        </p>
        <h3 id={titleId} className="mt-1 text-2xl">
          {title}
        </h3>
        <p className="mt-1 mb-3 max-w-read text-ink-soft">{activity.subtitle}</p>
        <FirstTags tags={activity.tags} />
        <div className="mt-3 -ml-3 flex flex-wrap items-center gap-1">
          <Like title={title} />
          {notes.length > 0 && (
            <span className="num inline-flex items-center gap-2 px-3 font-bold text-ink-soft">
              <MessageCircle className="icon" />
              <span className="sr-only">Comments: </span>
              {notes.length}
            </span>
          )}
          <IconButton
            label={`Share ${title}`}
            onClick={() => shareActivity(title, activityPath(id))}
          >
            <Share2 />
          </IconButton>
          <Link
            className="link ml-auto inline-flex min-h-11 items-center"
            to={activityPath(id)}
            aria-describedby={titleId}
          >
            View details
          </Link>
        </div>
        <NoteList notes={notes} about={title} />
        <CommentLine about={title} onSend={add} />
      </div>
    </article>
  );
}

/** Nobody has liked it before: the count begins with whoever is looking, and says nothing until then. */
function Like({ title }: { title: string }) {
  const [isLiked, setIsLiked] = useState(false);
  return (
    <button
      type="button"
      className="btn heart num !min-h-11 !px-3"
      aria-pressed={isLiked}
      aria-label={isLiked ? `Like ${title}, 1` : `Like ${title}`}
      onClick={() => setIsLiked(!isLiked)}
    >
      <Heart className="size-6" />
      {isLiked && 1}
    </button>
  );
}
