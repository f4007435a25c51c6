export { BillOfStay } from './bill/bill-of-stay.tsx';
export { PaymentForm } from './bill/payment.form.tsx';
export { ManageAdmission } from './manage-admission.tsx';
