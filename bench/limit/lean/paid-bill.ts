import { z } from 'zod';
import { audit, type LeanCall, NUMBERED } from './lean-call.ts';

const Bill = z.object({
  patientId: z.string(),
  items: z.array(z.object({ name: z.string(), price: z.number() })),
  paymentMode: z.string(),
});
const FIRST_MONTH = 4;

/** A bill and its payment. The series is locked for one round trip. */
export const paidBill: LeanCall = (input) => {
  const { patientId, items, paymentMode } = Bill.parse(input.body);
  const { clinicId, userId, now, today } = input;
  const id = input.newId();
  const [year, month] = today.split('-').map(Number) as [number, number];
  const financialYear = month < FIRST_MONTH ? year - 1 : year;
  const prices = items.map(({ price }) => price * 100);
  const total = prices.reduce((sum, price) => sum + price, 0);
  const changed = (verb: string, changes: unknown) =>
    audit(input, { verb, type: 'bill', id, changes });
  return [
    {
      name: 'lean bill',
      text: `${NUMBERED}
        INSERT INTO bills (clinic_id, id, financial_year, number, patient_id, type, payment_mode,
          discount_basis_points, created_at, updated_at, created_by)
        VALUES ($1, $3, $4, (SELECT value FROM numbered), $5, 'other', $6, 0, $7, $7, $8)`,
      values: [
        clinicId,
        `bill ${financialYear}`,
        id,
        financialYear,
        patientId,
        paymentMode,
        now,
        userId,
      ],
    },
    {
      name: 'lean items',
      text: `INSERT INTO bill_items (clinic_id, id, bill_id, position, type, name, quantity,
          price_paise, total_paise, tax_basis_points, created_at, created_by)
        SELECT $1, item.id, $2, nth - 1, 'other', name, 1, price, price,
          (SELECT other_tax_basis_points FROM clinics WHERE clinics.id = $1), $6, $7
        FROM unnest($3::uuid[], $4::text[], $5::bigint[])
          WITH ORDINALITY AS item (id, name, price, nth)`,
      values: [
        ...[clinicId, id, items.map(() => input.newId()), items.map(({ name }) => name)],
        ...[prices, now, userId],
      ],
    },
    {
      name: 'lean payment',
      text: `INSERT INTO bill_payments (clinic_id, id, bill_id, amount_paise, mode, from_sandbox,
          is_deposit, paid_at, created_by)
        VALUES ($1, $2, $3, $4, $5, false, false, $6, $7)`,
      values: [clinicId, input.newId(), id, total, paymentMode, now, userId],
    },
    changed('create-bill', { total }),
    changed('pay-bill', { amount: total, mode: paymentMode }),
    {
      name: 'lean paid',
      text: `UPDATE bills SET status = 'paid', updated_at = $3
        WHERE clinic_id = $1 AND id = $2 AND status = 'pending' RETURNING *`,
      values: [clinicId, id, now],
    },
  ];
};
