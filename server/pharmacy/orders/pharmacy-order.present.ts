import { orderPayment } from '#contract/billing/order-payment.ts';
import { pick } from '#contract/kernel/field-names.ts';
import { paise } from '#contract/kernel/numbers/money.ts';
import { may } from '#contract/kernel/roles.ts';
import { addSecondNames } from '#contract/kernel/second-names.ts';
import { yearsOn } from '#contract/patients/age.rules.ts';
import { BORN_FIELDS } from '#contract/patients/patient.ts';
import { DrugSchedule } from '#contract/pharmacy/drug.ts';
import {
  PHARMACY_ORDER_SECOND_NAMES,
  type PharmacyOrder,
  type PharmacyOrderDetails,
  type Prescriber,
} from '#contract/pharmacy/pharmacy-order.ts';
import { toFields } from '../../platform/db/columns/columns.ts';
import type { HeldPortion } from '../inventory/held-stock.ts';
import type { LineOfLaw } from '../sales/prescriber.store.ts';
import { LINE_COLUMNS, ORDER_COLUMNS } from './pharmacy-order.columns.ts';
import type { PharmacyOrderLineRow, PharmacyOrderRow } from './pharmacy-order.store.ts';

/** The fields of an order and of its lines that every reader gets. */
type ShownOrder = Pick<
  PharmacyOrderRow,
  | (typeof ORDER_COLUMNS)[keyof typeof ORDER_COLUMNS]
  | 'created_at'
  | 'updated_at'
  | 'dispensed_at'
  | 'patient_name'
  | 'patient_token'
  | 'prescriber_name'
  | 'prescriber_role'
  | 'dispenser_name'
  | 'bill_id'
  | 'bill_status'
  | 'due_paise'
  | 'paid_paise'
  | 'overrides'
>;
type ShownLine = Pick<
  PharmacyOrderLineRow,
  (typeof LINE_COLUMNS)[keyof typeof LINE_COLUMNS] | 'box_number' | 'stock'
>;

function presentLine(row: ShownLine): PharmacyOrder['medications'][number] {
  const { daysAssumed, ...line } = toFields(LINE_COLUMNS, row);
  return {
    ...line,
    ...(daysAssumed && { daysAssumed }),
    price: paise(row.price_paise),
    box_number: row.box_number,
    stock: row.stock,
  };
}

/** The value of the lines less returns. Null when nothing is left. */
function worthOf(lines: readonly ShownLine[]) {
  const left = lines.filter(({ quantity, returned_quantity }) => quantity > returned_quantity);
  if (left.length === 0) return null;
  return paise(
    left.reduce(
      (sum, line) => sum + line.price_paise * (line.quantity - line.returned_quantity),
      0,
    ),
  );
}

function paymentOf(row: ShownOrder, lines: readonly ShownLine[]) {
  const { status, bill_status, due_paise, paid_paise } = row;
  const bill = bill_status && { status: bill_status, due: due_paise ?? 0, paid: paid_paise ?? 0 };
  return orderPayment({ status, worth: worthOf(lines), bill });
}

/** Converts an order with its lines for the wire. */
export function presentPharmacyOrder(row: ShownOrder, lines: readonly ShownLine[]): PharmacyOrder {
  return addSecondNames(
    {
      ...toFields(ORDER_COLUMNS, row),
      patientName: row.patient_name,
      patientTokenNumber: row.patient_token,
      date: row.created_at.toISOString(),
      updatedAt: row.updated_at.toISOString(),
      prescribedBy: row.prescriber_name,
      prescriberRole: row.prescriber_role,
      dispensedBy: row.dispenser_name,
      dispensedAt: row.dispensed_at?.toISOString() ?? null,
      medications: lines.map(presentLine),
      billId: row.bill_id,
      payment: paymentOf(row, lines),
      overrides: row.overrides,
    },
    PHARMACY_ORDER_SECOND_NAMES,
  );
}

function presentBill(row: PharmacyOrderRow, drugs: number): PharmacyOrderDetails['bill'] {
  const { bill_status: status, discount_basis_points, due_paise, paid_paise } = row;
  if (status === null || discount_basis_points === null) return null;
  return {
    status,
    discount_percentage: discount_basis_points,
    drugsSubtotal: paise(drugs),
    totalDue: paise(due_paise ?? 0),
    totalPaid: paise(paid_paise ?? 0),
  };
}

function lawOf({ id }: PharmacyOrderLineRow, law: readonly LineOfLaw[]) {
  const known = law.find((one) => one.id === id);
  const { schedule = null, prescriber = null, pack = null, unit = null } = known ?? {};
  const parsed = schedule === null ? null : DrugSchedule.parse(schedule);
  return { schedule: parsed, prescriber, pack, unit };
}

/** Converts an order with its bill and the stock it holds of each batch. */
export function presentOrderDetails(
  row: PharmacyOrderRow,
  rest: {
    readonly lines: readonly PharmacyOrderLineRow[];
    readonly held: readonly HeldPortion[];
    readonly law: readonly LineOfLaw[];
    /** The sum of the drugs on its bill, in paise. */
    readonly billedDrugs: number;
    readonly today: string;
    readonly prescriber: Prescriber | null;
    readonly outsidePrescriber: Prescriber | null;
  },
): PharmacyOrderDetails {
  const { lines, held, law, billedDrugs, today, prescriber, outsidePrescriber } = rest;
  return {
    ...presentPharmacyOrder(row, lines),
    patientAge: yearsOn(row, today),
    patientBorn: pick(row, BORN_FIELDS),
    patientGender: row.patient_gender,
    patientPapersLanguage: row.patient_papers_language,
    patientAllergies: row.patient_allergies,
    patientPregnancyDueOn: row.patient_pregnancy_due_on,
    prescriber,
    outsidePrescriber,
    prescriberRole: row.prescriber_role,
    prescriberQualification: may(row.prescriber_role, 'consulting.see-patients')
      ? row.prescriber_qualification
      : null,
    prescriberRegistration: may(row.prescriber_role, 'consulting.see-patients')
      ? row.prescriber_registration
      : null,
    medications: lines.map((line) => ({
      ...presentLine(line),
      ...lawOf(line, law),
      batches: held
        .filter(({ lineId }) => lineId === line.id)
        .map(({ batchNo, expiryDate, quantity }) => ({
          batch_no: batchNo,
          expiry_date: expiryDate,
          quantity,
        })),
    })),
    bill: presentBill(row, billedDrugs),
  };
}
