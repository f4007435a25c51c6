export { BillList } from './bill-list.tsx';
export { PaymentMark, unpaidText } from './payment-mark.tsx';
