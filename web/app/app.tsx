import { useState } from 'react';
import { unstable_HistoryRouter as HistoryRouter } from 'react-router';
import { createGuardedHistory } from '#web/lib/address/guarded-history.ts';
import { UiProvider } from '#web/ui/theme/ui-provider.tsx';
import { AppRouter } from './router.tsx';

/** The whole application; `env` is for screen tests. */
export function App({ env = 'default' }: { env?: 'default' | 'test' }) {
  const [history] = useState(createGuardedHistory);
  return (
    <HistoryRouter history={history}>
      <UiProvider env={env}>
        <AppRouter />
      </UiProvider>
    </HistoryRouter>
  );
}
