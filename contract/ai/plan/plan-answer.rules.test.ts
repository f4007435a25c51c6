import { describe, expect, it } from 'vitest';
import {
  drugNotFound,
  invalidDosage,
  labTestNotFound,
  otherPatient,
  tooManyActions,
} from '../ai.messages.ts';
import { readSuggestion } from '../read-suggestion.rules.ts';
import { planAnswer } from './plan-answer.rules.ts';
import { ASHA, answerOf, CONTEXT, DOLO, order, planOf, VISIT } from './testing/answers.ts';
import { needsWord } from './words/needs-word.rules.ts';

const OTHER = '6f1c0c5e-7a53-4e57-9d0b-2f1f6c1b0a99';

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

  it('whose action is named in look-alike letters does nothing', () => {
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
  ])('need confirmation for an order unless the asker named it: %s', (words, waits) => {
    const waiting = [order(DOLO), { name: 'create_lab_order', parameters: { tests: ['CBC'] } }].map(
      (call) => needsWord(planOf([call]), { labOrders: [], words }),
    );
    expect(waiting.some(Boolean)).toBe(waits);
  });

  it('need confirmation when several orders were merged', () => {
    expect(needsWord(planOf([order(DOLO), order('Warfarin 5')]), { labOrders: [] })).toBe(true);
  });
});
