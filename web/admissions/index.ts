export { ManageAdmission } from './manage-admission.tsx';
