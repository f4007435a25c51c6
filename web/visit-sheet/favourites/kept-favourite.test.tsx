import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { editFavourite } from '#contract/visit-sheet/favourites/favourites.endpoints.ts';
import {
  FAVOURITES_MESSAGES as M,
  notInFavourite,
} from '#contract/visit-sheet/favourites/favourites.messages.ts';
import { aUser } from '#web/testing/builders/people.ts';
import { killPage } from '#web/testing/kill-page.ts';
import {
  aFavourite,
  drugRow,
  type Opened,
  openDialog,
  openSheet,
  PAN,
} from '#web/testing/open-favourites.ts';

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

describe('rows that are pasted into a favourite', () => {
  const paste = async (text: string) => {
    const favourite = aFavourite({ drugs: [drugRow(PAN)] });
    const opened = await openSheet([favourite]);
    const list = await openDialog(opened);
    await opened.user.click(await list.findByRole('button', { name: 'Edit /urti' }));
    const form = within(await screen.findByRole('dialog', { name: 'Edit /urti' }));
    const row = await form.findByLabelText('Add to the prescription');
    await opened.user.click(row);
    await opened.user.paste(text);
    const saved = () => opened.api.requests(editFavourite);
    return { ...opened, form, row, saved };
  };

  type Pasted = Awaited<ReturnType<typeof paste>>;

  it('stay apart: Enter takes one, and brings the next', async () => {
    const { user, form, row, saved } = await paste('few 10 od 5d\nxyz 5 od 3d');
    expect(row).toHaveProperty('value', 'few 10 od 5d');
    await form.findByText(/5 pieces/);
    await user.keyboard('{Enter}');
    expect(await form.findByLabelText('Days of Few 10 mg Tablet')).toHaveProperty('value', '5');
    expect(row).toHaveProperty('value', 'xyz 5 od 3d');
    await user.click(form.getByRole('button', { name: 'Save' }));
    await form.findByText(notInFavourite(['xyz 5 od 3d']));
    expect(saved()).toEqual([]);
    await user.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(saved()).toHaveLength(1));
    expect(Object.keys(localStorage).filter((key) => key.includes('.favourite'))).toEqual([]);
  });

  it.each([
    ['cleared', async ({ user, row }: Pasted) => user.clear(row)],
    ['taken', async ({ user }: Pasted) => user.keyboard('{ArrowDown}{Enter}')],
  ])('with a question are saved as soon as they are %s', async (_, settle) => {
    const pasted = await paste('xyz 5 od 3d');
    const { user, form, row, saved } = pasted;
    await form.findByText(/^From outside: /);
    await user.click(form.getByRole('button', { name: 'Save' }));
    await form.findByText(notInFavourite(['xyz 5 od 3d']));
    await user.click(row);
    await settle(pasted);
    await waitFor(() => expect(row).toHaveProperty('value', ''));
    await user.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(saved()).toHaveLength(1));
  });

  it('are taken by a bare name', async () => {
    const { user, form } = await paste('few');
    await form.findByRole('option', { name: /Few 10 mg Tablet/ });
    await user.keyboard('{Enter}');
    expect(await form.findByLabelText('Days of Few 10 mg Tablet')).toBeTruthy();
  });

  it('are never taken with a dose that is not sure', async () => {
    const { user, form, row } = await paste('few 10 1 tab morning 2 tab morning 5d');
    await form.findByRole('option', { name: /Few 10 mg Tablet/ });
    await user.keyboard('{ArrowDown}{Enter}');
    expect(form.queryByLabelText('Days of Few 10 mg Tablet')).toBeNull();
    expect(row).toHaveProperty('value', 'few 10 1 tab morning 2 tab morning 5d');
  });
});
