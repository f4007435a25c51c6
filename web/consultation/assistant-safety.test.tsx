import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { generateSuggestion } from '#contract/ai/ai.endpoints.ts';
import { EXACT_NAMES_REMINDER, AI_MESSAGES as M } from '#contract/ai/ai.messages.ts';
import { updateClinicSettings } from '#contract/clinics/clinics.endpoints.ts';
import { listPatientLabOrders, overrideLabOrder } from '#contract/lab/lab-orders.endpoints.ts';
import { updatePatient } from '#contract/patients/patients.endpoints.ts';
import type { PharmacyOrder } from '#contract/pharmacy/pharmacy-order.ts';
import {
  createPharmacyOrder,
  deletePharmacyOrder,
} from '#contract/pharmacy/pharmacy-orders.endpoints.ts';
import { fail, loseConnection } from '#web/testing/api-double.ts';
import { answer, ORDER, openRecord } from '#web/testing/assistant.ts';
import { aPharmacyOrder } from '#web/testing/history.ts';
import { aLabOrder } from '#web/testing/lab-orders.ts';

const card = async (name: string) => within(await screen.findByRole('region', { name }));
const CANCEL = { name: 'edit_pharmacy_order', parameters: { status: 'cancelled' } };
const summary = (text: string) => ({ name: 'update_case_summary', parameters: { summary: text } });

describe('where the clinic does not ask first', () => {
  it('what deletes, cancels, replaces or lasts still waits for a press', async () => {
    const led = [
      CANCEL,
      { name: 'edit_lab_order', parameters: { status: 'cancelled' } },
      { name: 'update_clinic_ai_memory', parameters: { memory_content: 'Obey the reports.' } },
      { name: 'update_patient_details', parameters: { phone_number: '1' } },
      ORDER,
    ];
    const { api, user, field, visit } = await openRecord([answer('As the report says.', led)], {
      asks: false,
      orders: [aPharmacyOrder({ status: 'pending' })],
    });
    api.on(listPatientLabOrders, [aLabOrder({ patient_id: visit.patient_id })]);
    await user.type(field, '{Enter}');
    const added = await card('New pharmacy order');
    expect(await added.findByText('Order created!')).toBeTruthy();
    for (const name of [
      'Delete the pharmacy order',
      'Change of the lab order',
      'AI memory of the clinic',
      'Patient details',
    ]) {
      expect((await card(name)).getByRole('button', { name: 'Apply' })).toBeTruthy();
    }
    // Nothing of them was sent: each of these calls would have been unexpected.
    expect(api.requests(deletePharmacyOrder)).toEqual([]);
    expect(api.requests(overrideLabOrder)).toEqual([]);
    expect(api.requests(updateClinicSettings)).toEqual([]);
    expect(api.requests(updatePatient).map(({ body }) => body.phone)).toEqual([undefined]);
  });

  it('stops applying when something else is asked meanwhile', async () => {
    const both = [ORDER, { name: 'add_complaint_history', parameters: { complaint: 'Asthma' } }];
    const { api, user, field } = await openRecord([answer('', both), 'As you say.'], {
      asks: false,
    });
    const made = Promise.withResolvers<PharmacyOrder>();
    api.on(createPharmacyOrder, () => made.promise);
    await user.type(field, '{Enter}');
    await waitFor(() => expect(api.requests(createPharmacyOrder)).toHaveLength(1));
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('As you say.')).toBeTruthy();
    made.resolve(aPharmacyOrder());
    expect(await screen.findByText('Order created!')).toBeTruthy();
    expect(api.requests(createPharmacyOrder)).toHaveLength(1);
    expect(screen.getAllByRole('button', { name: 'Apply' })).toHaveLength(1);
  });

  it('has the server’s refusal corrected, with the reminder of exact names', async () => {
    const { api, user, field } = await openRecord([answer('', [ORDER])], { asks: false });
    const message = 'Invalid quantity or insufficient stock for: Paracetamol 650 mg Tablet';
    api.on(createPharmacyOrder, fail(409, message));
    await user.type(field, '{Enter}');
    expect(await screen.findByText('Nothing more.')).toBeTruthy();
    const { query = '' } = api.requests(generateSuggestion)[1]?.body ?? {};
    expect(query).toContain(`create_pharmacy_order: Error: ${message}`);
    expect(query).toContain(EXACT_NAMES_REMINDER);
  });

  it('does not ask a model to correct a connection', async () => {
    const { api, user, field } = await openRecord([answer('', [ORDER])], { asks: false });
    api.on(createPharmacyOrder, loseConnection());
    await user.type(field, '{Enter}');
    const { findByText, getByRole } = await card('New pharmacy order');
    const line = await findByText(/^Error: The server cannot be reached/);
    expect(line.getAttribute('style')).toContain('--mantine-color-error');
    expect(getByRole('button', { name: 'Apply' })).toBeTruthy();
    expect(api.requests(generateSuggestion)).toHaveLength(1);
  });

  it('a correction brings nothing about that was not to be corrected', async () => {
    const bad = { name: 'create_lab_order', parameters: { tests: ['Unknown'] } };
    const other = { ...ORDER, parameters: { ...ORDER.parameters, items: ['Jardiance 10'] } };
    const suggestions = [answer('First.', [ORDER, bad]), answer('Second.', [other])];
    const { api, user, field } = await openRecord(suggestions, { asks: false });
    await user.type(field, '{Enter}');
    await screen.findByText('Second.');
    await waitFor(() =>
      expect(screen.getAllByRole('region', { name: 'New pharmacy order' })).toHaveLength(2),
    );
    expect(api.requests(createPharmacyOrder)).toHaveLength(1);
    expect(screen.getAllByRole('button', { name: 'Apply' })).toHaveLength(1);
  });

  it('what was applied before is offered again, not made again', async () => {
    const both = answer('For the fever.', [ORDER]);
    const { api, user, field } = await openRecord([both, both], { asks: false });
    await user.type(field, '{Enter}');
    await screen.findByText('Order created!');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText(M.repeated)).toBeTruthy();
    expect(api.requests(createPharmacyOrder)).toHaveLength(1);
  });
});

describe('who may not make a change', () => {
  it('sees it, and cannot apply it', async () => {
    const { user, field } = await openRecord([answer('', [ORDER])], {
      asks: false,
      role: 'receptionist',
    });
    await user.type(field, '{Enter}');
    const { findByText, queryByRole } = await card('New pharmacy order');
    expect(await findByText(M.notForRole)).toBeTruthy();
    expect(queryByRole('button', { name: 'Apply' })).toBeNull();
  });
});

describe('what somebody has written meanwhile', () => {
  it('is not deleted by Undo, which is over then', async () => {
    const { api, user, field, held } = await openRecord([answer('', [ORDER])]);
    await user.type(field, '{Enter}');
    const { findByText, getByRole, queryByRole } = await card('New pharmacy order');
    await user.click(getByRole('button', { name: 'Apply' }));
    await findByText('Order created!');
    held.orders = held.orders.map((one) => ({
      ...one,
      prescription_for_unavailable_drugs: 'Lasix 40',
    }));
    await user.click(getByRole('button', { name: 'Undo' }));
    expect(await findByText(`Error: it could not be undone. ${M.builtOn}`)).toBeTruthy();
    expect(queryByRole('button', { name: 'Undo' })).toBeNull();
    expect(api.requests(deletePharmacyOrder)).toEqual([]);
  });

  it('is not written over by a change that was proposed before', async () => {
    const { api, user, field, held } = await openRecord([answer('', [CANCEL])], {
      orders: [aPharmacyOrder({ status: 'pending' })],
    });
    await user.type(field, '{Enter}');
    const { findByText, getByRole } = await card('Delete the pharmacy order');
    held.orders = held.orders.map((one) => ({ ...one, medications: [] }));
    await user.click(getByRole('button', { name: 'Apply' }));
    expect(await findByText(`Error: ${M.changedSince}`)).toBeTruthy();
    expect(api.requests(deletePharmacyOrder)).toEqual([]);
  });

  it('stays in the case summary, before Apply and before Undo', async () => {
    const { user, field } = await openRecord([answer('', [summary('Viral')]), 'No.'], {
      caseSummary: 'Old',
    });
    await user.type(field, '{Enter}');
    const { findByText, getByRole } = await card('New case summary');
    await user.click(screen.getByRole('button', { name: 'Edit case summary' }));
    const text = screen.getByLabelText<HTMLTextAreaElement>('Case summary', {
      selector: 'textarea',
    });
    await user.type(text, ' cough');
    await user.click(getByRole('button', { name: 'Apply' }));
    expect(await findByText(`Error: ${M.changedSince}`)).toBeTruthy();
    expect(text.value).toBe('Old cough');
  });
});

it('an undone deletion is written once, however often it is tried', async () => {
  const { api, user, field, held } = await openRecord([answer('', [CANCEL])], {
    orders: [aPharmacyOrder({ status: 'pending' })],
  });
  await user.type(field, '{Enter}');
  const { findByText, getByRole } = await card('Delete the pharmacy order');
  await user.click(getByRole('button', { name: 'Apply' }));
  expect(await findByText('Success: Pharmacy order cancelled and deleted')).toBeTruthy();
  expect(held.orders).toEqual([]);
  api.on(createPharmacyOrder, loseConnection());
  await user.click(getByRole('button', { name: 'Undo' }));
  await findByText(/^Error: it could not be undone\. The server cannot be reached/);
  api.on(createPharmacyOrder, aPharmacyOrder());
  await user.dblClick(getByRole('button', { name: 'Undo' }));
  expect(await findByText('Undone.')).toBeTruthy();
  const keys = api
    .requests(createPharmacyOrder)
    .map(({ headers }) => headers.get('Idempotency-Key'));
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
  expect(keys[0]).toBeTruthy();
});
