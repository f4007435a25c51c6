export {
  type AppliedPayment,
  applyPayment,
  type IncomingPayment,
  type PaymentScope,
} from './apply-payment.ts';
export type { OrderLine, OrderSource } from './billed-order.ts';
export { billingRoutes } from './billing.routes.ts';
