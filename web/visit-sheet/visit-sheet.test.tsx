import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { addDays } from '#contract/kernel/dates.ts';
import { listLabTests, listUsedLabTests } from '#contract/lab/tests/lab-tests.endpoints.ts';
import { listDrugs, listUsedDrugs } from '#contract/pharmacy/drugs.endpoints.ts';
import {
  getVisitSheet,
  listDiagnoses,
  saveVisitSheet,
} from '#contract/visit-sheet/visit-sheet.endpoints.ts';
import { VISIT_SHEET_MESSAGES as M } from '#contract/visit-sheet/visit-sheet.messages.ts';
import type { VisitSheet } from '#contract/visit-sheet/visit-sheet.ts';
import { clinicToday } from '#web/lib/clinic-time.ts';
import { aDrug } from '#web/testing/builders/drugs.ts';
import { aPharmacyOrder } from '#web/testing/builders/history.ts';
import { aLabTest } from '#web/testing/builders/lab-tests.ts';
import { aUser } from '#web/testing/builders/people.ts';
import { aVisitSheet, visitDouble } from '#web/testing/builders/visit-double.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { expectAccessible } from '#web/testing/render-ui.tsx';

const DOCTOR = aUser('doctor');
const PAN = aDrug({ name: 'Pan 40 mg Tablet', quantity_in_stock: 100, sellable_quantity: 100 });
const FEW = aDrug({ name: 'Few 10 mg Tablet', quantity_in_stock: 2, sellable_quantity: 2 });
// The last one is ordered most.
const TESTS = [aLabTest({ name: 'CBC' }), aLabTest({ name: 'CBNAAT' })];

async function openSheet(changes: Partial<VisitSheet> = {}, drugs = [PAN, FEW]) {
  const double = visitDouble({ status: 'consulting' });
  const { api, visit } = double;
  let sheet = aVisitSheet(visit, changes);
  api.on(getVisitSheet, () => sheet);
  api.on(listDrugs, drugs);
  // The last one is prescribed most.
  api.on(listUsedDrugs, [{ drug_id: drugs.at(-1)!.id, uses: 9 }]);
  api.on(listLabTests, TESTS);
  api.on(listUsedLabTests, [{ test_id: TESTS[1]!.id, uses: 9 }]);
  api.on(listDiagnoses, [{ name: 'Acute tonsillitis', uses: 3 }]);
  api.on(saveVisitSheet, ({ body: { version, prescriptions, tests, held, ...own } }) => {
    const { diagnoses = sheet.diagnoses, advice = sheet.advice } = own;
    const { followUpOn = sheet.followUpOn } = own;
    const kept = { diagnoses, advice, followUpOn, held: held ?? sheet.held };
    sheet = { ...sheet, ...kept, version: sheet.version + 1 };
    const [prescription] = prescriptions ?? [];
    if (!prescription) return sheet;
    const medications = prescription.items.map((item) => ({
      ...aPharmacyOrder().medications[0]!,
      ...{ ...item, directions_to_use: item.directions_to_use ?? '', ai_run_id: null },
      name: [PAN, FEW].find(({ id }) => id === item.drug_id)?.name ?? '',
    }));
    const order = aPharmacyOrder({
      ...{ status: 'pending', billId: null, medications, overrides: [] },
      prescription_for_unavailable_drugs: prescription.prescription,
    });
    sheet = { ...sheet, pharmacyOrders: [order] };
    return sheet;
  });
  const view = await renderApp(`/edit-complaint/${visit.id}`, { as: DOCTOR, api });
  const region = within(await screen.findByRole('region', { name: 'Visit sheet' }));
  const bodies = () => api.requests(saveVisitSheet).map(({ body }) => body);
  return { ...view, ...double, region, bodies };
}

describe('the visit sheet', () => {
  it('adds a drug from one row of shorthand, and saves it by itself', async () => {
    const { user, region, bodies } = await openSheet();
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
    const { user, region, bodies } = await openSheet();
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
    const { user, region, bodies } = await openSheet();
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

  it('never takes a dose that is not sure by Enter alone, and keeps its words when it is chosen', async () => {
    const { user, region, bodies } = await openSheet();
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
    const { user, region } = await openSheet();
    await user.click(await region.findByRole('combobox', { name: 'Add to the prescription' }));
    await user.paste('pan 40 1 tab morning 2 tab morning 5d');
    expect(await region.findByText(/^The dose is not sure. Choose the drug/)).toBeTruthy();
    expect(region.queryByText(/None fits exactly/)).toBeNull();
  });

  it('adds a drug by its bare name without directions', async () => {
    const insulin = aDrug({ name: 'Insulin Glargine 100 IU/ml Cartridge', sellable_quantity: 9 });
    const { user, region } = await openSheet({}, [insulin]);
    await user.click(await region.findByRole('combobox', { name: 'Add to the prescription' }));
    await user.paste('insulin');
    await region.findByRole('option', { name: /Insulin Glargine/ });
    await user.keyboard('{Enter}');
    const directions = await region.findByLabelText(/^Directions of Insulin/);
    expect(directions).toHaveProperty('value', '');
    expect(region.queryByText(M.doseNotSure)).toBeNull();
  });

  it.each([
    'Salbutamol 100 mcg Inhaler',
    'Clotrimazole 1% Cream 15 g',
    'Capsaicin 0.025% Cream 20 g',
    'Ambroxol 30 mg/5 ml Syrup 100 ml',
  ])('never counts %s by its doses', async (name) => {
    const packed = aDrug({ name, sellable_quantity: 100 });
    const { user, region } = await openSheet({}, [packed]);
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
      const { user, region } = await openSheet({}, [aDrug({ name, sellable_quantity: 100 })]);
      await user.click(await region.findByRole('combobox', { name: 'Add to the prescription' }));
      await user.paste('vitamin e');
      await region.findByRole('option', { name: new RegExp(name) });
      await user.keyboard('{Enter}');
      await user.type(await region.findByLabelText(`Days of ${name}`), '30');
      expect(region.getByLabelText(`Quantity of ${name}`)).toHaveProperty('value', '30');
    },
  );

  it('offers the drug that is used most first, below one of the written strength', async () => {
    const drugs = [20, 40].map((mg) => aDrug({ name: `Rabeprazole ${mg} mg Tablet` }));
    const { user, region } = await openSheet({}, drugs);
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

  it('offers the lab test that is ordered most first', async () => {
    const { user, region } = await openSheet();
    await user.click(await region.findByRole('combobox', { name: 'Add a lab test' }));
    await user.paste('cb');
    await waitFor(() => expect(region.getAllByRole('option')[0]?.textContent).toMatch(/^CBNAAT/));
    expect(region.getAllByRole('option')[1]?.textContent).toMatch(/^CBC/);
  });

  it('prints the paper of the visit by Ctrl+P', async () => {
    const print = vi.fn();
    vi.stubGlobal('print', print);
    const { user, region } = await openSheet({
      ...{ diagnoses: ['Anaemia'], advice: 'Rest', followUpOn: '2099-01-31' },
      doctor: { name: 'Dr. Rao', qualification: 'MBBS', registration: 'KMC 1' },
    });
    await user.click(await region.findByRole('combobox', { name: 'Add to the prescription' }));
    await user.paste('pan 40 bd 5d');
    await region.findByText(/10 pieces/);
    await user.keyboard('{Enter}');
    await region.findByLabelText('Days of Pan 40 mg Tablet');
    await user.keyboard('{Control>}p{/Control}');
    const paper = within(await screen.findByRole('article', { name: /^Paper of the visit/ }));
    for (const text of [
      'PANTOPRAZOLE 40 mg (Pan 40 mg Tablet)',
      /for 5 days/,
      'Anaemia',
      'Rest',
      '31 Jan 2099',
      'Reg. No. KMC 1',
    ]) {
      expect(paper.getByText(text)).toBeTruthy();
    }
    await waitFor(() => expect(print).toHaveBeenCalledOnce());
    await expectAccessible();
  });

  it('takes a row that is typed and not entered yet onto the paper, also from another field', async () => {
    vi.stubGlobal('print', vi.fn());
    const { user, region } = await openSheet();
    await user.click(await region.findByLabelText('Add to the prescription'));
    await user.paste('pan 40 bd 5d');
    await region.findByText(/10 pieces/);
    await user.click(await region.findByLabelText('Advice'));
    await user.keyboard('{Control>}p{/Control}');
    expect(await screen.findByText('PANTOPRAZOLE 40 mg (Pan 40 mg Tablet)')).toBeTruthy();
    expect(region.getByLabelText('Days of Pan 40 mg Tablet')).toHaveProperty('value', '5');
  });

  it('writes a drug that the clinic does not list for a pharmacy outside', async () => {
    const { user, region, bodies } = await openSheet();
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

  it('takes a diagnosis as typed, or one that the clinic has used', async () => {
    const { user, region, bodies } = await openSheet();
    await user.click(await region.findByRole('combobox', { name: 'Diagnosis' }));
    await user.paste('Anaemia');
    await user.keyboard('{Enter}');
    await user.paste('ton');
    await region.findByRole('option', { name: 'Acute tonsillitis' });
    await user.keyboard('{ArrowDown}{Enter}');
    await waitFor(() =>
      expect(bodies().at(-1)?.diagnoses).toEqual(['Anaemia', 'Acute tonsillitis']),
    );
    await user.click(region.getByRole('button', { name: 'Remove Anaemia' }));
    await waitFor(() => expect(bodies().at(-1)?.diagnoses).toEqual(['Acute tonsillitis']));
  });

  it('saves advice and the day of the follow-up', async () => {
    const { user, region, bodies } = await openSheet();
    await user.click(await region.findByLabelText('Advice'));
    await user.paste('Warm fluids');
    await user.click(region.getByRole('button', { name: '5 days' }));
    await waitFor(() =>
      expect(Object.assign({}, ...bodies())).toMatchObject({
        advice: 'Warm fluids',
        followUpOn: addDays(clinicToday(), 5),
      }),
    );
  });

  it('shows the orders that are billed, without fields', async () => {
    const billed = aPharmacyOrder({ status: 'billed' });
    const { region } = await openSheet({ pharmacyOrders: [billed] });
    const list = within(await region.findByRole('list', { name: 'Ordered in this visit' }));
    expect(list.getAllByRole('listitem')).toHaveLength(1);
    expect(region.queryByLabelText(/^Days of/)).toBeNull();
  });
});
