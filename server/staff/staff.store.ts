import type { Capability } from '#contract/kernel/capabilities.ts';
import { rolesThatMay } from '#contract/kernel/roles.ts';
import type { StaffRole } from '#contract/staff/staff.ts';
import { STAFF_ROLES } from '#contract/staff/staff.ts';
import { columnsOf } from '../platform/db/columns/columns.ts';
import type { Tx } from '../platform/db/scoped-database.ts';
import { FOLLOW_UP_COLUMNS, STAFF_COLUMNS } from './staff.columns.ts';

function staff(tx: Tx) {
  return tx
    .selectFrom('users')
    .where('deleted_at', 'is', null)
    .where('role', 'in', STAFF_ROLES)
    .select([...columnsOf(STAFF_COLUMNS), ...columnsOf(FOLLOW_UP_COLUMNS), 'clinic_id', 'email']);
}

export type StaffRow = Awaited<ReturnType<typeof listStaffRows>>[number];

/** The clinic's staff by name: of a role, with a capability, and active or not. */
export function listStaffRows(
  tx: Tx,
  filter: {
    role?: StaffRole | undefined;
    may?: Capability | undefined;
    active?: boolean | undefined;
  },
) {
  let query = staff(tx);
  if (filter.role !== undefined) query = query.where('role', '=', filter.role);
  if (filter.may !== undefined) query = query.where('role', 'in', rolesThatMay(filter.may));
  if (filter.active !== undefined) query = query.where('active', '=', filter.active);
  return query.orderBy('name').orderBy('id').execute();
}

export function findStaffRow(tx: Tx, id: string) {
  return staff(tx).where('id', '=', id).executeTakeFirst();
}

/** Whether the person is an active doctor of the clinic. Locks the row. */
export async function isActiveDoctor(tx: Tx, id: string): Promise<boolean> {
  const row = await tx
    .selectFrom('users')
    .where('id', '=', id)
    .where('role', 'in', rolesThatMay('consulting.see-patients'))
    .where('active', '=', true)
    .where('deleted_at', 'is', null)
    .select('id')
    .forKeyShare()
    .executeTakeFirst();
  return row !== undefined;
}
