/** Runs in an open page while the shop is worked on: follows the edits that Vite and React Router do not tell it of. */

declare global {
  /** React Router's router of the open page. */
  var __reactRouterDataRouter: { revalidate(): Promise<void> };
}

/** Pictures that are drawn, as they stand in `src` and `srcset`. */
const DRAWN = /(\/(?:covers|leaves|scenes|cutouts|children)\/[^\s?,]+)(?:\?painted=\d+)?/g;
let painted = 0;

/** Gives a picture an address that this page has not asked for: within a page, a browser asks for none twice. */
function askAnew(picture: Element): void {
  for (const name of ['src', 'srcset']) {
    const shown = picture.getAttribute(name) ?? '';
    const wanted = shown.replace(DRAWN, `$1?painted=${painted}`);
    if (wanted !== shown) picture.setAttribute(name, wanted);
  }
}

function askAllAnew(): void {
  for (const picture of document.querySelectorAll('img, source')) askAnew(picture);
}

/** Data are asked for anew; the page and what was typed into it stay. */
const askForData = () => void __reactRouterDataRouter.revalidate();

import.meta.hot?.on('shop:edited', askForData);
import.meta.hot?.on('shop:painted', () => {
  // Pictures that come later, on the next page for one, may have been asked for before the edit too.
  if (painted === 0) {
    const attributeFilter = ['src', 'srcset'];
    new MutationObserver(askAllAnew).observe(document, {
      childList: true,
      subtree: true,
      attributeFilter,
    });
  }
  painted++;
  askAllAnew();
  askForData();
});
