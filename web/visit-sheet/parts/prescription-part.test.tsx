import { waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { VISIT_SHEET_MESSAGES as M } from '#contract/visit-sheet/visit-sheet.messages.ts';
import { aDrug } from '#web/testing/builders/drugs.ts';
import { aPharmacyOrder } from '#web/testing/builders/history.ts';
import { PAN } from '#web/testing/open-sheet.ts';
import { FEW, openUsedSheet } from '#web/testing/pages/used-sheet.ts';
import { expectAccessible } from '#web/testing/render-ui.tsx';

describe('the visit sheet', () => {
  it('adds a drug from one row of shorthand, and saves it by itself', async () => {
    const { user, region, bodies } = await openUsedSheet();
    const row = await region.findByRole('combobox', { name: 'Add to the prescription' });
    await user.click(row);
    await user.paste('pan 40 bd 5d');
    await region.findByText(/10 pieces/);
    await user.keyboard('{Enter}');
    expect(await region.findByLabelText('Days of Pan 40 mg Tablet')).toHaveProperty('value', '5');
    await waitFor(() => expect(bodies()).toHaveLength(1));
    expect(bodies()[0]).toMatchObject({
      version: 0,
      prescriptions: [{ orderId: null, items: [{ drug_id: PAN.id, quantity: 10 }] }],
    });
    expect(document.activeElement).toBe(row);
    await region.findByText('Saved');
    await expectAccessible();
  });

  it('keeps a row that the stock cannot fill, with the reason beside it', async () => {
    const { user, region, bodies } = await openUsedSheet();
    await user.click(await region.findByRole('combobox', { name: 'Add to the prescription' }));
    await user.paste('few 10 od 5d');
    await region.findByText(/5 pieces/);
    await user.keyboard('{Enter}');
    expect(await region.findByText(/Not ordered yet. Not enough in stock./)).toBeTruthy();
    await waitFor(() => expect(bodies()).toHaveLength(1));
    expect(bodies()[0]).toEqual({
      version: 0,
      held: [
        expect.objectContaining({
          typed: 'Few 10 mg Tablet',
          item: expect.objectContaining({ drug_id: FEW.id, quantity: 5 }),
        }),
      ],
    });
  });

  it('never takes a drug of another strength by Enter alone', async () => {
    const { user, region, bodies } = await openUsedSheet();
    await user.click(await region.findByRole('combobox', { name: 'Add to the prescription' }));
    await user.paste('pan 20 od 5d');
    const option = await region.findByRole('option', { name: /Pan 40 mg Tablet/ });
    expect(within(option).getByText(/40 mg, not 20/)).toBeTruthy();
    await user.keyboard('{Enter}');
    expect(region.queryByLabelText(/^Days of/)).toBeNull();
    await user.keyboard('{ArrowDown}{Enter}');
    expect(await region.findByLabelText('Days of Pan 40 mg Tablet')).toBeTruthy();
    await waitFor(() => expect(bodies()).toHaveLength(1));
  });

  it('adds a drug by its bare name without directions', async () => {
    const insulin = aDrug({ name: 'Insulin Glargine 100 IU/ml Cartridge', sellable_quantity: 9 });
    const { user, region } = await openUsedSheet({}, [insulin]);
    await user.click(await region.findByRole('combobox', { name: 'Add to the prescription' }));
    await user.paste('insulin');
    await region.findByRole('option', { name: /Insulin Glargine/ });
    await user.keyboard('{Enter}');
    const directions = await region.findByLabelText(/^Directions of Insulin/);
    expect(directions).toHaveProperty('value', '');
    expect(region.queryByText(M.doseNotSure)).toBeNull();
  });

  it('offers the drug that is used most first, below one of the written strength', async () => {
    const drugs = [20, 40].map((mg) => aDrug({ name: `Rabeprazole ${mg} mg Tablet` }));
    const { user, region } = await openUsedSheet({}, drugs);
    const strengths = () =>
      [...document.querySelectorAll('[role=option]')].map(
        ({ textContent }) => textContent.match(/\d+ mg/)?.[0],
      );
    await user.click(await region.findByLabelText('Add to the prescription'));
    await user.paste('rabeprazole');
    await waitFor(() => expect(strengths().slice(0, 2)).toEqual(['40 mg', '20 mg']));
    await user.paste(' 20');
    await waitFor(() => expect(strengths()[0]).toBe('20 mg'));
  });

  it('writes a drug that the clinic does not list for a pharmacy outside', async () => {
    const { user, region, bodies } = await openUsedSheet();
    await user.click(await region.findByRole('combobox', { name: 'Add to the prescription' }));
    await user.paste('telma 40 od 30 days');
    await region.findByText(/^From outside/);
    await user.keyboard('{Enter}');
    expect(region.queryByLabelText('From outside')).toBeNull();
    await user.keyboard('{ArrowDown}{Enter}');
    expect(await region.findByLabelText('From outside')).toBeTruthy();
    await waitFor(() => expect(bodies()).toHaveLength(1));
    expect(bodies()[0]?.prescriptions?.[0]?.prescription).toMatch(/telma 40.*30 days/i);
  });

  it('shows the orders that are billed, without fields', async () => {
    const billed = aPharmacyOrder({ status: 'billed' });
    const { region } = await openUsedSheet({ pharmacyOrders: [billed] });
    const list = within(await region.findByRole('list', { name: 'Ordered in this visit' }));
    expect(list.getAllByRole('listitem')).toHaveLength(1);
    expect(region.queryByLabelText(/^Days of/)).toBeNull();
  });
});
