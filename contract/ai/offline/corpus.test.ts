import { describe, expect, it } from 'vitest';
import { defaultLabTests } from '#server/lab/inventory/default-lab-tests.ts';
import { defaultMedications } from '#server/pharmacy/defaults/default-medications.ts';
import { CORPUS, type Expected } from './corpus.ts';
import { RUN_TOGETHER } from './corpus-run-together.ts';
import { inShort } from './corpus-shape.ts';
import { UNPUNCTUATED, UNPUNCTUATED_NEW } from './corpus-unpunctuated.ts';
import { readNote } from './read-note.rules.ts';
import { corpusLists, listsOf } from './testing/clinic-notes.ts';

const LISTS = corpusLists(defaultMedications());

const SHIPPED = listsOf(defaultMedications(), defaultLabTests());

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

describe('one-line notes of a known patient', () => {
  it('are at least 140', () => {
    expect(RUN_TOGETHER.length).toBeGreaterThanOrEqual(140);
  });

  it.each(RUN_TOGETHER)('%s', (line, expected) => {
    expect(inShort(readNote(line, LISTS, { isNamed: true }))).toEqual(expected);
  });
});

describe('notes without punctuation, against the shipped test catalogue', () => {
  it('are at least 110', () => {
    expect(UNPUNCTUATED.length + UNPUNCTUATED_NEW.length).toBeGreaterThanOrEqual(110);
  });

  it.each(UNPUNCTUATED)('%s', (line, expected) => {
    expect(inShort(readNote(line, SHIPPED, { isNamed: true }))).toEqual(expected);
  });

  it.each(UNPUNCTUATED_NEW)('%s, patient without a name', (line, expected) => {
    expect(inShort(readNote(line, SHIPPED, { isNamed: false }))).toEqual(expected);
  });
});

describe('lines as doctors write them', () => {
  it('are at least 150', () => {
    expect(CORPUS.length).toBeGreaterThanOrEqual(150);
  });

  it('are read exactly in at least 95 % of cases, held-out lines included', () => {
    const wrong = results.filter(({ isRight }) => !isRight);
    const heldOut = results.filter((one) => one.heldOut);
    const report = wrong.map(({ line, got }) => `${line}\n   ${JSON.stringify(got)}`).join('\n');
    expect(share(results), report).toBeGreaterThanOrEqual(0.95);
    expect(share(heldOut), report).toBeGreaterThanOrEqual(0.95);
  });

  it('never order a wrong drug', () => {
    for (const { got, expected, line } of results) {
      const meant = drugsOf(expected);
      for (const drug of drugsOf(got)) expect(meant, line).toContain(drug);
    }
  });
});
