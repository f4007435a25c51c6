import { clinicDay } from '#contract/kernel/dates.ts';
import type { EndpointRequest } from '#contract/kernel/endpoint.ts';
import { shortName } from '#contract/waiting-room/called.rules.ts';
import type { DisplayBoard } from '#contract/waiting-room/display.ts';
import type { getBoard } from '#contract/waiting-room/waiting-room.endpoints.ts';
import { WAITING_ROOM_MESSAGES as M } from '#contract/waiting-room/waiting-room.messages.ts';
import type { PublicCall } from '../platform/http/public-route.ts';
import type { Services } from '../platform/services.ts';
import { listOpenTokens, type TokenRow } from '../queue/index.ts';
import { findCode } from './find-code.ts';
import { findClinic, findDisplayByCode, roomsOf } from './waiting-room.store.ts';

/** How many of the next tokens a screen shows. */
const MOST_NEXT = 8;

/** The tokens of today that are called and those that come next. Throws 404 for an unknown code. */
export async function readBoard(
  services: Services,
  { params: { code } }: EndpointRequest<typeof getBoard>,
  { address }: Pick<PublicCall, 'address'>,
): Promise<DisplayBoard> {
  const display = await findCode(services, { address, message: M.unknownDisplay }, (tx) =>
    findDisplayByCode(tx, code),
  );
  const now = services.clock.now();
  return services.database.inClinic(display.clinic_id, async (tx) => {
    const clinic = await findClinic(tx, display.clinic_id);
    const day = clinicDay(now, clinic.time_zone);
    const rows = await listOpenTokens(tx, { day, now });
    const rooms = await roomsOf(tx);
    const named = ({ name }: TokenRow) => display.shows_names && { name: shortName(name) };
    const waiting = rows.filter(({ status }) => status === 'waiting');
    return {
      clinic: clinic.name,
      timeZone: clinic.time_zone,
      voice: display.voice,
      now: rows.flatMap((row) =>
        row.status === 'consulting' && row.started_at
          ? {
              token: row.token_no,
              doctor: row.doctor_name,
              room: rooms.get(row.doctor_id ?? '') ?? null,
              calledAt: row.started_at.toISOString(),
              ...named(row),
            }
          : [],
      ),
      next: waiting.slice(0, MOST_NEXT).map((row) => ({
        token: row.token_no,
        doctor: row.doctor_name,
        ...named(row),
      })),
      waiting: waiting.length,
    };
  });
}
