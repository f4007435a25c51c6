import type { Insertable } from 'kysely';
import { Plan } from '#contract/ai/plan/plan.schema.ts';
import { inClinic } from '../platform/db/in-clinic.ts';
import type { DB } from '../platform/db/schema.generated.ts';
import type { Tx } from '../platform/db/scoped-database.ts';

const RUN = ['run.id', 'run.visit_id', 'run.query', 'run.asked_at', 'run.source'] as const;

/** The newest runs of a visit, or one run, with the name of the user who asked. */
export async function listRuns(tx: Tx, of: { visitId: string; most: number } | { id: string }) {
  const runs = tx
    .selectFrom('ai_runs as run')
    .innerJoin('users', 'users.id', 'run.asked_by')
    .select(RUN)
    .select(['run.origin', 'run.status', 'run.proposal', 'run.failure'])
    .select('users.name as asker_name');
  if ('id' in of) return runs.where('run.id', '=', of.id).execute();
  return runs
    .where('run.visit_id', '=', of.visitId)
    .orderBy('run.asked_at', 'desc')
    .orderBy('run.id', 'desc')
    .limit(of.most)
    .execute();
}
export type RunRow = Awaited<ReturnType<typeof listRuns>>[number];

export async function isVisit(tx: Tx, id: string): Promise<boolean> {
  const row = await tx.selectFrom('visits').where('id', '=', id).select('id').executeTakeFirst();
  return row !== undefined;
}

/** Finds the run that a new one continues. */
export function findRun(tx: Tx, id: string) {
  return tx
    .selectFrom('ai_runs')
    .where('id', '=', id)
    .select(['id', 'visit_id', 'asked_by', 'query', 'origin', 'is_correction', 'previous_run_id'])
    .executeTakeFirst();
}

/** The proposals of a visit that are applied or still pending. */
export function listStanding(tx: Tx, visitId: string) {
  return tx
    .selectFrom('ai_proposals as proposal')
    .innerJoin('ai_runs as run', (join) => inClinic(join, 'run.id', 'proposal.run_id'))
    .where('run.visit_id', '=', visitId)
    .where('proposal.state', 'in', ['waiting', 'applied'])
    .select(['proposal.state', 'proposal.effects', 'proposal.run_id', 'proposal.action'])
    .execute();
}

/** The open proposals of a visit's other runs, in one order for all who lock them. */
export function listOpenOfVisit(tx: Tx, visitId: string, { exceptRunId }: { exceptRunId: string }) {
  return tx
    .selectFrom('ai_proposals as proposal')
    .innerJoin('ai_runs as run', (join) => inClinic(join, 'run.id', 'proposal.run_id'))
    .where('run.visit_id', '=', visitId)
    .where('run.id', '<>', exceptRunId)
    .where('proposal.state', 'in', ['waiting', 'failed'])
    .select(['proposal.run_id', 'proposal.position'])
    .orderBy('proposal.run_id')
    .orderBy('proposal.position')
    .execute();
}

/** The actions of a run that failed wholly or in part. */
export async function listFailedActions(tx: Tx, runId: string) {
  return tx
    .selectFrom('ai_proposals')
    .where('run_id', '=', runId)
    .select(['action', 'state', 'plan'])
    .execute();
}

export type NewProposal = Omit<Insertable<DB['ai_proposals']>, 'plan' | 'seen'> & {
  readonly plan: string;
  readonly seen: string;
};

export async function insertProposals(tx: Tx, rows: readonly NewProposal[]): Promise<void> {
  if (rows.length > 0) await tx.insertInto('ai_proposals').values(rows).execute();
}

export function listProposals(tx: Tx, runIds: readonly string[]) {
  return tx
    .selectFrom('ai_proposals')
    .where('run_id', 'in', runIds.length > 0 ? runIds : [NO_RUN])
    .selectAll()
    .orderBy('position')
    .execute();
}
export type ProposalRow = Awaited<ReturnType<typeof listProposals>>[number];

/** The plan of a proposal: as a person edited it, or as it was proposed. */
export const planOf = ({ edited, plan }: Pick<ProposalRow, 'edited' | 'plan'>) =>
  Plan.parse(edited ?? plan);

/** Stores an edit that is not accepted yet. */
export async function keepEdit(
  tx: Tx,
  id: string,
  edit: { readonly edited: string; readonly effects: string[] },
): Promise<void> {
  await tx.updateTable('ai_proposals').set(edit).where('id', '=', id).execute();
}

const NO_RUN = '00000000-0000-0000-0000-000000000000';

/** Locks proposals of a run until the transaction ends, in order of position. */
export function lockProposals(tx: Tx, runId: string, positions: readonly number[]) {
  return tx
    .selectFrom('ai_proposals')
    .where('run_id', '=', runId)
    .where('position', 'in', positions)
    .selectAll()
    .orderBy('position')
    .forUpdate()
    .execute();
}

/**
 * Locks a run until the transaction ends, so that one transaction at a time gives out a position.
 * Lock it before its proposals and before any order.
 */
export async function lockRun(tx: Tx, id: string): Promise<void> {
  await tx.selectFrom('ai_runs').where('id', '=', id).select('id').forNoKeyUpdate().execute();
}

/** The next free position of a locked run. */
export async function nextPosition(tx: Tx, runId: string): Promise<number> {
  const last = await tx
    .selectFrom('ai_proposals')
    .where('run_id', '=', runId)
    .select(({ fn }) => fn.max('position').as('position'))
    .executeTakeFirst();
  return (last?.position ?? -1) + 1;
}
