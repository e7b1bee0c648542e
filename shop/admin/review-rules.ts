import { type SQL, sql } from 'drizzle-orm';
import { queuedJobs } from '#database/queued-jobs.ts';

/** What must be true of ratings and reviews (`broken-rules.ts`). Demo data is nobody's word, and was let through by nobody. */
export const reviewRules: Record<string, SQL> = {
  'a review is by a family that has paid for its book': sql`
    select id from reviews where not is_demo and not exists (
      select 1 from orders left join makings on makings.order_id = orders.id
      where orders.user_id = reviews.user_id and orders.book_id = reviews.book_id
        and orders.status = 'completed' and makings.stage is distinct from 'cancelled')`,
  'words are shown that somebody of the shop has let through': sql`
    select id from reviews where state = 'shown' and words <> '' and not is_demo and not exists (
      select 1 from audit_entries where act = 'review_published' and subject = reviews.id::text)`,
  'one review per family and title': sql`
    select user_id as id from reviews where user_id is not null
    group by user_id, book_id having count(*) > 1`,
  "a book's stars are those of the reviews that count": sql`
    select books.id from books left join reviews on book_id = books.id and state = 'shown'
    group by books.id
    having books.reviews <> count(reviews.id) or books.rating <> coalesce(round(avg(stars), 1), 0)`,
  'a letter that asks for a review has been sent, or a job sends it': sql`
    select mail_id as id from review_requests where mail_id is not null and sent_at is null and not exists (
      select 1 from ${queuedJobs} as job
      where job.payload ->> 'mailId' = mail_id::text and attempts < max_attempts)`,
};

/** The sweep comes by every hour; a surprise waits for its day. */
export const reviewRulesAt = (moment: SQL): typeof reviewRules => ({
  'a family is asked for its review within three hours': sql`
    select review_requests.order_id as id from review_requests join orders on orders.id = order_id
    where mail_id is null and greatest(due_at, surprise_until + interval '36 hours') < ${moment} - interval '3 hours'`,
});
