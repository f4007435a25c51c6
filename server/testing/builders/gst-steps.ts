import fc from 'fast-check';
import { cancelBill, createBill } from '#contract/billing/bills.endpoints.ts';
import { updateLetterhead } from '#contract/clinics/letterhead.endpoints.ts';
import { addDrug } from '#contract/pharmacy/drugs.endpoints.ts';
import {
  createPharmacyOrder,
  movePharmacyOrder,
  returnPharmacyOrder,
} from '#contract/pharmacy/pharmacy-orders.endpoints.ts';
import type { TestApp } from '../build-app.ts';
import { newClinic, newPatient, signIn } from './clinic.ts';
import { aLetterhead, GSTIN } from './letterhead.ts';
import { aDrug } from './pharmacy.ts';

/** One step of a clinic that charges GST. A step that is not possible now is refused and changes nothing. */
const anyStep = fc.record({
  kind: fc.constantFrom('sell', 'sell', 'sell', 'service', 'return', 'return', 'cancel', 'wait'),
  quantities: fc.tuple(fc.nat({ max: 4 }), fc.nat({ max: 4 }), fc.nat({ max: 4 })),
  discount: fc.constantFrom(0, 0, 12.5, 33.33),
  type: fc.constantFrom('consultation', 'lab', 'other'),
  /** In paise; also chooses a bill, and the days that pass. */
  amount: fc.integer({ min: 1, max: 200_000 }),
});
export type GstStep = typeof anyStep extends fc.Arbitrary<infer S> ? S : never;
export const GST_STEPS = fc.array(anyStep, { minLength: 4, maxLength: 16 });

const DRUGS = [
  { name: 'At five', price: 3.33, hsn: '30049099', gst_percent: 5 },
  { name: 'At eighteen', price: 7.77, hsn: '3304', gst_percent: 18 },
  { name: 'Without facts', price: 11.01 },
];
const HOUR_MS = 3_600_000;
type Sold = { readonly billId: string; readonly orderId: string | null };

/** A clinic with a GSTIN, three drugs and a patient, and the function that carries out steps in it. */
export async function newGstClinic(app: TestApp) {
  let admin = await newClinic(app);
  const letterhead = aLetterhead({ gstin: GSTIN }, { lab: 12 });
  await app.ok(updateLetterhead, { body: letterhead }, admin);
  const { id: patientId } = await newPatient(app, admin);
  const drugs: { id: string; name: string; price: number }[] = [];
  for (const drug of DRUGS) {
    const body = aDrug({ ...drug, quantity_in_stock: 10_000 });
    drugs.push({ ...drug, id: (await app.ok(addDrug, { body }, admin)).id });
  }
  const sold: Sold[] = [];
  const bill = async (body: object, orderId: string | null) => {
    const whole = { patientId, paymentMode: 'cash', ...body };
    const reply = await app.call(createBill, { body: whole }, admin);
    if (reply.statusCode === 201) sold.push({ billId: reply.json<{ id: string }>().id, orderId });
  };
  const sell = async ({ quantities, discount: discountPercentage }: GstStep) => {
    const lines = drugs
      .map((drug, at) => ({ drug, quantity: quantities[at] ?? 0 }))
      .filter(({ quantity }) => quantity > 0);
    if (lines.length === 0) return;
    const ordered = lines.map(({ drug, quantity }) => ({ drug_id: drug.id, quantity }));
    const body = { patient_id: patientId, items: ordered };
    const { id } = await app.ok(createPharmacyOrder, { body }, admin);
    const items = lines.map(({ drug: { id: drug_id, name, price }, quantity }) => ({
      ...{ drug_id, name, price, quantity, type: 'pharmacy' as const },
    }));
    await bill({ type: 'pharmacy', related_id: id, items, discountPercentage }, id);
    await app.call(movePharmacyOrder, { params: { id }, body: { status: 'dispensed' } }, admin);
  };
  const take = async (step: GstStep) => {
    const { kind, amount, quantities, type, discount: discountPercentage } = step;
    const one = sold[amount % Math.max(1, sold.length)];
    if (kind === 'sell') await sell(step);
    if (kind === 'service') {
      const items = [{ name: 'Something', price: amount / 100 }];
      await bill({ type, items, discountPercentage }, null);
    }
    if (kind === 'cancel' && one) {
      const params = { id: one.billId };
      await app.call(cancelBill, { params, body: { reason: 'Wrong' } }, admin);
    }
    if (kind === 'return' && one?.orderId) {
      const itemsToReturn = drugs.map(({ id: drug_id }, at) => ({
        ...{ drug_id, returnQuantity: quantities[at] ?? 0 },
      }));
      const asked = itemsToReturn.filter(({ returnQuantity }) => returnQuantity > 0);
      const body = { itemsToReturn: asked };
      await app.call(returnPharmacyOrder, { params: { id: one.orderId }, body }, admin);
    }
    app.clock.advance(kind === 'wait' ? (amount % 40) * 24 * HOUR_MS : HOUR_MS / 60);
    if (kind === 'wait') admin = await signIn(app, admin.user.email);
  };
  return {
    get admin() {
      return admin;
    },
    ...{ drugs, sold, patientId },
    async carryOut(steps: readonly GstStep[]): Promise<void> {
      for (const step of steps) await take(step);
    },
  };
}
