import type { ReactNode } from 'react';

/**
 * A button and the rows that it opens under the header. It is the browser's own popover: it works
 * before any script has arrived, and closes on Escape and on a press elsewhere.
 *
 * @param props.id unique on the page
 * @param props.rows links and buttons; choosing one closes the menu
 */
export function Menu({
  id,
  label,
  button,
  buttonClass,
  menuClass = '',
  rows,
}: {
  id: string;
  /** Read out instead of the button's content, where that is a picture only. */
  label?: string;
  button: ReactNode;
  buttonClass: string;
  menuClass?: string;
  rows: ReactNode;
}) {
  return (
    <>
      <button type="button" className={buttonClass} popoverTarget={id} aria-label={label}>
        {button}
      </button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: only hears what its rows are told. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a chosen row clicks by key as well. */}
      <div
        id={id}
        popover="auto"
        className={`menu ${menuClass}`}
        onClick={(event) => {
          const row = (event.target as Element).closest('a, button');
          if (row) event.currentTarget.hidePopover();
        }}
      >
        {rows}
      </div>
    </>
  );
}
