import { beforeAll, describe, expect, it } from 'vitest';
import {
  admitPatient,
  payAdmission,
  takeDeposit,
} from '#contract/admissions/admissions.endpoints.ts';
import { BILLING_MESSAGES as M } from '#contract/billing/billing.messages.ts';
import { createBill, getBill, recordPayment } from '#contract/billing/bills.endpoints.ts';
import { getLetterhead, updateLetterhead } from '#contract/clinics/letterhead.endpoints.ts';
import { startTestApp } from '../testing/build-app.ts';
import { newBill } from '../testing/builders/bills.ts';
import { newClinic, newPatient, newStaff, type Person } from '../testing/builders/clinic.ts';
import { aLetterhead } from '../testing/builders/letterhead.ts';

const app = startTestApp();
let admin: Person;

beforeAll(async () => {
  app.clock.set('2026-11-03T06:00:00Z');
  admin = await newClinic(app);
});

let used = 0;
/** A reference number that no other test uses. */
function aReference(): string {
  used += 1;
  return `4123${String(used).padStart(8, '0')}`;
}

async function dueBill(person = admin) {
  const { id: patientId } = await newPatient(app, person);
  return await newBill(app, person, { patientId, paymentMode: undefined, payments: [] });
}

const pay = (id: string, reference: unknown, options: { mode?: string; person?: Person } = {}) =>
  app.call(
    recordPayment,
    { params: { id }, body: { amount_paid: 10, payment_mode: options.mode ?? 'upi', reference } },
    options.person ?? admin,
  );

describe('the reference number of a payment', () => {
  it('is kept in capitals without spaces, and shown with the payment', async () => {
    const { id } = await dueBill();
    expect((await pay(id, ' t23-0911 4455 aa ')).json().payment.reference).toBe('T2309114455AA');
    const { payments } = await app.ok(getBill, { params: { id } }, admin);
    expect(payments.map(({ reference }) => reference)).toEqual(['T2309114455AA']);
  });

  it.each([[undefined], [null], [''], ['  ']])('may be left out: %j', async (reference) => {
    const { id } = await dueBill();
    const reply = await pay(id, reference);
    expect(reply.statusCode).toBe(201);
    expect(reply.json().payment).not.toHaveProperty('reference');
  });

  it.each([['12345'], ['A'.repeat(36)], ['4123/5678'], ['४१२३४५६७'], [412_345_678_901]])(
    'is refused as %j',
    async (reference) => {
      const { id } = await dueBill();
      const reply = await pay(id, reference);
      expect([reply.statusCode, reply.json().fields]).toEqual([
        400,
        { reference: M.invalidReference },
      ]);
    },
  );

  it.each(['cash', 'card'])('is refused with %s', async (mode) => {
    const { id } = await dueBill();
    const reply = await pay(id, aReference(), { mode });
    expect(reply.json().fields).toEqual({ reference: M.referenceOfUpi });
  });

  it('is used once in the clinic, and the refusal names the bill', async () => {
    const [first, second] = [await dueBill(), await dueBill()];
    const reference = aReference();
    await pay(first.id, reference);
    const reply = await pay(second.id, reference.replace(/^(....)/, '$1 '));
    expect(reply.statusCode).toBe(400);
    expect(reply.json().fields.reference).toBe(
      `This reference number is used on bill ${first.number} (₹10.00, 3 Nov 2026).`,
    );
    expect((await app.ok(getBill, { params: { id: second.id } }, admin)).payments).toEqual([]);
  });

  it('may be used by another clinic', async () => {
    const elsewhere = await newClinic(app, 'Other Clinic');
    const reference = aReference();
    await pay((await dueBill()).id, reference);
    const { id } = await dueBill(elsewhere);
    expect((await pay(id, reference, { person: elsewhere })).statusCode).toBe(201);
  });

  it('is used once by ten concurrent payments', async () => {
    const bills = await Promise.all(Array.from({ length: 10 }, () => dueBill()));
    const reference = aReference();
    const replies = await Promise.all(bills.map(({ id }) => pay(id, reference)));
    expect(replies.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
    const winner = replies.find(({ statusCode }) => statusCode === 201)?.json().bill.number;
    for (const reply of replies.filter(({ statusCode }) => statusCode !== 201)) {
      expect(reply.json().fields.reference).toContain(winner);
    }
    const { rows } = await app.started.pool.query(
      'SELECT count(*)::int AS count FROM bill_payments WHERE reference = $1',
      [reference],
    );
    expect(rows).toEqual([{ count: 1 }]);
  });

  it('comes with the parts of a new bill, each once', async () => {
    const { id: patientId } = await newPatient(app, admin);
    const [one, two] = [aReference(), aReference()];
    const making = (...references: string[]) => {
      const payments = references.map((reference) => ({
        ...{ amount_paid: 250, payment_mode: 'upi' as const, reference },
      }));
      const items = [{ name: 'Dressing', price: 500 }];
      return app.call(createBill, { body: { patientId, items, payments } }, admin);
    };
    const twice = await making(one, one);
    expect(twice.json().fields).toEqual({ payments: M.referenceTwice });
    const made = await making(one, two);
    expect(made.statusCode).toBe(201);
    const again = await making(aReference(), one);
    expect(again.json().fields.reference).toContain(made.json().number);
    const { rows } = await app.started.pool.query(
      'SELECT count(*)::int AS bills FROM bills WHERE patient_id = $1',
      [patientId],
    );
    expect(rows).toEqual([{ bills: 1 }]);
  });

  it('comes with payments and deposits of a stay', async () => {
    const { id } = await newPatient(app, admin);
    const params = { id };
    await app.ok(admitPatient, { params, body: {} }, admin);
    const reference = aReference();
    const body = { amount_paid: 100, payment_mode: 'upi', reference } as const;
    const { payment } = await app.ok(takeDeposit, { params, body }, admin);
    expect(payment.reference).toBe(reference);
    const again = await app.call(payAdmission, { params, body }, admin);
    expect(again.statusCode).toBe(400);
  });
});

describe('the UPI id of the clinic', () => {
  const set = (changes: object, person = admin) =>
    app.call(updateLetterhead, { body: { ...aLetterhead(), ...changes } as never }, person);

  it('is set by an admin in small letters, and kept by a change without it', async () => {
    const first = await set({ upiId: ' Clinic@OkAxis ', upiName: 'Rao Clinic' });
    expect(first.json()).toMatchObject({ upiId: 'clinic@okaxis', upiName: 'Rao Clinic' });
    const { updatedAt } = first.json();
    const next = await set({ phone: '080 123', updatedAt });
    expect(next.json()).toMatchObject({ upiId: 'clinic@okaxis', phone: '080 123' });
    const last = await set({ upiId: '', updatedAt: next.json().updatedAt });
    expect(last.json()).toMatchObject({ upiId: null, upiName: 'Rao Clinic' });
  });

  it.each([['clinic'], ['a@b@c'], ['x&am=1@ybl'], [7]])('is refused as %j', async (upiId) => {
    expect((await set({ upiId, updatedAt: null })).statusCode).toBe(400);
  });

  it('is read by the desk and changed by an admin alone', async () => {
    const desk = await newStaff(app, admin, 'receptionist');
    expect(await app.ok(getLetterhead, {}, desk)).toHaveProperty('upiId');
    expect((await set({ upiId: 'thief@ybl' }, desk)).statusCode).toBe(403);
  });
});
