import type { Statement } from '../../../server/platform/db/batch.ts';
import type { CallContext } from '../program.ts';

/** A call of a clinic's user, with what its statements need. */
export type LeanInput = {
  readonly clinicId: string;
  readonly userId: string;
  readonly params: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly now: Date;
  readonly today: string;
  newId(): string;
};

/** The statements of a call, written by hand. All are sent in one round trip. */
export type LeanCall = (input: LeanInput) => readonly Statement[];

/**
 * The tenant and the role. Statements of one round trip are one transaction in PostgreSQL, which
 * commits at its end.
 */
export function scopeOf({ clinicId }: CallContext): Statement {
  return {
    name: 'lean scope',
    text: `SELECT set_config('role', 'openopd_app', true), set_config('app.clinic_id', $1, true)`,
    values: [clinicId],
  };
}

/** Someone was shown a patient's record. */
export type LeanNote = { readonly clinicId: string; readonly userId: string; readonly id: string };

/** The log of who was shown whose record, as the product has it: many rows in one statement. */
export function noteReads(
  notes: readonly LeanNote[],
  { now, newId }: Pick<LeanInput, 'now' | 'newId'>,
): readonly Statement[] {
  return [
    { name: 'lean system', text: `SELECT set_config('role', 'openopd_system', true)` },
    {
      name: 'lean notes',
      text: `INSERT INTO patient_reads (clinic_id, id, at, user_id, kind, patient_id, screen, call)
        SELECT clinic_id, id, $5, user_id, 'record', patient_id, '', 'GET /api/patients/:id'
        FROM unnest($1::uuid[], $2::uuid[], $3::uuid[], $4::uuid[])
          AS note (clinic_id, id, user_id, patient_id)`,
      values: [
        notes.map(({ clinicId }) => clinicId),
        notes.map(() => newId()),
        notes.map(({ userId }) => userId),
        notes.map(({ id }) => id),
        now,
      ],
    },
  ];
}

/** The audit row of a write. */
export function audit(
  { clinicId, userId, now, newId }: LeanInput,
  row: { verb: string; type: string; id: string; changes: unknown },
): Statement {
  return {
    name: 'lean audit',
    text: `INSERT INTO audit_log (clinic_id, id, at, user_id, verb, record_type, record_id, changes)
      VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
    values: [
      ...[clinicId, newId(), now, userId, row.verb, row.type, row.id],
      JSON.stringify(row.changes),
    ],
  };
}

/** Begins a statement with the next number of a series, as `(SELECT value FROM numbered)`. */
export const NUMBERED = `WITH numbered AS (
  INSERT INTO counters (clinic_id, name, value) VALUES ($1, $2, 1)
  ON CONFLICT (clinic_id, name) DO UPDATE SET value = counters.value + 1 RETURNING value)`;
