import type { ClinicSubscription } from '#contract/clinic-subscriptions/clinic-subscription.ts';
import { type User, userRoleOf } from '#contract/users/user.ts';
import { presentSubscription, subscriptionsOf } from '../clinic-subscriptions/index.ts';
import type { Tx } from '../platform/db/scope.ts';
import type { UserRow } from './user.store.ts';

/** Converts rows to accounts on the wire, each with its clinic's subscriptions. */
export async function presentUsers(tx: Tx, rows: readonly UserRow[], now: Date): Promise<User[]> {
  const clinicIds = new Set(rows.flatMap(({ clinic_id }) => clinic_id ?? []));
  const found = await subscriptionsOf(tx, [...clinicIds], now);
  const ofClinic = Map.groupBy(found, ({ clinic_id }) => clinic_id);
  return rows.map((row) =>
    presentUser(row, (ofClinic.get(row.clinic_id ?? '') ?? []).map(presentSubscription)),
  );
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
