import { sql } from 'kysely';
import { v7 as newId } from 'uuid';
import { violatedConstraint } from '../platform/db/violations.ts';
import { hashPassword } from '../platform/passwords.ts';
import type { Services } from '../platform/services.ts';
import { weaknessOf } from './passwords/refuse-weak-password.ts';

/** The first superadmin cannot be created. The operator sees the message as a single line. */
export class FirstSuperadminError extends Error {}

/** Advisory lock: servers that start together on one database create one superadmin. */
const FIRST_SUPERADMIN_LOCK = 4_627_002;

/**
 * Creates the first superadmin if no superadmin can sign in. Returns whether it did. Throws when
 * another account uses the email.
 */
export async function createFirstSuperadmin(
  { database, clock, doors }: Pick<Services, 'database' | 'clock' | 'doors'>,
  person: { email: string; password: string },
): Promise<boolean> {
  const password_hash = await hashPassword(person.password);
  try {
    return await database.inSystem(async (tx) => {
      await sql`SELECT pg_advisory_xact_lock(${FIRST_SUPERADMIN_LOCK})`.execute(tx);
      const existing = await tx
        .selectFrom('users')
        .where('role', '=', 'superadmin')
        .where('active', '=', true)
        .where('deleted_at', 'is', null)
        .select('id')
        .executeTakeFirst();
      if (existing) return false;
      if (
        doors.reachable &&
        (await weaknessOf({ ...person, about: [person.email] })) !== undefined
      ) {
        throw new FirstSuperadminError(
          `SUPERADMIN_PASSWORD is one that guessers try first, and others can reach this server (${doors.because}). Choose another.`,
        );
      }
      await tx
        .insertInto('users')
        .values({
          id: newId(),
          name: 'Super Admin',
          email: person.email,
          password_hash,
          role: 'superadmin',
          created_at: clock.now(),
        })
        .execute();
      return true;
    });
  } catch (error) {
    if (violatedConstraint(error) === 'users_one_account_an_email') {
      throw new FirstSuperadminError(
        `SUPERADMIN_EMAIL ${person.email} already belongs to another account.`,
      );
    }
    throw error;
  }
}
