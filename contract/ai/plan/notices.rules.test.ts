import { describe, expect, it } from 'vitest';
import { comesInPacks, daysAssumed, notOrdered, onSeveralLines } from '../ai.messages.ts';
import { indexDrugs } from '../matching/drug-index.rules.ts';
import { indexTests } from '../matching/match-test.rules.ts';
import { readSuggestion } from '../read-suggestion.rules.ts';
import { planAnswer } from './plan-answer.rules.ts';
import type { PlanContext } from './planned.ts';
import { needsWord } from './words/needs-word.rules.ts';

const SYRUP = 'Paracetamol 250 mg/5 ml Syrup';
const [TELMA_40, TELMA_80] = ['Telmisartan 40 mg Tablet', 'Telmisartan 80 mg Tablet'] as const;
/** Only its unit in the list tells that it is a tube. */
const TUBE = 'Mupimet 5 g';
const WARFARIN = 'Warfarin 5 mg Tablet';
const CONTEXT: PlanContext = {
  visitId: 'visit',
  patient: { id: 'asha', name: 'Asha Rao', age: 30, gender: 'F', phone: null, token: 2100 },
  drugs: indexDrugs(
    [
      SYRUP,
      TELMA_40,
      TELMA_80,
      WARFARIN,
      'Ofloxacin 200 mg Tablet',
      'Ofloxacin 0.3% Eye Drops',
      TUBE,
    ].map((name) => ({
      ...{ id: name, name, unit: name === TUBE ? 'tube' : null },
      sellable_quantity: 50,
    })),
  ),
  tests: indexTests([]),
  pharmacyOrders: [],
  labOrders: [],
  caseSummary: '',
  aiMemory: '',
};
const item = (name: string, more: object = {}) => ({
  name,
  tabletsPerDay: 1,
  numberOfDays: 30,
  ...more,
});

function planOf(...items: object[]) {
  const calls = [{ name: 'create_pharmacy_order', parameters: { items } }];
  const [one] = planAnswer(
    readSuggestion(`Words.\n\`\`\`json\n${JSON.stringify(calls)}\n\`\`\``).calls,
    CONTEXT,
  );
  if (!one) throw new Error('No plan.');
  return one.plan;
}
function changeOf(...items: object[]) {
  const plan = planOf(...items);
  if (plan.kind !== 'change') throw new Error(JSON.stringify(plan));
  return plan;
}

describe('an order that needs confirmation', () => {
  it('names the drugs with one assumed day when other drugs have written days', () => {
    const uncounted = item(TELMA_40, { numberOfDays: undefined });
    const plan = changeOf(uncounted, item(WARFARIN));
    expect(plan.notes).toEqual([daysAssumed([TELMA_40])]);
    expect(needsWord(plan, { labOrders: [] })).toBe(true);
    const stat = { ...uncounted, directions_to_use: 'stat' };
    expect(changeOf(stat, item(WARFARIN)).notes).toBeUndefined();
    expect(changeOf(uncounted).notes).toBeUndefined();
  });

  it.each([SYRUP, TUBE])('includes packs that were counted by dose: %s', (name) => {
    const plan = changeOf(item(name, { tabletsPerDay: 15, numberOfDays: 3 }));
    expect(plan.notes).toEqual([comesInPacks(name, 45)]);
    expect(needsWord(plan, { labOrders: [] })).toBe(true);
  });

  it('includes two strengths of one drug', () => {
    const plan = changeOf(item(TELMA_40), item(TELMA_80));
    expect(plan.notes).toEqual([onSeveralLines([TELMA_40, TELMA_80])]);
    expect(needsWord(plan, { labOrders: [] })).toBe(true);
  });

  it.each([
    ['one bottle', [item(SYRUP, { quantity: 1, tabletsPerDay: 3, numberOfDays: 3 })]],
    ['tablets by dose', [item(TELMA_40)]],
    [
      'a tablet beside drops for the eye',
      [item('Ofloxacin 200 mg Tablet'), item('Ofloxacin 0.3% Eye Drops', { quantity: 1 })],
    ],
  ])('is not %s', (_, items) => {
    expect(changeOf(...items).notes ?? []).toEqual([]);
  });
});

describe('a drug that must not be given', () => {
  it.each([
    ['STOP Warfarin 5 mg', {}],
    ['Warfarin 5 mg Tablet (stop)', {}],
    ['Do not give Warfarin 5 mg Tablet', {}],
    [WARFARIN, { directions_to_use: 'Not to be given' }],
  ])('is rejected when written as %s, %j', (name, more) => {
    expect(planOf(item(name, more))).toEqual({ kind: 'refused', message: notOrdered(name) });
  });

  it('is not rejected when the directions only give the end of the course', () => {
    const plan = changeOf(item(TELMA_40, { directions_to_use: 'Once a day, stop if giddy' }));
    expect(plan.change).toMatchObject({ lines: [{ drug_id: TELMA_40 }] });
  });
});

describe('half a tablet a day', () => {
  it('is written in the directions, because the number per day is at least 1', () => {
    expect(changeOf(item(TELMA_40, { tabletsPerDay: 0.5 })).change).toMatchObject({
      lines: [{ quantity: 15, tabletsPerDay: 1, directions_to_use: '0.5 a day' }],
    });
  });
});
