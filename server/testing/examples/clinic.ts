import * as auth from '#contract/auth/auth.endpoints.ts';
import { logout } from '#contract/auth/session.endpoints.ts';
import * as backup from '#contract/backup/clinic-data.endpoints.ts';
import * as clinics from '#contract/clinics/clinics.endpoints.ts';
import * as letterhead from '#contract/clinics/letterhead.endpoints.ts';
import { getSubscriptionStatus } from '#contract/clinics/pro-plan.endpoints.ts';
import * as overview from '#contract/overview/overview.endpoints.ts';
import * as staff from '#contract/staff/staff.endpoints.ts';
import * as users from '#contract/users/users.endpoints.ts';
import { newEmail, PASSWORD } from '../builders/clinic.ts';
import { aLetterhead } from '../builders/letterhead.ts';
import { type Example, NOBODY } from './example.ts';

/** Of the clinic: sign-in, settings, staff, users, and what is carried away of it. */
export const CLINIC_EXAMPLES: readonly Example[] = [
  [logout, () => ({})],
  [auth.getCurrentUser, () => ({})],
  [auth.changePassword, () => ({ body: { currentPassword: PASSWORD, newPassword: PASSWORD } })],
  [auth.inviteClinic, () => ({})],
  [clinics.getClinicSettings, () => ({})],
  [clinics.updateClinicSettings, () => ({ body: { aiMemory: 'Prefers generics.' } })],
  [getSubscriptionStatus, () => ({})],
  [letterhead.getLetterhead, () => ({})],
  [letterhead.updateLetterhead, () => ({ body: { ...aLetterhead(), phone: '080 1234' } })],
  [staff.listStaff, () => ({})],
  [staff.getStaffMember, ({ doctorId }) => ({ params: { id: doctorId } })],
  [
    staff.addStaff,
    () => ({ body: { name: 'Someone New', email: newEmail(), role: 'lab', password: PASSWORD } }),
  ],
  [staff.editStaff, ({ doctorId }) => ({ params: { id: doctorId }, body: { name: 'Dr Renamed' } })],
  [overview.getOverview, () => ({})],
  [users.listUsers, () => ({ query: { search: 'of' } })],
  [users.listClinics, () => ({})],
  [
    users.addUser,
    () => ({ body: { username: 'Someone New', email: newEmail(), password: PASSWORD } }),
  ],
  [users.editUser, ({ doctorId }) => ({ params: { id: doctorId }, body: { username: 'Dr New' } })],
  [users.deleteUser, () => ({ params: NOBODY })],
  [
    users.markTutorialSeen,
    ({ admin }) => ({ params: { id: admin.user.id }, body: { has_seen_tutorial: true } }),
  ],
  [backup.exportClinicData, () => ({})],
  [backup.exportClinicWorkbook, () => ({})],
];
