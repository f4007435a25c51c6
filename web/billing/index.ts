export { BillList } from './bill-list.tsx';
export { NewBillLink } from './new-bill-link.tsx';
export { PaymentMark, unpaidText } from './payment-mark.tsx';
export { RefundModeField } from './refund-mode-field.tsx';
export { type RefundAnswer, useConfirmRefund } from './use-confirm-refund.ts';
