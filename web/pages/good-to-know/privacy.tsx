import { Link } from 'react-router';
import { Words } from './words.tsx';

/** What we keep about a family, in plain words (footer: Helpful resources). */
export default function Privacy() {
  return (
    <Words
      title="Privacy"
      description="What we keep about your family, what for, and how to take it along or have it deleted."
    >
      <h2>What we keep</h2>
      <p>
        Your name and e-mail address, your postal address, and what you tell us about your children:
        name, birthday, reading level, interests, a toy, a grown-up and a baby if you name them, and
        a description or a photo. We need it to draw and to word the books, and we use it for
        nothing else. Nothing comes in the mail yet: the address is kept with the orders.
      </p>
      <p>
        An order keeps a copy of what its book was drawn from, and of the name and address you gave.
        Those are kept with the child whose book it was, too, for the next time.
      </p>
      <h2>Photos</h2>
      <p>
        A photo is only for you: nobody else in the shop can open it, not even those who run it. The
        place and time that a camera writes into a photo are removed before it is stored. The square
        that you choose of it is in the books that you buy, and those the people who run the shop
        can open, to put right what came out wrong. We recognize no faces: a guess about the
        drawing's colors is made in your browser. A child whom you draw before you sign in stays in
        your browser, and is sent nowhere until you save it to your family.
      </p>
      <h2>Links to a preview</h2>
      <p>
        A preview that is made can be sent to somebody by a link. Whoever has it sees five pages, on
        which your child is drawn and named as in the book; no photo, no address, and nothing else
        that you told us. It ends with the preview, a week after that was made or when the child
        changes, and when you take it back.
      </p>
      <h2>Payment</h2>
      <p>Cards are handled by our payment provider, on its own page. We never see the number.</p>
      <h2>Cookies</h2>
      <p>
        One keeps you signed in, one remembers whether the lamp is on, one remembers which child the
        covers show, one says in which time zone your days begin, and one carries a short message to
        the next page. None of them follows you around. What you are just typing into a form is kept
        in its tab, in case the page is loaded anew, and goes with the form.
      </p>
      <h2>Taking it back</h2>
      <p>
        When you delete a child in your{' '}
        <Link className="link" to="/profile">
          Family Profile
        </Link>
        , the photo and the previews go with it. Books that you have bought stay as they are. When
        you delete your account, all of it goes, out of your orders too; what was paid stays in our
        books, without any name or address.
      </p>
    </Words>
  );
}
