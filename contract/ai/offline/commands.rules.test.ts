import { describe, expect, it } from 'vitest';
import { indexDrugs } from '../matching/drug-index.rules.ts';
import { indexTests } from '../matching/match-test.rules.ts';
import { readSuggestion } from '../read-suggestion.rules.ts';
import { offlineAnswer } from './offline-answer.rules.ts';

const named = (name: string) => ({ id: name, name, unit: 'tablet', sellable_quantity: 10 });
const context = {
  drugs: indexDrugs(
    ['Pantoprazole 40 mg Tablet', 'Telmisartan 40 mg Tablet', 'Atorvastatin 10 mg Tablet'].map(
      named,
    ),
  ),
  tests: indexTests([{ id: 'cbc', name: 'Complete Blood Count (CBC)' }]),
  caseSummary: '',
  isNamed: true,
  clinicMemory: 'Print in Kannada.',
};
const actionsOf = (note: string) => {
  const [, json = '[]'] = /```json\n([\s\S]*?)\n```/.exec(offlineAnswer(note, context)) ?? [];
  return JSON.parse(json);
};

describe('commands to the offline assistant', () => {
  it('adds to the memory and keeps what is in it', () => {
    expect(actionsOf('remember that generics are preferred')).toEqual([
      {
        name: 'update_clinic_ai_memory',
        parameters: { memory_content: 'Print in Kannada.\ngenerics are preferred' },
      },
    ]);
  });

  it('remembers several lines in one action, since each replaces the memory', () => {
    expect(
      actionsOf('remember that generics are preferred\nremember the pharmacy shuts at 9'),
    ).toEqual([
      {
        name: 'update_clinic_ai_memory',
        parameters: {
          memory_content: 'Print in Kannada.\ngenerics are preferred\nthe pharmacy shuts at 9',
        },
      },
    ]);
  });

  it('drops no drug that it cannot add', () => {
    const answer = offlineAnswer('add Xyzol 10 bd x 5d to the order', context);
    expect(answer).toContain('Xyzol 10');
  });

  it('reads a long list of names in no time', () => {
    const names = Array.from({ length: 40 }, () => 'tlc dlc').join(' ');
    expect(actionsOf(`remove ${names} xyzol from the order`)).toHaveLength(1);
  });

  it('removes drugs and tests from their orders', () => {
    expect(actionsOf('remove Pan 40 and CBC from the order')).toEqual([
      { name: 'edit_pharmacy_order', parameters: { items_to_remove: [{ name: 'Pan 40' }] } },
      { name: 'edit_lab_order', parameters: { items_to_remove: [{ name: 'CBC' }] } },
    ]);
  });

  it('adds a drug to the order', () => {
    expect(actionsOf('add Pan 40 od x 5d to the order')).toMatchObject([
      {
        name: 'edit_pharmacy_order',
        parameters: { items: [{ name: 'Pantoprazole 40 mg Tablet', numberOfDays: 5 }] },
      },
    ]);
  });

  it.each([
    ['cancel the order', 'edit_pharmacy_order'],
    ['cancel the lab order', 'edit_lab_order'],
  ])('proposes %s', (note, name) => {
    expect(actionsOf(note)).toEqual([{ name, parameters: { status: 'cancelled' } }]);
  });

  it('asks whether the last days are those of all', () => {
    const actions = actionsOf('Telma 40 od, Atorva 10 hs x 30 days');
    expect(actions).toContainEqual({
      name: 'ask_followup_question',
      parameters: {
        question: 'For how many days: Telma 40 od?',
        options: ['Telma 40 od x 30 days'],
      },
    });
    expect(actionsOf('Telma 40 od x 30 days')).toMatchObject([
      { parameters: { items: [{ name: 'Telmisartan 40 mg Tablet', numberOfDays: 30 }] } },
    ]);
  });

  it('is understood by the reader of answers', () => {
    const { calls, problem } = readSuggestion(offlineAnswer('cancel the order', context));
    expect(problem).toBeNull();
    expect(calls).toMatchObject([
      { action: { name: 'edit_pharmacy_order', parameters: { status: 'cancelled' } } },
    ]);
  });

  it('leaves notes alone', () => {
    expect(actionsOf('remembered to take Telma')).toEqual([]);
    expect(actionsOf('Telma 40 od x 30 days')[0].name).toBe('create_pharmacy_order');
  });
});
