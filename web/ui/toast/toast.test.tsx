import { act, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { endSession, startSession } from '#web/lib/session/session.ts';
import { aUser } from '#web/testing/builders/people.ts';
import { expectAccessible, renderUi } from '#web/testing/render-ui.tsx';
import { dismissToast, shownToasts, toast } from './toast.ts';

afterEach(() => {
  vi.useRealTimers();
  for (const { id } of shownToasts()) dismissToast(id);
});

describe('toast', () => {
  it('appears in an existing live region, and can be dismissed', async () => {
    const { user } = renderUi(<p>Page</p>);
    expect(screen.getByRole('region', { name: 'Messages' }).getAttribute('aria-live')).toBe(
      'polite',
    );
    act(() => toast.error('Failed to save.'));
    expect((await screen.findByRole('alert')).textContent).toContain('Failed to save.');
    await expectAccessible();
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText('Failed to save.')).toBeNull();
  });

  it('does not repeat the same message', async () => {
    renderUi(<p>Page</p>);
    act(() => {
      toast.success('Saved.');
      toast.success('Saved.');
    });
    expect(await screen.findAllByText('Saved.')).toHaveLength(1);
  });

  it('ends with the session: it may name a patient or a drug', async () => {
    renderUi(<p>Page</p>);
    act(() => startSession('token', aUser('doctor')));
    act(() => toast.error('Dolo 650 was not ordered.'));
    expect(await screen.findByText('Dolo 650 was not ordered.')).toBeTruthy();
    act(() => endSession());
    expect(screen.queryByText('Dolo 650 was not ordered.')).toBeNull();
    act(() => toast.info('Signed out.'));
    expect(await screen.findByText('Signed out.')).toBeTruthy();
  });

  it('runs its action once', async () => {
    const onPress = vi.fn();
    const { user } = renderUi(<p>Page</p>);
    act(() => toast.info('One row is left.', { action: { label: 'Show', onPress }, stays: true }));
    await user.click(await screen.findByRole('button', { name: 'Show' }));
    expect(onPress).toHaveBeenCalledOnce();
    expect(screen.queryByText('One row is left.')).toBeNull();
  });

  it('returns the focus to where it was, after its action and after it was closed', async () => {
    const { user } = renderUi(<button type="button">Row</button>);
    const row = screen.getByRole('button', { name: 'Row' });
    for (const name of ['Undo', 'Dismiss']) {
      row.focus();
      act(() => toast.success('Done.', { action: { label: 'Undo', onPress: () => undefined } }));
      await user.click(await screen.findByRole('button', { name }));
      expect(screen.queryByText('Done.')).toBeNull();
      expect(document.activeElement).toBe(row);
    }
  });

  it('hides a success after a while; an error stays', async () => {
    renderUi(<p>Page</p>);
    act(() => toast.info('Warming up.', { stays: true }));
    await screen.findByText('Warming up.');
    vi.useFakeTimers();
    act(() => {
      toast.success('Saved.');
      toast.error('Failed.');
    });
    expect(screen.getByText('Saved.')).toBeTruthy();
    act(() => vi.advanceTimersByTime(4_900));
    expect(screen.getByText('Saved.')).toBeTruthy();
    act(() => vi.advanceTimersByTime(200));
    expect(screen.queryByText('Saved.')).toBeNull();
    act(() => vi.advanceTimersByTime(60_000));
    expect(screen.getByText('Failed.')).toBeTruthy();
  });
});
