import type { World } from './world.ts';

const HOUR_MS = 3_600_000;
const TEXT =
  'Called in the evening: no fever since noon, eats and drinks well. To go on as advised.';

/** An addendum of the first doctor to the last visit that they completed the day before. */
export function addAddendum(world: World): void {
  const { book, clinicId, opened } = world;
  const [doctor] = world.members('doctor');
  const visit = book
    .rows('visits')
    .findLast(
      ({ status, doctor_id, created_at }) =>
        status === 'seen' && doctor_id === doctor?.id && new Date(created_at) < opened,
    );
  if (!doctor || !visit?.ended_at) return;
  const addedAt = new Date(new Date(visit.ended_at).getTime() + 2 * HOUR_MS);
  book.add('visit_addenda', {
    clinic_id: clinicId,
    id: world.id(addedAt),
    visit_id: visit.id,
    text: TEXT,
    added_at: addedAt,
    added_by: doctor.id,
  });
}
