import { v7 as newId } from 'uuid';
import type { Database, Tx } from '../../platform/db/scoped-database.ts';

/** A clinic with its admin and one patient, as rows. */
export type ClinicRows = { clinicId: string; userId: string; patientId: string; now: Date };

/** Columns common to most tables of a clinic. */
export function stamp({ clinicId, userId, now }: ClinicRows) {
  return { clinic_id: clinicId, id: newId(), created_at: now, created_by: userId };
}

export async function insertClinic(database: Database): Promise<ClinicRows> {
  const rows = { clinicId: newId(), userId: newId(), patientId: newId(), now: new Date() };
  await database.inSystem(async (tx) => {
    await tx
      .insertInto('clinics')
      .values({ id: rows.clinicId, name: 'A clinic', created_at: rows.now })
      .execute();
    await tx
      .insertInto('users')
      .values({
        id: rows.userId,
        clinic_id: rows.clinicId,
        name: 'Anita Rao',
        email: `${rows.userId}@example.org`,
        password_hash: 'none',
        role: 'admin',
        created_at: rows.now,
      })
      .execute();
    await tx
      .updateTable('clinics')
      .set({ owner_id: rows.userId })
      .where('id', '=', rows.clinicId)
      .execute();
    await tx
      .insertInto('patients')
      .values({
        ...stamp(rows),
        id: rows.patientId,
        token: 1,
        name: 'Asha Menon',
        name_folded: 'asha menon',
        updated_at: rows.now,
      })
      .execute();
  });
  return rows;
}

export type BatchRows = { drugId: string; batchId: string };

/** Inserts a drug with one batch of `opening` pieces. */
export async function insertDrug(tx: Tx, clinic: ClinicRows, opening = 0): Promise<BatchRows> {
  const drug = { ...stamp(clinic), name: 'Paracetamol 500 mg', price_paise: 250 };
  await tx
    .insertInto('drugs')
    .values({ ...drug, updated_at: clinic.now })
    .execute();
  const batch = { ...stamp(clinic), drug_id: drug.id };
  await tx.insertInto('drug_batches').values(batch).execute();
  const rows = { drugId: drug.id, batchId: batch.id };
  if (opening > 0) await move(tx, clinic, { ...rows, kind: 'opening', quantity: opening });
  return rows;
}

type Movement = BatchRows & {
  kind: 'opening' | 'purchase' | 'correction' | 'damage' | 'sale' | 'cancellation' | 'return';
  quantity: number;
  lineId?: string;
};

/** Inserts one row into the stock ledger. */
export async function move(tx: Tx, clinic: ClinicRows, movement: Movement): Promise<void> {
  await tx
    .insertInto('stock_movements')
    .values({
      clinic_id: clinic.clinicId,
      id: newId(),
      drug_id: movement.drugId,
      batch_id: movement.batchId,
      order_line_id: movement.lineId ?? null,
      kind: movement.kind,
      quantity: movement.quantity,
      at: clinic.now,
      created_by: clinic.userId,
    })
    .execute();
}

/** Inserts a pending pharmacy order with one line of the drug. */
export async function insertOrder(tx: Tx, clinic: ClinicRows, drugId: string, quantity = 10) {
  const order = { ...stamp(clinic), patient_id: clinic.patientId, updated_at: clinic.now };
  await tx.insertInto('pharmacy_orders').values(order).execute();
  const line = {
    clinic_id: clinic.clinicId,
    id: newId(),
    order_id: order.id,
    drug_id: drugId,
    position: 0,
    name: 'Paracetamol 500 mg',
    quantity,
    price_paise: 250,
  };
  await tx.insertInto('pharmacy_order_lines').values(line).execute();
  return { orderId: order.id, lineId: line.id };
}

type BillOptions = {
  type?: 'consultation' | 'pharmacy' | 'lab' | 'other' | 'admission';
  pharmacyOrderId?: string;
  labOrderId?: string;
  visitId?: string;
  patientId?: string;
};

let lastBillNumber = 0;

/** Inserts a pending bill with one item of ₹500, or of `due` paise. */
export async function insertBill(
  tx: Tx,
  clinic: ClinicRows,
  options: BillOptions = {},
  due = 50_000,
) {
  lastBillNumber += 1;
  const type = options.type ?? 'other';
  const bill = {
    ...stamp(clinic),
    financial_year: 2026,
    number: lastBillNumber,
    patient_id: options.patientId ?? clinic.patientId,
    type,
    pharmacy_order_id: options.pharmacyOrderId ?? null,
    lab_order_id: options.labOrderId ?? null,
    visit_id: options.visitId ?? null,
    updated_at: clinic.now,
  };
  await tx.insertInto('bills').values(bill).execute();
  await tx
    .insertInto('bill_items')
    .values({
      ...stamp(clinic),
      bill_id: bill.id,
      position: 0,
      type,
      name: 'Consultation Fee',
      quantity: 1,
      price_paise: due,
      total_paise: due,
    })
    .execute();
  return bill.id;
}

type Mode = 'cash' | 'online';
type Payment = {
  billId: string;
  amount: number;
  mode?: Mode;
  refundOf?: string;
  /** The mode of the refunded payment; by default the refund's own. */
  refundedMode?: Mode;
};

/** Inserts a payment, or a refund when the amount is negative, and returns its id. */
export async function pay(tx: Tx, clinic: ClinicRows, payment: Payment): Promise<string> {
  const id = newId();
  await tx
    .insertInto('bill_payments')
    .values({
      clinic_id: clinic.clinicId,
      id,
      bill_id: payment.billId,
      amount_paise: payment.amount,
      mode: payment.mode ?? 'cash',
      refund_of: payment.refundOf ?? null,
      refunded_mode: payment.refundOf ? (payment.refundedMode ?? payment.mode ?? 'cash') : null,
      paid_at: clinic.now,
      created_by: clinic.userId,
    })
    .execute();
  return id;
}
