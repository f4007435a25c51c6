import { act, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { MESSAGES } from '#contract/kernel/messages.ts';
import { setLiveStatus } from '#web/lib/live/live-status.ts';
import { expectAccessible, renderUi } from '#web/testing/render-ui.tsx';
import { PageHeader } from '../layout/page-header.tsx';
import { PrintPage } from '../print/print-page.tsx';
import { AlertBanner } from './alert-banner.tsx';
import { LiveDot } from './live-dot.tsx';
import { PassingAlert } from './passing-alert.tsx';
import { StatusBadge } from './status-badge.tsx';

afterEach(() => vi.useRealTimers());

describe('AlertBanner', () => {
  it('clears itself once after its delay', () => {
    vi.useFakeTimers();
    const onClose = vi.fn();
    renderUi(
      <AlertBanner tone="error" onClose={onClose} clearAfterMs={5000}>
        Failed to load staff.
      </AlertBanner>,
    );
    act(() => vi.advanceTimersByTime(4999));
    expect(onClose).not.toHaveBeenCalled();
    act(() => vi.advanceTimersByTime(1));
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('asks to do a step again once the connection is back', () => {
    renderUi(
      <AlertBanner tone="error" onClose={vi.fn()}>
        {`Operation failed: ${MESSAGES.network}`}
      </AlertBanner>,
    );
    expect(screen.getByRole('alert').textContent).toContain(MESSAGES.network);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('status').textContent).toContain(MESSAGES.networkBack);
  });

  it('does not ask to send a failed load again', () => {
    renderUi(<PassingAlert message={`Failed to load staff: ${MESSAGES.network}`} />);
    // The live stream connects for the first time, or the device is online.
    act(() => void window.dispatchEvent(new Event('online')));
    expect(screen.getByRole('alert').textContent).toContain(MESSAGES.network);
    expect(screen.queryByText(MESSAGES.networkBack)).toBeNull();
  });

  it('can be dismissed, and errors interrupt the screen reader', async () => {
    const onClose = vi.fn();
    const { user } = renderUi(
      <AlertBanner tone="error" onClose={onClose}>
        Failed to load staff.
      </AlertBanner>,
    );
    expect(screen.getByRole('alert').textContent).toContain('Failed to load staff.');
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(onClose).toHaveBeenCalledOnce();
  });
});

describe('PageHeader', () => {
  it('sets the titles of page and tab, and links back', async () => {
    renderUi(
      <PageHeader
        title="Manage Staff"
        backTo="/dashboard"
        actions={<button type="button">Add</button>}
      />,
    );
    expect(screen.getByRole('heading', { level: 1, name: 'Manage Staff' })).toBeTruthy();
    expect(document.title).toBe('Manage Staff · OpenOPD');
    expect(screen.getByRole('link', { name: 'Back' }).getAttribute('href')).toBe('/dashboard');
    await expectAccessible();
  });
});

describe('a status', () => {
  it('is shown in words, not by colour alone', async () => {
    setLiveStatus('reconnecting');
    renderUi(
      <>
        <StatusBadge meaning="waiting">Waiting</StatusBadge>
        <LiveDot />
        <PrintPage size="a5" label="Receipt 1">
          Paid
        </PrintPage>
      </>,
    );
    expect(screen.getByText('Waiting')).toBeTruthy();
    expect(screen.getByText('Reconnecting…')).toBeTruthy();
    expect(screen.getByRole('article', { name: 'Receipt 1' })).toBeTruthy();
    await expectAccessible();
  });
});
