import { Suspense, useEffect } from 'react';
import { useLocation, useParams } from 'react-router';
import { Id } from '#contract/kernel/fields.ts';
import type { Role } from '#contract/kernel/roles.ts';
import { pageArrived } from '#web/lib/device/typed-ahead.ts';
import { showFont } from '#web/ui/theme/font.ts';
import type { LazyPage } from './lazy-page.tsx';
import { PageErrorBoundary } from './page-error-boundary.tsx';
import { PageSkeleton } from './page-skeleton.tsx';
import { UnknownSection } from './unknown-section.tsx';

/** Wraps every page with its skeleton, its error with Retry, and the initial focus. */
export function PageFrame({ page, role }: { page: LazyPage; role: Role }) {
  const { pathname } = useLocation();
  const hasIds = Object.values(useParams()).every((id) => Id.safeParse(id).success);
  // All parameters are ids; any other value is a mistyped address, not a missing record.
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

/**
 * Mounted together with the page, so its heading exists. A field that already has the focus keeps it, also one of a
 * dialog that opened while the page was loading: the next keys are meant for it.
 */
function FocusOnArrival() {
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for the arrival that drew the page
  useEffect(() => {
    pageArrived();
    // The first address opened in this tab: the browser already starts at the top.
    if (key === 'default') return;
    showFont();
    const main = document.querySelector('main');
    const focused = document.activeElement;
    if (!main || main.contains(focused) || focused?.closest('[aria-modal="true"]')) return;
    // A placeholder heading is skipped: the focus would be lost when the loaded one replaces it.
    const target = main.querySelector<HTMLElement>('h1:not([data-passing])') ?? main;
    target.tabIndex = -1;
    target.focus({ preventScroll: true });
  }, []);
  return null;
}
