import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { listDrugs } from '#contract/pharmacy/drugs.endpoints.ts';
import { getPatientChecks } from '#contract/pharmacy/pharmacy-orders.endpoints.ts';
import type { PatientChecks } from '#contract/safety/warning.ts';
import { getVisitSheet, saveVisitSheet } from '#contract/visit-sheet/visit-sheet.endpoints.ts';
import { aDrug } from '#web/testing/builders/drugs.ts';
import { aPharmacyOrder, patientChecks } from '#web/testing/builders/history.ts';
import { aUser } from '#web/testing/builders/people.ts';
import { aVisitSheet, visitDouble } from '#web/testing/builders/visit-double.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { expectAccessible } from '#web/testing/render-ui.tsx';

const SYRUP = aDrug({
  ...{ name: 'Paracetamol 250 mg/5 ml Syrup', description: '60 ml' },
  ...{ quantity_in_stock: 20, sellable_quantity: 20 },
});

async function openRow(checks: Partial<PatientChecks>, directions = 'Three times a day') {
  const { api, visit } = visitDouble({ status: 'consulting' });
  const [line] = aPharmacyOrder().medications;
  const medications = [
    {
      ...line!,
      ...{ drug_id: SYRUP.id, name: SYRUP.name, quantity: 1, tabletsPerDay: 3, numberOfDays: 5 },
      ...{ directions_to_use: directions, ai_run_id: null },
    },
  ];
  const order = aPharmacyOrder({ status: 'pending', billId: null, medications, overrides: [] });
  const sheet = aVisitSheet(visit, { pharmacyOrders: [order] });
  api.on(listDrugs, [SYRUP]);
  api.on(getVisitSheet, sheet);
  api.on(getPatientChecks, patientChecks({ age: 4, ageMonths: 54, ...checks }));
  api.on(saveVisitSheet, ({ body }) => {
    const [item] = body.prescriptions?.[0]?.items ?? [];
    const directions_to_use = item?.directions_to_use ?? '';
    const saved = { ...medications[0]!, ...item, ai_run_id: null, directions_to_use };
    return { ...sheet, version: 1, pharmacyOrders: [{ ...order, medications: [saved] }] };
  });
  const view = await renderApp(`/edit-complaint/${visit.id}`, { as: aUser('doctor'), api });
  const region = within(await screen.findByRole('region', { name: 'Visit sheet' }));
  const said = await region.findByLabelText<HTMLInputElement>(`Directions of ${SYRUP.name}`);
  return { ...view, api, region, said };
}

const weight = { kg: 17, takenOn: '2026-11-21' };

describe('a row of a child', () => {
  it('offers the volume of the syrup, which one key takes', async () => {
    const { user, region, said, api } = await openRow({ weight });
    const offer = await region.findByText('5 ml · 14.7 mg/kg · 17 kg');
    expect(offer.closest('button')?.parentElement?.textContent).toMatch(
      /Check the dose: its source was read as others quote it/,
    );
    expect(said.value).toBe('Three times a day');
    await user.keyboard('{Alt>}8{/Alt}');
    expect(said.value).toBe('5 ml, three times a day');
    expect(region.queryByText(/mg\/kg|Check the dose/)).toBeNull();
    await waitFor(() => expect(api.requests(saveVisitSheet)).toHaveLength(1));
    // 75 ml of bottles with 60.
    expect(api.requests(saveVisitSheet)[0]?.body.prescriptions?.[0]?.items).toMatchObject([
      { quantity: 2, tabletsPerDay: 3, directions_to_use: '5 ml, three times a day' },
    ]);
  });

  it('shows the day of an earlier weight', async () => {
    const { region } = await openRow({ weight: { kg: 17, takenOn: '2026-11-02' } });
    await region.findByText('5 ml · 14.7 mg/kg · 17 kg on 2 Nov 2026');
    await expectAccessible();
  });

  it.each([
    ['an adult', { age: 40, ageMonths: 480, weight: { kg: 60, takenOn: '2026-11-21' } }],
    ['a child without a weight', {}],
    ['a weight that does not fit the age', { weight: { kg: 170, takenOn: '2026-11-21' } }],
  ])('offers nothing for %s', async (_, checks) => {
    const { region, api, said } = await openRow(checks);
    await waitFor(() => expect(api.requests(getPatientChecks).length).toBeGreaterThan(0));
    await region.findByLabelText('Add to the prescription');
    expect(region.queryByText(/mg\/kg/)).toBeNull();
    expect(said.value).toBe('Three times a day');
  });
});
