import { VISIT_SHEET_MESSAGES as M } from '#contract/visit-sheet/visit-sheet.messages.ts';
import type { SaveSheetBody, VisitSheet } from '#contract/visit-sheet/visit-sheet.ts';
import * as lab from '../lab/index.ts';
import * as pharmacy from '../pharmacy/index.ts';
import { invalidField } from '../platform/errors.ts';
import type { ClinicScope } from '../platform/scope.ts';

type Prescription = NonNullable<SaveSheetBody['prescriptions']>[number];
type Tests = NonNullable<SaveSheetBody['tests']>[number];

const input = <Body, Params>(body: Body, params: Params) => ({
  params,
  query: undefined,
  body,
  file: undefined,
});

/** Creates, edits or deletes one prescription of the visit, by the rules of the ordinary calls. */
export async function savePrescription(
  scope: ClinicScope,
  sheet: VisitSheet,
  { orderId, updatedAt, items, prescription, override_reasons: reasons }: Prescription,
): Promise<void> {
  const isEmpty = items.length === 0 && prescription.trim() === '';
  const before = sheet.pharmacyOrders.find(({ id }) => id === orderId);
  if (orderId !== null && !before) throw invalidField('prescriptions', M.unknownOrder);
  if (!before) {
    if (isEmpty) return;
    const { patientId, visitId } = sheet;
    const body = { patientId, visitId, items, prescription: prescription.trim(), reasons };
    await pharmacy.createOrder(scope, input(body, undefined));
    return;
  }
  if (isEmpty) {
    await pharmacy.deleteOrder(scope, input(undefined, { id: before.id }));
    return;
  }
  const body = { items, prescription: prescription.trim(), status: undefined, updatedAt, reasons };
  await pharmacy.editOrder(scope, input(body, { id: before.id }), { mayLoseDrugs: true });
}

/** Creates, edits or deletes one lab order of the visit, by the rules of the ordinary calls. */
export async function saveTests(
  scope: ClinicScope,
  sheet: VisitSheet,
  { orderId, tests }: Tests,
): Promise<void> {
  const before = sheet.labOrders.find(({ id }) => id === orderId);
  if (orderId !== null && !before) throw invalidField('tests', M.unknownOrder);
  if (!before) {
    if (tests.length === 0) return;
    const { patientId, visitId } = sheet;
    await lab.createLabOrder(scope, { body: { patient_id: patientId, visitId, tests } });
    return;
  }
  if (tests.length === 0) {
    await lab.deleteLabOrder(scope, { params: { id: before.id } });
    return;
  }
  await lab.changeOrderedTests(scope, { id: before.id, tests });
}
