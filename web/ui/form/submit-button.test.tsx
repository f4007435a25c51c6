import { act, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { MESSAGES } from '#contract/kernel/messages.ts';
import { listStaff } from '#contract/staff/staff.endpoints.ts';
import { callApi } from '#web/lib/api/api-client.ts';
import { setLiveStatus } from '#web/lib/live/live-status.ts';
import { apiDouble, loseConnection } from '#web/testing/api-double.ts';
import { expectAccessible, renderUi } from '#web/testing/render-ui.tsx';
import { FormMessage } from './form-message.tsx';
import { SubmitButton } from './submit-button.tsx';
import { useSingleFlight } from './use-single-flight.ts';

function Form({ send }: { send: () => Promise<unknown> }) {
  const { run, pending } = useSingleFlight(send);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void run();
      }}
    >
      <FormMessage error="Invalid email or password." />
      <input aria-label="Name" />
      <SubmitButton pending={pending}>Save</SubmitButton>
    </form>
  );
}

describe('SubmitButton with useSingleFlight', () => {
  it.each([
    ['a double click', () => screen.getByRole('button', { name: 'Save' }), ''],
    ['Enter, Enter', () => screen.getByLabelText('Name'), '{Enter}{Enter}'],
  ])('sends once on %s', async (_how, target, keys) => {
    const { promise, resolve } = Promise.withResolvers();
    const send = vi.fn(() => promise);
    const { user } = renderUi(<Form send={send} />);
    if (keys) await user.type(target(), keys);
    else await user.dblClick(target());
    expect(send).toHaveBeenCalledOnce();

    const button = screen.getByRole('button', { name: 'Save' });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(button.getAttribute('aria-busy')).toBe('true');
    expect(document.activeElement).toBe(target());
    await expectAccessible();

    await act(async () => resolve(undefined));
    expect(button.getAttribute('aria-disabled')).toBeNull();
    await user.click(button);
    expect(send).toHaveBeenCalledTimes(2);
  });
});

describe('FormMessage', () => {
  it('has its live regions from the start, and announces messages', () => {
    const { rerender } = renderUi(<FormMessage />);
    expect(screen.getByRole('alert').textContent).toBe('');
    rerender(<FormMessage error="Email is already in use." />);
    expect(screen.getByRole('alert').textContent).toBe('Email is already in use.');
  });

  it.each([
    ['the device is online', () => void window.dispatchEvent(new Event('online'))],
    ['the server answers', () => setLiveStatus('live')],
  ])('asks to send again instead of an old error, once %s', (_how, returns) => {
    setLiveStatus('offline');
    const lost = `Failed to add staff: ${MESSAGES.network}`;
    const { rerender } = renderUi(<FormMessage error={lost} />);
    expect(screen.getByRole('alert').textContent).toBe(lost);
    act(returns);
    expect(screen.getByRole('alert').textContent).toBe('');
    expect(screen.getByRole('status').textContent).toBe(MESSAGES.networkBack);
    // Sent again, and lost again.
    rerender(<FormMessage error={null} />);
    expect(screen.getByRole('status').textContent).toBe('');
    rerender(<FormMessage error={lost} />);
    expect(screen.getByRole('alert').textContent).toBe(lost);
  });

  it.each([
    ['the device is offline', () => void window.dispatchEvent(new Event('offline'))],
    ['a call does not reach the server', () => callApi(listStaff, {}).catch(() => undefined)],
  ])('shows the error again, once %s', async (_how, lose) => {
    apiDouble().on(listStaff, loseConnection());
    const lost = `Failed to add staff: ${MESSAGES.network}`;
    renderUi(<FormMessage error={lost} />);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(screen.getByRole('status').textContent).toBe(MESSAGES.networkBack);
    await act(async () => lose());
    expect(screen.getByRole('alert').textContent).toBe(lost);
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('keeps an error that the connection did not cause', () => {
    setLiveStatus('offline');
    renderUi(<FormMessage error="Email is already in use." />);
    act(() => setLiveStatus('live'));
    expect(screen.getByRole('alert').textContent).toBe('Email is already in use.');
  });
});
