import type { EndpointReply, EndpointRequest } from '#contract/kernel/endpoint.ts';
import type { retryRefund as endpoint } from '#contract/payments/payments.endpoints.ts';
import { PAYMENT_MESSAGES as M } from '#contract/payments/payments.messages.ts';
import { conflict, notFound } from '../../platform/errors.ts';
import type { ClinicScope } from '../../platform/scope.ts';
import { findRefund, sendAgain } from './refund.store.ts';

/**
 * Asks the provider again for a refund that it refused, once the reason is gone (such as an
 * insufficient account balance). Throws 409 for any other refund.
 */
export async function retryRefund(
  scope: ClinicScope,
  { params: { id } }: EndpointRequest<typeof endpoint>,
): Promise<EndpointReply<typeof endpoint>> {
  const { tx, now } = scope;
  const sent = await sendAgain(tx, id, now);
  if (!sent) throw (await findRefund(tx, id)) ? conflict(M.refundNotRefused) : notFound();
  const { bill_id: billId, amount_paise: amount } = sent;
  await scope.audit('retry-refund', { type: 'bill', id: billId }, { refund: id, amount });
  scope.changed('bills', billId);
  return { message: M.refundAsked };
}
