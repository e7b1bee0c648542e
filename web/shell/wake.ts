/** What the page's own React says once it answers presses itself. */
export const ALIVE = 'alive';

/**
 * Stands in the page as text (later-scripts.tsx), so it may use nothing but its parameters. Fetches the page's scripts when the
 * page has been loaded and painted, or at the first touch, and keeps what is pressed or chosen until they are there. Links, forms and
 * popovers need none of this: the browser knows what to do. A form with `data-asks` would do what cannot be undone without having
 * asked, so it waits as well.
 *
 * @param files all scripts that the page needs, each once
 * @param routes the routes that it consists of, by id
 * @param entry what brings it to life when all of them are there
 */
export function wake(
  files: readonly string[],
  routes: Readonly<Record<string, string>>,
  entry: string,
  alive: string,
): void {
  const touches = ['pointerdown', 'keydown', 'focusin'];
  const pressed: HTMLElement[] = [];
  let isAwake = false;

  const begin = async () => {
    if (isAwake) return;
    isAwake = true;
    // All at once: one that imports others would tell of them only when it is there. Where one was lost on the way, the next
    // touch asks again, and what was pressed is still kept.
    const fetched = await Promise.all(files.map((file) => import(/* @vite-ignore */ file))).catch(
      () => undefined,
    );
    if (!fetched) {
      isAwake = false;
      return;
    }
    for (const touch of touches) removeEventListener(touch, begin, true);
    const moduleOf = (file: string) => fetched[files.indexOf(file)];
    const modules = Object.entries(routes).map(([id, file]) => [id, moduleOf(file)]);
    Object.assign(window, { __reactRouterRouteModules: Object.fromEntries(modules) });
    await import(/* @vite-ignore */ entry);
  };
  // The picture that is looked at first is decoded and drawn before anything else is fetched: where scripts came in between,
  // the largest picture was a second later on a slow line (by Lighthouse, one visit of three).
  const afterPaint = async () => {
    if (document.hidden) return begin();
    const first = document.querySelectorAll<HTMLImageElement>('img[fetchpriority=high]');
    await Promise.all([...first].map((picture) => picture.decode().catch(() => {})));
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(begin)));
  };

  const keep = (event: Event) => {
    const thing = (event.target as Element).closest<HTMLElement>(
      'button:not([popovertarget]), [type="radio"], [type="checkbox"]',
    );
    const sent = thing instanceof HTMLButtonElement && thing.type === 'submit' ? thing.form : null;
    if (sent && 'asks' in sent.dataset) event.preventDefault();
    else if (sent) return;
    if (thing) pressed.push(thing);
  };
  const keepChoice = ({ target }: Event) => {
    if (target instanceof HTMLSelectElement) pressed.push(target);
  };
  const pressAgain = async () => {
    removeEventListener('click', keep);
    removeEventListener('change', keepChoice);
    // Within its own work React would not hear what is pressed.
    await new Promise((resolve) => setTimeout(resolve));
    for (const thing of pressed) {
      // Set back first: React hears of a change only where it sees one.
      if (thing instanceof HTMLInputElement)
        thing.checked = thing.type === 'checkbox' && !thing.checked;
      if (thing instanceof HTMLSelectElement) {
        thing.dispatchEvent(new Event('change', { bubbles: true }));
      } else thing.click();
      // By then React has taken it in, and a second press of the same thing finds it changed.
      await undefined;
    }
  };

  // Behind React's own listeners: a press may be what brings it to life, and it takes that one itself.
  addEventListener('click', keep);
  addEventListener('change', keepChoice);
  addEventListener(alive, pressAgain, { once: true });
  for (const touch of touches) addEventListener(touch, begin, true);
  addEventListener('load', afterPaint, { once: true });
}
