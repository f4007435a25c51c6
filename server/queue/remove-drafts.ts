import { sql } from 'kysely';
import { auditRow } from '../platform/audit-row.ts';
import type { Database, Tx } from '../platform/db/scoped-database.ts';
import { violatedConstraint } from '../platform/db/violations.ts';
import type { Services } from '../platform/services.ts';

/** A visit opened before midnight may still get its first word. */
const RESTS_MS = 6 * 3_600_000;
const MOST_AT_ONCE = 1_000;

type Found = { clinic_id: string; id: string };

/** Drafts of earlier clinic days, unchanged for hours. */
function oldDrafts(tx: Tx, now: Date): Promise<Found[]> {
  return tx
    .selectFrom('visits')
    .innerJoin('clinics', 'clinics.id', 'visits.clinic_id')
    .where('visits.draft', '=', true)
    .where(sql<boolean>`visits.day < (${now} AT TIME ZONE clinics.time_zone)::date`)
    .where('visits.updated_at', '<', new Date(now.getTime() - RESTS_MS))
    .select(['visits.clinic_id', 'visits.id'])
    .limit(MOST_AT_ONCE)
    .execute();
}

/** Placeholder patients whose visit was removed. */
function lonePlaceholders(tx: Tx, now: Date): Promise<Found[]> {
  return tx
    .selectFrom('patients')
    .where('placeholder', '=', true)
    .where('created_at', '<', new Date(now.getTime() - RESTS_MS))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('visits')
            .whereRef('visits.clinic_id', '=', 'patients.clinic_id')
            .whereRef('visits.patient_id', '=', 'patients.id')
            .select('visits.id'),
        ),
      ),
    )
    .select(['clinic_id', 'id'])
    .limit(MOST_AT_ONCE)
    .execute();
}

/**
 * Removes one row unless other rows refer to it. A row that is referred to stays and becomes
 * visible.
 */
async function removeOne(
  database: Database,
  now: Date,
  { table, clinic_id, id }: Found & { table: 'visits' | 'patients' },
): Promise<void> {
  const type = table === 'visits' ? 'visit' : 'patient';
  const flag = table === 'visits' ? 'draft' : 'placeholder';
  const ofClinic = sql<boolean>`clinic_id = ${clinic_id}`;
  try {
    await database.inSystem(async (tx) => {
      if (table === 'patients') {
        await tx.deleteFrom('patient_words').where(ofClinic).where('patient_id', '=', id).execute();
      }
      const { numDeletedRows } = await tx
        .deleteFrom(table)
        .where(ofClinic)
        .where('id', '=', id)
        .where(sql<boolean>`${sql.ref(flag)}`)
        .executeTakeFirst();
      if (numDeletedRows === 0n) return;
      const row = { clinicId: clinic_id, at: now, userId: null, verb: `remove-untouched-${type}` };
      await tx.executeQuery(auditRow(tx, { ...row, record: { type, id } }));
    });
  } catch (error) {
    if (!violatedConstraint(error)?.endsWith('_fkey')) throw error;
    await database.inSystem((tx) =>
      tx
        .updateTable(table)
        .set({ [flag]: false })
        .where(ofClinic)
        .where('id', '=', id)
        .execute(),
    );
  }
}

/**
 * Removes visits of earlier days that were opened but never started, with the placeholder patients
 * created only for them. Lists hide both from midnight on, before this job runs.
 */
export async function removeDrafts({
  database,
  clock,
}: Pick<Services, 'database' | 'clock'>): Promise<void> {
  const now = clock.now();
  for (const found of await database.inSystem((tx) => oldDrafts(tx, now))) {
    await removeOne(database, now, { ...found, table: 'visits' });
  }
  for (const found of await database.inSystem((tx) => lonePlaceholders(tx, now))) {
    await removeOne(database, now, { ...found, table: 'patients' });
  }
}
