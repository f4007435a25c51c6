import { may, panelOf } from '#contract/kernel/roles.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { lazyPart } from '#web/ui/layout/lazy-part.tsx';
import { LiveDot } from '#web/ui/notice/live-dot.tsx';
import { InstallButton } from './install-button.tsx';
import { LogoutButton } from './logout-button.tsx';
import { SearchButton } from './palette/search-button.tsx';
import { PlanBadge } from './plan-badge.tsx';
import { UserMenu } from './user-menu.tsx';

const ClinicLogo = lazyPart(
  () => import('./clinic-logo.tsx').then((module) => module.ClinicLogo),
  () => null,
);

const PRODUCT = 'OpenOPD';

/** The first letters of up to two words. */
function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  return words
    .slice(0, 2)
    .map(([first = '']) => first.toUpperCase())
    .join('');
}

/** Clinic, panel and person, as the specification (1, section 1) puts on every signed-in page. */
export function ShellHeader() {
  const user = useCurrentUser();

  return (
    <header className="app-header">
      <div className="app-clinic">
        <span className="app-mark" aria-hidden="true">
          {initialsOf(user.clinic_name ?? PRODUCT)}
          {may(user.role, 'clinic.view-settings') && <ClinicLogo />}
        </span>
        <div className="app-titles">
          {user.clinic_name && <span className="app-clinic-name">{user.clinic_name}</span>}
          <span className="app-product">{PRODUCT}</span>
        </div>
      </div>
      <div className="app-who">
        <span className="app-panel">{panelOf(user.role)}</span>
        <p className="app-welcome">Welcome, {user.name}</p>
      </div>
      <div className="app-tools">
        {may(user.role, 'events.follow') && <LiveDot />}
        {may(user.role, 'clinic.view-settings') && <PlanBadge />}
        <InstallButton />
        <SearchButton />
        <UserMenu user={user} />
        <LogoutButton />
      </div>
    </header>
  );
}
