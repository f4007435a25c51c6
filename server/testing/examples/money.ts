import * as billing from '#contract/billing/bills.endpoints.ts';
import * as followUps from '#contract/billing/follow-up.endpoints.ts';
import * as books from '#contract/books/books.endpoints.ts';
import * as clinicSubscriptions from '#contract/clinic-subscriptions/clinic-subscriptions.endpoints.ts';
import * as dues from '#contract/dues/dues.endpoints.ts';
import * as dayCloses from '#contract/money/day-closes.endpoints.ts';
import * as money from '#contract/money/money.endpoints.ts';
import * as payments from '#contract/payments/payments.endpoints.ts';
import * as patientSubscription from '#contract/subscriptions/patient-subscription.endpoints.ts';
import * as subscriptions from '#contract/subscriptions/subscriptions.endpoints.ts';
import { aDayClose } from '../builders/day-close.ts';
import { type Example, NOBODY } from './example.ts';

/** Money: plans, bills, payments, day closes. */
export const MONEY_EXAMPLES: readonly Example[] = [
  [subscriptions.listPlans, () => ({})],
  [subscriptions.getPlan, ({ planId }) => ({ params: { id: planId } })],
  [
    subscriptions.createPlan,
    () => ({ body: { name: 'Care Yearly', price: 3_999, period: 'yearly', interval: 1 } }),
  ],
  [subscriptions.updatePlan, ({ planId }) => ({ params: { id: planId }, body: { price: 550 } })],
  [subscriptions.deactivatePlan, ({ planId }) => ({ params: { id: planId } })],
  [
    subscriptions.listManualTransactions,
    () => ({ query: { startDate: '2026-11-01', endDate: '2026-11-30' } }),
  ],
  [
    patientSubscription.getSubscriptionPaid,
    ({ freePatientId }) => ({ params: { id: freePatientId } }),
  ],
  [
    patientSubscription.cancelPatientSubscription,
    ({ freePatientId }) => ({ params: { id: freePatientId }, body: { reason: 'Wrong patient' } }),
  ],
  [clinicSubscriptions.listClinicPlans, () => ({})],
  [clinicSubscriptions.getClinicPlan, () => ({ params: NOBODY })],
  [
    clinicSubscriptions.createClinicPlan,
    () => ({ body: { name: 'Pro', price: 999, period: 'monthly', interval: 1 } }),
  ],
  [clinicSubscriptions.updateClinicPlan, () => ({ params: NOBODY, body: { price: 1_099 } })],
  [clinicSubscriptions.deactivateClinicPlan, () => ({ params: NOBODY })],
  [clinicSubscriptions.initiateClinicSubscription, () => ({ body: { planId: NOBODY.id } })],
  [clinicSubscriptions.getPendingClinicSubscription, () => ({})],
  [
    clinicSubscriptions.manuallyActivateClinic,
    ({ admin }) => ({ body: { clinicId: admin.user.clinic_id, planId: NOBODY.id } }),
  ],
  [clinicSubscriptions.activateClinicSubscription, () => ({ params: NOBODY })],
  [clinicSubscriptions.deactivateClinicSubscription, () => ({ params: NOBODY })],
  [clinicSubscriptions.terminateClinicSubscription, () => ({ params: NOBODY, body: {} })],
  [
    billing.createBill,
    ({ freePatientId }) => ({
      body: {
        patientId: freePatientId,
        items: [{ name: 'Dressing', price: 100 }],
        amount: 100,
        paymentMode: 'cash',
      },
    }),
  ],
  [
    followUps.getFollowUp,
    ({ freePatientId, admin }) => ({
      params: { id: freePatientId },
      query: { doctorId: admin.user.id },
    }),
  ],
  [dues.listDues, () => ({ query: { sort: 'largest' } })],
  [
    dues.payDues,
    ({ patientId }) => ({
      params: { id: patientId },
      body: { amount_paid: 1, payment_mode: 'cash' },
    }),
  ],
  [billing.listBills, () => ({ query: { startDate: '2026-01-01', endDate: '2027-12-31' } })],
  [billing.getBill, ({ billId }) => ({ params: { id: billId } })],
  [
    billing.recordPayment,
    ({ billId }) => ({ params: { id: billId }, body: { amount_paid: 1, payment_mode: 'cash' } }),
  ],
  [
    billing.cancelBill,
    ({ billId }) => ({ params: { id: billId }, body: { reason: 'Entered twice' } }),
  ],
  [payments.getPaymentProvider, () => ({})],
  [
    payments.createPaymentOrder,
    ({ onlineBillId }) => ({ body: { amount: 50_000, billId: onlineBillId } }),
  ],
  [
    payments.verifyPayment,
    ({ onlineBillId, paidOrderId, paymentId, signature }) => ({
      body: {
        razorpay_order_id: paidOrderId,
        razorpay_payment_id: paymentId,
        razorpay_signature: signature,
        billId: onlineBillId,
      },
    }),
  ],
  [
    payments.paySandbox,
    ({ paidOrderId }) => ({ body: { order_id: paidOrderId, outcome: 'success' } }),
  ],
  [payments.listRefusedRefunds, () => ({})],
  [payments.retryRefund, ({ refundId }) => ({ params: { id: refundId } })],
  [
    payments.startOnlineSubscription,
    ({ freePatientId, lastingPlanId: planId }) => ({ body: { patientId: freePatientId, planId } }),
  ],
  [dayCloses.getDrawer, () => ({})],
  [dayCloses.listDayCloses, () => ({})],
  [dayCloses.closeDay, () => ({ body: aDayClose() })],
  [money.getMoneyByDoctor, () => ({ query: { startDate: '2026-11-01', endDate: '2026-11-30' } })],
  [money.getMoneyTotals, () => ({ query: { startDate: '2026-11-01', endDate: '2026-11-30' } })],
  [money.exportMoney, () => ({ query: { startDate: '2026-11-01', endDate: '2026-11-30' } })],
  [books.getCaseRegister, () => ({ query: { startDate: '2026-11-01', endDate: '2026-11-30' } })],
  [books.getCashBook, () => ({ query: { startDate: '2026-11-01', endDate: '2026-11-30' } })],
  [books.exportBooks, () => ({ query: { startDate: '2026-11-01', endDate: '2026-11-30' } })],
  [books.getPurchases, () => ({ query: { startDate: '2026-11-01', endDate: '2026-11-30' } })],
  [books.exportPurchases, () => ({ query: { startDate: '2026-11-01', endDate: '2026-11-30' } })],
  [books.getGstReturn, () => ({ query: { startDate: '2026-11-01', endDate: '2026-11-30' } })],
  [books.exportGstReturn, () => ({ query: { startDate: '2026-11-01', endDate: '2026-11-30' } })],
  [books.listCreditNotes, ({ billId }) => ({ params: { id: billId } })],
  [books.getStockOnDay, () => ({ query: { day: '2026-11-01' } })],
  [
    books.enterCash,
    () => ({ body: { day: '2026-04-01', direction: 'out', amount: 10, particulars: 'Tea' } }),
  ],
  [books.reverseCash, () => ({ params: NOBODY })],
];
