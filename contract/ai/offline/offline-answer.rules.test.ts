import { expect, it } from 'vitest';
import { indexDrugs } from '../matching/drug-index.rules.ts';
import { indexTests } from '../matching/match-test.rules.ts';
import { readSuggestion } from '../read-suggestion.rules.ts';
import { offlineAnswer } from './offline-answer.rules.ts';

const drug = (name: string) => ({ id: name, name, unit: 'tablet', sellable_quantity: 5 });
const LISTS = {
  drugs: indexDrugs(['Paracetamol 650 mg', 'Amoxicillin 250 mg', 'Amoxicillin 500 mg'].map(drug)),
  tests: indexTests([{ id: 'cbc', name: 'Complete Blood Count' }]),
};
const answer = (note: string, caseSummary = '') =>
  readSuggestion(offlineAnswer(note, { ...LISTS, caseSummary }));

it('answers with the same actions as a model, and states that it is offline', () => {
  const { text, calls, problem } = answer(
    'Asha,30,F,9876543210,fever 3 days,CBC,asthma\nTab Dolo 650 1-0-1 x 3d\nTab Amox BD x 5d\nTab Lasix 40 OD x 5d\nAdv MRI brain',
  );
  expect(problem).toBeNull();
  expect(text).toMatch(/^I am the offline assistant/);
  expect(text).toContain('Kept as the complaint**\n- fever 3 days');
  expect(text).toContain('Not in the lab’s catalogue**\n- MRI brain');
  expect(calls.map(({ action }) => action)).toMatchObject([
    {
      name: 'update_patient_details',
      parameters: { name: 'Asha', age: 30, gender: 'F', phone: '9876543210' },
    },
    {
      name: 'create_pharmacy_order',
      parameters: {
        items: [
          { drug_id: 'Paracetamol 650 mg', tabletsPerDay: 2, numberOfDays: 3 },
          { drug_id: null, name: 'Tab Amox' },
        ],
        prescription_for_unavailable_drugs: 'Tab Lasix 40 – Once a day, for 5 days',
      },
    },
    { name: 'create_lab_order', parameters: { tests: [{ id: 'cbc' }] } },
    { name: 'add_complaint_history', parameters: { complaint: 'asthma' } },
    {
      name: 'update_case_summary',
      parameters: { summary: '30 y F. Complaints: fever 3 days. History: asthma.' },
    },
  ]);
});

it('changes neither a written summary nor a plain complaint', () => {
  const names = answer('Asha,30,F,,fever', 'Known case').calls.map(({ action }) => action?.name);
  expect(names).toEqual(['update_patient_details']);
  const plain = answer('fever since 3 days');
  expect([plain.calls, plain.json]).toEqual([[], null]);
  expect(plain.text).toContain('it stays as it is');
});

it.each(['same as last time', 'rpt all'])('names “Repeat this” for %s', (note) => {
  const { text, calls } = answer(note);
  expect(calls).toEqual([]);
  expect(text).toContain('Repeat this');
});
