import type { EndpointRequest } from '#contract/kernel/endpoint.ts';
import type { PharmacyOrder } from '#contract/pharmacy/pharmacy-order.ts';
import type { createPharmacyOrder as endpoint } from '#contract/pharmacy/pharmacy-orders.endpoints.ts';
import type { Override } from '#contract/safety/warning.ts';
import { expectVisitOf } from '../../patients/index.ts';
import { columnsOf } from '../../platform/db/columns/columns.ts';
import { atOnce } from '../../platform/round-trips/at-once.ts';
import type { ClinicScope } from '../../platform/scope.ts';
import { judgeOrder, readCheckedPatient } from '../safety/order-safety.ts';
import { prescriberColumns } from '../sales/prescriber.store.ts';
import { insertLines, type Line, readLines } from './order-lines.ts';
import { LINE_COLUMNS, ORDER_COLUMNS } from './pharmacy-order.columns.ts';
import { presentPharmacyOrder } from './pharmacy-order.present.ts';
import type { PharmacyOrderLineRow } from './pharmacy-order.store.ts';

type Body = EndpointRequest<typeof endpoint>['body'];
type NewOrder = { readonly body: Body; readonly overrides: readonly Override[] };

/** The query that inserts an order without its lines. */
function insertOrder(
  { tx, actor, now }: ClinicScope,
  id: string,
  { body: { patientId, visitId, prescriber, prescription }, overrides }: NewOrder,
) {
  return tx.insertInto('pharmacy_orders').values({
    clinic_id: actor.clinicId,
    id,
    patient_id: patientId,
    visit_id: visitId ?? null,
    prescription_for_unavailable_drugs: prescription,
    ...(overrides.length > 0 && { overrides: JSON.stringify(overrides) }),
    ...(prescriber && prescriberColumns(prescriber)),
    created_at: now,
    updated_at: now,
    created_by: actor.id,
  });
}

/** The lines as they will be read from the order, to be checked before they are written. */
function toCheck(lines: readonly Line[], prescription: string) {
  const drugs = lines.map(({ item, drug }) => ({
    drug_id: drug.id,
    name: drug.name,
    description: drug.description,
    generic_name: drug.generic_name,
    tabletsPerDay: item.tabletsPerDay,
    numberOfDays: item.numberOfDays,
    directions_to_use: item.directions_to_use ?? '',
  }));
  return { drugs, prescription };
}

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
  const { tx, actor } = scope;
  const { patientId, visitId, items, prescriber, prescription, reasons } = body;
  const [{ patient, checks }, , lines] = await atOnce([
    readCheckedPatient(scope, patientId),
    visitId ? expectVisitOf(tx, { patientId, visitId }) : undefined,
    readLines(scope, items),
  ]);
  const order = toCheck(lines, prescription);
  const overrides = judgeOrder(scope, { order, checks, reasons });
  const id = scope.newId();
  await scope.audit(
    'create-pharmacy-order',
    { type: 'pharmacy-order', id },
    {
      ...{ patientId, ...(visitId && { visitId }), items, ...(prescriber && { prescriber }) },
      ...(overrides.length > 0 && { overrides }),
    },
  );
  const named = prescriber ? 'now' : 'never';
  const [row, written] = await atOnce([
    insertOrder(scope, id, { body, overrides })
      .returning(columnsOf(ORDER_COLUMNS))
      .returning(['created_at', 'updated_at', 'dispensed_at'])
      .executeTakeFirstOrThrow(),
    lines.length === 0
      ? []
      : insertLines(scope, { orderId: id, lines, repeats, named })
          .returning(columnsOf(LINE_COLUMNS))
          .execute(),
  ]);
  scope.changed('pharmacy-orders', id);
  const shelf = new Map(lines.map(({ drug }) => [drug.id, drug]));
  return presentPharmacyOrder(
    {
      ...row,
      ...{ patient_name: patient.name, patient_token: patient.token },
      ...{ prescriber_name: actor.name, prescriber_role: actor.role, dispenser_name: null },
      overrides: [...overrides],
      ...{ bill_id: null, bill_status: null, due_paise: null, paid_paise: null },
    },
    written.map((line) => ({
      ...line,
      box_number: shelf.get(line.drug_id)?.box_number ?? null,
      stock: shelf.get(line.drug_id)?.stock ?? 0,
    })),
  );
}
