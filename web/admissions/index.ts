export { PaymentForm } from './bill/payment.form.tsx';
export { ManageAdmission } from './manage-admission.tsx';
