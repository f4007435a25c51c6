import { describe, expect, it } from 'vitest';
import { idOfAnother, AI_MESSAGES as M } from '../ai.messages.ts';
import { indexDrugs } from '../matching/drug-index.rules.ts';
import { effectsOf, isRepeat } from './effects.rules.ts';
import { answerOf, DOLO, drug, order, planOf } from './testing/answers.ts';

describe('duplicate proposals', () => {
  const copies: readonly (readonly [string, unknown[]])[] = [
    ['ten times the same', Array.from({ length: 10 }, () => order(DOLO))],
    [
      'with keys in another order',
      [order(DOLO), order({ numberOfDays: 3, tabletsPerDay: 3, name: 'Dolo 650' })],
    ],
    ['as text and number', [order(DOLO), order({ ...DOLO, tabletsPerDay: '3' })]],
    ['beside its generic', [order(DOLO), order({ ...DOLO, name: 'Paracetamol 650 mg' })]],
    [
      'by id beside its name',
      [order(DOLO), order({ ...DOLO, drug_id: 'id of Paracetamol 650 mg Tablet' })],
    ],
    ['with other letters and spaces', [order(DOLO), order({ ...DOLO, name: ' DOLO   650 ' })]],
    ['in full-width digits', [order(DOLO), order({ ...DOLO, name: 'Dolo ６５０' })]],
    ['with a field that means nothing', [order(DOLO), { ...order(DOLO), reason: 'again' }]],
    ['in arrays of arrays', [[[[order(DOLO)]]], [order(DOLO)]]],
  ];
  it.each(copies)('%s make one order with one line', (_how, calls) => {
    expect(planOf(calls).change).toMatchObject({
      type: 'create-pharmacy-order',
      lines: [{ drug_id: 'id of Paracetamol 650 mg Tablet', quantity: 9 }],
      prescription: '',
    });
  });

  it('that differ in the dose become a question, and none is dropped', () => {
    const plan = planOf([order(DOLO), order({ ...DOLO, numberOfDays: 5 })]);
    expect(plan).toMatchObject({ change: { lines: [] }, notes: [M.oneOrder] });
    const [asked] = plan.askedDrugs;
    expect(asked?.options.map(({ choice }) => choice.quantity)).toEqual([24, 9, 15]);
    expect(asked?.otherwise).toContain('for 3 days');
    expect(asked?.otherwise).toContain('for 5 days');
  });

  it('of drugs that are not in stock become one prescription line', () => {
    const plan = planOf([order('Jardiance 10'), order('Jardiance 10')]);
    expect(plan.change).toMatchObject({ prescription: 'Jardiance 10' });
  });

  it('of a lab order are one order', () => {
    const tests = (...list: unknown[]) => ({
      name: 'create_lab_order',
      parameters: { tests: list },
    });
    const plan = planOf([
      tests('CBC'),
      tests({ name: 'Complete Blood Count' }),
      tests('ESR', 'CBC'),
    ]);
    expect(plan.change).toMatchObject({
      tests: [{ name: 'Complete Blood Count' }, { name: 'ESR' }],
    });
  });

  it('of a summary that differ in whitespace are one', () => {
    const summary = (text: string) => ({
      name: 'update_case_summary',
      parameters: { summary: text },
    });
    expect(answerOf([summary('Viral fever.'), summary('viral  fever')])).toHaveLength(1);
    expect(answerOf([summary('Viral fever.'), summary('Dengue.')])).toHaveLength(2);
  });

  it('are recognised in a later answer by their effects', () => {
    const done = new Set(effectsOf(planOf([order(DOLO)]).change));
    const again = (item: object) => isRepeat(planOf([order(item)]).change, done);
    expect(again({ name: 'Paracetamol 650 mg', numberOfDays: 30 })).toBe(true);
    expect(again({ name: 'Paracetamol 500 mg' })).toBe(false);
  });
});

describe('an id and a name that disagree', () => {
  it.each([
    ['Warfarin 5 mg Tablet', 'Paracetamol 650'],
    ['Warfarin 5 mg Tablet', 'Something else'],
    ['Paracetamol 500 mg Tablet', 'Dolo 650'],
    ['Diclofenac 1% Gel', 'Tab Diclofenac 50'],
  ])('become a question, never a change: the id of %s named %s', (id, name) => {
    const plan = planOf([order({ drug_id: `id of ${id}`, name, numberOfDays: 3 })]);
    expect(plan).toMatchObject({ change: { lines: [] } });
    expect(plan.askedDrugs).toMatchObject([{ written: name, why: idOfAnother(id) }]);
    const differing = plan.askedDrugs[0]?.options.find((one) => one.name === id);
    expect(differing?.differs).toBeTruthy();
  });

  it.each(['Paracetamol 650 mg Tablet', 'Dolo 650', 'PCM 650', 'paracetamol', ''])(
    'count as agreeing when the name is %s',
    (name) => {
      const item = { drug_id: 'id of Paracetamol 650 mg Tablet', name, numberOfDays: 3 };
      expect(planOf([order(item)]).change).toMatchObject({ lines: [{ drug_id: item.drug_id }] });
    },
  );

  it('become a question for tests too', () => {
    const tests = [{ id: 'id of Lipid Profile', name: 'CBC' }];
    const plan = planOf([{ name: 'create_lab_order', parameters: { tests } }]);
    expect(plan).toMatchObject({
      change: { tests: [] },
      askedTests: [{ written: 'CBC', why: idOfAnother('Lipid Profile') }],
    });
  });
});

describe('a strength or form that differs', () => {
  const asked = (name: string, stock: string[]) =>
    answerOf([order(name)], { drugs: indexDrugs(stock.map(drug)) })[0]?.plan;
  it.each([
    ['Dolo 650', ['Paracetamol 500 mg Tablet'], ['500 mg, not 650 mg']],
    ['Tab Diclofenac', ['Diclofenac 1% Gel'], ['gel, not tablet']],
    ['Ciplox 500', ['Ciprofloxacin 0.3% Eye Drops'], ['0.3 %, not 500 mg']],
  ])('shows the difference: %s from %j', (name, stock, differences) => {
    const plan = asked(name, stock);
    if (plan?.kind !== 'change') throw new Error('asked');
    expect(plan.change).toMatchObject({ lines: [] });
    const said = plan.askedDrugs[0]?.options.map(({ differs = '' }) => differs) ?? [];
    expect(said).toHaveLength(differences.length);
    for (const [at, one] of said.entries()) expect(one).toContain(differences[at]);
  });

  it('is listed after exact matches', () => {
    const plan = asked('Amoxycilin 500 cap', [
      'Amoxicillin 250 mg Capsule',
      'Amoxicillin 500 mg Capsule',
    ]);
    if (plan?.kind !== 'change') throw new Error('asked');
    const [first, ...others] = plan.askedDrugs[0]?.options ?? [];
    if (first)
      expect([first.name, first.differs]).toEqual(['Amoxicillin 500 mg Capsule', undefined]);
    for (const other of others) expect(other.differs).toBeTruthy();
  });
});

describe('one drug on two lines of an order', () => {
  const wysolone = (tabletsPerDay: number, numberOfDays: number, directions_to_use: string) => ({
    name: 'Wysolone 20',
    tabletsPerDay,
    numberOfDays,
    directions_to_use,
  });

  it('is one course when the words give the sequence', () => {
    const plan = planOf([order(wysolone(2, 3, 'Twice a day'), wysolone(1, 3, 'Then once a day'))]);
    expect(plan.askedDrugs).toEqual([]);
    expect(plan.change).toMatchObject({
      lines: [
        {
          quantity: 9,
          tabletsPerDay: 2,
          numberOfDays: 6,
          directions_to_use: 'Twice a day for 3 days, then once a day for 3 days',
        },
      ],
    });
    expect(plan.rows[0]?.after).toBe(
      'Prednisolone 20 mg Tablet × 9 (6 days): Twice a day for 3 days, then once a day for 3 days',
    );
  });

  it('is one line when both are parts of a day', () => {
    const plan = planOf([order(wysolone(1, 5, 'In the morning'), wysolone(2, 5, 'At night'))]);
    expect(plan.change).toMatchObject({
      lines: [
        {
          quantity: 15,
          tabletsPerDay: 3,
          numberOfDays: 5,
          directions_to_use: '1 in the morning, and 2 at night',
        },
      ],
    });
  });

  it.each([
    ['without such words', wysolone(2, 3, 'Twice a day'), wysolone(1, 3, 'Once a day')],
    ['without days', { name: 'Wysolone 20' }, { ...wysolone(1, 3, 'Then once a day') }],
  ])('becomes a question %s', (_how, one, other) => {
    const plan = planOf([order(one, other)]);
    expect(plan).toMatchObject({
      change: { lines: [] },
      askedDrugs: [{ why: expect.any(String) }],
    });
    const ids = plan.askedDrugs[0]?.options.map(({ id }) => id) ?? [];
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBeGreaterThanOrEqual(2);
  });
});
