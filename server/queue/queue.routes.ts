import type { RefundMode } from '#contract/billing/refund-mode.ts';
import { may } from '#contract/kernel/roles.ts';
import {
  callNext as callNextEndpoint,
  completeVisit as completeEndpoint,
  getDoctorQueue,
  getLatestVisit,
  getVisit,
  joinQueue as joinEndpoint,
  listQueue,
  listUnbilled,
  moveVisit as moveEndpoint,
  undoVisit as undoEndpoint,
} from '#contract/queue/queue.endpoints.ts';
import { QUEUE_MESSAGES as M } from '#contract/queue/queue.messages.ts';
import { notFound } from '../platform/errors.ts';
import { holdPatientOf } from '../platform/hold-patient.ts';
import type { BoundRoute } from '../platform/http/bound.ts';
import { fromListRoute, keptListRoute } from '../platform/http/kept-route.ts';
import { route } from '../platform/http/route.ts';
import type { ClinicScope } from '../platform/scope.ts';
import { callNext } from './calling/call-next.ts';
import { completeVisit } from './complete-visit.ts';
import { doctorQueue } from './current/doctor-queue.ts';
import { QUEUE } from './current/queue-list.ts';
import { joinQueue } from './join-queue.ts';
import { moveVisit } from './move-visit.ts';
import { unbilledVisits } from './unbilled-visits.ts';
import { undoVisit } from './undo-visit.ts';
import { presentVisit, readVisit as visitOf } from './visit.present.ts';
import { findLatestVisitRow } from './visit.store.ts';

/** Functions that the composition root passes in from billing, which imports the queue. */
export type QueueNeighbours = {
  /** Cancels the live consultation bill of a visit, if any, and refunds what was paid. */
  readonly cancelFee: (
    scope: ClinicScope,
    options: { visitId: string; refundMode: RefundMode },
  ) => Promise<void>;
};

export const queueRoutes = ({ cancelFee }: QueueNeighbours): readonly BoundRoute[] => [
  keptListRoute(listQueue, QUEUE, {
    variant: (role) => (may(role, 'billing.view-bill') ? 'with money' : 'without money'),
    present: (rows, reader) => rows.map((row) => presentVisit(row, reader)),
  }),
  route(listUnbilled, unbilledVisits),
  route(getVisit, (scope, { params }) => visitOf(scope, params.id)),
  route(joinEndpoint, async (scope, { body }) => visitOf(scope, await joinQueue(scope, body))),
  route(moveEndpoint, async (scope, input) => {
    const { status, refundMode } = input.body;
    // The fee's bill is locked after the visit, and the patient before both.
    if (refundMode) await holdPatientOf(scope.tx, 'visits', input.params.id);
    await moveVisit(scope, input);
    if (status === 'cancelled' && refundMode) {
      await cancelFee(scope, { visitId: input.params.id, refundMode });
    }
    return visitOf(scope, input.params.id);
  }),
  route(undoEndpoint, async (scope, input) => {
    await undoVisit(scope, input);
    return visitOf(scope, input.params.id);
  }),
  route(getLatestVisit, async (scope, { params }) => {
    const { tx, now, today } = scope;
    const row = await findLatestVisitRow(tx, { patientId: params.id, day: today, now });
    if (!row) throw notFound(M.noOpenVisit);
    return presentVisit(row, scope);
  }),
  fromListRoute(getDoctorQueue, QUEUE, doctorQueue),
  route(callNextEndpoint, async (scope) => visitOf(scope, await callNext(scope))),
  route(completeEndpoint, async (scope, { params }) => {
    await completeVisit(scope, params.id);
    return visitOf(scope, params.id);
  }),
];
