import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../platform/db/scoped-database.ts';

/** The page shows no more. */
const MOST_EVENTS = 100;

type Whose = {
  clinicId: string;
  userIds: readonly string[];
  /**
   * Ignores newer password changes by the person: the user who set the password could have signed
   * in and made them.
   */
  ownBefore: Date;
};

/**
 * The people, and since when each has a password that they chose themselves while knowing the old
 * one.
 */
const people = ({ clinicId, userIds, ownBefore }: Whose): RawBuilder<unknown> => sql`
  SELECT person.id, own.at AS own_at, own.id AS own_id
  FROM unnest(${userIds}::uuid[]) AS person(id)
  LEFT JOIN LATERAL (
    SELECT entry.at, entry.id FROM audit_log AS entry
    WHERE entry.clinic_id = ${clinicId} AND entry.record_id = person.id AND entry.user_id = person.id
      AND entry.at <= ${ownBefore}
      AND (entry.verb = 'change-password'
        OR (entry.verb = 'edit-staff' AND entry.changes ->> 'passwordChanged' = 'true'))
    ORDER BY entry.at DESC, entry.id DESC LIMIT 1
  ) AS own ON true`;

const SINCE_OWN = sql`
  entry.user_id IS DISTINCT FROM person.id
  AND (person.own_at IS NULL OR (entry.at, entry.id) > (person.own_at, person.own_id))`;

/** The user who set the password; for a link, the user who created the link. */
const SETTER = sql`
  CASE entry.verb WHEN 'use-password-link' THEN (entry.changes ->> 'made_by')::uuid
    ELSE entry.user_id END`;

/**
 * A superadmin set a new password, or moved an account with a password that they had set to the
 * clinic.
 */
const SET_BY_SUPERADMIN = sql`
  (entry.verb = 'edit-user' AND 'true' IN
    (entry.changes ->> 'passwordChanged', entry.changes ->> 'cameToClinic'))`;

export type SettingRow = {
  user_id: string;
  id: string;
  at: Date;
  by: string | null;
  by_superadmin: boolean;
  through_link: boolean;
  sign_ins: number;
};

/**
 * For each person whose password was set by a superadmin or a link after their own choice: the last
 * time, and the sign-ins since the first. Needs a system transaction, because a superadmin belongs
 * to no clinic.
 */
export async function findSettings(tx: Tx, whose: Whose): Promise<SettingRow[]> {
  const { rows } = await sql<SettingRow>`
    WITH person AS (${people(whose)}),
    setting AS (
      SELECT person.id AS user_id, entry.id, entry.at, setter.name AS by,
        entry.verb <> 'use-password-link' OR coalesce(setter.role = 'superadmin', false) AS by_superadmin,
        entry.verb = 'use-password-link' AS through_link,
        row_number() OVER (PARTITION BY person.id ORDER BY entry.at DESC, entry.id DESC) AS nth,
        min(entry.at) OVER (PARTITION BY person.id) AS first_at
      FROM person
      JOIN audit_log AS entry ON entry.clinic_id = ${whose.clinicId} AND entry.record_id = person.id
      LEFT JOIN users AS setter ON setter.id = ${SETTER}
      WHERE ${SINCE_OWN} AND (entry.verb IN ('add-user', 'use-password-link')
        OR ${SET_BY_SUPERADMIN})
    )
    SELECT user_id, id, at, by, by_superadmin, through_link,
      (SELECT count(*) FROM audit_log AS entry
       WHERE entry.clinic_id = ${whose.clinicId} AND entry.record_id = setting.user_id
         AND entry.verb = 'sign-in' AND entry.at >= setting.first_at)::int AS sign_ins
    FROM setting WHERE nth = 1`.execute(tx);
  return rows;
}

export type EventRow = {
  id: string;
  at: Date;
  what: 'set' | 'link_made' | 'link_used' | 'sign_in';
  by: string | null;
  by_superadmin: boolean;
};

/** The events of a person's password since they last chose it, by any user, newest first. */
export async function listEvents(
  tx: Tx,
  { clinicId, userId, ownBefore }: { clinicId: string; userId: string; ownBefore: Date },
): Promise<EventRow[]> {
  const { rows } = await sql<EventRow>`
    WITH person AS (${people({ clinicId, userIds: [userId], ownBefore })})
    SELECT entry.id, entry.at, setter.name AS by,
      coalesce(setter.role = 'superadmin', false) AS by_superadmin,
      CASE entry.verb WHEN 'sign-in' THEN 'sign_in' WHEN 'make-password-link' THEN 'link_made'
        WHEN 'use-password-link' THEN 'link_used' ELSE 'set' END AS what
    FROM person
    JOIN audit_log AS entry ON entry.clinic_id = ${clinicId} AND entry.record_id = person.id
    LEFT JOIN users AS setter ON setter.id = ${SETTER}
    WHERE (entry.verb = 'sign-in' OR entry.user_id IS DISTINCT FROM person.id)
      AND (person.own_at IS NULL OR (entry.at, entry.id) > (person.own_at, person.own_id))
      AND (entry.verb IN ('sign-in', 'make-password-link', 'use-password-link', 'add-user', 'add-staff')
        OR ${SET_BY_SUPERADMIN}
        OR (entry.verb = 'edit-staff' AND entry.changes ->> 'passwordChanged' = 'true'))
    ORDER BY entry.at DESC, entry.id DESC LIMIT ${MOST_EVENTS}`.execute(tx);
  return rows;
}
