import { z } from 'zod';
import { AI_MESSAGES as M } from '#contract/ai/ai.messages.ts';
import { indexDrugs } from '#contract/ai/matching/drug-index.rules.ts';
import { indexTests } from '#contract/ai/matching/match-test.rules.ts';
import { effectsOf } from '#contract/ai/plan/effects.rules.ts';
import { mayMake } from '#contract/ai/plan/may-make.rules.ts';
import { Plan } from '#contract/ai/plan/plan.schema.ts';
import { type PlannedAction, planAnswer } from '#contract/ai/plan/plan-answer.rules.ts';
import type { PlanContext, Plan as Planned } from '#contract/ai/plan/planned.ts';
import { needsWord } from '#contract/ai/plan/words/needs-word.rules.ts';
import { noteWordsOf } from '#contract/ai/plan/words/note-words.rules.ts';
import { readSuggestion } from '#contract/ai/read-suggestion.rules.ts';
import { storableText } from '#contract/kernel/storable.ts';
import { yearsOn } from '#contract/patients/age.rules.ts';
import { readSettings } from '../clinics/index.ts';
import { readVisitNote } from '../consultation/index.ts';
import { listLabTestRows, readPatientLabOrders } from '../lab/index.ts';
import { findPatientRow } from '../patients/index.ts';
import { listDrugRows, patientPharmacyOrders } from '../pharmacy/index.ts';
import type { ClinicScope } from '../platform/scope.ts';
import { seenOf } from './changes/seen.ts';
import { decide } from './decide.ts';
import { isOrdered, readOrdered, replaceEarlier, withoutOrdered } from './earlier-proposals.ts';
import {
  findRun,
  insertProposals,
  listFailedActions,
  listStanding,
  type NewProposal,
} from './proposal.store.ts';

/** The most proposals of an answer. The planning rules drop the rest and add a note. */
const MOST = 100;
const TURNS_MOST = 10;

/**
 * Plans the actions of an answer against the clinic's own records and stores them as proposals. An
 * answer that corrects another skips proposals that already stand, and applies nothing else
 * automatically.
 */
export async function recordProposals(
  scope: ClinicScope,
  runId: string,
  suggestion: string,
): Promise<void> {
  const { calls } = readSuggestion(suggestion);
  const run = await findRun(scope.tx, runId);
  if (calls.length === 0 || !run?.visit_id) return;
  const context = await readPlanContext(scope, run.visit_id);
  const standing = await listStanding(scope.tx, run.visit_id);
  const standingEffects = new Set(standing.flatMap(({ effects }) => effects));
  const applied = new Set(
    standing.flatMap(({ state, effects }) => (state === 'applied' ? effects : [])),
  );
  const corrected = run.is_correction
    ? await correctedActions(scope, run.previous_run_id ?? '')
    : null;
  const isStanding = ({ effects }: PlannedAction) =>
    corrected !== null && effects.length > 0 && effects.every((one) => standingEffects.has(one));
  const note = await wordsOf(scope, run);
  const waits = (plan: Extract<Planned, { kind: 'change' }>) =>
    !mayMake(plan.change, scope.actor.role) ||
    needsWord(plan, { labOrders: context.labOrders, origin: run.origin, words: note });

  const ordered = await readOrdered(scope, run.visit_id);
  const planned = planAnswer(calls, context)
    .filter((action) => !isStanding(action))
    .slice(0, MOST)
    .map((action) => ({ ...action, plan: withoutOrdered(action.plan, ordered) }))
    .map((action) => ({ ...action, plan: withWords(action.plan, note, context) }));
  const rows = planned.map(({ name, plan, written }, position): NewProposal => {
    const effects = plan.kind === 'change' ? effectsOf(plan.change) : [];
    const isRepeat = effects.some((effect) => applied.has(effect));
    const isForeign = corrected !== null && !corrected.has(name);
    const isRefused = plan.kind === 'refused';
    return {
      clinic_id: scope.actor.clinicId,
      id: scope.newId(),
      run_id: runId,
      position,
      action: name.slice(0, 60),
      written,
      effects: [...effects],
      plan: JSON.stringify(z.encode(Plan, plan), storableText),
      seen: JSON.stringify(
        plan.kind === 'change' ? seenOf(plan.change, context) : {},
        storableText,
      ),
      is_repeat: isRepeat,
      needs_word: isRepeat || isForeign || (plan.kind === 'change' && waits(plan)),
      state: isRefused ? 'failed' : 'waiting',
      message: isRefused ? `Error: ${plan.message}` : '',
    };
  });
  await insertProposals(scope.tx, rows);
  await leaveOutOrdered(scope, rows, (at) => isOrdered(planned[at]?.plan ?? NO_PLAN, ordered));
  const plans = planned.map(({ plan }) => plan);
  await replaceEarlier(scope, run.visit_id, { runId, plans });
}

const NO_PLAN: Planned = { kind: 'refused', message: '' };

/** The plan with the note's own words behind each part, where it has any. */
function withWords(plan: Planned, note: string, context: PlanContext): Planned {
  const words = noteWordsOf(plan, note, context);
  return plan.kind === 'change' && words.length > 0 ? { ...plan, words } : plan;
}

/** Stores as left out what is on the sheet already. */
async function leaveOutOrdered(
  scope: ClinicScope,
  rows: readonly NewProposal[],
  isKnown: (at: number) => boolean,
): Promise<void> {
  const message = M.onSheetAlready;
  for (const [at, row] of rows.entries()) {
    if (isKnown(at)) await decide(scope, row, { state: 'dismissed', message });
  }
}

/** The user's own words in the conversation that led to an answer. */
async function wordsOf(
  { tx }: ClinicScope,
  run: NonNullable<Awaited<ReturnType<typeof findRun>>>,
): Promise<string> {
  const words: string[] = [];
  let one: typeof run | undefined = run;
  for (let turns = 0; one && turns < TURNS_MOST; turns += 1) {
    if (!one.is_correction) words.push(one.query);
    one = one.previous_run_id ? await findRun(tx, one.previous_run_id) : undefined;
  }
  return words.join('\n');
}

/** The names of the actions of an answer that were refused, wholly or in part. */
async function correctedActions({ tx }: ClinicScope, runId: string): Promise<Set<string>> {
  const actions = await listFailedActions(tx, runId);
  const wrong = actions.filter(({ state, plan }) => {
    const read = Plan.parse(plan);
    return state === 'failed' || (read.kind === 'change' && (read.refusedLines ?? []).length > 0);
  });
  return new Set(wrong.map(({ action }) => action));
}

async function readPlanContext(
  scope: ClinicScope,
  visitId: string,
): Promise<PlanContext & { memorySince: string | null }> {
  const { tx, actor, today } = scope;
  const note = await readVisitNote(scope, visitId);
  const params = { id: note.patientId };
  const patient = await findPatientRow(tx, note.patientId);
  const drugs = await listDrugRows(tx, today, null);
  const tests = await listLabTestRows(tx, { search: null, category: null });
  const settings = await readSettings(tx, actor.clinicId);
  return {
    visitId,
    patient: patient ? { ...patient, age: yearsOn(patient, today) } : null,
    drugs: indexDrugs(
      drugs.map(({ id, name, unit, sellable }) => ({
        id,
        name,
        unit,
        sellable_quantity: sellable,
      })),
    ),
    tests: indexTests(tests.map(({ id, name }) => ({ id, name }))),
    pharmacyOrders: await patientPharmacyOrders(scope, { params }),
    labOrders: await readPatientLabOrders(scope, { params, query: {} }),
    caseSummary: note.case_summary,
    aiMemory: settings.aiMemory,
    memorySince: settings.aiMemoryUpdatedAt,
  };
}
