import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Register } from '#contract/pharmacy/registers/register.ts';
import { type Between, between } from '../../platform/db/day-range.ts';
import { inClinic } from '../../platform/db/in-clinic.ts';
import type { Tx } from '../../platform/db/scoped-database.ts';

const SOLD = sql`movement.kind IN ('sale', 'cancellation', 'return')`;

/** Whether a movement belongs to a register. A sale goes by the schedule that the drug had then. */
const BELONGS: Readonly<Record<Register, RawBuilder<SqlBool>>> = {
  prescriptions: sql`${SOLD} AND (sold.schedule IN ('H', 'H1', 'X', 'NDPS')
    OR sold.prescriber_name IS NOT NULL)`,
  h1: sql`${SOLD} AND sold.schedule = 'H1'`,
  x: sql`(drug.schedule = 'X' OR EXISTS (
    SELECT FROM drug_sale_batches AS once
    JOIN drug_batches AS of_drug ON of_drug.clinic_id = once.clinic_id AND of_drug.id = once.batch_id
    WHERE once.clinic_id = drug.clinic_id AND of_drug.drug_id = drug.id AND once.schedule = 'X'))`,
  destroyed: sql`(movement.kind IN ('expiry', 'damage') OR movement.kind = 'supplier-return' AND EXISTS (
    SELECT FROM supplier_return_lines AS line WHERE line.clinic_id = movement.clinic_id
      AND line.is_expired AND movement.id IN (line.movement_id, line.undo_movement_id)))`,
};

/** The movements of a register within some days. A return has the facts of the sale that it undoes. */
function movements(tx: Tx, register: Register, range: Between) {
  return tx
    .selectFrom('stock_movements as movement')
    .innerJoin('drugs as drug', (join) => inClinic(join, 'drug.id', 'movement.drug_id'))
    .leftJoin('drug_sale_batches as sold', (join) =>
      inClinic(join, 'sold.order_line_id', 'movement.order_line_id').onRef(
        'sold.batch_id',
        '=',
        'movement.batch_id',
      ),
    )
    .leftJoin('drug_sales as sale', (join) => inClinic(join, 'sale.id', 'sold.sale_id'))
    .where(between('movement.at', range))
    .where(BELONGS[register]);
}

export async function countRegister(tx: Tx, register: Register, range: Between): Promise<number> {
  const { count } = await movements(tx, register, range)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** The rows of a register, oldest first, and of schedule X by drug. */
export function registerRows(tx: Tx, register: Register, range: Between) {
  const isOfX = register === 'x';
  return movements(tx, register, range)
    .innerJoin('drug_batches as batch', (join) => inClinic(join, 'batch.id', 'movement.batch_id'))
    .innerJoin('users as doer', 'doer.id', 'movement.created_by')
    .leftJoin('pharmacy_order_lines as line', (join) =>
      inClinic(join, 'line.id', 'movement.order_line_id'),
    )
    .leftJoin('pharmacy_orders as order', (join) => inClinic(join, 'order.id', 'line.order_id'))
    .leftJoin('patients as patient', (join) => inClinic(join, 'patient.id', 'order.patient_id'))
    .leftJoin('bills as bill', (join) =>
      inClinic(join, 'bill.pharmacy_order_id', 'order.id').on('bill.status', '<>', 'cancelled'),
    )
    .select(['movement.id', 'movement.at', 'movement.kind', 'movement.quantity', 'sale.serial'])
    .select(['movement.drug_id', 'bill.financial_year', 'bill.number', 'doer.name as by'])
    .select(['sold.prescriber_name', 'sold.prescriber_registration', 'sold.prescriber_address'])
    .select(['patient.id as patient_id', 'patient.name as patient_name'])
    .select(['patient.token as patient_token', 'patient.address as patient_address'])
    .select([
      sql<boolean>`coalesce(is_named_patient(patient.clinic_id, patient.id), false)`.as('is_named'),
      sql<string>`coalesce(line.name, drug.name)`.as('drug'),
      soldOr<string | null>('schedule', 'drug.schedule').as('schedule'),
      soldOr<string | null>('manufacturer', 'drug.manufacturer').as('manufacturer'),
      soldOr<string | null>('batch_no', 'batch.batch_no').as('batch_no'),
      soldOr<string | null>('expiry_date', 'batch.expiry_date').as('expiry_date'),
      (isOfX ? BALANCE : sql<null>`NULL`).as('balance'),
    ])
    .$if(isOfX, (query) => query.orderBy(sql`lower(drug.name)`).orderBy('movement.drug_id'))
    .orderBy('movement.at')
    .orderBy('movement.id');
}

/** The fact of the sale, or else the present one. Null at the sale stays null. */
function soldOr<Value>(column: string, present: string): RawBuilder<Value> {
  return sql<Value>`CASE WHEN sold.id IS NULL THEN ${sql.ref(present)}
    ELSE ${sql.ref(`sold.${column}`)} END`;
}

/** The stock of the drug after the movement. */
const BALANCE = sql<
  number | null
>`(SELECT sum(earlier.quantity)::int FROM stock_movements AS earlier
  WHERE earlier.clinic_id = movement.clinic_id AND earlier.drug_id = movement.drug_id
    AND (earlier.at, earlier.id) <= (movement.at, movement.id))`;

export type RegisterRowOfStore = Awaited<
  ReturnType<ReturnType<typeof registerRows>['execute']>
>[number];
