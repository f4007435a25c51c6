import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { applyProposals, generateSuggestion, undoProposals } from '#contract/ai/ai.endpoints.ts';
import { EXACT_NAMES_REMINDER, AI_MESSAGES as M } from '#contract/ai/ai.messages.ts';
import { saveComplaint } from '#contract/consultation/consultation.endpoints.ts';
import { listPatientLabOrders } from '#contract/lab/lab-orders.endpoints.ts';
import { fail, loseConnection } from '#web/testing/api-double.ts';
import { answer, ORDER, openRecord } from '#web/testing/assistant.ts';
import { aPharmacyOrder } from '#web/testing/builders/history.ts';
import { aLabOrder } from '#web/testing/builders/lab-orders.ts';

const card = async (name: string) => within(await screen.findByRole('region', { name }));
const CANCEL = { name: 'edit_pharmacy_order', parameters: { status: 'cancelled' } };
const summary = (text: string) => ({ name: 'update_case_summary', parameters: { summary: text } });

describe('where the clinic does not ask first', () => {
  it('actions that delete, cancel, replace or persist still wait for a press', async () => {
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
      expect((await card(name)).getByRole('button', { name: 'Accept' })).toBeTruthy();
    }
    // The server planned all five; only the new order was applied on request.
    expect(api.requests(applyProposals).map(({ body }) => body)).toEqual([
      { proposals: [{ position: 4, override_reasons: [] }], automatic: true, onSheet: true },
    ]);
  });

  it('stops applying when another question is asked meanwhile', async () => {
    const both = [ORDER, { name: 'add_complaint_history', parameters: { complaint: 'Asthma' } }];
    const { api, user, field, assistant } = await openRecord([answer('', both), 'As you say.'], {
      asks: false,
    });
    const made = Promise.withResolvers<void>();
    api.on(applyProposals, async (request) => {
      await made.promise;
      return assistant.apply(request);
    });
    await user.type(field, '{Enter}');
    await waitFor(() => expect(api.requests(applyProposals)).toHaveLength(1));
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('As you say.')).toBeTruthy();
    made.resolve();
    expect(await screen.findByText('Order created!')).toBeTruthy();
    // The message comes before the other proposal can be taken.
    expect(await screen.findAllByRole('button', { name: 'Accept' })).toHaveLength(1);
    expect(api.requests(applyProposals)).toHaveLength(1);
  });

  it('asks the model to correct the server’s refusal, with the reminder of exact names', async () => {
    const { api, user, field } = await openRecord([answer('', [ORDER])], { asks: false });
    const message = 'Invalid quantity or insufficient stock for: Paracetamol 650 mg Tablet';
    api.on(applyProposals, fail(409, message));
    await user.type(field, '{Enter}');
    expect(await screen.findByText('Nothing more.')).toBeTruthy();
    const { query = '' } = api.requests(generateSuggestion)[1]?.body ?? {};
    expect(query).toContain(`create_pharmacy_order: Error: ${message}`);
    expect(query).toContain(EXACT_NAMES_REMINDER);
  });

  it('does not ask the model to correct a lost connection', async () => {
    const { api, user, field } = await openRecord([answer('', [ORDER])], { asks: false });
    api.on(applyProposals, loseConnection());
    await user.type(field, '{Enter}');
    const { findByText, getByRole } = await card('New pharmacy order');
    const line = await findByText(/^Error: The server cannot be reached/);
    expect(line.getAttribute('style')).toContain('--mantine-color-error');
    expect(getByRole('button', { name: 'Accept' })).toBeTruthy();
    expect(api.requests(generateSuggestion)).toHaveLength(1);
  });

  it('a correction applies only the corrected actions', async () => {
    const bad = { name: 'create_lab_order', parameters: { tests: ['Unknown'] } };
    const other = { ...ORDER, parameters: { ...ORDER.parameters, items: ['Jardiance 10'] } };
    const suggestions = [answer('First.', [ORDER, bad]), answer('Second.', [other])];
    const { api, user, field } = await openRecord(suggestions, { asks: false });
    await user.type(field, '{Enter}');
    await screen.findByText('Second.');
    await waitFor(() =>
      expect(screen.getAllByRole('region', { name: 'New pharmacy order' })).toHaveLength(2),
    );
    expect(api.requests(applyProposals)).toHaveLength(1);
    expect(screen.getAllByRole('button', { name: 'Accept' })).toHaveLength(1);
  });

  it('an action applied before is offered again, not applied again', async () => {
    const both = answer('For the fever.', [ORDER]);
    const { api, user, field } = await openRecord([both, both], { asks: false });
    await user.type(field, '{Enter}');
    await screen.findByText('Order created!');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText(M.repeated)).toBeTruthy();
    expect(api.requests(applyProposals)).toHaveLength(1);
  });
});

describe('a person who may not make a change', () => {
  it('sees it, and cannot apply it', async () => {
    const { user, field } = await openRecord([answer('', [ORDER])], {
      asks: false,
      role: 'receptionist',
    });
    await user.type(field, '{Enter}');
    const { findByText, queryByRole } = await card('New pharmacy order');
    expect(await findByText(M.notForRole)).toBeTruthy();
    expect(queryByRole('button', { name: 'Accept' })).toBeNull();
  });
});

describe('a text that another person has written meanwhile', () => {
  it('is not deleted by Undo, which is no longer possible', async () => {
    const { api, user, field } = await openRecord([answer('', [ORDER])]);
    await user.type(field, '{Enter}');
    const { findByText, getByRole, queryByRole } = await card('New pharmacy order');
    await user.click(getByRole('button', { name: 'Accept' }));
    await findByText('Order created!');
    api.on(undoProposals, fail(409, M.builtOn));
    await user.click(getByRole('button', { name: 'Undo' }));
    expect(await findByText(`Error: it could not be undone. ${M.builtOn}`)).toBeTruthy();
    expect(queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('is not overwritten by an earlier proposal', async () => {
    const { api, user, field } = await openRecord([answer('', [CANCEL])], {
      orders: [aPharmacyOrder({ status: 'pending' })],
    });
    await user.type(field, '{Enter}');
    const { findByText, getByRole } = await card('Delete the pharmacy order');
    api.on(applyProposals, fail(409, M.changedSince));
    await user.click(getByRole('button', { name: 'Accept' }));
    expect(await findByText(`Error: ${M.changedSince}`)).toBeTruthy();
  });

  it('stays in the case summary: typed text is saved before Apply', async () => {
    const { api, user, field } = await openRecord([answer('', [summary('Viral')]), 'No.'], {
      caseSummary: 'Old',
    });
    await user.type(field, '{Enter}');
    const { findByText, getByRole } = await card('New case summary');
    await user.click(screen.getByRole('button', { name: 'Edit case summary' }));
    const text = screen.getByLabelText<HTMLTextAreaElement>('Case Summary', {
      selector: 'textarea',
    });
    await user.type(text, ' cough');
    api.on(applyProposals, fail(409, M.changedSince));
    await user.click(getByRole('button', { name: 'Accept' }));
    expect(await findByText(`Error: ${M.changedSince}`)).toBeTruthy();
    expect(text.value).toBe('Old cough');
    expect(api.requests(saveComplaint).map(({ body }) => body.case_summary)).toContain('Old cough');
  });
});

it('a failed Undo can be retried', async () => {
  const { api, user, field, assistant } = await openRecord([answer('', [CANCEL])], {
    orders: [aPharmacyOrder({ status: 'pending' })],
  });
  await user.type(field, '{Enter}');
  const { findByText, getByRole } = await card('Delete the pharmacy order');
  await user.click(getByRole('button', { name: 'Accept' }));
  expect(await findByText('Success: Pharmacy order cancelled and deleted')).toBeTruthy();
  api.on(undoProposals, loseConnection());
  await user.click(getByRole('button', { name: 'Undo' }));
  await findByText(/^Error: it could not be undone\. The server cannot be reached/);
  api.on(undoProposals, ({ params, body }) =>
    assistant.change(params.id, body.positions, (one) => ({
      ...one,
      state: 'undone',
      message: 'Undone.',
      canUndo: false,
    })),
  );
  await user.dblClick(getByRole('button', { name: 'Undo' }));
  expect(await findByText('Undone.')).toBeTruthy();
  expect(api.requests(undoProposals)).toHaveLength(2);
});
