import '#web/lib/api/zod-setup.ts';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { startPwaUpdates } from '#web/lib/device/pwa-update.ts';
import { keepTypedAhead } from '#web/lib/device/typed-ahead.ts';
import { listenForInstallPrompt } from '#web/lib/device/use-install-prompt.ts';
import { followOtherTabs, restoreSession } from '#web/lib/session/session.ts';
import { toast } from '#web/ui/toast/toast.ts';
import { App } from './app.tsx';

keepTypedAhead();
listenForInstallPrompt();
startPwaUpdates((reload) =>
  toast.info('A new version is ready.', {
    action: { label: 'Reload', onPress: reload },
    stays: true,
  }),
);

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

followOtherTabs();
// Not awaited at the top: what this loads may itself import the chunk that this stands in, and each
// would wait for the other.
void restoreSession().then(() =>
  // As a transition it is drawn in small pieces, between which a slow phone can scroll and take a tap.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <App />
      </StrictMode>,
    ),
  ),
);
