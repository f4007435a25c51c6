import { AUTH_MESSAGES as M } from '#contract/auth/auth.messages.ts';
import { isInstallationRole } from '#contract/kernel/roles.ts';
import type { Actor } from '../platform/actor.ts';
import type { Tx } from '../platform/db/scoped-database.ts';
import { invalidField } from '../platform/errors.ts';
import type { Preparing } from '../platform/http/route.ts';
import { hashPassword } from '../platform/passwords.ts';
import { passwordHashOf } from './account.store.ts';
import { heedTakenEmail } from './guesses/heed-taken-email.ts';
import { provePassword } from './passwords/prove-password.ts';
import { refuseWeakPassword } from './passwords/refuse-weak-password.ts';

type By = Pick<Preparing, 'services' | 'actor'>;

/** Checks email and password of a new account and hashes the password, before any transaction. */
export async function prepareNewAccount(
  { services, actor }: By,
  { name, email, password }: { name: string; email: string; password: string },
): Promise<string> {
  await refuseWeakPassword(services, {
    field: 'password',
    password,
    about: [name, email, actor.clinicName],
  });
  await heedTakenEmail(services, actor, email);
  return hashPassword(password);
}

/** The result of the checks before an account is edited. */
export type PreparedEdit = {
  /** The hash of the new password, if any. */
  readonly passwordHash: string | undefined;
  /** The hash that the actor's own password matched, if it was required. */
  readonly proven: string | undefined;
};

type Edit = {
  readonly id: string;
  readonly email: string | undefined;
  readonly password: string | null | undefined;
  readonly currentPassword: string | null | undefined;
};

function find({ services: { database }, actor }: By, id: string) {
  const row = (tx: Tx) =>
    tx
      .selectFrom('users')
      .where('id', '=', id)
      .where('deleted_at', 'is', null)
      .select(['name', 'email'])
      .executeTakeFirst();
  if (isInstallationRole(actor.role) || actor.clinicId === null) return database.inSystem(row);
  return database.inClinic(actor.clinicId, row);
}

/**
 * Checks a new email and password before an account is edited and before any transaction. For the
 * actor's own account it also checks the current password (400, 429).
 */
export async function prepareAccountEdit(
  by: By,
  { id, email, password, currentPassword }: Edit,
): Promise<PreparedEdit> {
  const row = await find(by, id);
  const isOtherEmail = row !== undefined && email !== undefined && email !== row.email;
  const mustProve = id === by.actor.id && (isOtherEmail || Boolean(password));
  const proven =
    mustProve && currentPassword
      ? await provePassword(by, { password: currentPassword })
      : undefined;
  if (mustProve && !proven) throw invalidField('currentPassword', M.currentPasswordRequired);
  if (isOtherEmail) await heedTakenEmail(by.services, by.actor, email);
  if (!password) return { passwordHash: undefined, proven };
  const about = [row?.name, row?.email, email, by.actor.clinicName];
  await refuseWeakPassword(by.services, { field: 'password', password, about });
  return { passwordHash: await hashPassword(password), proven };
}

/**
 * Whether the edit changes the actor's own email or password. Then the current password must have
 * been proven and must still be the current one (400).
 */
export async function confirmOwnEdit(
  { tx, actor }: { tx: Tx; actor: Actor },
  row: { readonly id: string; readonly email: string },
  { email, passwordHash, proven }: PreparedEdit & { email: string },
): Promise<boolean> {
  if (row.id !== actor.id || (email === row.email && passwordHash === undefined)) return false;
  if (proven === undefined) throw invalidField('currentPassword', M.currentPasswordRequired);
  if ((await passwordHashOf(tx, actor.id)) !== proven) {
    throw invalidField('currentPassword', M.currentPasswordWrong);
  }
  return true;
}
