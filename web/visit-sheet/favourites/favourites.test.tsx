import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { listPatients } from '#contract/patients/patients.endpoints.ts';
import {
  createFavourite,
  editFavourite,
  listFavourites,
} from '#contract/visit-sheet/favourites/favourites.endpoints.ts';
import {
  FAVOURITES_MESSAGES as M,
  nameTaken,
} from '#contract/visit-sheet/favourites/favourites.messages.ts';
import { fail } from '#web/testing/api-double.ts';
import { anId } from '#web/testing/builders/people.ts';
import { aFavourite, drugRow, openDialog, openSheet, PAN } from '#web/testing/open-favourites.ts';
import { expectAccessible } from '#web/testing/render-ui.tsx';

describe('/name in a field of the sheet', () => {
  it.each(['Add to the prescription', 'Diagnosis', 'Add a lab test'])(
    'inserts all rows from “%s” in one act, with Undo',
    async (label) => {
      const { user, region } = await openSheet([aFavourite({ name: 'Other' }), aFavourite()]);
      await user.click(await region.findByRole('combobox', { name: label }));
      await user.paste('/ur');
      expect(await region.findByRole('option', { name: /^\/urti/ })).toBeTruthy();
      await user.keyboard('{Enter}');
      expect(await region.findByLabelText('Days of Pan 40 mg Tablet')).toHaveProperty('value', '5');
      expect(region.getByText(/Not ordered yet. Not enough in stock./)).toBeTruthy();
      expect(region.getByText('URTI')).toBeTruthy();
      expect(region.getByLabelText('Advice')).toHaveProperty('value', 'Warm fluids');
      expect(region.getByRole('button', { name: 'Remove CBC' })).toBeTruthy();
      expect(region.getByRole('combobox', { name: label })).toHaveProperty('value', '');
      const said =
        /^\/urti: 2 drugs, 1 test, 1 diagnosis, advice, follow-up\. Not enough in stock: Few/;
      expect(await screen.findByText(said)).toBeTruthy();
      await user.click(screen.getByRole('button', { name: 'Undo' }));
      expect(region.queryByLabelText(/^Days of/)).toBeNull();
      expect(region.queryByText('URTI')).toBeNull();
      expect(region.getByLabelText('Advice')).toHaveProperty('value', '');
    },
  );

  it('that fits none inserts nothing', async () => {
    const { user, region } = await openSheet([aFavourite()]);
    await user.click(await region.findByRole('combobox', { name: 'Diagnosis' }));
    await user.paste('/cold');
    expect(await region.findByText('No favourite of this name.')).toBeTruthy();
    await user.keyboard('{Enter}');
    expect(region.queryByRole('list', { name: 'Diagnoses' })).toBeNull();
    expect(region.getByRole('combobox', { name: 'Diagnosis' })).toHaveProperty('value', '/cold');
  });

  it('leaves the diagnoses and advice of a closed note', async () => {
    const { user, region } = await openSheet([aFavourite()], { closed: true, advice: 'Rest' });
    await user.click(await region.findByRole('combobox', { name: 'Add to the prescription' }));
    await user.paste('/urti');
    await region.findByRole('option', { name: /^\/urti/ });
    await user.keyboard('{Enter}');
    expect(await region.findByLabelText('Days of Pan 40 mg Tablet')).toBeTruthy();
    expect(await screen.findByText(/The note is closed: its diagnoses/)).toBeTruthy();
    expect(region.queryByText('URTI')).toBeNull();
  });

  it('prefers the exact name', async () => {
    const mine = aFavourite({ name: 'uti', drugs: [], diagnoses: ['UTI'] });
    const { user, region } = await openSheet([aFavourite({ name: 'uti-child' }), mine]);
    await user.click(await region.findByRole('combobox', { name: 'Diagnosis' }));
    await user.paste('/UTI');
    await region.findByRole('option', { name: /^\/uti-child/ });
    await user.keyboard('{Enter}');
    expect(await region.findByText('UTI')).toBeTruthy();
  });
});

describe('the dialog', () => {
  it('saves the sheet under a name', async () => {
    const opened = await openSheet([], { diagnoses: ['URTI'], advice: 'Rest' });
    const { user, api } = opened;
    const dialog = await openDialog(opened);
    await dialog.findByText('No favourites yet.');
    await user.type(dialog.getByRole('textbox', { name: 'Save this sheet as' }), '/urti');
    await user.click(dialog.getByRole('radio', { name: 'All doctors of the clinic' }));
    await expectAccessible();
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(api.requests(createFavourite)).toHaveLength(1));
    expect(api.requests(createFavourite)[0]?.body).toMatchObject({
      ...{ name: 'urti', shared: true, diagnoses: ['URTI'], advice: 'Rest', drugs: [] },
    });
    expect(await screen.findByText('Saved. Type /urti in the sheet to insert it.')).toBeTruthy();
  });

  it('keeps the typed name after a refusal, with the reason', async () => {
    const opened = await openSheet([], { diagnoses: ['URTI'] });
    const { user, api } = opened;
    api.on(createFavourite, fail(409, nameTaken('urti', false)));
    const dialog = await openDialog(opened);
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('A favourite needs a name.')).toBeTruthy();
    const field = dialog.getByRole('textbox', { name: 'Save this sheet as' });
    await user.type(field, 'urti{Enter}');
    expect(await dialog.findByText(nameTaken('urti', false))).toBeTruthy();
    expect(field).toHaveProperty('value', 'urti');
  });

  it('replaces a favourite of the name, with Undo', async () => {
    const before = aFavourite({ version: 3 });
    const opened = await openSheet([before], { diagnoses: ['Fever'] });
    const { user, api } = opened;
    const dialog = await openDialog(opened);
    await user.type(dialog.getByRole('textbox', { name: 'Save this sheet as' }), 'URTI');
    await user.click(await dialog.findByRole('button', { name: 'Replace /urti' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(api.requests(editFavourite)).toHaveLength(2));
    const [replaced, undone] = api.requests(editFavourite);
    expect(replaced?.body).toMatchObject({ version: 3, diagnoses: ['Fever'] });
    expect(undone?.body).toMatchObject({ version: 4, name: 'urti', diagnoses: ['URTI'] });
  });

  it('deletes a favourite, with Undo', async () => {
    const opened = await openSheet([aFavourite()]);
    const { user } = opened;
    const dialog = await openDialog(opened);
    await user.click(await dialog.findByRole('button', { name: 'Delete /urti' }));
    expect(await dialog.findByText('No favourites yet.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await dialog.findByRole('button', { name: 'Edit /urti' })).toBeTruthy();
  });

  it('edits all rows, and shows what was renamed or deleted since', async () => {
    const gone = { id: anId(), name: 'Azee 500 mg Tablet' };
    const renamed = drugRow({ ...PAN, name: 'Pan 20 mg Tablet' }, PAN.name);
    const drugs = [renamed, drugRow(gone, null)];
    const opened = await openSheet([aFavourite({ drugs })]);
    const { user, api } = opened;
    const list = await openDialog(opened);
    const said = [/Pan 20 mg Tablet is now called Pan 40/, /Azee 500 mg Tablet is no longer in/];
    for (const text of said) expect(await list.findByText(text)).toBeTruthy();
    await user.click(list.getByRole('button', { name: 'Edit /urti' }));
    const form = within(await screen.findByRole('dialog', { name: 'Edit /urti' }));
    for (const text of said) expect(form.getByText(text)).toBeTruthy();
    await expectAccessible();
    await user.click(form.getByRole('button', { name: 'Take Pan 40 mg Tablet' }));
    await user.clear(form.getByRole('textbox', { name: 'Name' }));
    await user.type(form.getByRole('textbox', { name: 'Name' }), 'throat');
    await user.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(api.requests(editFavourite)).toHaveLength(1));
    const body = api.requests(editFavourite)[0]?.body;
    expect(body).toMatchObject({ name: 'throat', version: 1, followUpDays: 5 });
    expect(body?.drugs.map(({ name }) => name)).toEqual([PAN.name, gone.name]);
  });

  it('inserts a favourite, and closes', async () => {
    const opened = await openSheet([aFavourite()]);
    const { user, region } = opened;
    const dialog = await openDialog(opened);
    await user.click(await dialog.findByRole('button', { name: 'Insert /urti' }));
    expect(await region.findByLabelText('Days of Pan 40 mg Tablet')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('replaces a colleague’s newer version only when it is saved again', async () => {
    const opened = await openSheet([aFavourite()]);
    const { user, api } = opened;
    const list = await openDialog(opened);
    await user.click(await list.findByRole('button', { name: 'Edit /urti' }));
    const form = within(await screen.findByRole('dialog', { name: 'Edit /urti' }));
    const current = aFavourite({ version: 7 });
    api.on(editFavourite, fail(409, M.changedMeanwhile, { current }));
    await user.type(form.getByRole('textbox', { name: 'Advice' }), ' and rest');
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await form.findByText(`${M.changedMeanwhile} ${M.saveAgain}`)).toBeTruthy();
    api.on(editFavourite, current);
    await user.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(api.requests(editFavourite)).toHaveLength(2));
    expect(api.requests(editFavourite)[1]?.body).toMatchObject({
      ...{ version: 7, advice: 'Warm fluids and rest' },
    });
  });

  it('stays open when Escape closes the list of usual directions', async () => {
    const opened = await openSheet([aFavourite()]);
    const { user } = opened;
    const list = await openDialog(opened);
    await user.click(await list.findByRole('button', { name: 'Edit /urti' }));
    const form = within(await screen.findByRole('dialog', { name: 'Edit /urti' }));
    const directions = form.getByLabelText('Directions of Pan 40 mg Tablet');
    await user.type(directions, ' ');
    await user.tab();
    // Loads the question.
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1));
    await user.type(directions, ' ');
    expect(form.getByRole('listbox', { name: 'Usual directions' })).toBeTruthy();
    await user.keyboard('{Escape}');
    expect(form.queryByRole('listbox', { name: 'Usual directions' })).toBeNull();
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    await user.keyboard('{Escape}');
    expect(await screen.findByText('Close without saving?')).toBeTruthy();
  });

  it('keeps the edit of a favourite that was deleted meanwhile, as a new one', async () => {
    const opened = await openSheet([aFavourite()]);
    const { user, api } = opened;
    const list = await openDialog(opened);
    await user.click(await list.findByRole('button', { name: 'Edit /urti' }));
    const form = within(await screen.findByRole('dialog', { name: 'Edit /urti' }));
    api.on(editFavourite, fail(404, 'Not found.'));
    api.on(listFavourites, []);
    await user.type(form.getByRole('textbox', { name: 'Advice' }), ' and rest');
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await form.findByText(M.deletedMeanwhile)).toBeTruthy();
    await user.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(api.requests(createFavourite)).toHaveLength(1));
    expect(api.requests(createFavourite)[0]?.body).toMatchObject({
      ...{ name: 'urti', advice: 'Warm fluids and rest' },
    });
  });

  it('opens from the palette', async () => {
    const { user, api } = await openSheet([aFavourite()]);
    api.on(listPatients, { patients: [], totalCount: 0, totalPages: 1, currentPage: 1 });
    await user.keyboard('{Control>}k{/Control}');
    const field = await screen.findByRole('combobox', {
      name: 'Patient, screen or action',
    });
    await user.type(field, 'favou');
    await screen.findByRole('option', { name: 'Favourites', selected: true });
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('dialog', { name: 'Favourites' })).toBeTruthy();
  });
});
