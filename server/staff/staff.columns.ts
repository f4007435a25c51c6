import type { FollowUpWindow } from '#contract/billing/follow-up.ts';
import type { StaffMember } from '#contract/staff/staff.ts';
import type { DB } from '../platform/db/schema.generated.ts';

/** The column of each field that every viewer of the staff sees. */
export const STAFF_COLUMNS = {
  id: 'id',
  name: 'name',
  role: 'role',
  active: 'active',
  opd_fee: 'opd_fee_paise',
  qualification: 'qualification',
  registration: 'registration',
} as const satisfies { readonly [Field in keyof StaffMember]?: keyof DB['users'] };

/** The column of each part of a doctor's follow-up window. */
export const FOLLOW_UP_COLUMNS = {
  days: 'follow_up_days',
  visits: 'follow_up_visits',
  fee: 'follow_up_fee_paise',
} as const satisfies Record<keyof FollowUpWindow, keyof DB['users']>;

/** The columns of a person who sees no patients. */
export const SEES_NO_PATIENTS = {
  opd_fee_paise: null,
  qualification: null,
  registration: null,
  follow_up_days: null,
  follow_up_visits: null,
  follow_up_fee_paise: null,
} as const satisfies { readonly [Column in keyof DB['users']]?: null };
