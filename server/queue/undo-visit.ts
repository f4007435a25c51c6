import type { EndpointRequest } from '#contract/kernel/endpoint.ts';
import { may } from '#contract/kernel/roles.ts';
import type { undoVisit as endpoint } from '#contract/queue/queue.endpoints.ts';
import { QUEUE_MESSAGES as M } from '#contract/queue/queue.messages.ts';
import { VISIT_UNDOS } from '#contract/queue/visit.status.ts';
import { expectMoved } from '../platform/db/expect-moved.ts';
import type { Tx } from '../platform/db/scoped-database.ts';
import { violatedConstraint } from '../platform/db/violations.ts';
import { conflict, forbidden, notFound } from '../platform/errors.ts';
import type { ClinicScope } from '../platform/scope.ts';

/** How long after its end a consultation can be reopened. */
const COMPLETED_WITHIN_MS = 3_600_000;

type Visit = NonNullable<Awaited<ReturnType<typeof lockVisit>>>;

function lockVisit(tx: Tx, id: string) {
  return tx
    .selectFrom('visits')
    .where('id', '=', id)
    .select(['id', 'status', 'doctor_id', 'ended_at', 'complaint', 'case_summary'])
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** Whether anything was written, billed or asked of the assistant: such a visit is kept. */
async function cameOf(tx: Tx, { id, complaint, case_summary }: Visit) {
  const bills = await tx.selectFrom('bills').where('visit_id', '=', id).select('status').execute();
  const run = await tx
    .selectFrom('ai_runs')
    .where('visit_id', '=', id)
    .select('id')
    .executeTakeFirst();
  return {
    isBilled: bills.some(({ status }) => status !== 'cancelled'),
    isEmpty: bills.length === 0 && !run && (complaint + case_summary).trim() === '',
  };
}

async function undoJoin({ tx, now }: ClinicScope, visit: Visit) {
  const { isBilled, isEmpty } = await cameOf(tx, visit);
  if (isBilled) throw conflict(M.notAllowedNow);
  // An empty visit becomes a dropped draft, which no list shows and the job removes.
  return { ended_at: now, draft: isEmpty };
}

function undoComplete({ actor, now }: ClinicScope, { doctor_id, ended_at }: Visit) {
  const isTheirs = doctor_id === actor.id || may(actor.role, 'consulting.act-for-others');
  if (!isTheirs) throw forbidden(M.notYourVisit);
  const since = now.getTime() - (ended_at?.getTime() ?? 0);
  if (since > COMPLETED_WITHIN_MS) throw conflict(M.tooLateToUndo);
  return { ended_at: null };
}

/**
 * Reverts a mistaken step. A waiting, unbilled visit leaves the queue; a consultation completed
 * within the hour reopens. Throws 409 when the visit has moved on or the doctor has another patient
 * by now. Doctors undo only their own completions (403).
 */
export async function undoVisit(
  scope: ClinicScope,
  { params, body }: Pick<EndpointRequest<typeof endpoint>, 'params' | 'body'>,
): Promise<void> {
  const { tx, actor, now } = scope;
  const visit = await lockVisit(tx, params.id);
  if (!visit) throw notFound();
  const { from, to } = VISIT_UNDOS[body.step];
  if (!from.some((status) => status === visit.status)) throw conflict(M.notAllowedNow);
  const changes = body.step === 'join' ? await undoJoin(scope, visit) : undoComplete(scope, visit);
  try {
    expectMoved(
      await tx
        .updateTable('visits')
        .set({ ...changes, status: to, updated_at: now })
        .where('id', '=', visit.id)
        .where('status', '=', visit.status)
        .executeTakeFirst(),
      M.notAllowedNow,
    );
  } catch (error) {
    const constraint = violatedConstraint(error);
    if (constraint === 'visits_one_consulting_a_doctor') {
      throw conflict(visit.doctor_id === actor.id ? M.alreadyConsulting : M.doctorBusy);
    }
    if (constraint === 'visits_one_open_a_patient') throw conflict(M.alreadyOpen);
    throw error;
  }
  await scope.audit(`undo-${body.step}-visit`, { type: 'visit', id: visit.id });
  scope.changed('queue', visit.id);
}
