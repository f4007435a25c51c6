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
 * Records money beyond the balance of a running stay. It first pays what is due; the rest counts
 * towards the coming days, and the unused part is refunded at the discharge. Throws 409 without a
 * running stay that has an open bill.
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
  const { amount_paid: amount, payment_mode: mode, reference } = body;
  return receivePayment(scope, await chargeStay(scope, locked), {
    amount,
    mode,
    reference,
    isDeposit: true,
  });
}
