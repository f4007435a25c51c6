import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import {
  createFavourite,
  editFavourite,
} from '#contract/visit-sheet/favourites/favourites.endpoints.ts';
import {
  notFinished,
  notInFavourite,
} from '#contract/visit-sheet/favourites/favourites.messages.ts';
import {
  aFavourite,
  type Opened,
  openDialog,
  openSheet,
  PAN,
} from '#web/testing/open-favourites.ts';

/** Types a row of the prescription, and waits until it is read. */
async function type({ user, region }: Opened, text: string, read: RegExp) {
  await user.click(await region.findByLabelText('Add to the prescription'));
  await user.paste(text);
  await region.findByText(read);
}

const saved = ({ api }: Opened) => api.requests(createFavourite).map(({ body }) => body);

it('the key of the favourites takes the row being typed, as Enter does', async () => {
  const opened = await openSheet([]);
  await type(opened, 'pan 40 od 5d', /5 pieces/);
  await opened.user.keyboard('{Alt>}7{/Alt}');
  const name = await screen.findByRole('textbox', { name: 'Save this sheet as' });
  await opened.user.type(name, 'acid{Enter}');
  await waitFor(() => expect(saved(opened)).toHaveLength(1));
  expect(saved(opened)[0]?.drugs).toMatchObject([{ name: PAN.name, numberOfDays: 5 }]);
});

it('inserts no favourite whose name is only begun, by a key other than Enter', async () => {
  const opened = await openSheet([aFavourite()]);
  const { user, region } = opened;
  await user.click(await region.findByLabelText('Add to the prescription'));
  await user.paste('/');
  await region.findByRole('option', { name: /^\/urti/ });
  await user.keyboard('{Alt>}7{/Alt}');
  expect(await screen.findByRole('dialog', { name: 'Favourites' })).toBeTruthy();
  expect(region.queryByLabelText('Days of Pan 40 mg Tablet')).toBeNull();
  expect(region.getByLabelText('Add to the prescription')).toHaveProperty('value', '/');
});

it('asks once before a typed text is left out of a favourite', async () => {
  const opened = await openSheet([], { diagnoses: ['URTI'] });
  await type(opened, 'pan 40 od 5d', /5 pieces/);
  const dialog = await openDialog(opened);
  const name = dialog.getByRole('textbox', { name: 'Save this sheet as' });
  await opened.user.type(name, 'acid{Enter}');
  expect(await dialog.findByText(notInFavourite(['pan 40 od 5d']))).toBeTruthy();
  expect(saved(opened)).toEqual([]);
  await opened.user.type(name, '{Enter}');
  await waitFor(() => expect(saved(opened)).toHaveLength(1));
  expect(dialog.queryByText(notInFavourite(['pan 40 od 5d']))).toBeNull();
});

it('saves no row whose days are still asked for, nor one without a number', async () => {
  const opened = await openSheet([]);
  const { user, region } = opened;
  await type(opened, 'pan 40', /40 mg/);
  await user.keyboard('{Enter}');
  const days = await region.findByLabelText('Days of Pan 40 mg Tablet');
  const refuse = async () => {
    const dialog = await openDialog(opened);
    const name = dialog.getByRole('textbox', { name: 'Save this sheet as' });
    await user.clear(name);
    await user.type(name, 'acid{Enter}{Enter}');
    expect(await dialog.findByText(notFinished([PAN.name]))).toBeTruthy();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  };
  await refuse();
  await user.clear(days);
  await refuse();
  expect(saved(opened)).toEqual([]);
  await user.type(days, '5');
  const dialog = await openDialog(opened);
  await user.type(dialog.getByRole('textbox', { name: 'Save this sheet as' }), 'acid{Enter}');
  await waitFor(() => expect(saved(opened)[0]?.drugs).toMatchObject([{ numberOfDays: 5 }]));
});

it('changes no favourite to a row without a number', async () => {
  const opened = await openSheet([aFavourite()]);
  const { user, api } = opened;
  const list = await openDialog(opened);
  await user.click(await list.findByRole('button', { name: 'Edit /urti' }));
  const form = within(await screen.findByRole('dialog', { name: 'Edit /urti' }));
  await user.clear(form.getByLabelText('Days of Pan 40 mg Tablet'));
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByText(notFinished([PAN.name]))).toBeTruthy();
  expect(api.requests(editFavourite)).toEqual([]);
});
