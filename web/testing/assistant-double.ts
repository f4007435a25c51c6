import {
  applyProposals,
  dismissProposals,
  editProposal,
  generateSuggestion,
  listVisitRuns,
  undoProposals,
} from '#contract/ai/ai.endpoints.ts';
import { CHANGE_LINES } from '#contract/ai/ai.messages.ts';
import { indexDrugs } from '#contract/ai/matching/drug-index.rules.ts';
import { indexTests } from '#contract/ai/matching/match-test.rules.ts';
import { editedPlan } from '#contract/ai/plan/edit-plan.rules.ts';
import { mayMake } from '#contract/ai/plan/may-make.rules.ts';
import { planAnswer } from '#contract/ai/plan/plan-answer.rules.ts';
import { needsWord } from '#contract/ai/plan/words/needs-word.rules.ts';
import { noteWordsOf } from '#contract/ai/plan/words/note-words.rules.ts';
import type { KeptRun, Proposal } from '#contract/ai/proposal.ts';
import { readSuggestion } from '#contract/ai/read-suggestion.rules.ts';
import { getClinicSettings } from '#contract/clinics/clinics.endpoints.ts';
import type { Role } from '#contract/kernel/roles.ts';
import { listPatientLabOrders } from '#contract/lab/lab-orders.endpoints.ts';
import { listLabTests } from '#contract/lab/tests/lab-tests.endpoints.ts';
import { getPatient } from '#contract/patients/patients.endpoints.ts';
import { listDrugs } from '#contract/pharmacy/drugs.endpoints.ts';
import { listPatientPharmacyOrders } from '#contract/pharmacy/pharmacy-orders.endpoints.ts';
import { callApi } from '#web/lib/api/api-client.ts';
import { anId } from './builders/people.ts';
import type { VisitDouble } from './builders/visit-double.ts';

type Options = {
  readonly model: string;
  readonly role: Role;
  /** Returns the next answer. */
  readonly answer: () => string | undefined;
};

/** A server that plans, applies and stores the assistant's proposals of one visit. */
export function assistantDouble(
  { api, visit, current }: VisitDouble,
  { model, role, answer }: Options,
) {
  let runs: readonly KeptRun[] = [];
  const effectsOf = new Map<string, readonly string[]>();
  const ofState = (states: readonly string[]) =>
    new Set(
      runs.flatMap(({ id, proposals }) =>
        proposals.flatMap(({ position, state }) =>
          states.includes(state) ? (effectsOf.get(`${id} ${position}`) ?? []) : [],
        ),
      ),
    );

  type Asked = { query: string; corrects?: string | undefined; origin?: string | undefined };
  const keep = async (body: Asked, suggestion = answer() ?? 'Nothing more.') => {
    const id = anId();
    const input = { params: { id: visit.patient_id } };
    const labOrders = await callApi(listPatientLabOrders, { ...input, query: {} });
    const { settings } = await callApi(getClinicSettings, {});
    const context = {
      visitId: visit.id,
      patient: await callApi(getPatient, input),
      pharmacyOrders: await callApi(listPatientPharmacyOrders, input),
      labOrders,
      drugs: indexDrugs(await callApi(listDrugs, { query: {} })),
      tests: indexTests(await callApi(listLabTests, { query: {} })),
      caseSummary: current().case_summary,
      aiMemory: settings.aiMemory,
    };
    const [standing, applied] = [ofState(['waiting', 'applied']), ofState(['applied'])];
    const corrected = runs
      .find((run) => run.id === body.corrects)
      ?.proposals.filter(({ state }) => state === 'failed')
      .map(({ action }) => action);
    const origin = body.origin === 'reports' ? 'reports' : 'note';
    const { problem, calls } = readSuggestion(suggestion);
    const proposals = planAnswer(calls, context)
      .filter(
        ({ effects }) =>
          !corrected || !effects.length || !effects.every((one) => standing.has(one)),
      )
      .map(({ name, plan: bare, written, effects }, position): Proposal => {
        const words = noteWordsOf(bare, body.query, context);
        const plan =
          bare.kind === 'change' && words.length > 0 ? { ...bare, words: [...words] } : bare;
        effectsOf.set(`${id} ${position}`, effects);
        const isRepeat = effects.some((one) => applied.has(one));
        const waits =
          plan.kind === 'change' &&
          (!mayMake(plan.change, role) || needsWord(plan, { labOrders, origin }));
        return {
          position,
          action: name,
          written,
          plan,
          state: plan.kind === 'refused' ? 'failed' : 'waiting',
          message: plan.kind === 'refused' ? `Error: ${plan.message}` : '',
          isRepeat,
          needsWord: waits || isRepeat || (corrected !== undefined && !corrected.includes(name)),
          canUndo: false,
        };
      });
    const run: KeptRun = {
      id,
      visitId: visit.id,
      query: body.query,
      askedBy: 'Dr Rao',
      askedAt: '2026-11-21T04:30:00.000Z',
      source: model,
      origin,
      status: 'answered',
      answer: suggestion,
      failure: null,
      problem,
      proposals,
    };
    runs = [run, ...runs];
    return { suggestion, source: model, runId: id, run };
  };

  const change = (id: string, positions: readonly number[], to: (one: Proposal) => Proposal) => {
    runs = runs.map((run) =>
      run.id === id
        ? {
            ...run,
            proposals: run.proposals.map((one) =>
              positions.includes(one.position) ? to(one) : one,
            ),
          }
        : run,
    );
    const run = runs.find((one) => one.id === id);
    if (!run) throw new Error('No such run.');
    return run;
  };

  api.on(generateSuggestion, ({ body }) => keep(body));
  api.on(listVisitRuns, () => ({ runs: [...runs] }));
  const apply = ({
    params,
    body,
  }: {
    params: { id: string };
    body: {
      proposals: readonly {
        position: number;
        change?: Parameters<typeof editedPlan>[1] | undefined;
      }[];
    };
  }) =>
    change(
      params.id,
      body.proposals.map(({ position }) => position),
      (one) => {
        const edit = body.proposals.find(({ position }) => position === one.position)?.change;
        if (one.plan.kind !== 'change') return one;
        const plan = edit ? editedPlan(one.plan, edit) : one.plan;
        const message = CHANGE_LINES[plan.change.type].done;
        return { ...one, plan, state: 'applied', message, canUndo: true };
      },
    );
  api.on(applyProposals, apply);
  api.on(editProposal, ({ params, body: { position, plan } }) =>
    change(params.id, [position], (one) => ({ ...one, plan })),
  );
  api.on(undoProposals, ({ params, body }) =>
    change(params.id, body.positions, (one) => ({
      ...one,
      state: 'undone',
      message: 'Undone.',
      canUndo: false,
    })),
  );
  api.on(dismissProposals, ({ params, body }) =>
    change(params.id, body.positions, (one) => ({
      ...one,
      state: 'dismissed',
      message: 'Dismissed.',
    })),
  );
  return {
    apply,
    /** Answers a question with this, and stores it. */
    keep,
    /** The answers stored before the record is opened. */
    holds: (kept: readonly KeptRun[]): void => {
      runs = kept;
    },
    runs: () => runs,
    change,
  };
}
