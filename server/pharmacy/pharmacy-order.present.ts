import { paise } from '#contract/kernel/money.ts';
import { addSecondNames } from '#contract/kernel/second-names.ts';
import {
  PHARMACY_ORDER_SECOND_NAMES,
  type PharmacyOrder,
} from '#contract/pharmacy/pharmacy-order.ts';
import type { PharmacyOrderLineRow, PharmacyOrderRow } from './pharmacy-order.store.ts';

function presentLine(row: PharmacyOrderLineRow): PharmacyOrder['medications'][number] {
  return {
    drug_id: row.drug_id,
    name: row.name,
    quantity: row.quantity,
    tabletsPerDay: row.tablets_per_day,
    numberOfDays: row.number_of_days,
    directions_to_use: row.directions_to_use,
    price: paise(row.price_paise),
    returned_quantity: row.returned_quantity,
    box_number: row.box_number,
    stock: row.stock,
  };
}

/** An order with its lines, as the wire carries it. */
export function presentPharmacyOrder(
  row: PharmacyOrderRow,
  lines: readonly PharmacyOrderLineRow[],
): PharmacyOrder {
  return addSecondNames(
    {
      id: row.id,
      patient_id: row.patient_id,
      patientName: row.patient_name,
      patientTokenNumber: row.patient_token,
      date: row.created_at.toISOString(),
      status: row.status,
      prescribedBy: row.prescriber_name,
      dispensedBy: row.dispenser_name,
      prescription_for_unavailable_drugs: row.prescription_for_unavailable_drugs,
      medications: lines.map(presentLine),
    },
    PHARMACY_ORDER_SECOND_NAMES,
  );
}
