export { amountOf, type CounterMode, referenceOf } from './bill/bill-settlement.ts';
export { PayBill } from './bill/pay-bill.form.tsx';
export { PaymentMark, unpaidText } from './bill/payment-mark.tsx';
export { PaymentModeField } from './bill/payment-mode-field.tsx';
export { BillList } from './list/bill-list.tsx';
export { NewBillLink } from './list/new-bill-link.tsx';
export { useOpenBill } from './list/use-open-bill.ts';
export { PrintBill } from './paper/print-bill-later.tsx';
export { RefundModeField } from './refund/refund-mode-field.tsx';
export {
  type RefundAnswer,
  readPayBack,
  tellPayBack,
  useConfirmRefund,
} from './refund/use-confirm-refund.ts';
export { UpiFields } from './upi/upi-fields.tsx';
