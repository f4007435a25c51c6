import type { listVisitRuns as endpoint } from '#contract/ai/ai.endpoints.ts';
import { AI_MESSAGES as M } from '#contract/ai/ai.messages.ts';
import type { KeptRun, Proposal } from '#contract/ai/proposal.ts';
import { readSuggestion } from '#contract/ai/read-suggestion.rules.ts';
import { type EndpointReply, type EndpointRequest, mayCall } from '#contract/kernel/endpoint.ts';
import type { Role } from '#contract/kernel/roles.ts';
import { notFound } from '../platform/errors.ts';
import type { ClinicScope } from '../platform/scope.ts';
import { UNDO_CALLS, Undo } from './changes/undo.ts';
import {
  isVisit,
  listProposals,
  listRuns,
  type ProposalRow,
  planOf,
  type RunRow,
} from './proposal.store.ts';

/** More than any visit has; older runs are left out. */
const MOST = 100;

/** Lists what the assistant was asked in a visit, newest first. Throws 404 for an unknown visit. */
export async function listVisitRuns(
  scope: ClinicScope,
  { params }: EndpointRequest<typeof endpoint>,
): Promise<EndpointReply<typeof endpoint>> {
  if (!(await isVisit(scope.tx, params.id))) throw notFound();
  const rows = await listRuns(scope.tx, { visitId: params.id, most: MOST });
  return { runs: await withProposals(scope, rows) };
}

/** Reads one run in this transaction. Throws 404 for an unknown one. */
export async function readRun(scope: ClinicScope, id: string): Promise<KeptRun> {
  const [run] = await withProposals(scope, await listRuns(scope.tx, { id }));
  if (!run) throw notFound(M.unknownRun);
  return run;
}

async function withProposals({ tx, actor }: ClinicScope, rows: readonly RunRow[]) {
  const ids = rows.map(({ id }) => id);
  const proposals = Map.groupBy(await listProposals(tx, ids), ({ run_id }) => run_id);
  return rows.map((row) => presentRun(row, proposals.get(row.id) ?? [], actor.role));
}

function presentRun(row: RunRow, proposals: readonly ProposalRow[], role: Role): KeptRun {
  const isAnswered = row.status === 'answered';
  return {
    id: row.id,
    visitId: row.visit_id,
    query: row.query,
    askedBy: row.asker_name,
    askedAt: row.asked_at.toISOString(),
    source: row.source,
    origin: row.origin,
    status: row.status,
    answer: row.proposal ?? '',
    failure: row.failure,
    problem: isAnswered ? readSuggestion(row.proposal ?? '').problem : null,
    proposals: proposals.map((proposal) => presentProposal(proposal, role)),
  };
}

function presentProposal(row: ProposalRow, role: Role): Proposal {
  return {
    position: row.position,
    action: row.action,
    written: row.written,
    plan: planOf(row),
    state: row.state,
    message: row.message,
    isRepeat: row.is_repeat,
    needsWord: row.needs_word,
    canUndo: row.undo !== null && mayCall(UNDO_CALLS[Undo.parse(row.undo).type], role),
  };
}
