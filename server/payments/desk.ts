import type { BillStatus, BillType } from '#contract/billing/bill.status.ts';
import type { Paise } from '#contract/kernel/numbers/money.ts';
import type { Tx } from '../platform/db/scope.ts';
import type { OutsideScope } from '../platform/scope.ts';
import type { SubscriptionStatus } from '../razorpay/index.ts';

/** A bill that stays as it is until the transaction ends. */
type OpenBill = {
  readonly status: BillStatus;
  readonly type: BillType;
  readonly due_paise: number;
  readonly paid_paise: number;
};

/** What payments ask of billing. */
export type BillDesk = {
  lock(tx: Tx, billId: string): Promise<OpenBill | undefined>;
  /** Puts a payment on a pending bill; never more than its balance. */
  apply(
    scope: OutsideScope,
    payment: {
      billId: string;
      amount: number;
      mode: 'online';
      providerPaymentId: string;
      fromSandbox: boolean;
    },
  ): Promise<{ billStatus: BillStatus }>;
};

/** What the provider says of a subscription, each thing once and nothing older than what was said. */
export type SubscriptionNews = {
  readonly providerSubscriptionId: string;
  /** Our plan: a patient's, or the clinic's own. */
  readonly planId: string;
  readonly patientId: string | null;
  readonly status: SubscriptionStatus;
  /** Money for one more term; told once for each payment. */
  readonly payment?: { readonly id: string; readonly amount: Paise };
};

/** Who is told of the subscriptions of patients and of clinics. */
export type SubscriptionDesk = Readonly<
  Record<'patient' | 'clinic', (scope: OutsideScope, news: SubscriptionNews) => Promise<void>>
>;

/** The slices that money and news of the provider go to. */
export type PaymentDesk = { readonly bills: BillDesk; readonly subscriptions: SubscriptionDesk };
