import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { DRUG_MESSAGES } from '#contract/pharmacy/drug.messages.ts';
import {
  deleteAllDrugs,
  deleteDrug,
  importDefaultDrugs,
  undoDeleteAllDrugs,
} from '#contract/pharmacy/drugs.endpoints.ts';
import { fail, failWithText } from '#web/testing/api-double.ts';
import { aDrug } from '#web/testing/builders/drugs.ts';
import { openInventory } from '#web/testing/open-inventory.ts';
import { said } from '#web/testing/said.ts';

describe('deleting', () => {
  it('confirms with the drug’s name, and shows the result', async () => {
    const drug = aDrug({ name: 'Dolo 650' });
    const { user, api } = await openInventory([drug], (double) =>
      double.on(deleteDrug, { message: 'Dolo 650 was deleted.' }),
    );
    await user.click(await screen.findByRole('button', { name: 'Delete Dolo 650' }));
    const dialog = await screen.findByRole('dialog', { name: 'Confirm Deletion' });
    expect(dialog.textContent).toContain('Are you sure you want to delete Dolo 650?');
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(api.requests(deleteDrug)).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'Delete Dolo 650' }));
    const again = within(await screen.findByRole('dialog', { name: 'Confirm Deletion' }));
    await user.click(again.getByRole('button', { name: 'Delete' }));
    await said('Dolo 650 was deleted.');
    expect(api.requests(deleteDrug)[0]?.params).toEqual({ id: drug.id });
  });

  it('offers to undo the deletion of all drugs, and shows why it is refused', async () => {
    const deleted_at = '2026-11-21T06:00:00.000Z';
    const { user, api } = await openInventory([aDrug({ name: 'Dolo 650' })], (double) => {
      double.on(deleteAllDrugs, { message: '1 drug was deleted.', deleted_at });
      double.on(undoDeleteAllDrugs, { message: '1 drug was restored.' });
    });
    // The newest message comes last.
    const undo = () => user.click(screen.getAllByRole('button', { name: 'Undo' }).at(-1)!);
    const removeAll = async () => {
      await user.click(await screen.findByRole('button', { name: 'Delete All Drugs' }));
      const dialog = await screen.findByRole('dialog', { name: 'Confirm Deletion of All Drugs' });
      expect(dialog.textContent).toContain(DRUG_MESSAGES.confirmDeleteAll);
      await user.click(within(dialog).getByRole('button', { name: 'Delete all' }));
      await said('1 drug was deleted.');
      await undo();
    };
    await removeAll();
    await said('1 drug was restored.');
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    expect(api.requests(undoDeleteAllDrugs)[0]?.body).toEqual({ deleted_at });
    api.on(undoDeleteAllDrugs, fail(409, DRUG_MESSAGES.restoreTooLate));
    await removeAll();
    await said(DRUG_MESSAGES.restoreTooLate);
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    api.on(undoDeleteAllDrugs, failWithText(502, ''));
    await removeAll();
    await said(DRUG_MESSAGES.restoreFailed);
    api.on(undoDeleteAllDrugs, { message: '1 drug was restored.' });
    await undo();
    await said('1 drug was restored.');
  });

  it('offers no undo when no drug was deleted', async () => {
    const { user } = await openInventory([aDrug({ name: 'Dolo 650' })], (double) =>
      double.on(deleteAllDrugs, { message: '0 drugs were deleted.', deleted_at: null }),
    );
    await user.click(await screen.findByRole('button', { name: 'Delete All Drugs' }));
    await user.click(await screen.findByRole('button', { name: 'Delete all' }));
    await said('0 drugs were deleted.');
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it.each([
    ['Delete Dolo 650', 'Delete', deleteDrug, 'Failed to delete drug'],
    ['Delete All Drugs', 'Delete all', deleteAllDrugs, 'Failed to delete all drugs'],
    ['Add Default Medications', 'Add', importDefaultDrugs, 'Failed to import default medications'],
  ] as const)('%s confirms, and shows when it failed', async (button, sure, endpoint, message) => {
    const { user, api } = await openInventory([aDrug({ name: 'Dolo 650' })], (double) =>
      double.on(endpoint, failWithText(502, '')),
    );
    await user.click(await screen.findByRole('button', { name: button }));
    await user.click(await screen.findByRole('button', { name: sure }));
    await said(message);
    expect(api.requests(endpoint)).toHaveLength(1);
  });
});
