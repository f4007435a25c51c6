import type { applyProposals as endpoint } from '#contract/ai/ai.endpoints.ts';
import { CHANGE_LINES, AI_MESSAGES as M } from '#contract/ai/ai.messages.ts';
import { editedPlan, isSameAim } from '#contract/ai/plan/edit-plan.rules.ts';
import { effectsOf } from '#contract/ai/plan/effects.rules.ts';
import { mayMake } from '#contract/ai/plan/may-make.rules.ts';
import { Plan } from '#contract/ai/plan/plan.schema.ts';
import type { Change, Plan as Planned } from '#contract/ai/plan/planned.ts';
import type { Choice } from '#contract/ai/proposal.ts';
import type { EndpointReply, EndpointRequest } from '#contract/kernel/endpoint.ts';
import { readSettings } from '../clinics/index.ts';
import { conflict, forbidden, invalidField, notFound, Refusal } from '../platform/errors.ts';
import type { Steps } from '../platform/http/route.ts';
import type { ClinicScope } from '../platform/scope.ts';
import { lockSheet } from '../visit-sheet/index.ts';
import { makeChange } from './changes/make-change.ts';
import { Seen } from './changes/seen.ts';
import { decide } from './decide.ts';
import {
  findRun,
  listStanding,
  lockProposals,
  lockRun,
  type ProposalRow,
  planOf,
} from './proposal.store.ts';
import { proposedLines } from './proposed-lines.ts';
import { readRun } from './read-runs.ts';
import { divide, keepRest } from './split-proposal.ts';

type ChangePlan = Extract<Planned, { kind: 'change' }>;

/**
 * Applies the chosen proposals of an answer in one transaction, all or none. Idempotent: proposals
 * already applied stay applied, however often and from however many devices this is called. A
 * refusal is stored with its proposal.
 */
export async function applyProposals(
  { transact, transactOnce }: Pick<Steps, 'transact' | 'transactOnce'>,
  { params, body }: EndpointRequest<typeof endpoint>,
): Promise<EndpointReply<typeof endpoint>> {
  try {
    return await transactOnce((scope) => applyAll(scope, params.id, body));
  } catch (error) {
    if (error instanceof Failed) await transact((scope) => keepFailure(scope, params.id, error));
    throw error instanceof Failed ? error.refusal : error;
  }
}

/**
 * A proposal refused by the rules of its endpoint: the refusal is stored, everything else rolls
 * back.
 */
class Failed extends Error {
  readonly position: number;
  readonly refusal: Refusal;
  constructor(position: number, refusal: Refusal) {
    super(refusal.message);
    this.position = position;
    this.refusal = refusal;
  }
}

async function applyAll(
  scope: ClinicScope,
  runId: string,
  { proposals, automatic, onSheet }: EndpointRequest<typeof endpoint>['body'],
) {
  const visitId = (await findRun(scope.tx, runId))?.visit_id ?? null;
  const positions = proposals.map(({ position }) => position);
  if (proposals.some(({ lines }) => lines)) await lockRun(scope.tx, runId);
  const rows = await lockProposals(scope.tx, runId, positions);
  if (rows.length < positions.length) throw notFound(M.unknownProposal);
  if (automatic) await refuseUnasked(scope, runId, rows);
  // Before any order, like a save of the sheet: two savers cannot block each other.
  if (onSheet && visitId) await lockSheet(scope, visitId);
  for (const row of rows) {
    const choice = proposals.find(({ position }) => position === row.position);
    if (choice && (choice.lines || row.state !== 'applied')) {
      await applyOne(scope, row, { ...choice, onSheet, visitId });
    }
  }
  return readRun(scope, runId);
}

/** Refuses changes that the clinic does not let the assistant make without confirmation. */
async function refuseUnasked(
  scope: ClinicScope,
  runId: string,
  rows: readonly ProposalRow[],
): Promise<void> {
  const { tx, actor } = scope;
  const { askBeforeApplying } = await readSettings(tx, actor.clinicId, { lock: true });
  const run = await findRun(tx, runId);
  const standing = run?.visit_id ? await listStanding(tx, run.visit_id) : [];
  const applied = standing.filter(({ state }) => state === 'applied');
  const effects = new Set(applied.flatMap((one) => one.effects));
  for (const row of rows) {
    if (row.state === 'applied') continue;
    const isSecond = applied.some(
      (one) =>
        one.run_id === runId && one.action === row.action && row.action.startsWith('create_'),
    );
    const isRepeat = row.effects.some((effect) => effects.has(effect));
    if (askBeforeApplying || row.needs_word || isSecond || isRepeat) {
      throw at(row, conflict(M.waitsForWord));
    }
  }
}

type Applied = Choice & { readonly onSheet: boolean; readonly visitId: string | null };

async function applyOne(scope: ClinicScope, row: ProposalRow, choice: Applied): Promise<void> {
  if (row.state === 'undone' || row.state === 'dismissed') throw at(row, conflict(M.takenBack));
  const planned = planOf(row);
  if (planned.kind === 'refused') throw at(row, conflict(planned.message));
  if (planned.kind === 'question') throw at(row, conflict(M.nothingPerformed));
  const { plan, rest } = await chosenPart(scope, row, planned, choice);
  if (plan.askedDrugs.length + plan.askedTests.length > 0) throw at(row, conflict(M.undecided));
  if (!mayMake(plan.change, scope.actor.role)) throw at(row, forbidden(M.notForRole));
  if (isEmpty(plan.change)) throw at(row, conflict(M.nothingLeft));
  const { type } = plan.change;
  try {
    const undo = await makeChange(scope, plan.change, {
      runId: row.run_id,
      visitId: choice.visitId,
      onSheet: choice.onSheet,
      seen: Seen.parse(row.seen),
      reasons: choice.override_reasons,
      isProposed: proposedLines(asProposed(row) ?? planned),
    });
    const message = CHANGE_LINES[undo && 'joined' in undo ? JOINED[undo.type] : type].done;
    const kept = { rest: await keepRest(scope, row, rest), effects: effectsOf(plan.change) };
    await decide(scope, row, { state: 'applied', message, undo, plan, ...(choice.lines && kept) });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const refusal = at(row, error);
    // A reason from the user is missing, or only some lines are refused: the proposal stays pending.
    const isPending = error.code === 'reasons_needed' || choice.lines;
    throw isPending ? refusal : new Failed(row.position, refusal);
  }
}

/** The plan before a person edited it: only its own lines are marked as the assistant's. */
function asProposed({ plan }: ProposalRow): ChangePlan | null {
  const first = Plan.parse(plan);
  return first.kind === 'change' ? first : null;
}

/** A new order that joined one of the sheet reads as a change of that one. */
const JOINED = {
  'take-drugs-off-sheet': 'edit-pharmacy-order',
  'take-tests-off-sheet': 'edit-lab-order',
} as const;

type Part = { readonly plan: ChangePlan; readonly rest: ChangePlan | null };

/** The part of a proposal that a choice applies, as edited, and the part that remains open. */
async function chosenPart(
  scope: ClinicScope,
  row: ProposalRow,
  planned: ChangePlan,
  { lines, change }: Choice,
): Promise<Part> {
  if (change && !isSameAim(planned.change, change)) {
    throw at(row, invalidField('proposals', M.otherAim));
  }
  if (!lines) {
    if (!change) return { plan: planned, rest: null };
    return { plan: { ...editedPlan(planned, change), askedDrugs: [], askedTests: [] }, rest: null };
  }
  try {
    const { chosen, rest } = await divide(scope, row, planned, { lines, edited: change });
    return { plan: chosen, rest };
  } catch (error) {
    throw error instanceof Refusal ? at(row, error) : error;
  }
}

function isEmpty(change: Change): boolean {
  if ('lines' in change) return change.lines.length === 0 && change.prescription.trim() === '';
  return 'tests' in change && change.tests.length === 0;
}

/** Adds the position of the proposal to a refusal. */
function at({ position }: ProposalRow, refusal: Refusal): Refusal {
  const { code, message, fields, extra } = refusal;
  return new Refusal(code, message, { ...(fields && { fields }), extra: { ...extra, position } });
}

async function keepFailure(
  scope: ClinicScope,
  runId: string,
  { position, message }: Failed,
): Promise<void> {
  const [row] = await lockProposals(scope.tx, runId, [position]);
  if (row?.state !== 'waiting' && row?.state !== 'failed') return;
  await decide(scope, row, { state: 'failed', message: `Error: ${message}` });
}
