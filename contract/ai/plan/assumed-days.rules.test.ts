import { expect, it } from 'vitest';
import { offlineAnswer } from '../offline/offline-answer.rules.ts';
import { readSuggestion } from '../read-suggestion.rules.ts';
import { oneLineOf } from './course.rules.ts';
import { orderContent } from './order-content.rules.ts';
import { planAnswer } from './plan-answer.rules.ts';
import { lineOf, lineText } from './planned-lines.rules.ts';
import { CONTEXT, DOLO, order, planOf } from './testing/answers.ts';

const TELMA = { id: 'id of Telma 40', name: 'Telma 40' };
const wish = (numberOfDays: number | null, directions_to_use: string | null = 'Once a day') => ({
  ...{ drug_id: null, name: TELMA.name, quantity: null, tabletsPerDay: 1 },
  ...{ numberOfDays, directions_to_use },
});
const planned = (...given: Parameters<typeof wish>) => {
  const line = lineOf(TELMA, wish(...given));
  if (!line) throw new Error('No line.');
  return line;
};

it('a line without days is marked, and its text calls them assumed', () => {
  expect(planned(null)).toMatchObject({ numberOfDays: 1, daysAssumed: true });
  expect(lineText(planned(null))).toBe('Telma 40 × 1 (1 a day, 1 day assumed): Once a day');
});

it.each([
  [5, 'Once a day'],
  [1, null],
  [null, 'Once a day for 5 days'],
])('%o days and the directions %o leave no mark', (days, directions) => {
  expect(planned(days, directions)).not.toHaveProperty('daysAssumed');
});

it('the offline reader marks the drug of a note that names no days, and no other', () => {
  const context = { ...CONTEXT, isNamed: true };
  const answer = offlineAnswer('paracetamol 650 tds. prednisolone 20 od 5d', context);
  const [made] = planAnswer(readSuggestion(answer).calls, CONTEXT);
  const lines =
    made?.plan.kind === 'change' && 'lines' in made.plan.change ? made.plan.change.lines : [];
  expect(lines.map(({ daysAssumed }) => daysAssumed)).toEqual([true, undefined]);
  expect(answer).toContain('1 day assumed');
});

it('of two equal doses, the written days stay', () => {
  const call = 0;
  const written = { line: planned(1), hasDays: true, call };
  const assumed = { line: planned(null), hasDays: false, call };
  for (const both of [
    [written, assumed],
    [assumed, written],
  ]) {
    expect(oneLineOf(both)).toEqual(written.line);
  }
});

it('two lines of a drug without days are asked, and no text gives them days', () => {
  const without = { ...DOLO, numberOfDays: undefined };
  const plan = planOf([order(without), order({ ...without, tabletsPerDay: 2 })]);
  expect(plan.askedDrugs[0]?.otherwise).not.toMatch(/for \d/);
});

it('the content of an order differs for assumed and for written days', () => {
  const { daysAssumed: _, ...written } = planned(null);
  expect(orderContent([planned(null)], '')).not.toBe(orderContent([written], ''));
  expect(orderContent([{ ...written, daysAssumed: false }], '')).toBe(orderContent([written], ''));
});
