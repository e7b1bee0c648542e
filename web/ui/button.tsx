import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';

/** `primary` once per view, `danger` for what cannot be undone, `sun` on the footer's night. */
export type ButtonLook = 'primary' | 'quiet' | 'text' | 'danger' | 'sun';

const classes = (look: ButtonLook, className = '') => `btn btn-${look} ${className}`;

type ButtonProps = ComponentProps<'button'> & {
  look?: ButtonLook;
  /** Whether its act is under way. It then does nothing, but keeps its focus and its width. */
  busy?: boolean;
  /** What it reads meanwhile, such as 'Creating Checkout...'. */
  busyLabel?: string;
};

/** A button. It submits its form unless `type` says otherwise. */
export function Button({
  look = 'primary',
  busy = false,
  busyLabel,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...rest}
      className={classes(look, className)}
      aria-disabled={busy || undefined}
      onClick={click}
    >
      {busyLabel ? <EitherLabel first={!busy} one={children} other={busyLabel} /> : children}
    </button>
  );
}

/** Both labels lie on top of each other, so that the wider one decides the width all the time. */
function EitherLabel(props: { first: boolean; one: ReactNode; other: string }) {
  return (
    <span className="grid *:col-start-1 *:row-start-1">
      <span className={`btn-label ${props.first ? '' : 'invisible'}`}>{props.one}</span>
      <span className={props.first ? 'invisible' : ''}>{props.other}</span>
    </span>
  );
}

/** A link that looks like a button, because it leads to the page's main act. */
export function ButtonLink({
  look = 'primary',
  className,
  ...rest
}: LinkProps & { look?: ButtonLook; className?: string }) {
  return <Link {...rest} className={classes(look, className)} />;
}

/** A round button with a picture only; `label` says it to those who do not see the picture. */
export function IconButton({
  label,
  className = '',
  ...rest
}: ComponentProps<'button'> & { label: string }) {
  return (
    <button type="button" {...rest} className={`btn btn-icon ${className}`} aria-label={label} />
  );
}
