import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { getPatient } from '#contract/patients/patients.endpoints.ts';
import { listDrugs, listUsedDrugs } from '#contract/pharmacy/drugs.endpoints.ts';
import {
  createPharmacyOrder,
  editPharmacyOrder,
  getPatientChecks,
  getPharmacyOrder,
  listPharmacyOrders,
} from '#contract/pharmacy/pharmacy-orders.endpoints.ts';
import { SAFETY_MESSAGES as M } from '#contract/safety/safety.messages.ts';
import { apiDouble, fail } from '#web/testing/api-double.ts';
import { aDrug } from '#web/testing/builders/drugs.ts';
import { aPharmacyOrder, orderDetails, patientChecks } from '#web/testing/builders/history.ts';
import { aPatient } from '#web/testing/builders/visits.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { expectAccessible } from '#web/testing/render-ui.tsx';

const meena = aPatient({ name: 'Meena Iyer', allergies: ['Penicillin'] });
const amoxicillin = aDrug({ name: 'Amoxicillin 500 mg' });
const warfarin = aDrug({ name: 'Warfarin 5 mg' });
const ibuprofen = aDrug({ name: 'Ibuprofen 400 mg' });
const unknown = aDrug({ name: 'Ringo 5 mg' });
const ALLERGY = 'allergy:amoxicillin:penicillin';
const SAID = 'Warning: Allergy to Penicillin: Amoxicillin is a penicillin.';

let api: ReturnType<typeof apiDouble>;
beforeEach(() => {
  api = apiDouble();
  api.on(getPatient, meena);
  api.on(getPatientChecks, patientChecks({ allergies: ['Penicillin'] }));
  api.on(listDrugs, [amoxicillin, warfarin, ibuprofen, unknown]);
  api.on(listUsedDrugs, []);
  api.on(listPharmacyOrders, { orders: [], totalOrders: 0, totalPages: 0, currentPage: 1 });
  api.on(createPharmacyOrder, aPharmacyOrder({ status: 'pending' }, meena));
});

const open = () => renderApp(`/dashboard/add-order?patient=${meena.id}`, { as: 'pharmacy', api });
const picker = () => screen.findByRole('combobox', { name: 'Add a drug' });
/** Types a part of a drug's name and picks the best match, once the drugs are loaded. */
async function pick(user: UserEvent, typed: string): Promise<void> {
  await user.type(await picker(), typed);
  await screen.findAllByRole('option');
  await user.keyboard('{Enter}');
}
const sent = () => api.requests(createPharmacyOrder).map(({ body }) => body?.reasons);
const reason = () => screen.findByRole('textbox', { name: /^Reason in spite of/ });

describe('the checks beside an order', () => {
  it('warn at the line, and accept a reason in three keys', async () => {
    const { user } = await open();
    await pick(user, 'amox');
    const line = await screen.findByRole('list', { name: 'Warnings of Amoxicillin 500 mg' });
    expect(within(line).getByText(SAID)).toBeTruthy();
    const field = await reason();
    await expectAccessible();
    await user.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(document.activeElement).toBe(field));
    expect(await screen.findByText(M.reasonsNeeded)).toBeTruthy();
    expect(sent()).toEqual([]);
    await user.keyboard('1{Enter}');
    await waitFor(() => expect(window.location.pathname).toBe('/dashboard'));
    expect(sent()).toEqual([[{ warning: ALLERGY, reason: 'Taken before without trouble' }]]);
  });

  it('accept one typed reason for all warnings', async () => {
    const { user } = await open();
    await pick(user, 'amox');
    await pick(user, 'warf');
    await pick(user, 'ibu');
    await user.type(await reason(), 'INR on Monday{Enter}');
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()).toEqual([
      [
        { warning: ALLERGY, reason: 'INR on Monday' },
        { warning: 'interaction:ibuprofen+warfarin', reason: 'INR on Monday' },
      ],
    ]);
  });

  it('keep a reason for its warnings, and require another for later ones', async () => {
    const { user } = await open();
    await pick(user, 'warf');
    await pick(user, 'ibu');
    await user.type(await reason(), 'INR on Monday');
    await pick(user, 'amox');
    await screen.findByRole('list', { name: 'Warnings of Amoxicillin 500 mg' });
    await user.keyboard('{Control>}{Enter}{/Control}');
    const field = await screen.findByRole<HTMLInputElement>('textbox', {
      name: 'Reason in spite of the warning',
    });
    await waitFor(() => expect(document.activeElement).toBe(field));
    expect(field.value).toBe('');
    expect(screen.getAllByText(/Reason: INR on Monday$/)).toBeTruthy();
    expect(sent()).toEqual([]);
    await user.keyboard('4{Enter}');
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()).toEqual([
      [
        { warning: 'interaction:ibuprofen+warfarin', reason: 'INR on Monday' },
        { warning: ALLERGY, reason: 'Doctor has confirmed' },
      ],
    ]);
  });

  it('accept a reason that begins with a number unchanged', async () => {
    const { user } = await open();
    await pick(user, 'amox');
    await user.type(await reason(), '2 days only, reviewed{Enter}');
    await waitFor(() =>
      expect(sent()).toEqual([[{ warning: ALLERGY, reason: '2 days only, reviewed' }]]),
    );
  });

  it('show which drugs they do not cover, and require no reason', async () => {
    const { user } = await open();
    await pick(user, 'ring');
    expect(await screen.findByText('Not checked: Ringo 5 mg')).toBeTruthy();
    expect(screen.queryByRole('textbox', { name: /^Reason/ })).toBeNull();
    await user.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(sent()).toEqual([[]]));
  });

  it('also check drugs for another pharmacy', async () => {
    const { user } = await open();
    await picker();
    await user.click(screen.getByLabelText('Prescription for unavailable drugs'));
    await user.paste('Tab Augmentin 625 1-0-1 x 5 days');
    const said = await screen.findByRole('list', { name: 'Warnings of the order' });
    expect(within(said).getByText(SAID)).toBeTruthy();
  });

  it('require a reason for warnings that only the server knew', async () => {
    api.on(getPatientChecks, patientChecks());
    const { user } = await open();
    await pick(user, 'amox');
    const warning = {
      id: ALLERGY,
      kind: 'allergy',
      isSerious: true,
      drug_ids: [amoxicillin.id],
      message: 'Allergy to Penicillin: Amoxicillin is a penicillin.',
    };
    api.on(
      createPharmacyOrder,
      fail(409, M.reasonsNeeded, { code: 'reasons_needed', warnings: [warning] }),
    );
    await user.keyboard('{Control>}{Enter}{/Control}');
    const field = await reason();
    expect(document.activeElement).toBe(field);
    expect(screen.getByText(SAID)).toBeTruthy();
    api.on(createPharmacyOrder, aPharmacyOrder({ status: 'pending' }, meena));
    await user.keyboard('4{Enter}');
    await waitFor(() =>
      expect(sent().at(-1)).toEqual([{ warning: ALLERGY, reason: 'Doctor has confirmed' }]),
    );
  });
});

describe('an order with an overridden warning', () => {
  const [line] = aPharmacyOrder().medications;
  const order = aPharmacyOrder(
    {
      status: 'pending',
      medications: [{ ...line!, drug_id: amoxicillin.id, name: amoxicillin.name }],
      overrides: [
        {
          warning: ALLERGY,
          message: 'Allergy to Penicillin: Amoxicillin is a penicillin.',
          reason: 'Taken before',
          by: 'Dr Ravi',
          at: '2026-11-21T04:30:00.000Z',
        },
      ],
    },
    meena,
  );
  beforeEach(() => {
    api.on(getPharmacyOrder, orderDetails(order, { patientAllergies: ['Penicillin'] }));
    api.on(editPharmacyOrder, order);
  });

  it('shows the person and the reason', async () => {
    await renderApp(`/dashboard/orders/${order.id}`, { as: 'pharmacy', api });
    const section = await screen.findByRole('region', { name: 'Written in spite of warnings' });
    expect(section.textContent).toContain(
      'Amoxicillin is a penicillin. Taken before (Dr Ravi, 21 Nov 2026, 10:00 am)',
    );
    expect(screen.getByText('Allergies: Penicillin')).toBeTruthy();
    await expectAccessible();
  });

  it('is edited without another reason', async () => {
    const { user } = await renderApp(`/dashboard/edit-pharmacy-order/${order.id}`, {
      as: 'pharmacy',
      api,
    });
    expect(await screen.findByText(`${SAID} Reason: Taken before`)).toBeTruthy();
    expect(screen.queryByRole('textbox', { name: /^Reason/ })).toBeNull();
    await user.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(api.requests(editPharmacyOrder)).toHaveLength(1));
    expect(api.requests(editPharmacyOrder)[0]?.body?.reasons).toEqual([]);
    expect(api.requests(getPatientChecks)[0]?.query).toEqual({ except: order.id });
  });
});
