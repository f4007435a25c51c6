import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { listenForInstallPrompt, useInstallPrompt } from './use-install-prompt.ts';

function InstallButton() {
  const { canInstall, install } = useInstallPrompt();
  return canInstall ? (
    <button type="button" onClick={install}>
      Install
    </button>
  ) : null;
}

function offer() {
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
    prompt: vi.fn(() => Promise.resolve()),
  });
  window.dispatchEvent(event);
  return event;
}

const button = () => screen.queryByRole('button', { name: 'Install' });

beforeAll(listenForInstallPrompt);

describe('the Install button', () => {
  it('is shown only while the browser offers it, also when the offer came before the first render', async () => {
    const { unmount } = render(<InstallButton />);
    expect(button()).toBeNull();
    unmount();

    const event = offer();
    expect(event.defaultPrevented).toBe(true);
    render(<InstallButton />);
    await userEvent.click(screen.getByRole('button', { name: 'Install' }));
    expect(event.prompt).toHaveBeenCalledOnce();
    expect(button()).toBeNull();
  });

  it('is hidden when the application was installed another way', () => {
    render(<InstallButton />);
    act(() => void offer());
    expect(button()).not.toBeNull();
    act(() => void window.dispatchEvent(new Event('appinstalled')));
    expect(button()).toBeNull();
  });
});
