import { generateSuggestion } from '#contract/ai/ai.endpoints.ts';
import { emptyReading, type Reading } from '#contract/ai/offline/reading.ts';
import type { KeptRun } from '#contract/ai/proposal.ts';
import { addLabTest } from '#contract/lab/tests/lab-tests.endpoints.ts';
import { addDrug } from '#contract/pharmacy/drugs.endpoints.ts';
import { newVisit, type Person } from '../../server/testing/builders/clinic.ts';
import type { NoteCase } from '../notes/parse-notes.ts';
import { scoreNote } from '../notes/score-note.ts';
import type { Api } from './run-attack.ts';

/** How a model's answers differ from the expected results, over a corpus of notes. */
export type NotesScore = { right: number; wrong: string[]; omitted: string[]; invented: string[] };

/** The proposals of an answer in the shape that the corpus is scored in. */
export function readingOf({ proposals }: KeptRun): Reading {
  const reading = emptyReading();
  for (const { plan, written } of proposals) {
    if (plan.kind === 'refused') reading.unclear.push(written);
    if (plan.kind === 'question') reading.unclear.push(plan.question);
    if (plan.kind !== 'change') continue;
    reading.unclear.push(...(plan.refusedLines ?? []).map((line) => line.written));
    reading.unclear.push(...plan.askedDrugs.map((one) => one.written));
    reading.unsureTests.push(...plan.askedTests.map((one) => one.written));
    const { change } = plan;
    if (change.type === 'create-pharmacy-order') {
      reading.drugs.push(...change.lines);
      reading.elsewhere.push(...change.prescription.split('\n').filter(Boolean));
    }
    if (change.type === 'create-lab-order') reading.tests.push(...change.tests);
    if (change.type === 'add-complaint') reading.complaint += `\n${change.complaint}`;
    if (change.type === 'save-summary') reading.complaint += `\n${change.summary}`;
  }
  return reading;
}

/** Adds the drugs and tests that the corpus is written against. */
export async function fillLists(
  api: Api,
  admin: Person,
  { drugs, tests }: { drugs: readonly string[]; tests: readonly string[] },
): Promise<void> {
  for (const name of drugs) {
    await api.ok(addDrug, { body: { name, price: 1, quantity_in_stock: 1_000 } }, admin);
  }
  for (const name of tests) await api.ok(addLabTest, { body: { name, price: 1 } }, admin);
}

/** Asks the model about every note. */
export async function runNotes(
  { api, admin }: { api: Api; admin: Person },
  cases: readonly NoteCase[],
): Promise<NotesScore> {
  const score: NotesScore = { right: 0, wrong: [], omitted: [], invented: [] };
  for (const one of cases) {
    const { id: recordId } = await newVisit(api, admin, { name: 'Asha Rao' });
    const body = { query: one.note, recordId };
    const { run } = await api.ok(generateSuggestion, { body, file: undefined }, admin);
    const { said } = run ? scoreNote(one, readingOf(run)) : { said: ['missed: the answer'] };
    if (said.length === 0) score.right += 1;
    for (const text of said) {
      const kind = text.startsWith('wrong: not expected')
        ? 'invented'
        : text.startsWith('wrong')
          ? 'wrong'
          : 'omitted';
      score[kind].push(`${one.note}: ${text}`);
    }
  }
  return score;
}
