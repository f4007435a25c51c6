import type { StaffMember } from '#contract/staff/staff.ts';
import type { DB } from '../platform/db/schema.generated.ts';

/** The column of each field that every viewer of the staff sees. */
export const STAFF_COLUMNS = {
  id: 'id',
  name: 'name',
  role: 'role',
  active: 'active',
  opd_fee: 'opd_fee_paise',
  registration: 'registration',
} as const satisfies { readonly [Field in keyof StaffMember]?: keyof DB['users'] };
