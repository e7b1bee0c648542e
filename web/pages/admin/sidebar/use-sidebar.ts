import { useEffect, useState } from 'react';
import { keepWord } from '#web/shell/word-cookie.ts';
import { SIDEBAR } from './sidebar-cookie.ts';
import { isSidebarKey } from './sidebar-key.ts';

/** The id of the sidebar, which is a sheet of its own on a phone. */
export const SIDEBAR_ID = 'admin-panel';

const FIELDS = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';

/**
 * The sidebar's state, kept for 7 days, and how to change it: by its button, and by Ctrl+B or Cmd+B
 * while a page of the back office is open.
 *
 * @param atFirst whether the page arrived with it folded
 */
export function useSidebar(atFirst: boolean): { folded: boolean; toggle: () => void } {
  const [folded, setFolded] = useState(atFirst);

  const toggle = () => {
    keepWord(SIDEBAR, folded ? 'open' : 'folded');
    setFolded(!folded);
  };

  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const inField = event.target instanceof Element && event.target.closest(FIELDS) !== null;
      const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
      if (!isSidebarKey({ key, ctrlKey, metaKey, altKey, shiftKey, inField })) return;
      event.preventDefault();
      if (isPhone()) document.getElementById(SIDEBAR_ID)?.togglePopover();
      else toggle();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  });

  return { folded, toggle };
}

/** Below the mobile breakpoint (specification, section 9) the sidebar is a sheet, open or not there. */
const isPhone = () => matchMedia('(width < 48rem)').matches;
