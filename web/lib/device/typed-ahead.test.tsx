import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { awaitField, keepTypedAhead, pageArrived } from './typed-ahead.ts';

const user = userEvent.setup();

beforeEach(() => {
  window.history.replaceState(null, '', '/here');
  const stop = keepTypedAhead();
  pageArrived();
  onTestFinished(stop);
});

/** A page whose field is focused once it is rendered. */
function Page({ isDrawn, password = false }: { isDrawn: boolean; password?: boolean }) {
  const [text, setText] = useState('');
  if (!isDrawn) return <button type="button">Link</button>;
  return (
    <input
      aria-label="Name"
      type={password ? 'password' : 'search'}
      // biome-ignore lint/a11y/noAutofocus: this behaviour is under test
      autoFocus
      maxLength={12}
      value={text}
      onChange={({ currentTarget }) => setText(currentTarget.value)}
    />
  );
}

async function arrive(rerender: (page: React.ReactNode) => void, password = false) {
  await act(async () => rerender(<Page isDrawn password={password} />));
  await act(async () => pageArrived());
  return screen.getByLabelText<HTMLInputElement>('Name');
}

it('writes the text typed while a page loads into its field', async () => {
  const { rerender } = render(<Page isDrawn={false} />);
  const onShortcut = vi.fn();
  document.addEventListener('keydown', onShortcut);
  onTestFinished(() => document.removeEventListener('keydown', onShortcut));
  window.history.pushState(null, '', '/next');
  await user.keyboard('/Vishn{Backspace}wan');
  expect(onShortcut.mock.calls.map(([event]) => event.key)).toEqual(['/']);
  const field = await arrive(rerender);
  expect(field.value).toBe('Vishwan');
  await user.keyboard('ath');
  expect(field.value).toBe('Vishwanath');
});

it('truncates at the field’s maximum length', async () => {
  const { rerender } = render(<Page isDrawn={false} />);
  window.history.pushState(null, '', '/next');
  await user.keyboard('a name longer than that');
  expect((await arrive(rerender)).value).toBe('a name longe');
});

it('ignores keys once the page has rendered', async () => {
  const { rerender } = render(<Page isDrawn={false} />);
  await user.keyboard('name');
  expect((await arrive(rerender)).value).toBe('');
});

it.each(['click', 'Escape', 'arrival'])('discards the keys after %s', async (end) => {
  const { rerender } = render(<Page isDrawn={false} />);
  window.history.pushState(null, '', '/next');
  await user.keyboard('name');
  if (end === 'click') fireEvent.pointerDown(document.body);
  else if (end === 'Escape') await user.keyboard('{Escape}');
  else await act(async () => pageArrived());
  expect((await arrive(rerender)).value).toBe('');
});

it('never writes into a password', async () => {
  const { rerender } = render(<Page isDrawn={false} />);
  window.history.pushState(null, '', '/next');
  await user.keyboard('name');
  expect((await arrive(rerender, true)).value).toBe('');
});

it('keeps keystrokes for a dialog that is loading', async () => {
  const { rerender } = render(<Page isDrawn={false} />);
  awaitField();
  await user.keyboard('name');
  expect((await arrive(rerender)).value).toBe('name');
});
