import type { EndpointReply, EndpointRequest } from '#contract/kernel/endpoint.ts';
import type { PharmacyOrder } from '#contract/pharmacy/pharmacy-order.ts';
import type { listPatientPharmacyOrders as endpoint } from '#contract/pharmacy/pharmacy-orders.endpoints.ts';
import { findPatientRow } from '../../patients/index.ts';
import { notFound } from '../../platform/errors.ts';
import type { ClinicScope } from '../../platform/scope.ts';
import { listOrdersOfPatient, listOrdersOfVisit } from './pharmacy-order.store.ts';
import { withLines } from './read-order.ts';

/** Lists a patient's pharmacy orders, newest first. Throws 404 for an unknown patient. */
export async function patientPharmacyOrders(
  { tx }: ClinicScope,
  { params }: Pick<EndpointRequest<typeof endpoint>, 'params'>,
): Promise<EndpointReply<typeof endpoint>> {
  if (!(await findPatientRow(tx, params.id))) throw notFound();
  const orders = await listOrdersOfPatient(tx, params.id);
  return withLines(tx, orders);
}

/** Lists a visit's pharmacy orders, oldest first. */
export async function visitPharmacyOrders(
  { tx }: ClinicScope,
  visitId: string,
): Promise<PharmacyOrder[]> {
  return withLines(tx, await listOrdersOfVisit(tx, visitId));
}
