import { AI_MESSAGES as M } from '#contract/ai/ai.messages.ts';
import type { Change, PlannedLine } from '#contract/ai/plan/planned.ts';
import {
  createLabOrder,
  deleteLabOrder,
  overrideLabOrder,
} from '#contract/lab/lab-orders.endpoints.ts';
import type { PharmacyOrder } from '#contract/pharmacy/pharmacy-order.ts';
import {
  createPharmacyOrder,
  deletePharmacyOrder,
  editPharmacyOrder,
  movePharmacyOrder,
} from '#contract/pharmacy/pharmacy-orders.endpoints.ts';
import type { OverrideReason } from '#contract/safety/warning.ts';
import { callApi } from '#web/lib/api-client.ts';
import { newKey } from '#web/lib/new-key.ts';
import type { ClinicContext } from './clinic-context.ts';
import type { Tools, Undo } from './make-change.ts';
import { orderContent } from './order-content.ts';
import { expectSameLabOrder, expectSameOrder } from './unchanged.ts';

type Of<Type extends Change['type']> = Extract<Change, { type: Type }>;

/** What a person has changed in the proposal is theirs. */
const itemsOf = (lines: readonly PlannedLine[], runId: string) =>
  lines.map(({ byHand, drug_id, quantity, tabletsPerDay, numberOfDays, directions_to_use }) => ({
    ...{ drug_id, quantity, tabletsPerDay, numberOfDays, directions_to_use },
    ...(!byHand && { ai_run_id: runId }),
  }));
/** The reasons of an order, where there are any; what was said of one holds for the same one again. */
function given(reasons: readonly OverrideReason[]) {
  if (reasons.length === 0) return {};
  return { override_reasons: reasons.map(({ warning, reason }) => ({ warning, reason })) };
}

/** As it was, with its marks. */
const writtenOf = ({
  medications,
  prescription_for_unavailable_drugs,
  overrides,
}: PharmacyOrder) => ({
  items: medications.map(
    ({ drug_id, quantity, tabletsPerDay, numberOfDays, directions_to_use, ai_run_id }) => ({
      drug_id,
      quantity,
      tabletsPerDay,
      numberOfDays,
      directions_to_use,
      ...(ai_run_id && { ai_run_id }),
    }),
  ),
  prescription_for_unavailable_drugs,
  ...given(overrides),
});

export async function writeOrder(
  { patientId, lines, prescription }: Of<'create-pharmacy-order'>,
  { idempotencyKey, runId, reasons }: Pick<Tools, 'idempotencyKey' | 'runId' | 'reasons'>,
): Promise<Undo> {
  const body = {
    patient_id: patientId,
    items: itemsOf(lines, runId),
    prescription_for_unavailable_drugs: prescription,
    ...given(reasons),
  };
  const made = await callApi(createPharmacyOrder, { body }, { idempotencyKey });
  return async () => {
    await expectSameOrder(made, M.builtOn);
    await callApi(deletePharmacyOrder, { params: { id: made.id } });
  };
}

/** What was moved on has moved money and stock: that is taken back in the pharmacy, not here. */
export async function editOrder(
  { orderId, lines, prescription, status }: Of<'edit-pharmacy-order'>,
  { before: { pharmacyOrders }, reasons, runId }: Pick<Tools, 'before' | 'reasons' | 'runId'>,
): Promise<Undo | null> {
  const params = { id: orderId };
  const before = pharmacyOrders.find(({ id }) => id === orderId);
  const now = before && (await expectSameOrder(before, M.changedSince));
  const isMovedOnly =
    before &&
    orderContent(lines, prescription) ===
      orderContent(before.medications, before.prescription_for_unavailable_drugs);
  if (status && (isMovedOnly || before?.status !== 'pending')) {
    await callApi(movePharmacyOrder, { params, body: { status } });
    return null;
  }
  const items = itemsOf(lines, runId);
  const written = { items, prescription_for_unavailable_drugs: prescription };
  const seen = now && { updatedAt: now.updatedAt };
  const body = { ...written, ...seen, ...given(reasons), ...(status && { status }) };
  const made = await callApi(editPharmacyOrder, { params, body });
  if (status || !before) return null;
  return async () => {
    const { updatedAt } = await expectSameOrder(made, M.builtOn);
    await callApi(editPharmacyOrder, { params, body: { ...writtenOf(before), updatedAt } });
  };
}

/** Taken back, it is written anew: once, however often that is tried. */
export async function deleteOrder(
  { orderId }: Of<'delete-pharmacy-order'>,
  { pharmacyOrders }: ClinicContext,
): Promise<Undo | null> {
  const order = pharmacyOrders.find(({ id }) => id === orderId);
  if (order) await expectSameOrder(order, M.changedSince);
  await callApi(deletePharmacyOrder, { params: { id: orderId } });
  if (!order) return null;
  const body = { patient_id: order.patient_id, ...writtenOf(order) };
  const idempotencyKey = newKey();
  return () => callApi(createPharmacyOrder, { body }, { idempotencyKey });
}

export async function orderTests(
  { patientId, tests }: Of<'create-lab-order'>,
  { idempotencyKey, runId }: Pick<Tools, 'idempotencyKey' | 'runId'>,
): Promise<Undo> {
  const ordered = tests.map(({ id }) => ({ id, ai_run_id: runId }));
  const body = { patient_id: patientId, tests: ordered };
  const made = await callApi(createLabOrder, { body }, { idempotencyKey });
  return async () => {
    await expectSameLabOrder(made, M.builtOn);
    await callApi(deleteLabOrder, { params: { id: made.id } });
  };
}

export async function editLabOrder(
  { orderId, tests, status }: Of<'edit-lab-order'>,
  context: ClinicContext,
  runId: string,
): Promise<Undo | null> {
  const params = { id: orderId };
  const before = context.labOrders.find(({ id }) => id === orderId);
  if (before) await expectSameLabOrder(before, M.changedSince);
  const prices = new Map(
    [...context.tests, ...(before?.tests ?? [])].map((test) => [test.id, test.price]),
  );
  const priced = ({ id, name }: Of<'edit-lab-order'>['tests'][number]) => ({
    ...{ id, name, price: (prices.get(id) ?? 0) / 100 },
  });
  const proposed = tests.map((test) => ({ ...priced(test), ai_run_id: runId }));
  const body = { tests: proposed, ...(status && { status }) };
  const made = await callApi(overrideLabOrder, { params, body });
  if (!before) return null;
  const marked = before.tests.map((test) => ({
    ...priced(test),
    ...(test.ai_run_id && { ai_run_id: test.ai_run_id }),
  }));
  const was = { tests: marked, ...(status && { status: before.status }) };
  return async () => {
    await expectSameLabOrder(made, M.builtOn);
    await callApi(overrideLabOrder, { params, body: was });
  };
}
