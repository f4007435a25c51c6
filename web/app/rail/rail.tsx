import './rail.css';
import { useState } from 'react';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { Icon } from '#web/ui/theme/icon.tsx';
import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand } from '#web/ui/theme/icons.ts';
import type { AppRoute } from '../routing/app-route.ts';
import { BottomBar } from './bottom-bar.tsx';
import { railOf } from './rail-items.ts';
import { RailNav } from './rail-nav.tsx';
import { useIsWide } from './use-is-wide.ts';

const COLLAPSED = 'rail-collapsed';

/** The application's only navigation: a rail at the side, or a bar at the bottom of a small screen. */
export function Rail({ routes }: { routes: readonly AppRoute[] }) {
  const { role } = useCurrentUser();
  const isWide = useIsWide();
  const [isCollapsed, setCollapsed] = useState(localStorage.getItem(COLLAPSED) !== null);
  const rail = railOf(role, routes);
  if (rail.sections.flatMap(({ items }) => items).length < 2) return null;
  if (!isWide) return <BottomBar rail={rail} />;

  const toggle = () => {
    if (isCollapsed) localStorage.removeItem(COLLAPSED);
    else localStorage.setItem(COLLAPSED, 'yes');
    setCollapsed(!isCollapsed);
  };
  return (
    <div className="app-rail" data-collapsed={isCollapsed || undefined}>
      <RailNav label="Sections" groups={rail.sections} />
      {rail.others.length > 0 && <RailNav label="Other pages" groups={rail.others} />}
      <button type="button" className="app-rail-link app-rail-fold" onClick={toggle}>
        <Icon
          of={isCollapsed ? IconLayoutSidebarLeftExpand : IconLayoutSidebarLeftCollapse}
          size={20}
        />
        <span className="app-rail-name">{isCollapsed ? 'Expand' : 'Collapse'}</span>
      </button>
    </div>
  );
}
