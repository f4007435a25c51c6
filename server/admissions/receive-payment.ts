import type { payAdmission } from '#contract/admissions/admissions.endpoints.ts';
import type { EndpointReply } from '#contract/kernel/endpoint.ts';
import { insertPayment } from '../billing/index.ts';
import type { ClinicScope } from '../platform/scope.ts';
import { calculatedOf, presentAdmissionPayment } from './admission.present.ts';
import type { AdmissionPaymentRow } from './admission-payment.store.ts';
import { settleStay } from './charge-stay.ts';
import type { StayRow } from './stay.store.ts';

type Received = {
  readonly amount: number;
  readonly mode: AdmissionPaymentRow['mode'];
  readonly isDeposit: boolean;
  readonly reference: string | null | undefined;
};

/**
 * Records a payment on the bill of a locked stay whose days are up to date, and closes the bill if
 * it is settled.
 */
export async function receivePayment(
  scope: ClinicScope,
  stay: StayRow,
  { amount, mode, isDeposit, reference }: Received,
): Promise<EndpointReply<typeof payAdmission>> {
  const { tx, actor, now } = scope;
  const { bill_id: billId, patient_id: patientId } = stay;
  const payment = { id: scope.newId(), billId, amount, mode, ...(reference && { reference }) };
  const row = { ...payment, isDeposit, clinicId: actor.clinicId, by: actor.id, at: now };
  await insertPayment(tx, row);
  const after = await settleStay(scope, stay.id);
  const verb = isDeposit ? 'take-deposit' : 'pay-admission';
  await scope.audit(verb, { type: 'bill', id: billId }, { ...payment, patientId });
  scope.changed('bills', billId);
  return {
    payment: presentAdmissionPayment({
      id: payment.id,
      bill_id: billId,
      patient_id: patientId,
      amount_paise: amount,
      mode,
      paid_at: now,
      is_deposit: isDeposit,
      reference: reference ?? null,
    }),
    calculated: calculatedOf(after, now),
  };
}
