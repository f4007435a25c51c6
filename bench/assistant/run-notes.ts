import { generateSuggestion } from '#contract/ai/ai.endpoints.ts';
import { addLabTest } from '#contract/lab/tests/lab-tests.endpoints.ts';
import { addDrug } from '#contract/pharmacy/drugs.endpoints.ts';
import { newVisit, type Person } from '../../server/testing/builders/clinic.ts';
import type { NoteCase } from '../notes/parse-notes.ts';
import { scoreNote } from '../notes/score-note.ts';
import { readingOfPlans } from '../notes/shown-reading.ts';
import type { Api } from './run-attack.ts';

/** The differences of a model's answers from the expected results, over a corpus of notes. */
export type NotesScore = { right: number; wrong: string[]; omitted: string[]; invented: string[] };

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
    const { said } = run
      ? scoreNote(one, readingOfPlans(run.proposals))
      : { said: ['missed: the answer'] };
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
