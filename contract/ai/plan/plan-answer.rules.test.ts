import { describe, expect, it } from 'vitest';
import { paise } from '../../kernel/numbers/money.ts';
import {
  drugNotFound,
  idOfAnother,
  invalidDosage,
  labTestNotFound,
  AI_MESSAGES as M,
  otherPatient,
  tooManyActions,
} from '../ai.messages.ts';
import { indexDrugs } from '../matching/match-drug.rules.ts';
import { indexTests } from '../matching/match-test.rules.ts';
import { readSuggestion } from '../read-suggestion.rules.ts';
import { effectsOf, isRepeat } from './effects.rules.ts';
import { needsWord } from './needs-word.rules.ts';
import { planAnswer } from './plan-answer.rules.ts';
import type { PlanContext } from './planned.ts';

const ASHA = '6f1c0c5e-7a53-4e57-9d0b-2f1f6c1b0a01';
const OTHER = '6f1c0c5e-7a53-4e57-9d0b-2f1f6c1b0a99';
const VISIT = '6f1c0c5e-7a53-4e57-9d0b-2f1f6c1b0b02';
const drug = (name: string) => ({ id: `id of ${name}`, name, unit: null, sellable_quantity: 50 });
const CONTEXT: PlanContext = {
  visitId: VISIT,
  patient: { id: ASHA, name: 'Asha Rao', age: 30, gender: 'F', phone: null, token: 2100 },
  drugs: indexDrugs(
    [
      'Paracetamol 650 mg Tablet',
      'Paracetamol 500 mg Tablet',
      'Warfarin 5 mg Tablet',
      'Prednisolone 20 mg Tablet',
      'Diclofenac 1% Gel',
    ].map(drug),
  ),
  tests: indexTests(
    ['Complete Blood Count', 'ESR', 'Lipid Profile'].map((name) => ({
      id: `id of ${name}`,
      name,
      price: paise(100),
    })),
  ),
  pharmacyOrders: [],
  labOrders: [],
  caseSummary: '',
  aiMemory: '',
};
const answerOf = (calls: unknown, context: Partial<PlanContext> = {}) =>
  planAnswer(readSuggestion(`Words.\n\`\`\`json\n${JSON.stringify(calls)}\n\`\`\``).calls, {
    ...CONTEXT,
    ...context,
  });
const order = (...items: unknown[]) => ({ name: 'create_pharmacy_order', parameters: { items } });
const DOLO = { name: 'Dolo 650', tabletsPerDay: 3, numberOfDays: 3 };
const planOf = (calls: unknown) => {
  const [first, second] = answerOf(calls);
  expect(second).toBeUndefined();
  if (first?.plan.kind !== 'change') throw new Error(JSON.stringify(first));
  return first.plan;
};

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

describe('a proposal for another patient', () => {
  const tests = { tests: ['CBC'] };
  it.each([
    ['patient_id', OTHER],
    ['patientId', OTHER],
    ['Patient-ID', OTHER],
    ['pаtient_id', OTHER],
    ['patient', { id: OTHER }],
    ['patient', [{ id: OTHER }]],
    ['patient', { name: 'Meena Iyer' }],
    ['patient_name', 'Meena Iyer'],
    ['token', 38],
    ['patient_token_number', '2101'],
    ['recordId', OTHER],
    ['visit_id', OTHER],
  ])('is rejected with a reason: %s %j', (key, value) => {
    const places = [
      { name: 'create_lab_order', parameters: { ...tests, [key]: value } },
      { name: 'create_lab_order', [key]: value, parameters: tests },
      { [key]: value, actions: [{ name: 'create_lab_order', parameters: tests }] },
      { [key]: value, create_lab_order: tests },
      { name: 'create_lab_order', parameters: { tests: [{ name: 'CBC', [key]: value }] } },
      {
        type: 'function',
        [key]: value,
        function: { name: 'create_lab_order', arguments: '{"tests":["CBC"]}' },
      },
    ];
    for (const place of places) {
      const [only] = answerOf([place]);
      const called =
        typeof value === 'object'
          ? Object.values(Array.isArray(value) ? value[0]! : value)[0]
          : value;
      expect(only?.plan, JSON.stringify(place)).toEqual({
        kind: 'refused',
        message: otherPatient(String(called)),
      });
    }
  });

  it.each([
    { patient_id: ASHA },
    { patient_id: ASHA.toUpperCase() },
    { token: 2100 },
    { visitId: VISIT },
    { patient_name: 'asha rao' },
    { patientName: 'Asha' },
    { patient_id: '', patient: null },
  ])('does not include one that names the open patient: %j', (more) => {
    const [only] = answerOf([{ name: 'create_lab_order', parameters: { ...tests, ...more } }]);
    expect(only?.plan.kind).toBe('change');
  });

  it("adds nothing to the open patient's order", () => {
    const planned = answerOf([
      order(DOLO),
      { name: 'create_pharmacy_order', patient_id: OTHER, parameters: { items: ['Warfarin 5'] } },
    ]);
    expect(planned.map(({ plan }) => plan.kind)).toEqual(['change', 'refused']);
    expect(planned[0]?.plan).toMatchObject({ change: { lines: [{ quantity: 9 }] } });
  });

  it('in a drug name matches nothing of that patient', () => {
    const plan = planOf([order(`Dolo 650 patient_id ${OTHER}`)]);
    expect(plan.change).toMatchObject({ patientId: ASHA, lines: [] });
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

describe('an unreadable part of an action', () => {
  it('is rejected alone: the rest of a pharmacy order is kept', () => {
    const plan = planOf([
      order(
        DOLO,
        { dose: '1-0-1' },
        { drug_id: 'gone' },
        { name: 'Warfarin 5', quantity: 'ten' },
        { name: 'Warfarin 5', numberOfDays: 0 },
        { name: 'Warfarin 5', numberOfDays: 500 },
        [['Warfarin 5']],
        null,
      ),
    ]);
    expect(plan.change).toMatchObject({ lines: [{ name: 'Paracetamol 650 mg Tablet' }] });
    expect(plan.refusedLines).toEqual([
      { written: '{"dose":"1-0-1"}', message: drugNotFound('{"dose":"1-0-1"}') },
      { written: 'gone', message: drugNotFound('gone') },
      { written: '{"name":"Warfarin 5","quantity":"ten"}', message: invalidDosage('Warfarin 5') },
      { written: 'Warfarin 5', message: invalidDosage('Warfarin 5') },
      { written: 'Warfarin 5', message: invalidDosage('Warfarin 5') },
      { written: '[["Warfarin 5"]]', message: drugNotFound('[["Warfarin 5"]]') },
      { written: 'null', message: drugNotFound('null') },
    ]);
  });

  it('is rejected alone: the rest of a lab order is kept', () => {
    const tests = ['CBC', 'MRI brain', { price: 5 }];
    const plan = planOf([{ name: 'create_lab_order', parameters: { tests } }]);
    expect(plan.change).toMatchObject({ tests: [{ name: 'Complete Blood Count' }] });
    expect(plan.refusedLines).toEqual([
      { written: 'MRI brain', message: labTestNotFound('MRI brain') },
      { written: '{"price":5}', message: labTestNotFound('{"price":5}') },
    ]);
  });

  it('keeps the text of an unknown action', () => {
    const [known, unknown] = answerOf([order(DOLO), { name: 'refer_patient', to: 'Cardiology' }]);
    expect(known?.plan.kind).toBe('change');
    expect(unknown).toMatchObject({ name: 'refer_patient', plan: { kind: 'refused' } });
    expect(unknown?.written).toContain('Cardiology');
  });
});

describe('a malicious answer', () => {
  it('with ten thousand lines is rejected with a message', () => {
    const many = Array.from({ length: 10_000 }, () => DOLO);
    expect(answerOf([order(...many)])[0]?.plan).toMatchObject({ kind: 'refused' });
  });

  it('with ten thousand actions makes at most one order, and lists the omitted ones', () => {
    const many = Array.from({ length: 10_000 }, (_, at) => order(`Dolo 650 ${at}`));
    const planned = answerOf(many);
    expect(planned).toHaveLength(2);
    expect(planned[1]?.plan).toEqual({ kind: 'refused', message: tooManyActions(9_960) });
  });

  it('with endlessly nested arrays is parsed and yields nothing', () => {
    const deep = `${'['.repeat(50_000)}${']'.repeat(50_000)}`;
    expect(readSuggestion(`\`\`\`json\n${deep}\n\`\`\``).calls).toEqual([]);
    let inner: unknown = { id: OTHER };
    for (let depth = 0; depth < 1_000; depth += 1) inner = { a: inner };
    expect(
      answerOf([{ name: 'create_lab_order', parameters: { tests: ['CBC'], inner } }]),
    ).toHaveLength(1);
  });

  it.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])(
    'with the key %s does not change other objects',
    (key) => {
      const json = `[{"name": "create_lab_order", "parameters": {"tests": ["CBC"], "${key}": {"polluted": true}}}, {"name": "${key}", "parameters": {}}, {"${key}": {"tests": ["ESR"]}}]`;
      const planned = planAnswer(readSuggestion(json).calls, CONTEXT);
      expect(planned.map(({ plan }) => plan.kind)).toEqual(['change', 'refused']);
      expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
      expect({}).not.toHaveProperty('polluted');
    },
  );

  it.each([
    'Parаcetamol 650',
    'Para\u200Bcetamol 650',
    'Wаrfarin 5',
    'Paracetamol 65O',
    '\u202E056 lomatecaraP',
  ])('with look-alike letters never orders without a question: %j', (name) => {
    expect(planOf([order({ name, numberOfDays: 3 })]).change).toMatchObject({ lines: [] });
  });

  it('with an action named in look-alike letters does nothing', () => {
    const [, other] = answerOf([
      order(DOLO),
      { name: 'creаte_lab_order', parameters: { tests: ['CBC'] } },
    ]);
    expect(other?.plan.kind).toBe('refused');
  });
});

describe('proposals from a report, an image or an import', () => {
  it.each(['reports', 'image', 'import'] as const)('need confirmation: %s', (origin) => {
    for (const call of [
      order(DOLO),
      { name: 'create_lab_order', parameters: { tests: ['CBC'] } },
    ]) {
      const plan = planOf([call]);
      expect(needsWord(plan, { labOrders: [], origin })).toBe(true);
      expect(needsWord(plan, { labOrders: [], origin: 'note' })).toBe(false);
      expect(needsWord(plan, { labOrders: [] })).toBe(false);
    }
  });

  it.each([
    ['fever 3 days, what next?', true],
    ['give dolo 650 tds, CBC', false],
    ['Paracetamol 650 and complete blood count', false],
    ['CBC', true],
  ])(
    'need confirmation for an order beside reports unless the asker named it: %s',
    (words, waits) => {
      const withReports = { words };
      const waiting = [
        order(DOLO),
        { name: 'create_lab_order', parameters: { tests: ['CBC'] } },
      ].map((call) => needsWord(planOf([call]), { labOrders: [], withReports }));
      expect(waiting.some(Boolean)).toBe(waits);
    },
  );

  it('need confirmation when several orders were merged', () => {
    expect(needsWord(planOf([order(DOLO), order('Warfarin 5')]), { labOrders: [] })).toBe(true);
  });
});
