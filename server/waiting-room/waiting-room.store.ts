import { randomBytes } from 'node:crypto';
import { rolesThatMay } from '#contract/kernel/roles.ts';
import type { Display, Voice } from '#contract/waiting-room/display.ts';
import { inClinic } from '../platform/db/in-clinic.ts';
import type { Tx } from '../platform/db/scoped-database.ts';

/** 128 random bits, which cannot be guessed. */
export function newCode(): string {
  return randomBytes(16).toString('base64url');
}

type DisplayRow = {
  readonly id: string;
  readonly name: string;
  readonly code: string;
  readonly voice: Voice;
  readonly shows_names: boolean;
  readonly revoked_at: Date | null;
};

export function presentDisplay(row: DisplayRow): Display {
  return {
    id: row.id,
    name: row.name,
    voice: row.voice,
    showsNames: row.shows_names,
    path: `/display/${row.code}`,
    revoked: row.revoked_at !== null,
  };
}

/** Locks the clinic until the transaction ends, so that two additions count each other. */
export async function lockClinic(tx: Tx, clinicId: string): Promise<void> {
  await tx
    .selectFrom('clinics')
    .where('id', '=', clinicId)
    .select('id')
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}

const DISPLAY_COLUMNS = ['id', 'name', 'code', 'voice', 'shows_names', 'revoked_at'] as const;

export function listDisplayRows(tx: Tx): Promise<DisplayRow[]> {
  return tx
    .selectFrom('displays')
    .select(DISPLAY_COLUMNS)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

export function lockDisplay(tx: Tx, id: string): Promise<DisplayRow | undefined> {
  return tx
    .selectFrom('displays')
    .where('id', '=', id)
    .select(DISPLAY_COLUMNS)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** The active doctors with their rooms, by name. */
export function listRoomRows(tx: Tx) {
  return tx
    .selectFrom('users')
    .leftJoin('doctor_rooms', (join) => inClinic(join, 'doctor_rooms.doctor_id', 'users.id'))
    .where('users.role', 'in', rolesThatMay('consulting.see-patients'))
    .where('users.active', '=', true)
    .where('users.deleted_at', 'is', null)
    .select(['users.id as doctorId', 'users.name', 'doctor_rooms.room'])
    .orderBy('users.name')
    .execute();
}

/** The rooms by doctor. */
export async function roomsOf(tx: Tx): Promise<ReadonlyMap<string, string>> {
  const rows = await tx.selectFrom('doctor_rooms').select(['doctor_id', 'room']).execute();
  return new Map(rows.map(({ doctor_id, room }) => [doctor_id, room]));
}

/** Whether slips carry a code. */
export async function arePlacesOn(tx: Tx): Promise<boolean> {
  const row = await tx.selectFrom('waiting_rooms').select('places_on').executeTakeFirst();
  return row?.places_on ?? false;
}

/** The clinic's name, zone and call order, for pages without a session. */
export function findClinic(tx: Tx, clinicId: string) {
  return tx
    .selectFrom('clinics')
    .where('id', '=', clinicId)
    .select(['name', 'time_zone', 'call_order'])
    .executeTakeFirstOrThrow();
}

/** The display of a code that works. Needs a system transaction: the code tells the clinic. */
export function findDisplayByCode(tx: Tx, code: string) {
  return tx
    .selectFrom('displays')
    .where('code', '=', code)
    .where('revoked_at', 'is', null)
    .select(['clinic_id', 'id', 'voice', 'shows_names'])
    .executeTakeFirst();
}

/** The visit of a code. Needs a system transaction: the code tells the clinic. */
export function findPlaceByCode(tx: Tx, code: string) {
  return tx
    .selectFrom('queue_places')
    .where('code', '=', code)
    .select(['clinic_id', 'visit_id'])
    .executeTakeFirst();
}
