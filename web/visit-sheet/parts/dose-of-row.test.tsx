import { waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { VISIT_SHEET_MESSAGES as M } from '#contract/visit-sheet/visit-sheet.messages.ts';
import { aDrug } from '#web/testing/builders/drugs.ts';
import { openUsedSheet } from '#web/testing/pages/used-sheet.ts';

describe('the visit sheet', () => {
  it('never takes an unsure dose by Enter alone, and keeps its words when it is chosen', async () => {
    const { user, region, bodies } = await openUsedSheet();
    await user.click(await region.findByRole('combobox', { name: 'Add to the prescription' }));
    await user.paste('pan 40 1 tab morning 2 tab morning 5d');
    const option = await region.findByRole('option', { name: /Pan 40 mg Tablet/ });
    expect(within(option).getByText(M.doseNotSure)).toBeTruthy();
    await user.keyboard('{Enter}');
    expect(region.queryByLabelText(/^Days of/)).toBeNull();
    await user.keyboard('{ArrowDown}{Enter}');
    const directions = await region.findByLabelText('Directions of Pan 40 mg Tablet');
    expect(directions).toHaveProperty('value', '1 tab morning 2 tab morning 5d');
    await waitFor(() =>
      expect(document.activeElement).toBe(region.getByLabelText('Per day of Pan 40 mg Tablet')),
    );
    const inRow = () => region.queryAllByText(M.doseNotSure);
    expect(inRow()).toHaveLength(1);
    expect(region.getByLabelText('Quantity of Pan 40 mg Tablet')).toHaveProperty('value', '5');
    expect(region.getByText('Ordered so far: 5, as 1 a day for 5 days.')).toBeTruthy();
    await user.keyboard('3');
    expect(region.getByLabelText('Days of Pan 40 mg Tablet')).toHaveProperty('value', '5');
    expect(region.getByLabelText('Quantity of Pan 40 mg Tablet')).toHaveProperty('value', '15');
    expect(inRow()).toEqual([]);
    await waitFor(() => expect(JSON.stringify(bodies().at(-1))).toContain('"quantity":15'));
  });

  it('names a dose that is not sure in the list', async () => {
    const { user, region } = await openUsedSheet();
    await user.click(await region.findByRole('combobox', { name: 'Add to the prescription' }));
    await user.paste('pan 40 1 tab morning 2 tab morning 5d');
    expect(await region.findByText(/^The dose is not sure. Choose the drug/)).toBeTruthy();
    expect(region.queryByText(/None fits exactly/)).toBeNull();
  });

  it.each([
    'Salbutamol 100 mcg Inhaler',
    'Clotrimazole 1% Cream 15 g',
    'Capsaicin 0.025% Cream 20 g',
    'Ambroxol 30 mg/5 ml Syrup 100 ml',
  ])('never counts %s by its doses', async (name) => {
    const packed = aDrug({ name, sellable_quantity: 100 });
    const { user, region } = await openUsedSheet({}, [packed]);
    await user.click(await region.findByRole('combobox', { name: 'Add to the prescription' }));
    await user.paste(name.split(' ')[0] ?? '');
    await region.findByRole('option', { name: new RegExp(name) });
    await user.keyboard('{Enter}');
    await user.type(await region.findByLabelText(`Days of ${name}`), '30');
    expect(region.getByLabelText(`Days of ${name}`)).toHaveProperty('value', '30');
    expect(region.getByLabelText(`Quantity of ${name}`)).toHaveProperty('value', '1');
  });

  it.each(['Vitamin E 400 mg Soft Gel Capsule', 'Vitamin E 400 mg Tablet for Oral Suspension'])(
    'counts %s by its doses',
    async (name) => {
      const { user, region } = await openUsedSheet({}, [aDrug({ name, sellable_quantity: 100 })]);
      await user.click(await region.findByRole('combobox', { name: 'Add to the prescription' }));
      await user.paste('vitamin e');
      await region.findByRole('option', { name: new RegExp(name) });
      await user.keyboard('{Enter}');
      await user.type(await region.findByLabelText(`Days of ${name}`), '30');
      expect(region.getByLabelText(`Quantity of ${name}`)).toHaveProperty('value', '30');
    },
  );
});
