import { PanelLeft, X } from 'lucide-react';
import type { MouseEvent } from 'react';
import { NavLink } from 'react-router';
import { PAGES } from '#web/pages/admin/admin-pages.ts';
import { Explained } from './explained.tsx';
import { SIDEBAR_ID } from './use-sidebar.ts';

/**
 * 'Admin Panel' and its pages: a column of dusk that folds to icons, and on a phone a sheet. The
 * sheet is the browser's own popover, so it opens before any script has arrived.
 */
export function Sidebar({ folded, onToggle }: { folded: boolean; onToggle: () => void }) {
  const closeSheet = ({ currentTarget, target }: MouseEvent<HTMLElement>) => {
    if (currentTarget.matches(':popover-open') && (target as Element).closest('a')) {
      currentTarget.hidePopover();
    }
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a chosen link clicks by key as well.
    <aside
      id={SIDEBAR_ID}
      popover="auto"
      className="sidebar"
      aria-labelledby="admin-panel-title"
      onClick={closeSheet}
    >
      <div className="sidebar-top">
        {/* No heading: it stands before the page's own, in reading and in rank. */}
        <p id="admin-panel-title" className="foldable">
          Admin Panel
        </p>
        <Explained by="Unfold" isNeeded={folded}>
          <button
            type="button"
            className="btn btn-icon max-md:!hidden"
            aria-label="Toggle Sidebar"
            aria-expanded={!folded}
            aria-controls={SIDEBAR_ID}
            aria-keyshortcuts="Control+B Meta+B"
            onClick={onToggle}
          >
            <PanelLeft />
          </button>
        </Explained>
        <button
          type="button"
          className="btn btn-icon md:!hidden"
          aria-label="Close"
          popoverTarget={SIDEBAR_ID}
          popoverTargetAction="hide"
        >
          <X />
        </button>
      </div>
      <nav aria-label="Admin Panel">
        {PAGES.map(({ to, label, Icon }) => (
          <Explained key={to} by={label} isNeeded={folded}>
            <NavLink to={to} end={to === '/admin'}>
              <Icon className="icon" />
              <span className="foldable">{label}</span>
            </NavLink>
          </Explained>
        ))}
      </nav>
    </aside>
  );
}

/** Opens the sheet on a phone. */
export function SidebarButton() {
  return (
    <button
      type="button"
      className="btn btn-text -ml-3 mb-1 !no-underline md:!hidden"
      popoverTarget={SIDEBAR_ID}
    >
      <PanelLeft className="icon" />
      Admin Panel
    </button>
  );
}
