import { may, panelOf } from '#contract/kernel/roles.ts';
import { useLiveStatus } from '#web/lib/live/live-status.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { LiveDot } from '#web/ui/notice/live-dot.tsx';
import { InstallButton } from './install-button.tsx';
import { LogoutButton } from './logout-button.tsx';
import { SearchButton } from './palette/search-button.tsx';
import { PlanBadge } from './plan-badge.tsx';
import { UserMenu } from './user-menu.tsx';

/** Product, panel and person, as the specification (1, section 1) puts on every signed-in page. */
export function ShellHeader() {
  const user = useCurrentUser();
  const live = useLiveStatus();

  return (
    <header className="app-header">
      <span className="app-product">OpenOPD</span>
      <div className="app-who">
        <span className="app-panel">{panelOf(user.role)}</span>
        <p className="app-welcome">Welcome, {user.name}</p>
      </div>
      <div className="app-tools">
        {may(user.role, 'events.follow') && <LiveDot state={live} />}
        {may(user.role, 'clinic.view-settings') && <PlanBadge />}
        <InstallButton />
        <SearchButton />
        <UserMenu user={user} />
        <LogoutButton />
      </div>
    </header>
  );
}
