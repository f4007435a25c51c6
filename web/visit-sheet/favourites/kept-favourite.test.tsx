import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { FAVOURITES_MESSAGES as M } from '#contract/visit-sheet/favourites/favourites.messages.ts';
import { aUser } from '#web/testing/builders/people.ts';

import { killPage } from '#web/testing/kill-page.ts';
import { aFavourite, type Opened, openDialog, openSheet } from '#web/testing/open-favourites.ts';

it('keeps an edit through a power cut, until it is left', async () => {
  const favourite = aFavourite();
  const as = aUser('doctor');
  const kept = () => Object.keys(localStorage).filter((key) => key.includes('.favourite.'));
  const edit = async (opened: Opened) => {
    const list = await openDialog(opened);
    await opened.user.click(await list.findByRole('button', { name: 'Edit /urti' }));
    const form = within(await screen.findByRole('dialog', { name: 'Edit /urti' }));
    return { form, advice: form.getByRole<HTMLTextAreaElement>('textbox', { name: 'Advice' }) };
  };
  const first = await openSheet([favourite], {}, { as });
  const { advice, form } = await edit(first);
  expect(form.queryByText(M.restored)).toBeNull();
  await first.user.type(advice, ', gargle');
  expect(kept()).toHaveLength(1);
  cleanup();

  const again = await openSheet([favourite], {}, { as, keepStorage: true });
  const found = await edit(again);
  expect(found.advice.value).toBe('Warm fluids, gargle');
  expect(found.form.getByText(M.restored)).toBeTruthy();
  await again.user.click(found.form.getByRole('button', { name: 'Back' }));
  const asked = await screen.findByRole('dialog', { name: 'Close without saving?' });
  await again.user.click(within(asked).getByText('Close'));
  await waitFor(() => expect(kept()).toEqual([]));
});

it('keeps the name of a new favourite through a power cut, until the dialog is closed', async () => {
  const as = aUser('doctor');
  const name = () => screen.findByRole('textbox', { name: 'Save this sheet as' });
  const first = await openSheet([], { advice: 'Rest' }, { as });
  await openDialog(first);
  await first.user.type(await name(), 'viral');
  killPage();

  const again = await openSheet([], { advice: 'Rest' }, { as, keepStorage: true });
  await openDialog(again);
  expect(await name()).toHaveProperty('value', 'viral');
  await again.user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await openDialog(again);
  expect(await name()).toHaveProperty('value', '');
});
