import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../platform/db/scope.ts';

/** More is not read by anybody. */
const MOST_EVENTS = 100;

type Whose = {
  clinicId: string;
  userIds: readonly string[];
  /** Newer ones of their own do not count: whoever set a password can sign in with it and change it. */
  ownBefore: Date;
};

/** The people, and since when their password is one that they chose while they knew the one before. */
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

/** Who did it: of a link, who made it. */
const SETTER = sql`
  CASE entry.verb WHEN 'use-password-link' THEN (entry.changes ->> 'made_by')::uuid
    ELSE entry.user_id END`;

/** A new password, or an account that came to the clinic with the one that a superadmin had given it. */
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
 * Of each person whose password a superadmin or a link set after their own: the last time, and the sign-ins
 * since the first. Needs a transaction of the whole system, because a superadmin belongs to no clinic.
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

/** What became of a person's password since they last set their own, an admin's part too; the newest first. */
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
