import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { getVisitSheet } from '#contract/visit-sheet/visit-sheet.endpoints.ts';
import { queryClient } from '#web/lib/api/query-client.ts';
import { keepTypedAhead } from '#web/lib/device/typed-ahead.ts';
import { fail } from '#web/testing/api-double.ts';
import { aVisitSheet } from '#web/testing/builders/visit-double.ts';
import { openToComplete } from '#web/testing/open-sheet.ts';

let stop = (): void => {};
beforeEach(() => {
  stop = keepTypedAhead();
});
afterEach(() => stop());

/** A page that is opened again, whose sheet loads when `load` is called. */
async function loading() {
  const opened = await openToComplete();
  cleanup();
  queryClient.clear();
  const loaded = Promise.withResolvers<boolean>();
  opened.api.on(getVisitSheet, async () =>
    (await loaded.promise) ? aVisitSheet(opened.visit) : fail(500, 'Broken.'),
  );
  await opened.again();
  await screen.findByRole('button', { name: 'Back' });
  return { ...opened, load: (isFound = true) => act(async () => loaded.resolve(isFound)) };
}

it('Alt+2 before the sheet is loaded focuses its part once loaded; keys typed meanwhile skip the note', async () => {
  const { user, load } = await loading();
  await user.keyboard('{Alt>}2{/Alt}pan 40 bd');
  await load();
  const row = await screen.findByLabelText<HTMLInputElement>('Add to the prescription');
  await waitFor(() => expect(document.activeElement).toBe(row));
  expect(screen.getByLabelText<HTMLTextAreaElement>('Complaint').value).toBe('');
});

it.each(['1', '3', '4', '5', '6'])('Alt+%s is not left to the browser', async (key) => {
  await loading();
  const event = new KeyboardEvent('keydown', {
    key,
    altKey: true,
    bubbles: true,
    cancelable: true,
  });
  act(() => void document.body.dispatchEvent(event));
  expect(event.defaultPrevented).toBe(true);
});

it('the focus stays where the person has gone meanwhile', async () => {
  const { user, load } = await loading();
  await user.keyboard('{Alt>}2{/Alt}');
  const back = screen.getByRole('button', { name: 'Back' });
  act(() => screen.getByLabelText('Complaint').focus());
  act(() => back.focus());
  await load();
  await screen.findByLabelText('Add to the prescription');
  expect(document.activeElement).toBe(back);
});

it.each(['a click', 'Tab'])(
  'the focus is not taken from the note where %s has gone to it',
  async (by) => {
    const { user, load } = await loading();
    act(() => (document.activeElement as HTMLElement).blur());
    await user.keyboard('{Alt>}2{/Alt}');
    const note = screen.getByLabelText<HTMLTextAreaElement>('Complaint');
    if (by === 'Tab') while (document.activeElement !== note) await user.tab();
    else await user.click(note);
    await user.keyboard('cou');
    await load();
    await screen.findByLabelText('Add to the prescription');
    await user.keyboard('gh');
    expect(note.value).toBe('cough');
  },
);

it('text typed meanwhile goes to the note where the sheet cannot be loaded', async () => {
  const { user, load } = await loading();
  await user.keyboard('{Alt>}2{/Alt}');
  await load(false);
  await screen.findByText('The visit sheet could not be loaded.');
  const note = screen.getByLabelText<HTMLTextAreaElement>('Complaint');
  act(() => note.focus());
  await user.keyboard('cough');
  expect(note.value).toBe('cough');
});
