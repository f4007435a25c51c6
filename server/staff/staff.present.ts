import { paise } from '#contract/kernel/numbers/money.ts';
import { may } from '#contract/kernel/roles.ts';
import { STAFF_ROLES, type StaffMember } from '#contract/staff/staff.ts';
import type { Actor } from '../platform/actor.ts';
import { toFields } from '../platform/db/columns/columns.ts';
import { followUpWindowOf } from './follow-up-window.ts';
import { STAFF_COLUMNS } from './staff.columns.ts';
import type { StaffRow } from './staff.store.ts';

/**
 * Converts a staff row for this viewer: only admins see email and clinic, and only roles that may
 * view bills see a fee and a follow-up window.
 */
export function presentStaff(row: StaffRow, viewer: Actor): StaffMember {
  const role = STAFF_ROLES.find((staffRole) => staffRole === row.role);
  if (!role) throw new Error(`A ${row.role} is not staff.`);
  const showsMoney = may(viewer.role, 'billing.view-bill');
  const fee = !showsMoney || row.opd_fee_paise === null ? null : paise(row.opd_fee_paise);
  const follow_up = showsMoney ? followUpWindowOf(row) : null;
  const open = {
    ...{ ...toFields(STAFF_COLUMNS, row), role, opd_fee: fee },
    ...(follow_up && { follow_up }),
  };
  if (!may(viewer.role, 'staff.edit') || row.clinic_id === null) return open;
  const status = row.active ? 'active' : 'inactive';
  return { ...open, status, email: row.email, clinic_id: row.clinic_id };
}
