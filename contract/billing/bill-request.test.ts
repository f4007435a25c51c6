import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type BillRequestInput, readBillRequest } from './bill-request.ts';
import { BILLING_MESSAGES as M } from './billing.messages.ts';

const id = (nth: number) => `0199d5f0-0000-7000-8000-${String(nth).padStart(12, '0')}`;
const patientId = id(1);
const IDS = ['queueId', 'doctorId', 'billId', 'relatedId', 'labOrderId'] as const;

function read(state: unknown) {
  const result = readBillRequest(state);
  if (result.is !== 'request') throw new Error(JSON.stringify(result));
  return result.request;
}

describe('a bill request', () => {
  it('has the fields of the specification', () => {
    const request: BillRequestInput = {
      patientId,
      queueId: id(2),
      patientName: 'Asha Menon',
      initialItems: [{ name: 'Dolo 650', quantity: 4, price: 2.5, total: 10, drug_id: id(3) }],
      billType: 'pharmacy',
      relatedId: id(4),
      initialStatus: 'pending',
      initialDiscountPercentage: 12.5,
      doctorId: id(5),
      billId: id(6),
      labOrderId: id(7),
    };
    const { initialItems: _, queueId: visitId, ...fields } = request;
    expect(read(request)).toEqual({
      ...fields,
      visitId,
      initialDiscountPercentage: 1_250,
      items: [{ name: 'Dolo 650', quantity: 4, price: 250, total: 10, drug_id: id(3) }],
      hasDropped: false,
    });
  });

  it.each(IDS)('keeps %s null when it is null, and absent when it is absent', (field) => {
    const inCode = field === 'queueId' ? 'visitId' : field;
    expect(read({ patientId, [field]: null })).toHaveProperty(inCode, null);
    expect(read({ patientId })).not.toHaveProperty(inCode);
  });

  it('without a type becomes a bill of type other without items', () => {
    const none = { patientId, billType: 'other', items: [], hasDropped: false };
    expect(read({ patientId })).toEqual(none);
    expect(read({ patientId, initialItems: null })).toEqual(none);
  });
});

describe('an invalid request state', () => {
  it.each([undefined, null, 'text', 7, [], {}, { patientId: null }, { patientId: '' }])(
    '%j names no patient',
    (state) => expect(readBillRequest(state)).toEqual({ is: 'missing' }),
  );

  it.each([
    ['patientId', 'patient'],
    ['queueId', 'visit'],
    ['doctorId', 'doctor'],
    ['billId', 'bill'],
    ['relatedId', 'order'],
    ['labOrderId', 'lab order'],
  ])('reports %s as invalid', (field, name) => {
    const wrong = { is: 'wrong', problem: `The id of the ${name} is not valid.` };
    for (const bad of ['7', 7, {}, [id(1)], "' OR 1=1 --", `${id(1)}\u0000`, false]) {
      expect(readBillRequest({ patientId, [field]: bad })).toEqual(wrong);
    }
  });

  it.each([
    [{ initialDiscountPercentage: -1 }, M.invalidDiscount],
    [{ initialDiscountPercentage: 100.01 }, M.invalidDiscount],
    [{ initialDiscountPercentage: '10' }, M.invalidDiscount],
    [{ billType: 'admission' }, M.invalidType],
    [{ billType: '__proto__' }, M.invalidType],
    [{ patientName: { toString: null } }, M.invalidBill],
    [{ initialItems: 'all' }, M.invalidBill],
    [{ initialStatus: 'cancelled' }, M.invalidBill],
    [{ payNow: 'yes' }, M.invalidBill],
  ])('reports the error of %j', (part, problem) => {
    expect(readBillRequest({ patientId, ...part })).toEqual({ is: 'wrong', problem });
  });

  it('never throws, whatever the state holds', () => {
    fc.assert(
      fc.property(fc.anything(), fc.anything(), (items, state) => {
        expect(readBillRequest(state).is).toMatch(/^(request|missing|wrong)$/);
        const billType = 'lab';
        const known = readBillRequest({ patientId, billType, initialItems: items });
        expect(known.is).toMatch(/^(request|wrong)$/);
      }),
    );
  });
});

describe('items that lack details', () => {
  const good = { name: 'ESR', price: 120.5, item_id: id(8) };
  const BAD = [
    { name: 'Lipid profile' },
    { ...good, name: '  ' },
    { ...good, price: null },
    { ...good, price: '120' },
    { ...good, price: -1 },
    { ...good, price: 1.234 },
    { ...good, price: Number.NaN },
    { ...good, quantity: 0 },
    { ...good, item_id: 'esr' },
    null,
    'ESR',
  ];

  it.each(BAD)('are removed from a lab bill with a message: %j', (bad) => {
    const { items, hasDropped } = read({ patientId, billType: 'lab', initialItems: [good, bad] });
    expect(items).toEqual([{ ...good, price: 12_050, quantity: 1 }]);
    expect(hasDropped).toBe(true);
  });

  it.each(BAD)('reject any other bill: %j', (bad) => {
    const state = { patientId, billType: 'pharmacy', initialItems: [good, bad] };
    expect(readBillRequest(state)).toEqual({ is: 'wrong', problem: M.invalidItem });
  });

  it('follow the same rule when the request names a bill to show', () => {
    const shown = { patientId, billId: id(6), initialItems: [good, { name: 'Lipid profile' }] };
    expect(read({ ...shown, billType: 'lab' }).hasDropped).toBe(true);
    expect(readBillRequest(shown)).toEqual({ is: 'wrong', problem: M.invalidItem });
  });
});
