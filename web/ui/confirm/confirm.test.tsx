import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { expectAccessible, renderUi } from '#web/testing/render-ui.tsx';
import { useConfirm } from './confirm.tsx';

function DeleteButton({
  onAnswer,
  danger = true,
}: {
  onAnswer: (yes: boolean) => void;
  danger?: boolean;
}) {
  const confirm = useConfirm();
  const ask = async () =>
    onAnswer(
      await confirm({
        title: 'Delete the test “Lipid profile”?',
        message: 'It cannot be brought back.',
        confirmLabel: 'Delete',
        danger,
      }),
    );
  return (
    <button type="button" onClick={ask}>
      Delete test
    </button>
  );
}

async function ask(danger = true) {
  const onAnswer = vi.fn();
  const { user } = renderUi(<DeleteButton onAnswer={onAnswer} danger={danger} />);
  await user.click(screen.getByRole('button', { name: 'Delete test' }));
  await screen.findByRole('dialog', { name: 'Delete the test “Lipid profile”?' });
  const button = screen.getByRole('button', { name: danger ? 'Cancel' : 'Delete' });
  await waitFor(() => expect(document.activeElement).toBe(button));
  return { user, onAnswer };
}

describe('useConfirm', () => {
  it('names its subject and is accessible', async () => {
    await ask();
    expect(screen.getByText('It cannot be brought back.')).toBeTruthy();
    await expectAccessible();
  });

  it.each([
    ['Enter confirms', false, '{Enter}', true],
    ['Enter declines what cannot be undone', true, '{Enter}', false],
    ['Enter confirms what cannot be undone on its own button', true, '{Tab}{Enter}', true],
    ['Escape declines', false, '{Escape}', false],
    ['Escape declines what cannot be undone', true, '{Escape}', false],
  ])('%s, and the focus is restored', async (_key, danger, keys, answer) => {
    const { user, onAnswer } = await ask(danger);
    await user.keyboard(keys);
    expect(onAnswer).toHaveBeenCalledExactlyOnceWith(answer);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Delete test' }));
  });

  it.each([
    [true, 'Cancel'],
    [false, 'Delete'],
  ])('is not answered by the key that is still held down from opening it', async (danger, name) => {
    await ask(danger);
    const button = screen.getByRole('button', { name });
    expect(fireEvent.keyDown(button, { key: 'Enter', repeat: true })).toBe(false);
  });

  it('Cancel answers no', async () => {
    const { user, onAnswer } = await ask();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(onAnswer).toHaveBeenCalledExactlyOnceWith(false);
  });

  it('shows one question at a time', async () => {
    const onAnswer = vi.fn();
    const { user } = renderUi(<DeleteButton onAnswer={onAnswer} />);
    await user.dblClick(screen.getByRole('button', { name: 'Delete test' }));
    expect(await screen.findAllByRole('dialog')).toHaveLength(1);
    expect(onAnswer).toHaveBeenCalledExactlyOnceWith(false);
  });

  it('answers no when the screen unmounts', async () => {
    const onAnswer = vi.fn();
    const { user, unmount } = renderUi(<DeleteButton onAnswer={onAnswer} />);
    await user.click(screen.getByRole('button', { name: 'Delete test' }));
    unmount();
    await waitFor(() => expect(onAnswer).toHaveBeenCalledExactlyOnceWith(false));
  });
});
