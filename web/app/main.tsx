import '#web/lib/api/zod-setup.ts';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { matchPath } from 'react-router';
import { ADDRESSES } from '#web/lib/address/paths.ts';
import { startPwaUpdates } from '#web/lib/device/pwa-update.ts';
import { keepTypedAhead } from '#web/lib/device/typed-ahead.ts';
import { listenForInstallPrompt } from '#web/lib/device/use-install-prompt.ts';
import { followOtherTabs, restoreSession } from '#web/lib/session/session.ts';
import { offerVersion } from '#web/ui/notice/version-line.tsx';
import { loadFont } from '#web/ui/theme/font.ts';
import { App } from './app.tsx';

keepTypedAhead();
listenForInstallPrompt();
startPwaUpdates((reload) => {
  // No one stands in front of a screen on the wall, and nothing is typed there.
  if (matchPath(ADDRESSES.display, window.location.pathname)) reload();
  else offerVersion(reload);
});

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

followOtherTabs();
loadFont();
// Not awaited at the top level: the code loaded here may import this chunk, and the two would wait for each other.
void restoreSession().then(() =>
  // As a transition, rendering is split up, so a slow phone can still scroll and take a tap.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <App />
      </StrictMode>,
    ),
  ),
);
