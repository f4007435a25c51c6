import {
  EditOrderBody,
  type OrderItem,
  type PharmacyOrder,
} from '#contract/pharmacy/pharmacy-order.ts';
import type { OverrideReason } from '#contract/safety/warning.ts';
import { openPrescription } from '#contract/visit-sheet/open-orders.rules.ts';
import { VISIT_SHEET_MESSAGES as M } from '#contract/visit-sheet/visit-sheet.messages.ts';
import * as pharmacy from '../pharmacy/index.ts';
import { checkedBody } from '../platform/checked-body.ts';
import { conflict } from '../platform/errors.ts';
import type { ClinicScope } from '../platform/scope.ts';
import { lockSheet, renewSheet } from './lock-sheet.ts';

type Addition = {
  readonly visitId: string;
  readonly patientId: string;
  readonly items: readonly OrderItem[];
  /** Drugs from outside, one per line. */
  readonly texts: readonly string[];
  readonly reasons: readonly OverrideReason[];
};

/** The rows added to a prescription, and those that they replaced. */
export type AddedDrugs = {
  readonly orderId: string;
  readonly isNew: boolean;
  readonly items: readonly OrderItem[];
  readonly replaced: readonly OrderItem[];
  readonly texts: readonly string[];
};

const linesOf = (text: string) => text.split('\n').filter((line) => line.trim() !== '');

/** An order's rows as input, each with its mark of the assistant. */
const itemsOf = ({ medications }: PharmacyOrder): OrderItem[] =>
  medications.map((row) => ({
    drug_id: row.drug_id,
    quantity: row.quantity,
    tabletsPerDay: row.tabletsPerDay,
    numberOfDays: row.numberOfDays,
    daysAssumed: row.daysAssumed,
    directions_to_use: row.directions_to_use,
    ai_run_id: row.ai_run_id ?? undefined,
  }));

const input = <Body, Params>(body: Body, params: Params) => ({
  ...{ params, query: undefined, body, file: undefined },
});

/**
 * Adds drugs to the open prescription of a visit, or begins one. A drug that it already has is
 * replaced in its place. Throws what the ordinary calls of the order throw, and 409 for a visit of
 * another patient.
 */
export async function addDrugs(
  scope: ClinicScope,
  { visitId, patientId, items, texts, reasons }: Addition,
): Promise<AddedDrugs> {
  const sheet = await lockSheet(scope, visitId);
  if (sheet.patientId !== patientId) throw conflict(M.otherPatient);
  await renewSheet(scope, sheet);
  const order = openPrescription(sheet);
  if (!order) {
    const prescription = texts.join('\n');
    const body = { patientId, visitId, items: [...items], prescription, reasons: [...reasons] };
    const { id } = await pharmacy.createOrder(scope, input(body, undefined));
    return { orderId: id, isNew: true, items, replaced: [], texts };
  }
  const before = itemsOf(order);
  const newer = new Map(items.map((item) => [item.drug_id, item]));
  const known = new Set(before.map(({ drug_id }) => drug_id));
  const textsBefore = linesOf(order.prescription_for_unavailable_drugs);
  const newTexts = texts.filter((text) => !textsBefore.includes(text));
  const body = checkedBody(EditOrderBody, {
    items: [
      ...before.map((item) => newer.get(item.drug_id) ?? item),
      ...items.filter(({ drug_id }) => !known.has(drug_id)),
    ],
    prescription_for_unavailable_drugs: [...textsBefore, ...newTexts].join('\n'),
    override_reasons: [...reasons],
  });
  await pharmacy.editOrder(scope, input(body, { id: order.id }), { mayLoseDrugs: true });
  const replaced = before.filter(({ drug_id }) => newer.has(drug_id));
  return { orderId: order.id, isNew: false, items, replaced, texts: newTexts };
}

type Row = Omit<OrderItem, 'ai_run_id'> & { readonly ai_run_id?: string | undefined };
type Removal = Pick<AddedDrugs, 'orderId' | 'texts'> & {
  readonly items: readonly Row[];
  readonly replaced: readonly Row[];
  readonly reasons: readonly OverrideReason[];
};

const rowText = (item: Row) =>
  JSON.stringify([
    ...[item.drug_id, item.quantity, item.tabletsPerDay, item.numberOfDays],
    ...[item.daysAssumed ?? false, item.directions_to_use ?? ''],
  ]);

/**
 * Takes added drugs out of their prescription again, also when other rows were added meanwhile.
 * Returns false, and changes nothing, when one of them was changed or removed since, or when the
 * prescription is billed.
 */
export async function takeOutDrugs(
  scope: ClinicScope,
  visitId: string,
  { orderId, items, replaced, texts, reasons }: Removal,
): Promise<boolean> {
  const sheet = await lockSheet(scope, visitId);
  const order = sheet.pharmacyOrders.find(({ id }) => id === orderId);
  if (order?.status !== 'pending' || order.billId !== null) return false;
  const rows = itemsOf(order);
  const lines = linesOf(order.prescription_for_unavailable_drugs);
  const isThere =
    items.every((item) => rows.some((row) => rowText(row) === rowText(item))) &&
    texts.every((text) => lines.includes(text));
  if (!isThere) return false;
  await renewSheet(scope, sheet);
  const added = new Set(items.map(({ drug_id }) => drug_id));
  const earlier = new Map(replaced.map((item) => [item.drug_id, item]));
  const left = rows.flatMap((row) =>
    added.has(row.drug_id) ? (earlier.get(row.drug_id) ?? []) : row,
  );
  const prescription = lines.filter((line) => !texts.includes(line)).join('\n');
  if (left.length === 0 && prescription === '') {
    await pharmacy.deleteOrder(scope, input(undefined, { id: orderId }));
    return true;
  }
  const body = checkedBody(EditOrderBody, {
    items: left,
    prescription_for_unavailable_drugs: prescription,
    override_reasons: [...reasons],
  });
  await pharmacy.editOrder(scope, input(body, { id: orderId }), { mayLoseDrugs: true });
  return true;
}
