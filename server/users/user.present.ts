import type { ClinicSubscription } from '#contract/clinic-subscriptions/clinic-subscription.ts';
import type { ClinicAccount } from '#contract/users/clinic-account.ts';
import { type User, userRoleOf } from '#contract/users/user.ts';
import { presentSubscription, subscriptionsOf } from '../clinic-subscriptions/index.ts';
import type { Tx } from '../platform/db/scoped-database.ts';
import type { ClinicAccountRow, UserRow } from './user.store.ts';

/** Converts rows to accounts on the wire, each with its clinic's subscriptions. */
export async function presentUsers(tx: Tx, rows: readonly UserRow[], now: Date): Promise<User[]> {
  const clinicIds = new Set(rows.flatMap(({ clinic_id }) => clinic_id ?? []));
  const ofClinic = await subscriptionsByClinic(tx, [...clinicIds], now);
  return rows.map((row) => presentUser(row, ofClinic(row.clinic_id)));
}

/** Converts rows to clinics on the wire, each with its subscriptions. */
export async function presentClinicAccounts(
  tx: Tx,
  rows: readonly ClinicAccountRow[],
  now: Date,
): Promise<ClinicAccount[]> {
  const ids = rows.map(({ id }) => id);
  const ofClinic = await subscriptionsByClinic(tx, ids, now);
  return rows.map(({ id, name, owner_name, owner_email, people, created_at }) => ({
    id,
    name,
    owner:
      owner_name === null || owner_email === null ? null : { name: owner_name, email: owner_email },
    people: Number(people),
    created_at: created_at.toISOString(),
    clinicSubscriptions: ofClinic(id),
  }));
}

async function subscriptionsByClinic(tx: Tx, clinicIds: readonly string[], now: Date) {
  const found = await subscriptionsOf(tx, clinicIds, now);
  const byClinic = Map.groupBy(found, ({ clinic_id }) => clinic_id);
  return (id: string | null) => (byClinic.get(id ?? '') ?? []).map(presentSubscription);
}

function presentUser(row: UserRow, clinicSubscriptions: ClinicSubscription[]): User {
  return {
    id: row.id,
    username: row.name,
    email: row.email,
    role: userRoleOf(row.role),
    clinic_id: row.clinic_id,
    is_owner: row.owner_id === row.id,
    clinic: row.clinic_name === null ? null : { name: row.clinic_name, clinicSubscriptions },
  };
}
