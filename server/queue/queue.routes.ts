import type { RefundMode } from '#contract/billing/refund-mode.ts';
import {
  callNext as callNextEndpoint,
  completeVisit as completeEndpoint,
  getDoctorQueue,
  getLatestVisit,
  getQueueEntry,
  joinQueue as joinEndpoint,
  listQueue,
  listUnbilled,
  moveVisit as moveEndpoint,
  undoVisit as undoEndpoint,
} from '#contract/queue/queue.endpoints.ts';
import { QUEUE_MESSAGES as M } from '#contract/queue/queue.messages.ts';
import type { QueueEntry } from '#contract/queue/queue-entry.ts';
import { notFound } from '../platform/errors.ts';
import type { BoundRoute } from '../platform/http/bound.ts';
import { route } from '../platform/http/route.ts';
import type { ClinicScope } from '../platform/scope.ts';
import { callNext } from './call-next.ts';
import { completeVisit } from './complete-visit.ts';
import { doctorQueue } from './doctor-queue.ts';
import { joinQueue } from './join-queue.ts';
import { moveVisit } from './move-visit.ts';
import { presentQueueEntry } from './queue-entry.present.ts';
import { unbilledVisits } from './unbilled-visits.ts';
import { undoVisit } from './undo-visit.ts';
import { findLatestVisitRow, findVisitRow, listQueueRows } from './visit.store.ts';

async function entry({ tx, now }: ClinicScope, id: string): Promise<QueueEntry> {
  const row = await findVisitRow(tx, id, now);
  if (!row) throw notFound();
  return presentQueueEntry(row, now);
}

/** Functions that the composition root passes in from billing, which imports the queue. */
export type QueueNeighbours = {
  /** Cancels the live consultation bill of a visit, if any, and refunds what was paid. */
  readonly cancelFee: (
    scope: ClinicScope,
    options: { visitId: string; refundMode: RefundMode },
  ) => Promise<void>;
};

export const queueRoutes = ({ cancelFee }: QueueNeighbours): readonly BoundRoute[] => [
  route(listQueue, async ({ tx, now, today }) =>
    (await listQueueRows(tx, { day: today, now })).map((row) => presentQueueEntry(row, now)),
  ),
  route(listUnbilled, unbilledVisits),
  route(getQueueEntry, (scope, { params }) => entry(scope, params.id)),
  route(joinEndpoint, async (scope, { body }) => entry(scope, await joinQueue(scope, body))),
  route(moveEndpoint, async (scope, input) => {
    await moveVisit(scope, input);
    const { status, refundMode } = input.body;
    if (status === 'cancelled' && refundMode) {
      await cancelFee(scope, { visitId: input.params.id, refundMode });
    }
    return entry(scope, input.params.id);
  }),
  route(undoEndpoint, async (scope, input) => {
    await undoVisit(scope, input);
    return entry(scope, input.params.id);
  }),
  route(getLatestVisit, async ({ tx, now, today }, { params }) => {
    const row = await findLatestVisitRow(tx, { patientId: params.id, day: today, now });
    if (!row) throw notFound(M.noOpenVisit);
    return presentQueueEntry(row, now);
  }),
  route(getDoctorQueue, doctorQueue),
  route(callNextEndpoint, async (scope) => entry(scope, await callNext(scope))),
  route(completeEndpoint, async (scope, { params }) => {
    await completeVisit(scope, params.id);
    return entry(scope, params.id);
  }),
];
