import * as access from '#contract/access/access.endpoints.ts';
import * as breaches from '#contract/access/breach.endpoints.ts';
import * as auth from '#contract/auth/auth.endpoints.ts';
import * as lock from '#contract/auth/lock.endpoints.ts';
import * as sessions from '#contract/auth/own-sessions.endpoints.ts';
import * as passwordLinks from '#contract/auth/password-links.endpoints.ts';
import * as factor from '#contract/auth/second-factor.endpoints.ts';
import { logout } from '#contract/auth/session.endpoints.ts';
import * as backup from '#contract/backup/clinic-data.endpoints.ts';
import * as health from '#contract/backup/health.endpoints.ts';
import * as clinics from '#contract/clinics/clinics.endpoints.ts';
import * as letterhead from '#contract/clinics/letterhead.endpoints.ts';
import * as logo from '#contract/clinics/logo.endpoints.ts';
import * as pharmacySettings from '#contract/clinics/pharmacy-settings.endpoints.ts';
import { getSubscriptionStatus } from '#contract/clinics/pro-plan.endpoints.ts';
import { listHeavyWork } from '#contract/heavy/heavy.endpoints.ts';
import * as merges from '#contract/merges/merges.endpoints.ts';
import * as overview from '#contract/overview/overview.endpoints.ts';
import * as waitingCounts from '#contract/overview/waiting-counts.endpoints.ts';
import * as owner from '#contract/owner/owner.endpoints.ts';
import * as consents from '#contract/privacy/consent.endpoints.ts';
import * as privacy from '#contract/privacy/privacy.endpoints.ts';
import * as credentials from '#contract/staff/credentials.endpoints.ts';
import * as editStaff from '#contract/staff/edit-staff.endpoints.ts';
import * as staff from '#contract/staff/staff.endpoints.ts';
import * as users from '#contract/users/users.endpoints.ts';
import { newEmail, PASSWORD } from '../builders/clinic.ts';
import { aLetterhead } from '../builders/letterhead.ts';
import { ONE_PIXEL } from '../pictures.ts';
import { type Example, NOBODY } from './example.ts';

const FIRST_DAY = '2026-01-01T00:00:00.000Z';
const LAST_DAY = '2026-01-31T00:00:00.000Z';

/** The clinic: sign-in, settings, staff, users and exports. */
export const CLINIC_EXAMPLES: readonly Example[] = [
  [logout, () => ({})],
  [auth.getCurrentUser, () => ({})],
  [auth.changePassword, () => ({ body: { currentPassword: PASSWORD, newPassword: PASSWORD } })],
  [auth.inviteClinic, () => ({})],
  [factor.getSecondFactor, () => ({})],
  [factor.beginSecondFactor, () => ({ body: { password: PASSWORD } })],
  [factor.confirmSecondFactor, () => ({ body: { code: '123456' } })],
  [factor.renewRecoveryCodes, () => ({ body: { password: PASSWORD } })],
  [factor.endSecondFactor, () => ({ body: { password: PASSWORD } })],
  [factor.resetSecondFactor, () => ({ params: NOBODY })],
  [factor.resetPersonSecondFactor, () => ({ params: NOBODY })],
  [sessions.listOwnSessions, () => ({})],
  [sessions.endOneSession, () => ({ params: NOBODY })],
  [sessions.endOtherSessions, () => ({})],
  [lock.getLock, () => ({})],
  [lock.lockScreen, () => ({})],
  [lock.unlockScreen, () => ({ body: { secret: PASSWORD } })],
  [lock.setPin, () => ({ body: { password: PASSWORD, pin: '2580' } })],
  [clinics.getClinicSettings, () => ({})],
  [clinics.updateClinicSettings, () => ({ body: { aiMemory: 'Prefers generics.' } })],
  [getSubscriptionStatus, () => ({})],
  [letterhead.getLetterhead, () => ({})],
  [letterhead.updateLetterhead, () => ({ body: { ...aLetterhead(), phone: '080 1234' } })],
  [logo.getLogo, () => ({ query: {} })],
  [
    logo.putLogo,
    () => ({ file: new File([new Uint8Array(ONE_PIXEL)], 'logo.png', { type: 'image/png' }) }),
  ],
  [logo.deleteLogo, () => ({})],
  [pharmacySettings.getPharmacySettings, () => ({})],
  [
    pharmacySettings.updatePharmacySettings,
    () => ({ body: { nearExpiryDays: 60, updatedAt: null } }),
  ],
  [staff.listStaff, () => ({})],
  [staff.getStaffMember, ({ doctorId }) => ({ params: { id: doctorId } })],
  [
    editStaff.addStaff,
    () => ({ body: { name: 'Someone New', email: newEmail(), role: 'lab', password: PASSWORD } }),
  ],
  [
    editStaff.editStaff,
    ({ doctorId }) => ({ params: { id: doctorId }, body: { name: 'Dr Renamed' } }),
  ],
  [
    credentials.saveOwnCredentials,
    () => ({ body: { qualification: 'MBBS', registration: 'KMC 1' } }),
  ],
  [owner.listPeople, () => ({})],
  [owner.editPerson, ({ doctorId }) => ({ params: { id: doctorId }, body: { name: 'Dr Newer' } })],
  [owner.makePasswordLink, ({ doctorId }) => ({ params: { id: doctorId } })],
  [owner.getPersonPasswordHistory, ({ doctorId }) => ({ params: { id: doctorId } })],
  [
    owner.transferClinic,
    ({ doctorId }) => ({ body: { personId: doctorId, currentPassword: PASSWORD } }),
  ],
  [owner.listFailedSignIns, () => ({})],
  [owner.signOutEverybody, () => ({})],
  [owner.getFactorDemand, () => ({})],
  [owner.demandFactor, () => ({ body: { password: PASSWORD, demand: 'off' } })],
  [
    passwordLinks.usePasswordLink,
    () => ({ body: { code: 'x'.repeat(24), newPassword: PASSWORD } }),
  ],
  [passwordLinks.getPasswordHistory, () => ({})],
  [access.listReads, ({ patientId }) => ({ params: { id: patientId }, query: {} })],
  [
    access.listReadsOfPerson,
    ({ doctorId }) => ({
      params: { id: doctorId },
      query: { startDate: '2026-11-01', endDate: '2026-11-30' },
    }),
  ],
  [access.listChanges, ({ patientId }) => ({ params: { id: patientId }, query: {} })],
  [
    breaches.findTouched,
    ({ doctorId }) => ({ query: { person: doctorId, from: FIRST_DAY, until: LAST_DAY } }),
  ],
  [breaches.listBreaches, () => ({})],
  [
    breaches.noteBreach,
    () => ({
      body: {
        noticed_at: FIRST_DAY,
        by: 'everyone',
        happened: 'A disk was stolen.',
        consequences: 'Names may be known.',
        measures: 'The passwords were changed.',
        advice: 'Answer no strange calls.',
        contact: 'Anita Rao',
      },
    }),
  ],
  [breaches.addToBreach, () => ({ params: NOBODY, body: { text: 'All were told.' } })],
  [breaches.exportTouched, () => ({ params: NOBODY })],
  [overview.getOverview, () => ({})],
  [waitingCounts.getWaitingCounts, () => ({})],
  [users.listUsers, () => ({ query: { search: 'of' } })],
  [users.listClinics, () => ({})],
  [users.listClinicAccounts, () => ({})],
  [
    users.addUser,
    () => ({ body: { username: 'Someone New', email: newEmail(), password: PASSWORD } }),
  ],
  [users.editUser, ({ doctorId }) => ({ params: { id: doctorId }, body: { username: 'Dr New' } })],
  [users.makeOwnerLink, () => ({ params: NOBODY })],
  [users.deleteUser, () => ({ params: NOBODY })],
  [
    users.markTutorialSeen,
    ({ admin }) => ({ params: { id: admin.user.id }, body: { has_seen_tutorial: true } }),
  ],
  [
    merges.comparePatients,
    ({ patientId, freePatientId }) => ({ params: { id: patientId, otherId: freePatientId } }),
  ],
  // The other examples need both patients.
  [merges.mergePatients, ({ patientId }) => ({ params: NOBODY, body: { lostId: patientId } })],
  [
    privacy.erasePatient,
    () => ({ params: NOBODY, body: { requestedBy: 'patient', reason: 'Asked', token: 1 } }),
  ],
  [privacy.listErasures, () => ({})],
  [consents.listConsents, ({ patientId }) => ({ params: { id: patientId } })],
  [
    consents.setConsent,
    ({ patientId }) => ({ params: { id: patientId }, body: { purpose: 'care', given: true } }),
  ],
  [consents.listNotices, () => ({})],
  [consents.saveNotice, () => ({ body: { purpose: 'contact', text: 'Our notice', version: 0 } })],
  [privacy.copyForPatient, ({ patientId }) => ({ params: { id: patientId } })],
  [listHeavyWork, () => ({})],
  [backup.exportClinicData, () => ({})],
  [backup.exportClinicWorkbook, () => ({})],
  [health.getClinicHealth, () => ({})],
  [health.getInstallationHealth, () => ({})],
  [health.confirmBackupKey, () => ({ body: { key: 'K7QX-9M3T' } })],
  [health.confirmInstallationKey, () => ({ body: { key: 'K7QX-9M3T' } })],
];
