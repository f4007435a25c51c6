import '#web/lib/address/history-guard.ts';
import { BrowserRouter } from 'react-router';
import { UiProvider } from '#web/ui/theme/ui-provider.tsx';
import { AppRouter } from './router.tsx';

/** The whole application; `env` is for screen tests. */
export function App({ env = 'default' }: { env?: 'default' | 'test' }) {
  return (
    <BrowserRouter>
      <UiProvider env={env}>
        <AppRouter />
      </UiProvider>
    </BrowserRouter>
  );
}
