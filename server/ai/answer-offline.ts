import type { SuggestionBody } from '#contract/ai/ai-run.ts';
import { indexDrugs } from '#contract/ai/matching/drug-index.rules.ts';
import { indexTests } from '#contract/ai/matching/match-test.rules.ts';
import { offlineAnswer } from '#contract/ai/offline/offline-answer.rules.ts';
import { PLACEHOLDER_NAME } from '#contract/consultation/visit-note.ts';
import { readSettings } from '../clinics/index.ts';
import { listLabTestRows } from '../lab/index.ts';
import { listDrugRows } from '../pharmacy/index.ts';
import type { ClinicScope } from '../platform/scope.ts';

const NO_IMAGE = 'The image was not read: that needs a model.';

/** The clinic's own lists, which the rules match against, and its memory, which a command adds to. */
export async function readLists({ tx, actor, today }: ClinicScope) {
  const drugs = await listDrugRows(tx, today, null);
  const tests = await listLabTestRows(tx, { search: null, category: null });
  const { aiMemory } = await readSettings(tx, actor.clinicId);
  return {
    clinicMemory: aiMemory,
    drugs: drugs.map(({ id, name, unit, sellable }) => ({
      id,
      name,
      unit,
      sellable_quantity: sellable,
    })),
    tests: tests.map(({ id, name }) => ({ id, name })),
  };
}

type Lists = Awaited<ReturnType<typeof readLists>>;

/** Answers by rules, after the transaction that read the lists has closed. */
export function answerOffline(
  { query }: SuggestionBody,
  options: {
    lists: Lists;
    caseSummary: string;
    patientName: string | undefined;
    hasImage: boolean;
  },
): string {
  const { lists, caseSummary, patientName = '', hasImage } = options;
  const answer = offlineAnswer(query, {
    drugs: indexDrugs(lists.drugs),
    tests: indexTests(lists.tests),
    caseSummary,
    clinicMemory: lists.clinicMemory,
    isNamed: patientName.trim() !== '' && patientName !== PLACEHOLDER_NAME,
  });
  return hasImage ? `${NO_IMAGE}\n\n${answer}` : answer;
}
