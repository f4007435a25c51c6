import type { payAdmission as endpoint } from '#contract/admissions/admissions.endpoints.ts';
import { ADMISSION_MESSAGES as M } from '#contract/admissions/admissions.messages.ts';
import type { EndpointReply, EndpointRequest } from '#contract/kernel/endpoint.ts';
import { findPatientRow } from '../patients/index.ts';
import { conflict, invalidField, notFound } from '../platform/errors.ts';
import type { ClinicScope } from '../platform/scope.ts';
import { calculatedOf } from './admission.present.ts';
import { chargeStay } from './charge-stay.ts';
import { receivePayment } from './receive-payment.ts';
import { findUnpaidStay, lockStay } from './stay.store.ts';

/**
 * Records a payment for a stay. Throws 400 for more than the current balance, also under concurrent
 * payments, and 409 without an unpaid admission bill. Marks the bill paid when the patient is
 * discharged and nothing is left to pay.
 */
export async function payAdmission(
  scope: ClinicScope,
  { params, body }: EndpointRequest<typeof endpoint>,
): Promise<EndpointReply<typeof endpoint>> {
  const { tx, now } = scope;
  if (!(await findPatientRow(tx, params.id))) throw notFound();
  const unpaid = await findUnpaidStay(tx, params.id);
  if (!unpaid) throw conflict(M.noActiveBill);
  const locked = await lockStay(tx, unpaid.id);
  if (locked.bill_status !== 'pending') throw conflict(M.noActiveBill);

  const stay = await chargeStay(scope, locked);
  const { amount_paid: amount, payment_mode: mode, reference } = body;
  if (amount > calculatedOf(stay, now).balance) {
    throw invalidField('amount_paid', M.invalidPayment);
  }
  return receivePayment(scope, stay, { amount, mode, reference, isDeposit: false });
}
