import { Link } from 'react-router';
import { whatIsKept } from '#vocabulary/what-is-kept.ts';
import { FactTable } from './fact-table.tsx';
import { Words } from './words.tsx';

/** What we keep about a family, in plain words (footer: Helpful resources). */
export default function Privacy() {
  return (
    <Words
      title="Privacy"
      description="What we keep about your family, why, and how to take it with you or have it deleted."
    >
      <h2>What we keep</h2>
      <p>
        Your name and e-mail address, your postal address, and what you tell us about your children:
        name, birthday, reading level, interests, a toy, a grown-up and a baby if you name them, and
        a description or a photo. We need it to draw and write the books, and we use it for nothing
        else.
      </p>
      <p>
        An order keeps a copy of what its book was drawn from, and of the name and address you gave.
        Those are kept with the child whose book it was, too, for the next time.
      </p>
      <p>
        What you say of a book in a review is for everybody to read, once we have read it ourselves.
        Your first name stands below it if you want that, and nothing else that we know about you.
        Change or delete it at any time; it goes with your account, stars and words.
      </p>
      <h2>Who else gets what</h2>
      <p>
        Whoever prints your book gets its pages, just as they'll be printed, and the name and
        address on the label, with your phone number if you gave one; whoever carries it gets the
        name and address. Our payment provider gets your e-mail address, so that you needn't type it
        there, and the title of the book. Nobody else gets anything about your family.
      </p>
      <h2>Photos</h2>
      <p>
        A photo is only for you: nobody else in the shop can open it, not even those who run it. The
        place and time that a camera writes into a photo are removed before it is stored. The square
        you choose from it is in the books you buy, so the printer gets it with the book. The people
        who run the shop see those books without it. We don't recognize faces: a guess about the
        drawing's colors is made in your browser.
      </p>
      <h2>Links to a preview</h2>
      <p>
        You can send somebody a link to a preview. Whoever has it sees five pages, with your child
        drawn and named as in the book: no photo, no address, and nothing else you told us. The link
        ends with the preview, a week after it was made or when the child changes, or as soon as you
        take it back.
      </p>
      <h2>Payment</h2>
      <p>Cards are handled by our payment provider, on its own page. We never see the number.</p>
      <h2>Cookies</h2>
      <p>
        One keeps you signed in, one remembers whether the lamp is on, one remembers which child the
        covers show, one says in which time zone your days begin, and one carries a short message to
        the next page. None of them follows you around.
      </p>
      <h2>What stays in your browser</h2>
      <p>
        What you're typing into a form is kept in that tab, in case the page reloads, and is gone
        once the form is sent. What you type for a purchase, the dedication of a gift too, stays in
        that tab for as long as it is open, so that you find it again on the way back from the
        payment page. A child you draw before you sign in, your hearts from before then, and the
        page a book was left at stay in that browser. Nothing of it goes anywhere until you send it.
      </p>
      <h2 id="how-long">How long we keep what</h2>
      <FactTable
        caption="What is kept, and how long"
        heads={['What', 'How long']}
        rows={whatIsKept.map(({ what, howLong, why }) => ({ what, about: why, fact: howLong }))}
      />
      <p>
        The payment provider, the printer and the carrier keep what they were given by rules of
        their own.
      </p>
      <h2>Taking it back</h2>
      <p>
        When you delete a child in your{' '}
        <Link className="link" to="/profile">
          Family Profile
        </Link>
        , the photo and the previews go with it. Books that you have bought stay as they are, unless
        you ask there to erase everything about the child: then the books go too, and you get a
        receipt that lists what went. When you delete your account, all of it goes, from your orders
        too (for a book that is already at the printer's, once it has arrived). A record of what was
        paid stays, without any name or address.
      </p>
    </Words>
  );
}
