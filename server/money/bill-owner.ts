import { sql } from 'kysely';
import { visitOfBill } from '../dues/index.ts';

/**
 * The doctor of each bill: of its visit, of the visit of its order, or of its stay; so that each
 * payment and each balance counts once.
 */
export const OWNERS = sql`
  SELECT bills.clinic_id, bills.id, coalesce(visits.doctor_id, stay.doctor_id) AS doctor_id
  FROM bills
  LEFT JOIN pharmacy_orders AS drugs ON drugs.clinic_id = bills.clinic_id
    AND drugs.id = bills.pharmacy_order_id
  LEFT JOIN lab_orders AS lab ON lab.clinic_id = bills.clinic_id
    AND lab.id = bills.lab_order_id
  LEFT JOIN visits ON visits.clinic_id = bills.clinic_id AND visits.id = ${visitOfBill}
  LEFT JOIN admissions AS stay ON stay.clinic_id = bills.clinic_id
    AND stay.bill_id = bills.id`;
