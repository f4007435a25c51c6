import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import {
  applyProposals,
  editProposal,
  generateSuggestion,
  undoProposals,
} from '#contract/ai/ai.endpoints.ts';
import { AI_MESSAGES } from '#contract/ai/ai.messages.ts';
import { MODEL_MESSAGES } from '#contract/ai/model.messages.ts';
import { saveComplaint } from '#contract/consultation/consultation.endpoints.ts';
import { listPatientLabOrders } from '#contract/lab/lab-orders.endpoints.ts';
import { listLabTests } from '#contract/lab/tests/lab-tests.endpoints.ts';
import { fail } from '#web/testing/api-double.ts';
import { answer, ORDER, openRecord } from '#web/testing/assistant.ts';
import { aPharmacyOrder } from '#web/testing/builders/history.ts';
import { aLabOrder } from '#web/testing/builders/lab-orders.ts';
import { aLabTest } from '#web/testing/builders/lab-tests.ts';
import { expectAccessible } from '#web/testing/render-ui.tsx';

const card = () => screen.findByRole('region', { name: 'New pharmacy order' });

describe('sending to the assistant', () => {
  it('saves the record first, and Shift+Enter only inserts a line break', async () => {
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

  it('sends no text that could not be saved first', async () => {
    const { api, user, field } = await openRecord(['Rest.']);
    api.on(saveComplaint, fail(500, 'Broken.'));
    await user.type(field, ' and cough{Enter}');
    await waitFor(() => expect(api.requests(saveComplaint).length).toBeGreaterThan(0));
    expect(await screen.findAllByText(/Broken\./)).toBeTruthy();
    expect(api.requests(generateSuggestion)).toEqual([]);
  });

  it('asks without changing the record, then clears the question', async () => {
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

  it('shows the error, and retries', async () => {
    const { api, user, field, assistant } = await openRecord([]);
    api.on(generateSuggestion, fail(503, MODEL_MESSAGES.timedOut));
    await user.type(field, '{Enter}');
    expect(await screen.findByText(`AI Error: ${MODEL_MESSAGES.timedOut}`)).toBeTruthy();
    api.on(generateSuggestion, ({ body }) => assistant.keep(body, 'Here.'));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Here.')).toBeTruthy();
  });
});

describe('a proposal', () => {
  it('waits for Apply, is applied once, and can be undone', async () => {
    const { api, user, field } = await openRecord([answer('For the fever.', [ORDER])]);
    await user.type(field, '{Enter}');
    const proposal = within(await card());
    expect(proposal.getByText('Paracetamol 650 mg Tablet × 6 (2 a day, 3 days)')).toBeTruthy();
    expect(api.requests(applyProposals)).toEqual([]);
    await expectAccessible();

    await user.dblClick(proposal.getByRole('button', { name: 'Accept' }));
    expect(await proposal.findByText('Order created!')).toBeTruthy();
    expect(api.requests(applyProposals).map(({ body }) => body)).toEqual([
      { proposals: [{ position: 0, override_reasons: [] }], automatic: false, onSheet: true },
    ]);
    await user.click(proposal.getByRole('button', { name: 'Undo' }));
    expect(await proposal.findByText('Undone.')).toBeTruthy();
    expect(api.requests(undoProposals).map(({ body }) => body)).toEqual([{ positions: [0] }]);
    expect(screen.queryByText(/"create_pharmacy_order"/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Show AI Function Call Details' }));
    expect(screen.getByRole('button', { name: 'Hide AI Function Call Details' })).toBeTruthy();
  });

  it('leaves the focus at the next Apply, then at the message box', async () => {
    const second = { name: 'create_lab_order', parameters: { tests: ['CBC'] } };
    const { api, user, field } = await openRecord([answer('For the fever.', [ORDER, second])]);
    api.on(listLabTests, [aLabTest({ name: 'CBC' })]);
    await user.type(field, '{Enter}');
    const [first, last] = await screen.findAllByRole('button', { name: 'Accept' });
    first!.focus();
    await user.keyboard('{Enter}');
    await screen.findByText('Order created!');
    await waitFor(() => expect(document.activeElement).toBe(last));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement).toBe(field));
    expect(api.requests(applyProposals)).toHaveLength(2);
  });

  it('gives the focus back to an Apply that failed, and leaves it in the message box after Dismiss', async () => {
    const { api, user, field } = await openRecord([answer('For the fever.', [ORDER])]);
    await user.type(field, '{Enter}');
    const proposal = within(await card());
    api.on(applyProposals, fail(500, 'Broken.'));
    await user.click(proposal.getByRole('button', { name: 'Accept' }));
    expect(await proposal.findByText('Error: Broken.')).toBeTruthy();
    const again = proposal.getByRole('button', { name: 'Accept' });
    await waitFor(() => expect(document.activeElement).toBe(again));
    await user.click(proposal.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(document.activeElement).toBe(field));
  });

  it('offers the matching drugs, and prescribes the name as written when none matches', async () => {
    const near = { ...ORDER, parameters: { items: [{ name: 'Paracitamol 650' }] } };
    const { api, user, field } = await openRecord([answer('', [near])]);
    await user.type(field, '{Enter}');
    const proposal = within(await card());
    expect(proposal.getByText(/Did you mean Paracetamol 650 mg Tablet\?/)).toBeTruthy();
    expect(proposal.getByRole<HTMLButtonElement>('button', { name: 'Accept' }).disabled).toBe(true);
    await user.click(proposal.getByRole('button', { name: 'None: put it on the prescription' }));
    await user.click(proposal.getByRole('button', { name: 'Accept' }));
    await proposal.findByText('Order created!');
    // The server has the decision before it is accepted, for any device.
    expect(api.requests(editProposal)[0]?.body.plan).toMatchObject({
      change: { lines: [], prescription: expect.stringContaining('Paracitamol 650') },
    });
    expect(api.requests(applyProposals)[0]?.body.proposals).toEqual([
      { position: 0, override_reasons: [] },
    ]);
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

  it('shows unparsed actions with the raw answer', async () => {
    const { user, field } = await openRecord([
      answer('', [{ name: 'delete_all', parameters: {} }]),
    ]);
    await user.type(field, '{Enter}');
    expect(await screen.findByText(new RegExp(AI_MESSAGES.nothingPerformed))).toBeTruthy();
    expect(screen.getAllByText(/delete_all/).length).toBeGreaterThan(0);
  });
});

describe('where the clinic does not ask first', () => {
  it('applies the change at once, and corrects a refusal at most twice', async () => {
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
    // An applied action is not applied again, however often the model repeats it.
    expect(api.requests(applyProposals).map(({ body }) => body.automatic)).toEqual([true]);
  });
});

describe('each change shows its progress', () => {
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
      'New complaint in the history',
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
    const { api, user, field, visit, assistant } = opened;
    api.on(listPatientLabOrders, [aLabOrder({ patient_id: visit.patient_id })]);
    api.on(listLabTests, [aLabTest({ name: 'ESR' })]);
    const { promise: isMade, resolve: make } = Promise.withResolvers<void>();
    api.on(applyProposals, async (request) => {
      await isMade;
      return assistant.apply(request);
    });
    await user.type(field, '{Enter}');
    const proposal = within(await screen.findByRole('region', { name: title }));
    await user.click(await proposal.findByRole('button', { name: 'Accept' }));
    expect(await proposal.findByText(doing)).toBeTruthy();
    await act(async () => make());
    expect(await proposal.findByText(done)).toBeTruthy();
    expect(proposal.getByRole('button', { name: 'Undo' })).toBeTruthy();
  });
});
