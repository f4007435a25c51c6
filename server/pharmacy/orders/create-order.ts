import type { EndpointRequest } from '#contract/kernel/endpoint.ts';
import type { PharmacyOrder } from '#contract/pharmacy/pharmacy-order.ts';
import type { createPharmacyOrder as endpoint } from '#contract/pharmacy/pharmacy-orders.endpoints.ts';
import { expectPatient, expectVisitOf } from '../../patients/index.ts';
import { withNext } from '../../platform/db/scoped-connection.ts';
import { atOnce } from '../../platform/round-trips/at-once.ts';
import type { ClinicScope } from '../../platform/scope.ts';
import { settleWarnings } from '../safety/order-safety.ts';
import { prescriberColumns } from '../sales/prescriber.store.ts';
import { readLines, writeLines } from './order-lines.ts';
import type { PharmacyOrderLineRow } from './pharmacy-order.store.ts';
import { readOrder } from './read-order.ts';

/**
 * Creates an order for a patient. It takes no stock until it is billed. Throws 400 for a visit of
 * another patient, and 409 for a serious warning without a reason. `repeats` are the lines of the
 * cancelled order that this one replaces.
 */
export async function createOrder(
  scope: ClinicScope,
  { body }: EndpointRequest<typeof endpoint>,
  { repeats }: { readonly repeats?: readonly PharmacyOrderLineRow[] } = {},
): Promise<PharmacyOrder> {
  const { tx, actor, now } = scope;
  const { patientId, visitId, items, prescriber, prescription, reasons } = body;
  const [, , lines] = await atOnce([
    expectPatient(tx, patientId),
    visitId ? expectVisitOf(tx, { patientId, visitId }) : undefined,
    readLines(scope, items),
  ]);
  const id = scope.newId();
  const insert = tx.insertInto('pharmacy_orders').values({
    clinic_id: actor.clinicId,
    id,
    patient_id: patientId,
    visit_id: visitId ?? null,
    prescription_for_unavailable_drugs: prescription,
    ...(prescriber && prescriberColumns(prescriber)),
    created_at: now,
    updated_at: now,
    created_by: actor.id,
  });
  await tx.executeQuery(withNext(insert.compile()));
  const named = prescriber ? 'now' : 'never';
  await writeLines(scope, { orderId: id, lines, repeats, named });
  const overrides = await settleWarnings(scope, { id, patient_id: patientId }, reasons);
  await scope.audit(
    'create-pharmacy-order',
    { type: 'pharmacy-order', id },
    {
      ...{ patientId, ...(visitId && { visitId }), items, ...(prescriber && { prescriber }) },
      ...(overrides.length > 0 && { overrides }),
    },
  );
  scope.changed('pharmacy-orders', id);
  return readOrder(scope, id);
}
