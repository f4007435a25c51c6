export {
  type AppliedPayment,
  applyPayment,
  type IncomingPayment,
  type PaymentScope,
} from './apply-payment.ts';
export { lockBill } from './bill.store.ts';
export { sumOfDrugs } from './bill-ledger.store.ts';
export { insertPayment, referenceOfPayment } from './bill-payments.store.ts';
export type { OrderLine, OrderSource } from './billed-order.ts';
export { billingRoutes } from './billing.routes.ts';
export { cancelFee } from './cancel-fee.ts';
export { cancelBillOfOrder, creditReturn, creditUnpaid, lockBillOfOrder } from './order-bill.ts';
export { mayPayBack, payBack } from './pay-back.ts';
export { readBillsOfPatient } from './read-bill.ts';
export { piecesBack } from './returns/pieces-back.store.ts';
