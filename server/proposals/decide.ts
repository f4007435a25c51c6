import type { ProposalState } from '#contract/ai/proposal.ts';
import { storableText } from '#contract/kernel/storable.ts';
import type { ClinicScope } from '../platform/scope.ts';
import type { ProposalRow } from './proposal.store.ts';
import type { Undo } from './undo.ts';

type Decision = {
  readonly state: Exclude<ProposalState, 'waiting'>;
  readonly message: string;
  readonly undo?: Undo | null;
  /** The plan as applied, if a person edited it. */
  readonly plan?: object;
};

/** Stores the outcome of a proposal in its row, in the outcomes ledger and in the audit trail. */
export async function decide(
  scope: ClinicScope,
  row: Pick<ProposalRow, 'id' | 'run_id' | 'position' | 'action'>,
  { state, message, undo = null, plan }: Decision,
): Promise<void> {
  const { tx, actor, now } = scope;
  await tx
    .updateTable('ai_proposals')
    .set({
      state,
      message,
      undo: undo && JSON.stringify(undo),
      ...(plan && { plan: JSON.stringify(plan, storableText) }),
      decided_by: actor.id,
      decided_at: now,
    })
    .where('id', '=', row.id)
    .execute();
  await tx
    .insertInto('ai_run_outcomes')
    .values({
      clinic_id: actor.clinicId,
      id: scope.newId(),
      run_id: row.run_id,
      position: row.position,
      action: row.action,
      outcome: state,
      detail: message,
      noted_by: actor.id,
      noted_at: now,
    })
    .execute();
  const { action, position } = row;
  await scope.audit(`assistant-${state}`, { type: 'ai-run', id: row.run_id }, { action, position });
  scope.changed('ai-runs', row.run_id);
}
