import type { CurrentUser } from '#contract/auth/auth.ts';
import type { Role } from '#contract/kernel/roles.ts';
import type { StaffMember } from '#contract/staff/staff.ts';

let count = 0;

/** A unique id, the same in every run of a file. */
export function anId(): string {
  count += 1;
  return `0199d5f0-0000-7000-8000-${String(count).padStart(12, '0')}`;
}

export const CLINIC_ID = '0199d5f0-0000-7000-9000-000000000001';

/** A signed-in person with this role. */
export function aUser(role: Role, changes: Partial<CurrentUser> = {}): CurrentUser {
  const ofClinic = role !== 'superadmin';
  return {
    id: anId(),
    name: 'Asha Rao',
    email: 'asha@clinic.example',
    role,
    clinic_id: ofClinic ? CLINIC_ID : null,
    clinic_name: ofClinic ? 'Rao Clinic' : null,
    time_zone: 'Asia/Kolkata',
    has_seen_tutorial: true,
    ...changes,
  };
}

/** A row of the staff list, as an admin sees it. */
export function aStaffMember(changes: Partial<StaffMember> = {}): StaffMember {
  return {
    id: anId(),
    name: 'Ravi Kumar',
    role: 'doctor',
    active: true,
    status: 'active',
    opd_fee: null,
    qualification: null,
    registration: null,
    email: 'ravi@clinic.example',
    clinic_id: CLINIC_ID,
    ...changes,
  };
}
