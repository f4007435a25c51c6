import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { renderUi } from '#web/testing/render-ui.tsx';
import { askToConfirm } from '../confirm/confirm-store.ts';
import { Dialog } from './dialog.tsx';

const WAIVE = { title: 'Waive it?', message: 'Nothing is collected.', confirmLabel: 'Waive' };

/** A row with its dialog; `isGone` removes the row when the dialog closes, as a payment does. */
function Row({ isGone }: { isGone: boolean }) {
  const [isOpen, setIsOpen] = useState(false);
  const [isListed, setIsListed] = useState(true);
  const close = () => {
    setIsOpen(false);
    setIsListed(!isGone);
  };
  return (
    <>
      <main id="main" tabIndex={-1}>
        {isListed && (
          <button type="button" onClick={() => setIsOpen(true)}>
            Take payment
          </button>
        )}
      </main>
      {isOpen && (
        <Dialog title="Payment" onClose={close}>
          <input aria-label="Amount" />
          <button type="button" onClick={() => void askToConfirm(WAIVE)}>
            Waive
          </button>
        </Dialog>
      )}
    </>
  );
}

async function openAndClose(isGone: boolean): Promise<void> {
  const { user } = renderUi(<Row isGone={isGone} />);
  await user.click(screen.getByRole('button', { name: 'Take payment' }));
  await user.click(await screen.findByLabelText('Amount'));
  await user.click(screen.getByRole('button', { name: 'Close' }));
}

it('returns the focus to the button that opened it', async () => {
  await openAndClose(false);
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Take payment' })),
  );
});

it('leaves the focus on the page when the row of that button has gone', async () => {
  await openAndClose(true);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
});

it('keeps a dialog and its text when Escape closes the question above', async () => {
  const { user } = renderUi(<Row isGone={false} />);
  await user.click(screen.getByRole('button', { name: 'Take payment' }));
  await user.type(await screen.findByLabelText('Amount'), '250');
  await user.click(screen.getByRole('button', { name: 'Waive' }));
  await screen.findByRole('dialog', { name: 'Waive it?' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Waive it?' })).toBeNull());
  expect(screen.getByLabelText('Amount')).toHaveProperty('value', '250');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByLabelText('Amount')).toBeNull());
});
