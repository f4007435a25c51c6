import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { renderUi } from '#web/testing/render-ui.tsx';
import { Dialog } from './dialog.tsx';

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
