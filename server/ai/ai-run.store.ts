import type { AiOrigin, SuggestionBody } from '#contract/ai/ai-run.ts';
import { inClinic } from '../platform/db/in-clinic.ts';
import type { Tx } from '../platform/db/scoped-database.ts';
import type { ClinicScope } from '../platform/scope.ts';

type NewRun = {
  readonly id: string;
  readonly clinicId: string;
  readonly userId: string;
  readonly at: Date;
  readonly visitId: SuggestionBody['visitId'];
  readonly source: string;
  readonly promptVersion: string;
  readonly query: string;
  readonly origin: AiOrigin;
  readonly previousRunId: string | undefined;
  readonly isCorrection: boolean;
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
      query: run.query,
      origin: run.origin,
      previous_run_id: run.previousRunId ?? null,
      is_correction: run.isCorrection,
    })
    .execute();
}

/** The outcome of a request. */
export type RunEnd =
  | {
      readonly status: 'answered';
      readonly proposal: string;
      readonly inputTokens: number | null;
      readonly outputTokens: number | null;
    }
  /** With the text received until then. */
  | { readonly status: 'failed'; readonly failure: string; readonly proposal: string | null }
  | { readonly status: 'cancelled'; readonly proposal: string | null };

export async function endRun(scope: ClinicScope, id: string, end: RunEnd): Promise<void> {
  const { tx, now } = scope;
  const { status } = end;
  await tx
    .updateTable('ai_runs')
    .set({
      status,
      ended_at: now,
      proposal: end.proposal,
      ...(status === 'answered' && {
        input_tokens: end.inputTokens,
        output_tokens: end.outputTokens,
      }),
      ...(status === 'failed' && { failure: end.failure }),
    })
    .where('id', '=', id)
    .where('status', '=', 'running')
    .execute();
  scope.changed('ai-runs', id);
}

export async function findVisit(tx: Tx, id: string) {
  return tx
    .selectFrom('visits')
    .innerJoin('patients', (join) => inClinic(join, 'patients.id', 'visits.patient_id'))
    .where('visits.id', '=', id)
    .select(['visits.id', 'visits.case_summary', 'patients.name as patient_name'])
    .executeTakeFirst();
}

/** Finds the answer that a new request continues. */
export async function findPreviousRun(tx: Tx, id: string) {
  return tx
    .selectFrom('ai_runs')
    .where('id', '=', id)
    .select(['id', 'visit_id', 'asked_by', 'origin', 'is_correction', 'query', 'proposal'])
    .select('previous_run_id')
    .executeTakeFirst();
}

export type PreviousRun = NonNullable<Awaited<ReturnType<typeof findPreviousRun>>>;
