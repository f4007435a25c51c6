import type { EndpointRequest } from '#contract/kernel/endpoint.ts';
import type { LabOrder } from '#contract/lab/lab-order.ts';
import type {
  createEmptyLabOrder as emptyEndpoint,
  createLabOrder as endpoint,
} from '#contract/lab/lab-orders.endpoints.ts';
import type { Claim } from '../../ai-marks/index.ts';
import { expectPatient, expectVisitOf } from '../../patients/index.ts';
import { withNextNumber } from '../../platform/db/number-series.ts';
import { withNext } from '../../platform/db/scoped-connection.ts';
import { atOnce } from '../../platform/round-trips/at-once.ts';
import type { ClinicScope } from '../../platform/scope.ts';
import { presentLabOrder } from './lab-order.present.ts';
import { findLabOrderRow } from './lab-order.store.ts';
import { type PricedTest, readTests, writeTests } from './order-tests.ts';

type NewOrder = {
  readonly patientId: string;
  readonly visitId?: string | null | undefined;
  readonly referredBy?: string | null | undefined;
  readonly tests?: readonly ({ readonly id: string } & Claim)[];
};

/**
 * Opens a pending order with the clinic day's next token, and returns its tests, which are still to be
 * written. The order is written with the next query, so that the series is locked for that round trip
 * and the commit's. Throws 404 for an unknown patient, and
 * 400 for a visit of another one and for an unknown or repeated test.
 */
async function openOrder(
  scope: ClinicScope,
  { patientId, visitId, referredBy, tests = [] }: NewOrder,
): Promise<{ id: string; priced: readonly PricedTest[] }> {
  const { tx, actor, now, today } = scope;
  const [, , priced] = await atOnce([
    expectPatient(tx, patientId),
    visitId ? expectVisitOf(tx, { patientId, visitId }) : undefined,
    tests.length > 0 ? readTests(scope, tests) : [],
  ]);
  const id = scope.newId();
  const insert = withNextNumber(tx, { clinicId: actor.clinicId, name: `lab ${today}` })
    .insertInto('lab_orders')
    .values({
      clinic_id: actor.clinicId,
      id,
      patient_id: patientId,
      visit_id: visitId ?? null,
      referred_by: referredBy ?? null,
      day: today,
      lab_token_number: (eb) => eb.selectFrom('numbered').select('value'),
      created_at: now,
      updated_at: now,
      created_by: actor.id,
    });
  await tx.executeQuery(withNext(insert.compile()));
  scope.changed('lab-orders', id);
  return { id, priced };
}

/**
 * Orders tests for a patient at the catalogue's prices. Throws 400 for an unknown or repeated test.
 */
export async function createLabOrder(
  scope: ClinicScope,
  { body }: Pick<EndpointRequest<typeof endpoint>, 'body'>,
): Promise<LabOrder> {
  const { patient_id: patientId, visitId, referredBy, tests } = body;
  const { id, priced } = await openOrder(scope, { patientId, visitId, referredBy, tests });
  await scope.audit(
    'create-lab-order',
    { type: 'lab-order', id },
    { patientId, ...(visitId && { visitId }), ...(referredBy && { referredBy }), tests },
  );
  const [written, row] = await atOnce([
    writeTests(scope, id, priced),
    findLabOrderRow(scope.tx, id),
  ]);
  if (!row) throw new Error('The new order cannot be read.');
  return presentLabOrder(row, { tests: written, today: scope.today });
}

/** Opens an order to which tests are added later. */
export async function createEmptyLabOrder(
  scope: ClinicScope,
  { body }: EndpointRequest<typeof emptyEndpoint>,
): Promise<{ newOrderId: string }> {
  const { patient_id: patientId } = body;
  const { id } = await openOrder(scope, { patientId });
  await scope.audit('create-lab-order', { type: 'lab-order', id }, { patientId, tests: [] });
  return { newOrderId: id };
}
