import { Heart, Printer, Share2 } from 'lucide-react';
import { activityPath } from '#web/activity/paths.ts';
import { shareActivity } from '#web/activity/share-activity.ts';
import { useFavorite } from '#web/favorites/use-favorite.ts';
import { Button } from '#web/ui/button.tsx';

/** Keep it, send it to somebody, or put it on the fridge. */
export function ActivityActions({ activity }: { activity: { id: string; title: string } }) {
  const { id, title } = activity;
  const heart = useFavorite({ type: 'activity', id });
  return (
    <div className="activity-actions mt-6 flex flex-wrap gap-3">
      <Button
        type="button"
        look="quiet"
        className="heart"
        aria-label={`Favorite: ${title}`}
        {...heart}
      >
        <Heart className="icon" />
        <span className="text-pine">Favorite</span>
      </Button>
      <Button type="button" look="quiet" onClick={() => shareActivity(title, activityPath(id))}>
        <Share2 className="icon" />
        Share
      </Button>
      <Button type="button" look="text" onClick={() => window.print()}>
        <Printer className="icon" />
        Print
      </Button>
    </div>
  );
}
