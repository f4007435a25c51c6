import type { SuggestionBody } from '#contract/ai/ai-run.ts';
import type { Tx } from '../platform/db/scope.ts';

type NewRun = {
  readonly id: string;
  readonly clinicId: string;
  readonly userId: string;
  readonly at: Date;
  readonly visitId: SuggestionBody['recordId'];
  readonly source: string;
  readonly promptVersion: string;
};

export async function insertRun(tx: Tx, run: NewRun): Promise<void> {
  await tx
    .insertInto('ai_runs')
    .values({
      clinic_id: run.clinicId,
      id: run.id,
      asked_by: run.userId,
      asked_at: run.at,
      visit_id: run.visitId ?? null,
      source: run.source,
      prompt_version: run.promptVersion,
    })
    .execute();
}

/** How a request ended. */
export type RunEnd =
  | {
      readonly status: 'answered';
      readonly proposal: string;
      readonly inputTokens: number | null;
      readonly outputTokens: number | null;
    }
  | { readonly status: 'failed'; readonly failure: string }
  | { readonly status: 'cancelled' };

export async function endRun(tx: Tx, id: string, at: Date, end: RunEnd): Promise<void> {
  const { status } = end;
  await tx
    .updateTable('ai_runs')
    .set({
      status,
      ended_at: at,
      ...(status === 'answered' && {
        proposal: end.proposal,
        input_tokens: end.inputTokens,
        output_tokens: end.outputTokens,
      }),
      ...(status === 'failed' && { failure: end.failure }),
    })
    .where('id', '=', id)
    .where('status', '=', 'running')
    .execute();
}

export async function findVisit(tx: Tx, id: string) {
  return tx
    .selectFrom('visits')
    .where('id', '=', id)
    .select(['id', 'case_summary'])
    .executeTakeFirst();
}

export async function isRun(tx: Tx, id: string): Promise<boolean> {
  const row = await tx.selectFrom('ai_runs').where('id', '=', id).select('id').executeTakeFirst();
  return row !== undefined;
}
