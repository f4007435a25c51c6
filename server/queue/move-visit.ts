import type { EndpointRequest } from '#contract/kernel/endpoint.ts';
import { actionBetween } from '#contract/kernel/transitions.ts';
import type { moveVisit as endpoint } from '#contract/queue/queue.endpoints.ts';
import { QUEUE_MESSAGES as M } from '#contract/queue/queue.messages.ts';
import { VISIT_TRANSITIONS, type VisitAction } from '#contract/queue/visit.status.ts';
import { expectMoved } from '../platform/db/expect-moved.ts';
import { violatedConstraint } from '../platform/db/violations.ts';
import { conflict, invalidField, notFound } from '../platform/errors.ts';
import type { ClinicScope } from '../platform/scope.ts';
import { isActiveDoctor } from '../staff/index.ts';

type Visit = { id: string; doctor_id: string | null };

/**
 * The columns that an action changes besides the status. Throws when the action's own input is
 * invalid.
 */
async function changesOf(
  scope: ClinicScope,
  action: VisitAction,
  options: { visit: Visit; doctorId: string | null | undefined },
) {
  const { visit } = options;
  const doctorId = options.doctorId ?? visit.doctor_id;
  if (action === 'complete' || action === 'cancel') return { ended_at: scope.now };
  if (doctorId === null) {
    throw action === 'start'
      ? conflict(M.startNeedsDoctor)
      : invalidField('doctorId', M.unknownDoctor);
  }
  const newDoctor = doctorId !== visit.doctor_id || action === 'start';
  if (newDoctor && !(await isActiveDoctor(scope.tx, doctorId))) {
    throw invalidField('doctorId', M.unknownDoctor);
  }
  return action === 'start'
    ? { doctor_id: doctorId, started_at: scope.now }
    : { doctor_id: doctorId };
}

/**
 * Moves a visit by its transition table: assign, start, complete or cancel. Throws 409 when the
 * status does not allow it, when the doctor has another consultation running, or when the doctor
 * assigned differs from the one the user saw.
 */
export async function moveVisit(
  scope: ClinicScope,
  { params, body }: Pick<EndpointRequest<typeof endpoint>, 'params' | 'body'>,
): Promise<void> {
  const visit = await scope.tx
    .selectFrom('visits')
    .where('id', '=', params.id)
    .select(['id', 'status', 'doctor_id'])
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!visit) throw notFound();
  const action = actionBetween(VISIT_TRANSITIONS, visit.status, body.status);
  if (!action) throw conflict(M.notAllowedNow);
  const { seenDoctorId } = body;
  if (seenDoctorId !== undefined && seenDoctorId !== visit.doctor_id) {
    throw conflict(M.assignedMeanwhile);
  }
  const changes = await changesOf(scope, action, { visit, doctorId: body.doctorId });
  try {
    expectMoved(
      await scope.tx
        .updateTable('visits')
        .set({
          ...changes,
          status: body.status,
          updated_at: scope.now,
          // Assigning or starting a draft makes it a visit.
          ...(action !== 'cancel' && { draft: false }),
        })
        .where('id', '=', visit.id)
        .where('status', '=', visit.status)
        .executeTakeFirst(),
      M.notAllowedNow,
    );
  } catch (error) {
    if (violatedConstraint(error) === 'visits_one_consulting_a_doctor') {
      const isOwn = 'doctor_id' in changes && changes.doctor_id === scope.actor.id;
      throw conflict(isOwn ? M.alreadyConsulting : M.doctorBusy);
    }
    throw error;
  }
  await scope.audit(`${action}-visit`, { type: 'visit', id: visit.id }, changes);
  scope.changed('queue', visit.id);
}
