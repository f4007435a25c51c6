export { BillList } from './bill-list.tsx';
