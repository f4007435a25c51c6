import type { takeDeposit as endpoint } from '#contract/admissions/admissions.endpoints.ts';
import { ADMISSION_MESSAGES as M } from '#contract/admissions/admissions.messages.ts';
import type { EndpointReply, EndpointRequest } from '#contract/kernel/endpoint.ts';
import { findPatientRow } from '../patients/index.ts';
import { conflict, notFound } from '../platform/errors.ts';
import type { ClinicScope } from '../platform/scope.ts';
import { chargeStay } from './charge-stay.ts';
import { receivePayment } from './receive-payment.ts';
import { listStays, lockStay } from './stay.store.ts';

/**
 * Records money ahead of the balance of a running stay. What is due is paid of it first; the rest lowers the
 * days to come, and what is left at the discharge is paid back. Without a running stay whose bill is open it
 * is 409.
 */
export async function takeDeposit(
  scope: ClinicScope,
  { params, body }: EndpointRequest<typeof endpoint>,
): Promise<EndpointReply<typeof endpoint>> {
  const { tx } = scope;
  if (!(await findPatientRow(tx, params.id))) throw notFound();
  const running = (await listStays(tx, params.id)).find((stay) => stay.discharged_at === null);
  if (!running) throw conflict(M.notRunning);
  const locked = await lockStay(tx, running.id);
  if (locked.bill_status !== 'pending') throw conflict(M.noActiveBill);
  if (locked.discharged_at !== null) throw conflict(M.notRunning);
  const { amount_paid: amount, payment_mode: mode } = body;
  return receivePayment(scope, await chargeStay(scope, locked), { amount, mode, isDeposit: true });
}
