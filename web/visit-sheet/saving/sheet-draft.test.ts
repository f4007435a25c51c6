import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paise } from '#contract/kernel/numbers/money.ts';
import { HeldRow, SaveSheetBody } from '#contract/visit-sheet/visit-sheet.ts';
import { lineErrors } from '#web/pharmacy/index.ts';
import { aPharmacyOrder } from '#web/testing/builders/history.ts';
import { anId } from '#web/testing/builders/people.ts';
import { aVisitSheet } from '#web/testing/builders/visit-double.ts';
import { bodyOf, draftOfSheet, isSame, mergeDrafts, type SheetDraft } from './sheet-draft.ts';

const visit = { id: anId(), patient_id: anId() };
const line = (drugId: string, days = '5') => ({
  ...{ drugId, name: `Drug ${drugId}`, price: paise(100), perDay: '1', days, quantity: days },
  ...{ directions: '', byHand: false, isProposed: false },
});
const ALL = { isReady: () => true, isOutsideReady: true, reasons: [], mayPrescribe: true };
const empty = draftOfSheet(aVisitSheet(visit));

it('a draft that was only put on top of a newer sheet is not a change of it', () => {
  const newer = draftOfSheet(aVisitSheet(visit, { advice: 'Rest', version: 1 }));
  expect(isSame(mergeDrafts(empty, empty, newer), newer)).toBe(true);
});

describe('the body of a save', () => {
  it('is empty for an unchanged sheet', () => {
    const sheet = aVisitSheet(visit, { diagnoses: ['Anaemia'], advice: 'Rest' });
    expect(bodyOf(sheet, draftOfSheet(sheet), ALL)).toBeNull();
  });

  it('has only the parts that changed, with the version that was seen', () => {
    const sheet = aVisitSheet(visit, { version: 3, advice: 'Rest' });
    const draft = { ...draftOfSheet(sheet), diagnoses: ['Anaemia'] };
    expect(bodyOf(sheet, draft, ALL)).toEqual({ version: 3, diagnoses: ['Anaemia'] });
  });

  it('orders the rows that are ready, and holds the others', () => {
    const [a, b] = [anId(), anId()];
    const draft = { ...empty, lines: [line(a), line(b)], outside: 'TELMA 40' };
    const readiness = { ...ALL, isReady: ({ drugId }: { drugId: string }) => drugId === a };
    expect(bodyOf(aVisitSheet(visit), draft, readiness)).toMatchObject({
      prescriptions: [{ orderId: null, items: [{ drug_id: a }], prescription: 'TELMA 40' }],
      held: [{ id: b, typed: `Drug ${b}`, item: { drug_id: b, numberOfDays: 5 } }],
    });
  });

  it('leaves the drugs alone for a person who may not prescribe', () => {
    const sheet = aVisitSheet(visit);
    const draft = { ...empty, outside: 'TELMA 40', advice: 'Rest' };
    const body = bodyOf(sheet, draft, { ...ALL, mayPrescribe: false });
    expect(body).toEqual({ version: 0, advice: 'Rest' });
  });

  it('keeps a typed quantity while another number is missing', () => {
    const id = anId();
    const draft = { ...empty, lines: [{ ...line(id, ''), quantity: '8', byHand: true }] };
    const readiness = { ...ALL, isReady: () => false };
    const body = SaveSheetBody.parse(bodyOf(aVisitSheet(visit), draft, readiness));
    const held = body.held?.map((row) => HeldRow.parse(row)) ?? [];
    const sheet = aVisitSheet(visit, { held });
    expect(draftOfSheet(sheet).lines).toMatchObject([{ quantity: '8', days: '', byHand: true }]);
    expect(bodyOf(sheet, draft, readiness)).toBeNull();
  });

  it('keeps a row whose numbers are not finished', () => {
    const id = anId();
    const draft = { ...empty, lines: [{ ...line(id), days: '', quantity: 'x' }] };
    const body = bodyOf(aVisitSheet(visit), draft, { ...ALL, isReady: () => false });
    expect(body?.held).toMatchObject([
      { id, item: { tabletsPerDay: 1, numberOfDays: null, quantity: null } },
    ]);
  });

  it.each([
    [{ days: '' }, { perDay: '1', days: '', quantity: '5' }],
    [{ perDay: '' }, { perDay: '', days: '5', quantity: '5' }],
    [
      { perDay: 'x', quantity: '0' },
      { perDay: '', days: '5', quantity: '' },
    ],
    [{ days: '99999' }, { perDay: '1', days: '', quantity: '5' }],
  ])('shows a number that is not finished as blank on another device: %j', (typed, shown) => {
    const id = anId();
    const draft = { ...empty, lines: [{ ...line(id), ...typed }] };
    const body = bodyOf(aVisitSheet(visit), draft, { ...ALL, isReady: () => false });
    const { held = [] } = SaveSheetBody.parse(JSON.parse(JSON.stringify(body)));
    const sheet = aVisitSheet(visit, { held: held.map((row) => HeldRow.parse(row)) });
    const there = draftOfSheet(sheet);
    expect(there.lines).toMatchObject([shown]);
    const [row] = there.lines;
    expect(Object.keys(lineErrors(row!))).not.toEqual([]);
    expect(bodyOf(sheet, there, { ...ALL, isReady: () => false })).toBeNull();
  });

  it('edits the newest pending order, and leaves billed ones alone', () => {
    const billed = aPharmacyOrder({ id: anId(), status: 'billed', billId: anId() });
    const pending = aPharmacyOrder({ id: anId(), status: 'pending', billId: null });
    const sheet = aVisitSheet(visit, { pharmacyOrders: [pending, billed] });
    const draft = { ...draftOfSheet(sheet), outside: 'TELMA 40' };
    expect(bodyOf(sheet, draft, ALL)?.prescriptions).toMatchObject([
      { orderId: pending.id, updatedAt: pending.updatedAt },
    ]);
  });
});

describe('merging with a newer version', () => {
  const NAMES = ['a', 'b', 'c', 'd', 'e'];
  const someLines = fc
    .uniqueArray(fc.constantFrom(...NAMES))
    .chain((ids) =>
      fc.tuple(...ids.map((id) => fc.constantFrom('3', '5').map((days) => line(id, days)))),
    );
  const draft = fc
    .record({
      lines: someLines,
      diagnoses: fc.uniqueArray(fc.constantFrom(...NAMES)),
      advice: fc.constantFrom('', 'Rest', 'Fluids'),
    })
    .map((parts): SheetDraft => ({ ...empty, ...parts }));

  it('loses no row that either side added, and no own edit', () => {
    fc.assert(
      fc.property(draft, draft, draft, (base, mine, theirs) => {
        const merged = mergeDrafts(base, mine, theirs);
        const ids = (of: SheetDraft) => of.lines.map(({ drugId }) => drugId);
        const added = [...mine.lines, ...theirs.lines].filter(
          ({ drugId }) => !ids(base).includes(drugId),
        );
        for (const { drugId } of added) expect(ids(merged)).toContain(drugId);
        for (const row of mine.lines) {
          const isEdited = !base.lines.some((one) => JSON.stringify(one) === JSON.stringify(row));
          if (isEdited) expect(merged.lines).toContainEqual(row);
        }
        expect(new Set(ids(merged)).size).toBe(merged.lines.length);
        for (const text of [mine.advice, theirs.advice]) {
          if (text !== base.advice) expect(merged.advice).toContain(text);
        }
      }),
    );
  });

  it('is the other version where nothing was edited here', () => {
    fc.assert(
      fc.property(draft, draft, (base, theirs) => {
        const merged = mergeDrafts(base, base, theirs);
        const sorted = (of: SheetDraft) => of.lines.map(({ drugId, days }) => drugId + days).sort();
        expect(sorted(merged)).toEqual(sorted(theirs));
        expect(merged.advice).toBe(theirs.advice);
      }),
    );
  });
});
