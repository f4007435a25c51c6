import { lazy, Suspense, useEffect } from 'react';
import { Navigate, Route, Routes } from 'react-router';
import { ADDRESSES } from '#web/lib/paths.ts';
import { useSession } from '#web/lib/session.ts';
import { lazyPage } from './lazy-page.tsx';
import { PageErrorBoundary } from './page-error-boundary.tsx';
import { PageSkeleton } from './page-skeleton.tsx';

const loadShell = () => import('./shell.tsx');
const Shell = lazy(() => loadShell().then((module) => ({ default: module.Shell })));
const signIn = lazyPage(() =>
  import('#web/auth/sign-in.page.tsx').then((module) => module.SignInPage),
);
const register = lazyPage(() =>
  import('#web/auth/register.page.tsx').then((module) => module.RegisterPage),
);

/** The guard: without a session there are two pages, with one there are the role's. */
export function AppRouter() {
  const session = useSession();
  return (
    <PageErrorBoundary onRetry={() => window.location.reload()}>
      <Suspense fallback={<Booting />}>
        {session ? <Shell key={session.token} session={session} /> : <SignedOutRoutes />}
      </Suspense>
    </PageErrorBoundary>
  );
}

function SignedOutRoutes() {
  // While somebody types their password, the code behind the sign-in arrives.
  useEffect(() => {
    loadShell().catch(() => undefined);
  }, []);

  return (
    <Routes>
      <Route path={ADDRESSES.login} element={<signIn.Page />} />
      <Route path={ADDRESSES.register} element={<register.Page />} />
      <Route path="*" element={<Navigate to={ADDRESSES.login} replace />} />
    </Routes>
  );
}

function Booting() {
  return (
    <main>
      <PageSkeleton />
    </main>
  );
}
