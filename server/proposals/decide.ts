import { z } from 'zod';
import { Plan } from '#contract/ai/plan/plan.schema.ts';
import type { Plan as Planned } from '#contract/ai/plan/planned.ts';
import type { ProposalState } from '#contract/ai/proposal.ts';
import { storableText } from '#contract/kernel/storable.ts';
import type { ClinicScope } from '../platform/scope.ts';
import { Undo } from './changes/undo.ts';
import type { ProposalRow } from './proposal.store.ts';

type Decision = {
  readonly state: Exclude<ProposalState, 'waiting'>;
  readonly message: string;
  readonly undo?: Undo | null;
  /** The plan as applied, if a person edited or split it. */
  readonly plan?: Planned;
  /** The effects of a plan that was split. */
  readonly effects?: readonly string[];
  /** The position of the other lines of a plan that was split. */
  readonly rest?: number | undefined;
};

/** Stores the outcome of a proposal in its row, in the outcomes ledger and in the audit trail. */
export async function decide(
  scope: ClinicScope,
  row: Pick<ProposalRow, 'id' | 'run_id' | 'position' | 'action'>,
  { state, message, undo = null, plan, effects, rest }: Decision,
): Promise<void> {
  const { tx, actor, now } = scope;
  await tx
    .updateTable('ai_proposals')
    .set({
      state,
      message,
      undo: undo && JSON.stringify(z.encode(Undo, undo)),
      ...(plan && { plan: JSON.stringify(z.encode(Plan, plan), storableText), edited: null }),
      ...(effects && { effects: [...effects] }),
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
  await scope.audit(
    `assistant-${state}`,
    { type: 'ai-run', id: row.run_id },
    { action, position, ...(rest !== undefined && { rest }) },
  );
  scope.changed('ai-runs', row.run_id);
}
