import { v7 as newId } from 'uuid';
import type { register } from '#contract/auth/auth.endpoints.ts';
import { AUTH_MESSAGES as M } from '#contract/auth/auth.messages.ts';
import type { EndpointReply, EndpointRequest } from '#contract/kernel/endpoint.ts';
import { auditRow } from '../platform/audit-row.ts';
import type { Tx } from '../platform/db/scope.ts';
import { Refusal } from '../platform/errors.ts';
import { hashPassword } from '../platform/passwords.ts';
import type { Services } from '../platform/services.ts';
import { countAttempt, REGISTRATION_WINDOW_MS } from './attempts.store.ts';
import { hasClinic, lockRegistration, redeemInvitation } from './registration.store.ts';
import { withFreeEmail } from './with-free-email.ts';

const REGISTRATIONS_AN_HOUR = 30;

/**
 * A new clinic and its first admin. Refuses an email that has an account anywhere (409), and on a
 * server that others can reach more than 30 registrations an hour from one address (429) and, after
 * the first clinic, a clinic without an invitation (403).
 */
export async function registerClinic(
  services: Services,
  { body }: EndpointRequest<typeof register>,
  { address }: { address: string },
): Promise<EndpointReply<typeof register>> {
  const { database, clock, doors } = services;
  const now = clock.now();
  if (doors.reachable) await countRegistration(services, address);
  const passwordHash = await hashPassword(body.userPassword);
  const clinicId = newId();
  const adminId = newId();
  await withFreeEmail(() =>
    database.inSystem(async (tx) => {
      const closed = doors.registration === 'invited' && (await isTaken(tx));
      await tx
        .insertInto('clinics')
        .values({ id: clinicId, name: body.clinicName, created_at: now })
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
      const record = { type: 'clinic', id: clinicId };
      const audited = { clinicId, at: now, userId: adminId, verb: 'register-clinic', record };
      await tx.executeQuery(auditRow(tx, audited));
    }),
  );
  return { message: M.registered, clinic_id: clinicId };
}

async function countRegistration({ database, clock }: Services, address: string): Promise<void> {
  const counted = await database.inSystem((tx) =>
    countAttempt(tx, {
      limits: [{ kind: 'registration', key: address, most: REGISTRATIONS_AN_HOUR }],
      windowMs: REGISTRATION_WINDOW_MS,
      now: clock.now(),
    }),
  );
  if ('waitSeconds' in counted) {
    throw new Refusal('too_many', M.tooManyRegistrations, { retryAfter: counted.waitSeconds });
  }
}

/** Whether a clinic is registered already; the next registration waits for the answer to hold. */
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
