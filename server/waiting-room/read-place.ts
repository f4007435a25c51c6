import { clinicDay, formatTime } from '#contract/kernel/dates.ts';
import type { EndpointRequest } from '#contract/kernel/endpoint.ts';
import type { CallOrder } from '#contract/queue/call-order.ts';
import type { QueuePlace } from '#contract/waiting-room/display.ts';
import { countAhead, estimateOwn, usualMinutes } from '#contract/waiting-room/wait.rules.ts';
import type { getPlace } from '#contract/waiting-room/waiting-room.endpoints.ts';
import { WAITING_ROOM_MESSAGES as M } from '#contract/waiting-room/waiting-room.messages.ts';
import type { Tx } from '../platform/db/scoped-database.ts';
import { notFound } from '../platform/errors.ts';
import type { PublicCall } from '../platform/http/public-route.ts';
import type { Services } from '../platform/services.ts';
import { isShownAt, listCalls, listOpenTokens, type TokenRow } from '../queue/index.ts';
import { findCode } from './find-code.ts';
import { findClinic, findPlaceByCode, roomsOf } from './waiting-room.store.ts';

/** The place of a token that the display can show. Throws 404 for an unknown code and for one of another day. */
export async function readPlace(
  services: Services,
  { params: { code } }: EndpointRequest<typeof getPlace>,
  { address }: Pick<PublicCall, 'address'>,
): Promise<QueuePlace> {
  const place = await findCode(services, { address, message: M.unknownPlace }, (tx) =>
    findPlaceByCode(tx, code),
  );
  const now = services.clock.now();
  return services.database.inClinic(place.clinic_id, async (tx) => {
    const clinic = await findClinic(tx, place.clinic_id);
    const day = clinicDay(now, clinic.time_zone);
    const visit = await tx
      .selectFrom('visits')
      .where('id', '=', place.visit_id)
      .where(isShownAt({ day, now }))
      .select(['id', 'token_no', 'status', 'doctor_id'])
      .select((of) =>
        of
          .selectFrom('appointments')
          .whereRef('appointments.clinic_id', '=', 'visits.clinic_id')
          .whereRef('appointments.visit_id', '=', 'visits.id')
          .where('appointments.status', '=', 'arrived')
          .select('starts_at')
          .as('booked_for'),
      )
      .executeTakeFirst();
    if (!visit) throw notFound(M.unknownPlace);
    const bookedFor =
      visit.booked_for && formatTime(visit.booked_for.toISOString(), clinic.time_zone);
    const shown = { clinic: clinic.name, token: visit.token_no, bookedFor };
    if (visit.status === 'waiting')
      return { ...shown, ...(await waitOf(tx, visit, { day, now, order: clinic.call_order })) };
    const state = visit.status === 'consulting' ? 'called' : 'over';
    const room = (await roomsOf(tx)).get(visit.doctor_id ?? '') ?? null;
    return { ...shown, state, now: null, ahead: 0, minutes: null, room };
  });
}

type Waiting = {
  readonly id: string;
  readonly token_no: number;
  readonly doctor_id: string | null;
};

type At = { readonly day: string; readonly now: Date; readonly order: CallOrder };

async function waitOf(tx: Tx, visit: Waiting, at: At) {
  const { doctor_id: doctorId } = visit;
  const dueIn = ({ booked_for: time }: Pick<TokenRow, 'booked_for'>) =>
    at.order === 'booked' && time ? time.getTime() - at.now.getTime() : undefined;
  const queue = (await listOpenTokens(tx, at)).flatMap(({ status, ...row }) =>
    status === 'waiting' || status === 'consulting'
      ? {
          id: row.id,
          token: row.token_no,
          doctorId: row.doctor_id,
          state: status,
          dueIn: dueIn(row),
        }
      : [],
  );
  const own = queue.find(({ id }) => id === visit.id) ?? {
    ...{ id: visit.id, token: visit.token_no, doctorId, state: 'waiting' as const },
  };
  const calls = await listCalls(tx, { ...at, doctorId });
  const shown = calls.filter(({ is_shown: isShown }) => isShown);
  const ahead = countAhead(queue, own);
  const usual = usualMinutes(
    calls.flatMap(({ started_at, ended_at }) =>
      started_at && ended_at ? (ended_at.getTime() - started_at.getTime()) / 60_000 : [],
    ),
  );
  const doctors = doctorId ? 1 : new Set(shown.map(({ doctor_id }) => doctor_id)).size;
  return {
    state: 'waiting' as const,
    now: shown[0]?.token_no ?? null,
    ahead,
    minutes: estimateOwn(queue, own, { usual, doctors }),
    room: null,
  };
}
