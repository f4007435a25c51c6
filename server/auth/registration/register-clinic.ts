import { v7 as newId } from 'uuid';
import type { register } from '#contract/auth/auth.endpoints.ts';
import { AUTH_MESSAGES as M } from '#contract/auth/auth.messages.ts';
import type { EndpointReply, EndpointRequest } from '#contract/kernel/endpoint.ts';
import { auditRow } from '../../platform/audit-row.ts';
import type { Tx } from '../../platform/db/scoped-database.ts';
import { Refusal } from '../../platform/errors.ts';
import { hashPassword } from '../../platform/passwords.ts';
import type { Services } from '../../platform/services.ts';
import { atMost, countAttempt } from '../guesses/attempts.store.ts';
import { networkOf } from '../guesses/network.ts';
import { refuseWeakPassword } from '../passwords/refuse-weak-password.ts';
import { hasClinic, lockRegistration, redeemInvitation } from './registration.store.ts';
import { withFreeEmail } from './with-free-email.ts';

const REGISTRATIONS_AN_HOUR = 30;
const HOUR_MS = 60 * 60_000;

/**
 * Creates a clinic and its first admin, who is its owner. Throws 409 for an email that any account
 * uses. On a server that others can reach it also throws 429 after 30 registrations an hour from
 * one address and, after the first clinic, 403 without an invitation.
 */
export async function registerClinic(
  services: Services,
  { body }: EndpointRequest<typeof register>,
  { address }: { address: string },
): Promise<EndpointReply<typeof register>> {
  const { database, clock, doors } = services;
  const now = clock.now();
  await refuseWeakPassword(services, {
    field: 'userPassword',
    password: body.userPassword,
    about: [body.userName, body.userEmail, body.clinicName],
  });
  if (doors.reachable) await countRegistration(services, address);
  const passwordHash = await hashPassword(body.userPassword);
  const clinicId = newId();
  const adminId = newId();
  await withFreeEmail(() =>
    database.inSystem(async (tx) => {
      const isFirst = !(await isTaken(tx));
      const closed = doors.registration === 'invited' && !isFirst;
      await tx
        .insertInto('clinics')
        .values({ id: clinicId, name: body.clinicName, model_allowed: isFirst, created_at: now })
        .execute();
      if (closed) await takeInvitation(tx, { code: body.invitation, clinicId, now });
      await tx
        .insertInto('users')
        .values({
          id: adminId,
          clinic_id: clinicId,
          name: body.userName,
          email: body.userEmail,
          password_hash: passwordHash,
          role: 'admin',
          created_at: now,
        })
        .execute();
      await tx
        .updateTable('clinics')
        .set({ owner_id: adminId })
        .where('id', '=', clinicId)
        .execute();
      const record = { type: 'clinic', id: clinicId };
      const audited = { clinicId, at: now, userId: adminId, verb: 'register-clinic', record };
      await tx.executeQuery(auditRow(tx, audited));
    }),
  );
  return { message: M.registered, clinic_id: clinicId };
}

async function countRegistration({ database, clock }: Services, address: string): Promise<void> {
  const ofNetwork = { kind: 'registration', key: networkOf(address), windowMs: HOUR_MS };
  const limits = [atMost(REGISTRATIONS_AN_HOUR, ofNetwork)];
  const counted = await database.inSystem((tx) => countAttempt(tx, limits, clock.now()));
  if ('waitSeconds' in counted) {
    throw new Refusal('too_many', M.tooManyRegistrations, { retryAfter: counted.waitSeconds });
  }
}

/**
 * Whether a clinic is registered. Locks registration, so that the result holds until the
 * transaction ends.
 */
async function isTaken(tx: Tx): Promise<boolean> {
  await lockRegistration(tx);
  return hasClinic(tx);
}

async function takeInvitation(
  tx: Tx,
  { code, ...use }: { code: string | null | undefined; clinicId: string; now: Date },
): Promise<void> {
  if (!code) throw new Refusal('forbidden', M.registrationClosed);
  if (!(await redeemInvitation(tx, { code, ...use }))) {
    throw new Refusal('forbidden', M.invitationUsed);
  }
}
