import { describe, expect, it } from 'vitest';
import { defaultMedications } from '#server/pharmacy/default-medications.ts';
import { indexDrugs } from '../matching/match-drug.rules.ts';
import { indexTests } from '../matching/match-test.rules.ts';
import { CORPUS, CORPUS_TESTS, type Expected } from './corpus.ts';
import { type Reading, readNote } from './read-note.rules.ts';

const LISTS = {
  drugs: indexDrugs(
    defaultMedications().map(({ name, unit }) => ({ id: name, name, unit, sellable_quantity: 0 })),
  ),
  tests: indexTests(CORPUS_TESTS.map((name) => ({ id: name, name }))),
};
const dash = (value: unknown) => (value === null || value === '' ? '-' : String(value));

function inShort(reading: Reading): Expected {
  const { patient } = reading;
  const all: Required<Expected> = {
    patient: patient
      ? [patient.name, patient.age, patient.gender, patient.phone].map(dash).join('; ')
      : '',
    rx: reading.drugs.map((one) =>
      [
        one.name.replace(/ \([^)]*\)$/, ''),
        one.tabletsPerDay,
        one.numberOfDays,
        one.quantity,
        one.directions_to_use,
      ]
        .map(dash)
        .join('|'),
    ),
    ask: reading.unsure.map(({ name }) => name),
    elsewhere: reading.elsewhere,
    tests: reading.tests.map(({ name }) => name),
    noTests: [...reading.unknownTests, ...reading.unsureTests],
    history: reading.history.join('; '),
    complaint: reading.complaint,
  };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value.length > 0));
}

const results = CORPUS.map(([line, expected], index) => {
  const got = inShort(readNote(line, LISTS));
  return { line, expected, got, heldOut: index % 4 === 3, isRight: isSame(got, expected) };
});
function isSame(got: Expected, expected: Expected): boolean {
  const keys = new Set([...Object.keys(got), ...Object.keys(expected)]);
  const read = new Map<string, unknown>(Object.entries(got));
  const wanted = new Map<string, unknown>(Object.entries(expected));
  return [...keys].every(
    (key) => JSON.stringify(read.get(key)) === JSON.stringify(wanted.get(key)),
  );
}
const drugsOf = ({ rx = [] }: Expected) => rx.map((one) => one.split('|')[0]);
const share = (some: typeof results) => some.filter(({ isRight }) => isRight).length / some.length;

describe('lines as doctors write them', () => {
  it('are at least 150', () => {
    expect(CORPUS.length).toBeGreaterThanOrEqual(150);
  });

  it('are read exactly right, 95 of 100 of them, also of those kept out of the tuning', () => {
    const wrong = results.filter(({ isRight }) => !isRight);
    const heldOut = results.filter((one) => one.heldOut);
    const report = wrong.map(({ line, got }) => `${line}\n   ${JSON.stringify(got)}`).join('\n');
    expect(share(results), report).toBeGreaterThanOrEqual(0.95);
    expect(share(heldOut), report).toBeGreaterThanOrEqual(0.95);
  });

  it('never lead to a drug that was not meant', () => {
    for (const { got, expected, line } of results) {
      const meant = drugsOf(expected);
      for (const drug of drugsOf(got)) expect(meant, line).toContain(drug);
    }
  });
});
