import { Form, useNavigation } from 'react-router';
import { Button } from '#web/ui/button.tsx';

/** The way in for those who have a Google account. */
export function GoogleButton() {
  const leaving = useNavigation().formData?.get('with') === 'google';
  return (
    <Form method="post">
      <p className="my-6 flex items-center gap-4 text-sm text-ink-soft before:h-px before:grow before:bg-edge after:h-px after:grow after:bg-edge">
        or
      </p>
      <Button
        type="submit"
        name="with"
        value="google"
        look="quiet"
        className="w-full"
        busy={leaving}
      >
        <GoogleMark />
        Continue with Google
      </Button>
    </Form>
  );
}

/** In Google's own colors, as its rules for this button ask. */
function GoogleMark() {
  return (
    <svg viewBox="0 0 24 24" className="icon" aria-hidden="true">
      <path
        fill="#4285F4"
        d="M23 12.3c0-.8-.1-1.6-.2-2.3H12v4.5h6.2a5.3 5.3 0 0 1-2.3 3.5v2.9h3.7c2.2-2 3.4-5 3.4-8.6z"
      />
      <path
        fill="#34A853"
        d="M12 23.5c3.1 0 5.7-1 7.6-2.8l-3.7-2.9c-1 .7-2.3 1.1-3.9 1.1-3 0-5.5-2-6.4-4.7H1.8v3A11.5 11.5 0 0 0 12 23.5z"
      />
      <path fill="#FBBC05" d="M5.6 14.2a6.9 6.9 0 0 1 0-4.4v-3H1.8a11.5 11.5 0 0 0 0 10.4z" />
      <path
        fill="#EA4335"
        d="M12 5.1c1.7 0 3.2.6 4.4 1.7l3.3-3.3A11.5 11.5 0 0 0 1.8 6.8l3.8 3C6.5 7.1 9 5.1 12 5.1z"
      />
    </svg>
  );
}
