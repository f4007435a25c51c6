import type { BillStatus, BillType } from '#contract/billing/bill.status.ts';
import type { Paise } from '#contract/kernel/numbers/money.ts';
import type { Tx } from '../platform/db/scoped-database.ts';
import type { OutsideScope } from '../platform/scope.ts';
import type { SubscriptionStatus } from '../razorpay/index.ts';

/** A bill locked until the transaction ends. */
type OpenBill = {
  readonly status: BillStatus;
  readonly type: BillType;
  readonly due_paise: number;
  readonly paid_paise: number;
};

/** The functions of billing that payments call. */
export type BillReceiver = {
  lock(tx: Tx, billId: string): Promise<OpenBill | undefined>;
  /** Adds a payment to a pending bill, at most its balance. */
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

/**
 * News of a subscription from the provider. Each item is delivered once, and never an older one
 * after a newer.
 */
export type SubscriptionNews = {
  readonly providerSubscriptionId: string;
  /** Our plan: for a patient, or for the clinic itself. */
  readonly planId: string;
  readonly patientId: string | null;
  readonly status: SubscriptionStatus;
  /** The payment of one more term, delivered once. */
  readonly payment?: { readonly id: string; readonly amount: Paise };
};

/** The receivers of news about subscriptions, of patients and of clinics. */
export type SubscriptionReceivers = Readonly<
  Record<'patient' | 'clinic', (scope: OutsideScope, news: SubscriptionNews) => Promise<void>>
>;

/** The slices that receive the provider's payments and news. */
export type PaymentReceivers = {
  readonly bills: BillReceiver;
  readonly subscriptions: SubscriptionReceivers;
};
