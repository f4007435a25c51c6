import { Suspense, useEffect } from 'react';
import { useLocation, useParams } from 'react-router';
import { Id } from '#contract/kernel/fields.ts';
import type { Role } from '#contract/kernel/roles.ts';
import { pageArrived } from '#web/lib/device/typed-ahead.ts';
import type { LazyPage } from './lazy-page.tsx';
import { PageErrorBoundary } from './page-error-boundary.tsx';
import { PageSkeleton } from './page-skeleton.tsx';
import { UnknownSection } from './unknown-section.tsx';

/** What every page stands in: its skeleton, its error with Retry, and the focus on arriving. */
export function PageFrame({ page, role }: { page: LazyPage; role: Role }) {
  const { pathname } = useLocation();
  const hasIds = Object.values(useParams()).every((id) => Id.safeParse(id).success);
  // All parameters are ids; what is none is a mistyped address, not a record that is missing.
  if (!hasIds) return <UnknownSection role={role} />;

  return (
    <PageErrorBoundary key={pathname} onRetry={page.reset}>
      <Suspense fallback={<PageSkeleton />}>
        <FocusOnArrival />
        <page.Page />
      </Suspense>
    </PageErrorBoundary>
  );
}

/** Drawn together with the page, so its heading is there; a field that took the focus keeps it. */
function FocusOnArrival() {
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for the arrival that drew the page
  useEffect(() => {
    pageArrived();
    // The address that the browser was opened at: reading begins at the top by itself.
    if (key === 'default') return;
    const main = document.querySelector('main');
    if (!main || main.contains(document.activeElement)) return;
    // A heading that only stands in for one that is loaded would take the focus with it.
    const target = main.querySelector<HTMLElement>('h1:not([data-passing])') ?? main;
    target.tabIndex = -1;
    target.focus({ preventScroll: true });
  }, []);
  return null;
}
