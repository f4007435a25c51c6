import type { EndpointRequest } from '#contract/kernel/endpoint.ts';
import type { LabOrder } from '#contract/lab/lab-order.ts';
import type {
  createEmptyLabOrder as emptyEndpoint,
  createLabOrder as endpoint,
} from '#contract/lab/lab-orders.endpoints.ts';
import { expectVisitOf, findPatientRow } from '../../patients/index.ts';
import { nextNumber } from '../../platform/db/counters.ts';
import { notFound } from '../../platform/errors.ts';
import type { ClinicScope } from '../../platform/scope.ts';
import { writeTests } from './order-tests.ts';
import { readLabOrder } from './read-lab-orders.ts';

type NewOrder = {
  readonly patientId: string;
  readonly visitId?: string | null | undefined;
  readonly referredBy?: string | null | undefined;
};

/**
 * Opens a pending order with the clinic day's next token. Throws 404 for an unknown patient, and 400
 * for a visit of another one.
 */
async function openOrder(
  scope: ClinicScope,
  { patientId, visitId, referredBy }: NewOrder,
): Promise<string> {
  const { tx, actor, now, today } = scope;
  if (!(await findPatientRow(tx, patientId))) throw notFound();
  if (visitId) await expectVisitOf(tx, { patientId, visitId });
  const id = scope.newId();
  const token = await nextNumber(tx, { clinicId: actor.clinicId, name: `lab ${today}` });
  await tx
    .insertInto('lab_orders')
    .values({
      clinic_id: actor.clinicId,
      id,
      patient_id: patientId,
      visit_id: visitId ?? null,
      referred_by: referredBy ?? null,
      day: today,
      lab_token_number: token,
      created_at: now,
      updated_at: now,
      created_by: actor.id,
    })
    .execute();
  scope.changed('lab-orders', id);
  return id;
}

/**
 * Orders tests for a patient at the catalogue's prices. Throws 400 for an unknown or repeated test.
 */
export async function createLabOrder(
  scope: ClinicScope,
  { body }: Pick<EndpointRequest<typeof endpoint>, 'body'>,
): Promise<LabOrder> {
  const { patient_id: patientId, visitId, referredBy, tests } = body;
  const id = await openOrder(scope, { patientId, visitId, referredBy });
  await writeTests(scope, id, tests);
  await scope.audit(
    'create-lab-order',
    { type: 'lab-order', id },
    { patientId, ...(visitId && { visitId }), ...(referredBy && { referredBy }), tests },
  );
  return readLabOrder(scope, id);
}

/** Opens an order to which tests are added later. */
export async function createEmptyLabOrder(
  scope: ClinicScope,
  { body }: EndpointRequest<typeof emptyEndpoint>,
): Promise<{ newOrderId: string }> {
  const { patient_id: patientId } = body;
  const id = await openOrder(scope, { patientId });
  await scope.audit('create-lab-order', { type: 'lab-order', id }, { patientId, tests: [] });
  return { newOrderId: id };
}
