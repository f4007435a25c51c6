import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { generateSuggestion, noteOutcome } from '#contract/ai/ai.endpoints.ts';
import { AI_MESSAGES } from '#contract/ai/ai.messages.ts';
import { updateClinicSettings } from '#contract/clinics/clinics.endpoints.ts';
import { addComplaint, saveComplaint } from '#contract/consultation/consultation.endpoints.ts';
import {
  createLabOrder,
  listPatientLabOrders,
  overrideLabOrder,
} from '#contract/lab/lab-orders.endpoints.ts';
import { listLabTests } from '#contract/lab/lab-tests.endpoints.ts';
import { updatePatient } from '#contract/patients/patients.endpoints.ts';
import {
  createPharmacyOrder,
  deletePharmacyOrder,
  editPharmacyOrder,
} from '#contract/pharmacy/pharmacy-orders.endpoints.ts';
import { fail } from '#web/testing/api-double.ts';
import { answer, ORDER, openRecord } from '#web/testing/assistant.ts';
import { aPastComplaint, aPharmacyOrder } from '#web/testing/history.ts';
import { aLabOrder } from '#web/testing/lab-orders.ts';
import { aLabTest } from '#web/testing/lab-tests.ts';
import { anId } from '#web/testing/people.ts';
import { SETTINGS } from '#web/testing/records.ts';
import { expectAccessible } from '#web/testing/render-ui.tsx';
import { aPatient } from '#web/testing/visits.ts';

const card = () => screen.findByRole('region', { name: 'New pharmacy order' });

describe('sending to the assistant', () => {
  it('saves the record first, and Shift+Enter only begins a line', async () => {
    const { api, user, field } = await openRecord(['Rest and **fluids**.']);
    await user.type(field, '{Shift>}{Enter}{/Shift}Cough{Enter}');
    expect((await screen.findByText('fluids')).tagName).toBe('STRONG');
    expect(field.value).toBe('Fever\nCough');
    expect(api.requests(saveComplaint)).toHaveLength(1);
    expect(api.requests(generateSuggestion)[0]?.body).toMatchObject({
      query: 'Fever\nCough',
      patientName: 'Meena Iyer',
      age: '42',
      gender: 'F',
      pharmacyInventory: 'Paracetamol 650 mg Tablet | 100 in stock',
    });
    await expectAccessible();
  });

  it('asks without touching the record, then clears the question', async () => {
    const { api, user, field } = await openRecord(['Yes.']);
    await user.click(screen.getByText('Ask only'));
    const question = screen.getByLabelText<HTMLTextAreaElement>('Question to the assistant');
    await user.type(question, '{Enter}');
    expect(screen.getByText('Input is empty.')).toBeTruthy();
    await user.type(question, 'Is it viral?{Enter}');
    expect(await screen.findByText('Yes.')).toBeTruthy();
    expect([question.value, field.value]).toEqual(['', 'Fever']);
    expect(api.requests(saveComplaint)).toEqual([]);
  });

  it('says what failed, and tries again', async () => {
    const { api, user, field } = await openRecord([]);
    api.on(generateSuggestion, fail(503, AI_MESSAGES.timedOut));
    await user.type(field, '{Enter}');
    expect(await screen.findByText(`AI Error: ${AI_MESSAGES.timedOut}`)).toBeTruthy();
    api.on(generateSuggestion, { suggestion: 'Here.', source: 'test-model', runId: anId() });
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Here.')).toBeTruthy();
  });
});

describe('what an answer proposes', () => {
  it('waits for Apply, is made once, and can be taken back', async () => {
    const { api, user, field, drug, order } = await openRecord([answer('For the fever.', [ORDER])]);
    await user.type(field, '{Enter}');
    const proposal = within(await card());
    expect(proposal.getByText('Paracetamol 650 mg Tablet × 6 (2 a day, 3 days)')).toBeTruthy();
    expect(api.requests(createPharmacyOrder)).toEqual([]);
    await expectAccessible();

    await user.dblClick(proposal.getByRole('button', { name: 'Apply' }));
    expect(await proposal.findByText('Order created!')).toBeTruthy();
    expect(api.requests(createPharmacyOrder).map(({ body }) => body)).toMatchObject([
      { items: [{ drug_id: drug.id, quantity: 6 }] },
    ]);
    await user.click(proposal.getByRole('button', { name: 'Undo' }));
    expect(await proposal.findByText('Undone.')).toBeTruthy();
    expect(api.requests(deletePharmacyOrder)[0]?.params).toEqual({ id: order.id });
    await waitFor(() =>
      expect(api.requests(noteOutcome).map(({ body }) => body.outcome)).toEqual([
        'applied',
        'undone',
      ]),
    );
    expect(screen.queryByText(/"create_pharmacy_order"/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Show AI Function Call Details' }));
    expect(screen.getByRole('button', { name: 'Hide AI Function Call Details' })).toBeTruthy();
  });

  it('asks which drug is meant, and prescribes it when it is none of them', async () => {
    const near = { ...ORDER, parameters: { items: [{ name: 'Paracitamol 650' }] } };
    const { api, user, field } = await openRecord([answer('', [near])]);
    await user.type(field, '{Enter}');
    const proposal = within(await card());
    expect(proposal.getByText(/Did you mean Paracetamol 650 mg Tablet\?/)).toBeTruthy();
    expect(proposal.getByRole<HTMLButtonElement>('button', { name: 'Apply' }).disabled).toBe(true);
    await user.click(proposal.getByRole('button', { name: 'None: put it on the prescription' }));
    await user.click(proposal.getByRole('button', { name: 'Apply' }));
    await proposal.findByText('Order created!');
    expect(api.requests(createPharmacyOrder)[0]?.body).toMatchObject({
      items: [],
      prescription: 'Paracitamol 650',
    });
  });

  it('offers the options of a question as buttons', async () => {
    const ask = {
      name: 'ask_followup_question',
      parameters: { question: 'Pregnant?', options: ['Yes', 'No'] },
    };
    const { api, user, field } = await openRecord([answer('', [ask]), 'Good.']);
    await user.type(field, '{Enter}');
    await user.click(await screen.findByRole('button', { name: 'No' }));
    expect(await screen.findByText('Good.')).toBeTruthy();
    expect(api.requests(generateSuggestion)[1]?.body.query).toBe('Pregnant?\nAnswer: No');
  });

  it('shows what it could not read with the original', async () => {
    const { user, field } = await openRecord([
      answer('', [{ name: 'delete_all', parameters: {} }]),
    ]);
    await user.type(field, '{Enter}');
    expect(await screen.findByText(new RegExp(AI_MESSAGES.nothingPerformed))).toBeTruthy();
    expect(screen.getAllByText(/delete_all/).length).toBeGreaterThan(0);
  });
});

describe('where the clinic does not ask first', () => {
  it('makes the change at once, and corrects what was refused at most twice', async () => {
    const bad = { name: 'create_lab_order', parameters: { tests: ['Unknown'] } };
    const both = answer('', [ORDER, bad]);
    const { api, user, field } = await openRecord([both, both, both, both], { asks: false });
    const timers = vi.spyOn(globalThis, 'setTimeout');
    await user.type(field, '{Enter}');
    await waitFor(() => expect(api.requests(generateSuggestion)).toHaveLength(3), {
      timeout: 3_000,
    });
    expect(api.requests(generateSuggestion)[1]?.body.query).toContain(
      'Lab test "Unknown" not found or no close match.',
    );
    await waitFor(() => expect(screen.getAllByText(/create_lab_order: Error/)).toHaveLength(3));
    expect(timers.mock.calls.filter(([, wait]) => wait === 100)).toHaveLength(2);
    // What was applied is not applied again, however often the model repeats it.
    expect(api.requests(createPharmacyOrder)).toHaveLength(1);
  });
});

describe('each change says how it goes', () => {
  const changed = (name: string, parameters: object) => answer('', [{ name, parameters }]);
  it.each([
    [
      'New lab order',
      'Processing lab...',
      'Success: Lab order created!',
      changed('create_lab_order', { tests: ['ESR'] }),
    ],
    [
      'Change of the lab order',
      'Processing lab...',
      'Success: Lab order updated!',
      changed('edit_lab_order', { tests: ['ESR'] }),
    ],
    [
      'Change of the pharmacy order',
      'Processing order...',
      'Success: Pharmacy order updated!',
      changed('edit_pharmacy_order', { prescription_for_unavailable_drugs: 'Zinc 20 mg' }),
    ],
    [
      'AI memory of the clinic',
      'Processing AI mem...',
      'AI mem updated!',
      changed('update_clinic_ai_memory', { memory_content: 'Generics.' }),
    ],
    [
      'Complaints history',
      'Processing Hx...',
      'Hx updated!',
      changed('add_complaint_history', { complaint: 'Asthma' }),
    ],
    [
      'New case summary',
      'Processing summary...',
      'Summary updated!',
      changed('update_case_summary', { summary: 'Viral' }),
    ],
    [
      'Patient details',
      'Processing patient...',
      'Patient details updated!',
      changed('update_patient_details', { age: 43 }),
    ],
  ])('%s: %s %s', async (title, doing, done, suggestion) => {
    const pending = aPharmacyOrder({ status: 'pending' });
    const opened = await openRecord([suggestion], { orders: [pending] });
    const { api, user, field, visit, current, colleagueWrites } = opened;
    const lab = aLabOrder({ patient_id: visit.patient_id });
    api.on(listPatientLabOrders, [lab]);
    api.on(listLabTests, [aLabTest({ name: 'ESR' })]);
    const { promise: isMade, resolve: make } = Promise.withResolvers<void>();
    const made =
      <Reply,>(reply: () => Reply) =>
      async () => {
        await isMade;
        return reply();
      };
    api.on(
      createLabOrder,
      made(() => lab),
    );
    api.on(
      overrideLabOrder,
      made(() => lab),
    );
    api.on(
      editPharmacyOrder,
      made(() => pending),
    );
    api.on(
      addComplaint,
      made(() => aPastComplaint()),
    );
    api.on(
      updateClinicSettings,
      made(() => ({ settings: SETTINGS })),
    );
    await user.type(field, '{Enter}');
    const proposal = within(await screen.findByRole('region', { name: title }));
    const apply = await proposal.findByRole('button', { name: 'Apply' });
    const patient = aPatient({ id: visit.patient_id });
    api.on(
      updatePatient,
      made(() => patient),
    );
    api.on(saveComplaint, async ({ body }) => {
      await isMade;
      colleagueWrites(body.case_summary === undefined ? {} : { case_summary: body.case_summary });
      return current();
    });
    await user.click(apply);
    expect(await proposal.findByText(doing)).toBeTruthy();
    await act(async () => make());
    expect(await proposal.findByText(done)).toBeTruthy();
    expect(proposal.getByRole('button', { name: 'Undo' })).toBeTruthy();
  });
});
