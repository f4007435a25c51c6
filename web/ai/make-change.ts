import type { Change, PlannedLine } from '#contract/ai/plan/planned.ts';
import { updateClinicSettings } from '#contract/clinics/clinics.endpoints.ts';
import { addComplaint, deleteComplaint } from '#contract/consultation/consultation.endpoints.ts';
import {
  createLabOrder,
  deleteLabOrder,
  overrideLabOrder,
} from '#contract/lab/lab-orders.endpoints.ts';
import { updatePatient } from '#contract/patients/patients.endpoints.ts';
import {
  createPharmacyOrder,
  deletePharmacyOrder,
  editPharmacyOrder,
  movePharmacyOrder,
} from '#contract/pharmacy/pharmacy-orders.endpoints.ts';
import { callApi } from '#web/lib/api-client.ts';
import type { ClinicContext } from './clinic-context.ts';

/** Takes a change back; refused by the server once something else builds on it. */
export type Undo = () => Promise<unknown>;

type Tools = {
  /** As everything was when the answer came. */
  readonly before: ClinicContext;
  readonly caseSummary: string;
  /** By way of the record's editor, so that nobody's text is written over. False: it could not be. */
  readonly saveSummary: (text: string) => Promise<void>;
  /** The same for a change that is tried twice. */
  readonly idempotencyKey: string;
};

const itemsOf = (lines: readonly PlannedLine[]) => lines.map(({ name, ...item }) => item);

/** Makes a change by the ordinary call, as the person who is signed in. Answers how to take it back. */
export async function makeChange(change: Change, tools: Tools): Promise<Undo | null> {
  const { before, idempotencyKey } = tools;
  switch (change.type) {
    case 'create-pharmacy-order': {
      const { patientId: patient_id, lines, prescription } = change;
      const body = {
        patient_id,
        items: itemsOf(lines),
        prescription_for_unavailable_drugs: prescription,
      };
      const { id } = await callApi(createPharmacyOrder, { body }, { idempotencyKey });
      return () => callApi(deletePharmacyOrder, { params: { id } });
    }
    case 'edit-pharmacy-order':
      return editOrder(change, before);
    case 'delete-pharmacy-order':
      return deleteOrder(change.orderId, before);
    case 'create-lab-order': {
      const body = { patient_id: change.patientId, tests: change.tests.map(({ id }) => ({ id })) };
      const { id } = await callApi(createLabOrder, { body }, { idempotencyKey });
      return () => callApi(deleteLabOrder, { params: { id } });
    }
    case 'edit-lab-order':
      return editLabOrder(change, before);
    case 'update-patient': {
      const params = { id: change.patientId };
      const { name, age, gender, phone } = before.patient;
      await callApi(updatePatient, { params, body: change.details });
      const was = { name, age, gender, phone };
      const body = Object.fromEntries(Object.entries(was).filter(([key]) => key in change.details));
      return () => callApi(updatePatient, { params, body });
    }
    case 'add-complaint': {
      const { patientId, complaint } = change;
      const input = { params: { id: patientId }, body: { complaint } };
      const { id } = await callApi(addComplaint, input, { idempotencyKey });
      return () => callApi(deleteComplaint, { params: { id } });
    }
    case 'save-summary':
      await tools.saveSummary(change.summary);
      return () => tools.saveSummary(tools.caseSummary);
    case 'save-memory': {
      const { aiMemory, aiMemoryUpdatedAt } = before.settings;
      const body = { aiMemory: change.memory, aiMemoryUpdatedAt };
      const { settings } = await callApi(updateClinicSettings, { body });
      const since = settings.aiMemoryUpdatedAt;
      return () => callApi(updateClinicSettings, { body: { aiMemory, aiMemoryUpdatedAt: since } });
    }
  }
}

type EditOrder = Extract<Change, { type: 'edit-pharmacy-order' }>;

async function editOrder(change: EditOrder, before: ClinicContext): Promise<Undo | null> {
  const params = { id: change.orderId };
  const order = before.pharmacyOrders.find(({ id }) => id === change.orderId);
  if (order && order.status !== 'pending' && change.status) {
    await callApi(movePharmacyOrder, { params, body: { status: change.status } });
    return null;
  }
  const body = {
    items: itemsOf(change.lines),
    prescription_for_unavailable_drugs: change.prescription,
  };
  await callApi(editPharmacyOrder, { params, body });
  if (change.status) {
    await callApi(movePharmacyOrder, { params, body: { status: change.status } });
    return null;
  }
  if (!order) return null;
  const was = {
    items: itemsOf(order.medications.map(lineOf)),
    prescription_for_unavailable_drugs: order.prescription_for_unavailable_drugs,
  };
  return () => callApi(editPharmacyOrder, { params, body: was });
}

type Medication = ClinicContext['pharmacyOrders'][number]['medications'][number];

const lineOf = (line: Medication): PlannedLine => ({
  drug_id: line.drug_id,
  name: line.name,
  quantity: line.quantity,
  tabletsPerDay: line.tabletsPerDay,
  numberOfDays: line.numberOfDays,
  directions_to_use: line.directions_to_use,
});

async function deleteOrder(orderId: string, before: ClinicContext): Promise<Undo | null> {
  const order = before.pharmacyOrders.find(({ id }) => id === orderId);
  await callApi(deletePharmacyOrder, { params: { id: orderId } });
  if (!order) return null;
  const body = {
    patient_id: order.patient_id,
    items: itemsOf(order.medications.map(lineOf)),
    prescription_for_unavailable_drugs: order.prescription_for_unavailable_drugs,
  };
  return () => callApi(createPharmacyOrder, { body });
}

type EditLab = Extract<Change, { type: 'edit-lab-order' }>;

async function editLabOrder(change: EditLab, before: ClinicContext): Promise<Undo | null> {
  const params = { id: change.orderId };
  const order = before.labOrders.find(({ id }) => id === change.orderId);
  const known = [...(order?.tests ?? []), ...before.tests];
  const priced = (id: string) => known.find((test) => test.id === id)?.price ?? 0;
  const tests = change.tests.map(({ id, name }) => ({ id, name, price: priced(id) / 100 }));
  await callApi(overrideLabOrder, {
    params,
    body: { tests, ...(change.status && { status: change.status }) },
  });
  if (!order) return null;
  const was = order.tests.map(({ id, name, price }) => ({ id, name, price: price / 100 }));
  const body = { tests: was, ...(change.status && { status: order.status }) };
  return () => callApi(overrideLabOrder, { params, body });
}
