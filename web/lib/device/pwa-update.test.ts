import { beforeEach, describe, expect, it, vi } from 'vitest';

interface RegisterOptions {
  onNeedRefresh: () => void;
  onNeedReload: () => void;
}

const activate = vi.fn(() => Promise.resolve());
const registerSW = vi.fn((_options: RegisterOptions) => activate);
vi.mock('virtual:pwa-register', () => ({ registerSW }));

/** The callbacks of the service worker's registration, and the offers shown. */
async function start() {
  vi.resetModules();
  vi.stubEnv('PROD', true);
  vi.stubGlobal('navigator', { serviceWorker: {} });
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('complete');
  const { startPwaUpdates } = await import('./pwa-update.ts');
  const onNewVersion = vi.fn((_reload: () => void) => {});
  startPwaUpdates(onNewVersion);
  await vi.waitFor(() => expect(registerSW).toHaveBeenCalled());
  const [worker] = registerSW.mock.lastCall!;
  return { worker, onNewVersion, reload: vi.spyOn(window.location, 'reload').mockReturnValue() };
}

beforeEach(() => {
  vi.unstubAllGlobals();
  registerSW.mockClear();
  activate.mockClear();
});

describe('a new version', () => {
  it('is only offered, and installed in the tab that accepts', async () => {
    const { worker, onNewVersion, reload } = await start();
    worker.onNeedRefresh();
    expect(onNewVersion).toHaveBeenCalledOnce();
    expect(activate).not.toHaveBeenCalled();

    onNewVersion.mock.lastCall![0]();
    expect(activate).toHaveBeenCalledOnce();
    expect(reload).not.toHaveBeenCalled();
    worker.onNeedReload();
    expect(reload).toHaveBeenCalledOnce();
  });

  it('does not reload this tab when another one accepts', async () => {
    const { worker, onNewVersion, reload } = await start();
    worker.onNeedReload();
    expect(reload).not.toHaveBeenCalled();
    onNewVersion.mock.lastCall![0]();
    expect(reload).toHaveBeenCalledOnce();
  });

  it('is offered when a page of the old version is missing on the server', async () => {
    const { onNewVersion } = await start();
    window.dispatchEvent(new Event('vite:preloadError'));
    expect(onNewVersion).toHaveBeenCalledOnce();
  });
});
