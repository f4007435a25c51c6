import { Cron } from 'croner';
import { inClinic } from '../../platform/db/in-clinic.ts';
import type { Services } from '../../platform/services.ts';

/** Appointments begin at whole minutes. */
const EVERY_MINUTE = '0 * * * * *';

/** Waiting visits whose booked time came after `since`, where the clinic calls booked ones then. */
function listDue({ database }: Pick<Services, 'database'>, since: Date, now: Date) {
  return database.inSystem((tx) =>
    tx
      .selectFrom('appointments')
      .innerJoin('visits', (join) => inClinic(join, 'visits.id', 'appointments.visit_id'))
      .where('appointments.clinic_id', 'in', (of) =>
        of.selectFrom('clinics').where('call_order', '=', 'booked').select('id'),
      )
      .where('appointments.status', '=', 'arrived')
      .where('appointments.starts_at', '>', since)
      .where('appointments.starts_at', '<=', now)
      .where('visits.status', '=', 'waiting')
      .select(['visits.clinic_id', 'visits.id'])
      .execute(),
  );
}

/** Notifies the screens of this server that the order of a queue changed by the clock alone. */
export async function announceDue(services: Services, since: Date): Promise<void> {
  for (const { clinic_id, id } of await listDue(services, since, services.clock.now())) {
    const changes = [{ topic: 'queue' as const, id }];
    services.hub.deliver({ clinicId: clinic_id, changes, endedSessions: [], changedPeople: [] });
  }
}

/** Announces each minute until `stop`. After a failure the next minute catches up. */
export function startAnnouncingDue(
  services: Services,
  onError: (error: unknown) => void,
): { stop(): void } {
  let since = services.clock.now();
  return new Cron(EVERY_MINUTE, { protect: true, unref: true, catch: onError }, async () => {
    const now = services.clock.now();
    await announceDue(services, since);
    since = now;
  });
}
