import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paise } from '#contract/kernel/numbers/money.ts';
import { aDrug } from '#web/testing/builders/drugs.ts';
import { anId } from '#web/testing/builders/people.ts';
import type { SheetDraft } from '../saving/sheet-draft.ts';
import { insertRows, removeAdded, type Stocked } from './insert-rows.ts';
import type { SheetRows } from './sheet-rows.ts';

const PAN = aDrug({ name: 'Pan 40 mg Tablet', sellable_quantity: 100 });
const DOLO = aDrug({ name: 'Dolo 650 mg Tablet', sellable_quantity: 2 });
const CBC = { id: anId(), name: 'CBC', price: paise(35_000) };
const STOCKED: Stocked = {
  drugs: [PAN, DOLO],
  tests: [CBC],
  isSameDrug: () => false,
  today: '2026-11-25',
};
const EMPTY: SheetDraft = {
  ...{
    diagnoses: [],
    advice: '',
    followUpOn: null,
    lines: [],
    outside: '',
    outsideTests: '',
    tests: [],
  },
};
const NOTHING: SheetRows = {
  ...{ drugs: [], outside: '', tests: [], outsideTests: '' },
  ...{ diagnoses: [], advice: '', followUpDays: null },
};
const row = ({ id, name }: { id: string; name: string }, days = 5) => ({
  ...{ drug_id: id, name, quantity: 2 * days, tabletsPerDay: 2, numberOfDays: days },
  directions_to_use: '1-0-1',
});
const FULL: SheetRows = {
  drugs: [row(PAN), row(DOLO)],
  outside: 'TELMA 40 – 1-0-0, for 30 days',
  tests: [CBC],
  outsideTests: 'MRI knee',
  diagnoses: ['URTI'],
  advice: 'Warm fluids',
  followUpDays: 5,
};
const insert = (rows: SheetRows, draft = EMPTY, stocked = STOCKED) =>
  insertRows(draft, rows, stocked);

describe('rows are inserted', () => {
  it('as if they were typed, and what is short in stock is named', () => {
    const { draft, said } = insert(FULL);
    expect(draft.lines.map(({ name, days, quantity }) => [name, days, quantity])).toEqual([
      ['Pan 40 mg Tablet', '5', '10'],
      ['Dolo 650 mg Tablet', '5', '10'],
    ]);
    expect(draft).toMatchObject({ diagnoses: ['URTI'], advice: 'Warm fluids' });
    expect(draft).toMatchObject({ followUpOn: '2026-11-30', outside: FULL.outside });
    expect(draft.outsideTests).toBe('MRI knee');
    expect(draft.tests).toEqual([{ ...CBC, ai_run_id: null }]);
    expect(said).toEqual(['Not enough in stock: Dolo 650 mg Tablet.']);
  });

  it('below those of the sheet, which stay as they are', () => {
    const before = insert({ ...NOTHING, drugs: [row(PAN, 3)], advice: 'Rest' }).draft;
    const { draft, said } = insert(
      { ...FULL, diagnoses: ['urti', 'Fever'] },
      { ...before, diagnoses: ['URTI'], followUpOn: '2026-12-01' },
    );
    expect(draft.lines.map(({ days }) => days)).toEqual(['3', '5']);
    expect(draft).toMatchObject({ advice: 'Rest\nWarm fluids', followUpOn: '2026-12-01' });
    expect(draft.diagnoses).toEqual(['URTI', 'Fever']);
    expect(said).toContain('Already in the sheet: Pan 40 mg Tablet.');
    expect(said).toContain('The follow-up on 1 Dec 2026 stays.');
  });

  it('a drug that is gone is written for a pharmacy outside', () => {
    const gone = { id: anId(), name: 'Azee 500 mg Tablet' };
    const { draft, said } = insert({ ...NOTHING, drugs: [row(gone)] });
    expect([draft.lines, draft.outside]).toEqual([[], 'Azee 500 mg Tablet – 1-0-1, for 5 days']);
    expect(said.join()).toMatch(/No longer in the pharmacy.*Azee 500 mg Tablet/);
  });

  it('a drug whose name means another one by now is never prescribed for it', () => {
    const { draft, said } = insert({ ...NOTHING, drugs: [row({ ...PAN, name: 'Pan 20 mg' })] });
    expect([draft.lines, draft.outside]).toEqual([[], 'Pan 20 mg – 1-0-1, for 5 days']);
    expect(said.join()).toMatch(/Pan 20 mg is now Pan 40 mg Tablet/);
  });

  it('takes a drug under its new name when it is the same drug', () => {
    const rows = { ...NOTHING, drugs: [row({ ...PAN, name: 'Pan 40' })] };
    const { draft, said } = insert(rows, EMPTY, { ...STOCKED, isSameDrug: () => true });
    expect(draft.lines.map(({ name }) => name)).toEqual(['Pan 40 mg Tablet']);
    expect(said).toEqual(['Pan 40 is now called Pan 40 mg Tablet.']);
  });

  it('a test that is gone is named', () => {
    const { draft, said } = insert({ ...NOTHING, tests: [{ id: anId(), name: 'Widal' }] });
    expect([draft.tests, said]).toEqual([[], ['No longer in the laboratory, so left out: Widal.']]);
  });

  it('names rows without room', () => {
    const diagnoses = Array.from({ length: 21 }, (_, at) => `D${at}`);
    const { draft, said } = insert({ ...NOTHING, diagnoses });
    expect([draft.diagnoses.length, said]).toEqual([20, ['No room left for: D20.']]);
  });
});

describe('for any sheet and rows', () => {
  const KNOWN = [PAN, DOLO, ...['a', 'b', 'c'].map((name) => aDrug({ name }))];
  const GONE = ['x', 'y'].map((name) => aDrug({ name }));
  const rowsOf = fc
    .uniqueArray(fc.constantFrom(...KNOWN, ...GONE), { selector: ({ id }) => id })
    .chain((drugs) => fc.tuple(fc.constant(drugs), fc.boolean(), fc.constantFrom('', 'Rest')))
    .map(([drugs, isRenamed, text]) => ({
      ...NOTHING,
      ...{ advice: text, diagnoses: text ? [text] : [], outside: text, outsideTests: text },
      drugs: drugs.map((drug) => row(isRenamed ? { ...drug, name: `old ${drug.name}` } : drug)),
    }));
  const stocked = { ...STOCKED, drugs: KNOWN };

  it('no drug is dropped or replaced, and nothing of the sheet changes', () => {
    fc.assert(
      fc.property(rowsOf, rowsOf, (first, second) => {
        const before = insert(first, EMPTY, stocked).draft;
        const { draft } = insert(second, before, stocked);
        expect(draft.lines.slice(0, before.lines.length)).toEqual(before.lines);
        for (const { drug_id, name } of second.drugs) {
          const line = draft.lines.find(({ drugId }) => drugId === drug_id);
          expect(line !== undefined || draft.outside.includes(name)).toBe(true);
          if (line) expect(KNOWN.find(({ id }) => id === drug_id)?.name).toBe(line.name);
        }
      }),
    );
  });

  it('Undo gives the sheet from before, and keeps what was edited since', () => {
    fc.assert(
      fc.property(rowsOf, rowsOf, (first, second) => {
        const before = insert(first, EMPTY, stocked).draft;
        const { draft, added } = insert(second, before, stocked);
        expect(removeAdded(draft, added)).toEqual(before);
        const edited = { ...draft, advice: `${draft.advice} and more` };
        edited.lines = draft.lines.map((line) => ({ ...line, days: '9', quantity: '18' }));
        const left = removeAdded(edited, added);
        expect([left.advice, left.lines]).toEqual([edited.advice, edited.lines]);
      }),
    );
  });

  it('a second time adds nothing', () => {
    fc.assert(
      fc.property(rowsOf, (rows) => {
        const once = insert(rows, EMPTY, stocked).draft;
        expect(insert(rows, once, stocked).draft).toEqual(once);
      }),
    );
  });
});

it('rows without written days stay so, also those for a pharmacy outside', () => {
  const gone = { id: anId(), name: 'Telma 40' };
  const drugs = [PAN, gone].map((drug) => ({ ...row(drug, 1), daysAssumed: true }));
  const { draft } = insertRows(EMPTY, { ...NOTHING, drugs }, STOCKED);
  expect(draft.lines[0]).toMatchObject({ days: '1', daysAssumed: true });
  expect(draft.outside).toBe('Telma 40 – 1-0-1');
});
