import { AI_MESSAGES as M } from '#contract/ai/ai.messages.ts';
import type { Change } from '#contract/ai/plan/planned.ts';
import { updateClinicSettings } from '#contract/clinics/clinics.endpoints.ts';
import { addComplaint, deleteComplaint } from '#contract/consultation/consultation.endpoints.ts';
import { updatePatient } from '#contract/patients/patients.endpoints.ts';
import type { OverrideReason } from '#contract/safety/warning.ts';
import { callApi } from '#web/lib/api-client.ts';
import { refusedWarnings } from '#web/pharmacy/index.ts';
import { deleteOrder, editLabOrder, editOrder, orderTests, writeOrder } from './change-order.ts';
import type { ClinicContext } from './clinic-context.ts';
import { type Details, expectSamePatient, refusal } from './unchanged.ts';

export { refreshChanged } from './refresh-changed.ts';
export { refusedWarnings };

/** Takes a change back; refused once something else builds on it. */
export type Undo = () => Promise<unknown>;

/** Writes the summary by way of the record's editor; false when it is not `from` any more. */
export type SaveSummary = (text: string, from: string) => Promise<boolean>;

export type Tools = {
  /** As everything was when the answer came. */
  readonly before: ClinicContext;
  readonly caseSummary: string;
  readonly saveSummary: SaveSummary;
  /** The same for a change that is tried twice. */
  readonly idempotencyKey: string;
  /** Why an order is right in spite of the warnings of the checks. */
  readonly reasons: readonly OverrideReason[];
  /** The answer that proposed it: its lines are marked until a person has edited or billed them. */
  readonly runId: string;
};

/**
 * Makes a change by the ordinary call, as the person who is signed in. Refused where somebody has
 * written since the answer came. Answers how to take it back.
 */
export async function makeChange(change: Change, tools: Tools): Promise<Undo | null> {
  const { before, caseSummary, saveSummary, idempotencyKey, runId } = tools;
  switch (change.type) {
    case 'create-pharmacy-order':
      return writeOrder(change, tools);
    case 'edit-pharmacy-order':
      return editOrder(change, tools);
    case 'delete-pharmacy-order':
      return deleteOrder(change, before);
    case 'create-lab-order':
      return orderTests(change, tools);
    case 'edit-lab-order':
      return editLabOrder(change, before, runId);
    case 'update-patient':
      return changePatient(change.details, before.patient);
    case 'add-complaint': {
      const { patientId, complaint } = change;
      const input = { params: { id: patientId }, body: { complaint } };
      const { id } = await callApi(addComplaint, input, { idempotencyKey });
      return () => callApi(deleteComplaint, { params: { id } });
    }
    case 'save-summary':
      if (!(await saveSummary(change.summary, caseSummary))) throw refusal(M.changedSince);
      return async () => {
        if (!(await saveSummary(caseSummary, change.summary))) throw refusal(M.builtOn);
      };
    case 'save-memory': {
      const { aiMemory, aiMemoryUpdatedAt } = before.settings;
      const body = { aiMemory: change.memory, aiMemoryUpdatedAt };
      const { settings } = await callApi(updateClinicSettings, { body });
      const since = settings.aiMemoryUpdatedAt;
      return () => callApi(updateClinicSettings, { body: { aiMemory, aiMemoryUpdatedAt: since } });
    }
  }
}

async function changePatient(details: Details, before: ClinicContext['patient']): Promise<Undo> {
  const { id } = before;
  const params = { id };
  const was = ofThese(details, before);
  await expectSamePatient({ id, details: was }, M.changedSince);
  const made = await callApi(updatePatient, { params, body: details });
  return async () => {
    await expectSamePatient({ id, details: ofThese(details, made) }, M.builtOn);
    await callApi(updatePatient, { params, body: was });
  };
}

/** Of a patient, the details that are in question. */
function ofThese(details: Details, { name, age, gender, phone }: Required<Details>): Details {
  const all = Object.entries({ name, age, gender, phone });
  return Object.fromEntries(all.filter(([key]) => key in details));
}
