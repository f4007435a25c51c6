import { type MouseEvent, useEffect, useId, useRef } from 'react';
import { useLocation } from 'react-router';
import { Icon } from '#web/ui/theme/icon.tsx';
import { IconMenu2 } from '#web/ui/theme/icons.ts';
import type { RailItems } from './rail-items.ts';
import { RailLink, RailNav } from './rail-nav.tsx';

/** The most used sections at the bottom of a small screen, and a sheet with all of them. */
export function BottomBar({ rail }: { rail: RailItems }) {
  const sheet = useRef<HTMLDivElement>(null);
  const sheetId = useId();
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation closes the sheet
  useEffect(() => {
    sheet.current?.hidePopover?.();
  }, [key]);
  // A leave question keeps the address, and would lie beneath the sheet.
  const closeAfterChoice = ({ target }: MouseEvent): void => {
    if (target instanceof Element && target.closest('a')) sheet.current?.hidePopover?.();
  };
  return (
    <div className="app-bar">
      {/* First in the tab order, as it lies above the bar. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a press on a link, by key too, is a click */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: only observes its links */}
      <div ref={sheet} id={sheetId} popover="auto" className="app-sheet" onClick={closeAfterChoice}>
        <RailNav label="Sections" groups={rail.sections} />
        {rail.others.length > 0 && <RailNav label="Other pages" groups={rail.others} />}
      </div>
      <nav aria-label="Most used" className="app-bar-nav">
        {rail.bar.map((item) => (
          <RailLink key={item.address} item={item} />
        ))}
        <button type="button" className="app-rail-link" popoverTarget={sheetId}>
          <Icon of={IconMenu2} size={20} />
          <span className="app-rail-name">Menu</span>
        </button>
      </nav>
    </div>
  );
}
