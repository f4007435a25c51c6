import { expect, it } from 'vitest';
import { paise } from '#contract/kernel/numbers/money.ts';
import { changeDiscarded } from '#contract/visit-sheet/visit-sheet.messages.ts';
import { aPharmacyOrder } from '#web/testing/builders/history.ts';
import { aLabOrder } from '#web/testing/builders/lab-orders.ts';
import { anId } from '#web/testing/builders/people.ts';
import { aVisitSheet } from '#web/testing/builders/visit-double.ts';
import { withoutOrdered } from './already-ordered.ts';
import { draftOfSheet } from './sheet-draft.ts';

const visit = { id: anId(), patient_id: anId() };
const line = (drugId: string) => ({
  ...{ drugId, name: `Drug ${drugId}`, price: paise(100), perDay: '1', days: '5', quantity: '5' },
  ...{ directions: '', byHand: false, isProposed: false },
});
const NOTHING = { twice: [], cancelled: [], changes: [] };
const test = (id: string, name: string) => ({ id, name, price: paise(100), ai_run_id: null });

it('leaves out the drugs, texts and tests of a billed order, and keeps the others', () => {
  const billed = aPharmacyOrder({
    ...{ status: 'billed', billId: anId() },
    prescription_for_unavailable_drugs: 'TELMA 40',
  });
  const pan = billed.medications[0]!.drug_id;
  const [other, cbc, widal] = [anId(), anId(), anId()];
  const labOrders = [aLabOrder({ status: 'report_ready', tests: [test(cbc, 'CBC')] })];
  const sheet = aVisitSheet(visit, { pharmacyOrders: [billed], labOrders });
  const { quantity, tabletsPerDay, numberOfDays, directions_to_use } = billed.medications[0]!;
  const same = {
    ...{ ...line(pan), quantity: `${quantity}`, directions: directions_to_use },
    ...{ perDay: `${tabletsPerDay}`, days: `${numberOfDays}` },
  };
  const draft = {
    ...draftOfSheet(sheet),
    ...{ lines: [same, line(other)], outside: 'TELMA 40\nECOSPRIN 75', advice: 'Rest' },
    tests: [test(cbc, 'CBC'), test(widal, 'Widal')],
  };
  expect(withoutOrdered(sheet, draft)).toEqual({
    draft: {
      ...draft,
      ...{ lines: [line(other)], outside: 'ECOSPRIN 75', tests: [test(widal, 'Widal')] },
    },
    ...{ twice: [`Drug ${pan}`, 'TELMA 40', 'CBC'], cancelled: [], changes: [] },
  });
});

it('leaves out only what was billed since the sheet was seen', () => {
  const first = aPharmacyOrder({ status: 'billed', billId: anId() });
  const open = aPharmacyOrder({ status: 'pending', billId: null });
  const before = aVisitSheet(visit, { pharmacyOrders: [first, open] });
  const billed = { ...open, status: 'billed' as const, billId: anId() };
  const sheet = aVisitSheet(visit, { pharmacyOrders: [first, billed] });
  const again = line(first.medications[0]!.drug_id);
  const changed = line(open.medications[0]!.drug_id);
  const draft = { ...draftOfSheet(before), lines: [again, changed] };
  expect(withoutOrdered(sheet, draft, before)).toEqual({
    draft: { ...draft, lines: [again] },
    ...{ twice: [], cancelled: [] },
    changes: [expect.objectContaining({ name: changed.name, status: 'Billed' })],
  });
});

it('keeps a drug that the open prescription repeats', () => {
  const billed = aPharmacyOrder({ status: 'billed', billId: anId() });
  const { medications } = billed;
  const open = aPharmacyOrder({ status: 'pending', billId: null, medications });
  const sheet = aVisitSheet(visit, { pharmacyOrders: [billed, open] });
  const draft = draftOfSheet(sheet);
  expect(withoutOrdered(sheet, draft)).toEqual({ draft, ...NOTHING });
});

it('leaves out a row of a cancelled order, with a message of its own', () => {
  const open = aPharmacyOrder({ status: 'pending', billId: null });
  const before = aVisitSheet(visit, { pharmacyOrders: [open] });
  const sheet = aVisitSheet(visit, { pharmacyOrders: [{ ...open, status: 'cancelled' }] });
  const changed = line(open.medications[0]!.drug_id);
  const draft = { ...draftOfSheet(before), lines: [changed] };
  const { changes, ...rest } = withoutOrdered(sheet, draft, before);
  expect(rest).toEqual({ draft: { ...draft, lines: [] }, twice: [], cancelled: [] });
  expect(changes.map(changeDiscarded)).toEqual([
    `${changed.name} was cancelled meanwhile, so 5, as 1 a day for 5 days is not ordered. Add the drug again to order it.`,
  ]);
});

it('names what was cancelled for outside and in the laboratory apart from what is ordered', () => {
  const cancelled = aPharmacyOrder({
    ...{ status: 'cancelled', medications: [] },
    prescription_for_unavailable_drugs: 'TELMA 40\nECOSPRIN 75',
  });
  const billed = aPharmacyOrder({
    ...{ status: 'billed', billId: anId(), medications: [] },
    prescription_for_unavailable_drugs: 'ECOSPRIN 75',
  });
  const cbc = test(anId(), 'CBC');
  const labOrders = [aLabOrder({ status: 'cancelled', tests: [cbc] })];
  const sheet = aVisitSheet(visit, { pharmacyOrders: [cancelled, billed], labOrders });
  const draft = { ...draftOfSheet(sheet), outside: 'TELMA 40\nECOSPRIN 75', tests: [cbc] };
  expect(withoutOrdered(sheet, draft)).toEqual({
    draft: { ...draft, outside: '', tests: [] },
    ...{ twice: ['ECOSPRIN 75'], cancelled: ['TELMA 40', 'CBC'], changes: [] },
  });
});

it('names the drug, its dose and the dose that was discarded', () => {
  const directions = '1-0-1';
  const message = changeDiscarded({
    ...{ name: 'Pan 40 mg Tablet', status: 'Billed' },
    ordered: { perDay: '2', days: '5', quantity: '10', directions },
    wanted: { perDay: '1', days: '7', quantity: '7', directions: '1-0-0' },
  });
  expect(message).toMatch(
    /^Pan 40 mg Tablet is billed: 10, as 2 a day for 5 days \(1-0-1\)\. Your change to 7, as 1 a day for 7 days \(1-0-0\) was discarded\./,
  );
});
