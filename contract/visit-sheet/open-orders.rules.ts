import type { LabOrder } from '../lab/lab-order.ts';
import type { PharmacyOrder } from '../pharmacy/pharmacy-order.ts';
import type { VisitSheet } from './visit-sheet.ts';

/** The newest prescription of a visit that its sheet still edits. */
export const openPrescription = ({
  pharmacyOrders,
}: Pick<VisitSheet, 'pharmacyOrders'>): PharmacyOrder | undefined =>
  pharmacyOrders.findLast(({ status, billId }) => status === 'pending' && billId === null);

/** The newest lab order of a visit that its sheet still edits. */
export const openLabOrder = ({ labOrders }: Pick<VisitSheet, 'labOrders'>): LabOrder | undefined =>
  labOrders.findLast(
    ({ status, billId, reportId }) => status === 'pending' && billId === null && reportId === null,
  );
