import type { usePasswordLink as endpoint } from '#contract/auth/password-links.endpoints.ts';
import { PASSWORD_LINK_MESSAGES as M } from '#contract/auth/password-links.messages.ts';
import type { EndpointReply, EndpointRequest } from '#contract/kernel/endpoint.ts';
import { forgetDevices, refuseWeakPassword } from '../auth/index.ts';
import { forbidden } from '../platform/errors.ts';
import { hashPassword } from '../platform/passwords.ts';
import type { Acting, Scope } from '../platform/scope.ts';
import type { Services } from '../platform/services.ts';
import { transactForNobody } from '../platform/transact.ts';
import {
  findLink,
  isForPassword,
  type Link,
  lockAccount,
  ownWords,
  takeLink,
} from './password-link.store.ts';
import { limitUse } from './use-limit.ts';

/**
 * Sets the password of the link's person and ends the link and all of their sessions. Throws 403
 * for a link that is unknown, used, ended or older than a day, and 429 after too many such attempts
 * from one address. Keeps the second factor.
 */
export async function useLink(
  services: Services,
  { body }: EndpointRequest<typeof endpoint>,
  { address }: { address: string },
): Promise<EndpointReply<typeof endpoint>> {
  const { database, clock } = services;
  const forgive = await limitUse(services, address);
  const link = await database.inSystem((tx) => findLink(tx, body.code, clock.now()));
  if (!link) throw forbidden(M.codeWrong);
  const about = await database.inSystem((tx) => ownWords(tx, link));
  await refuseWeakPassword(services, { field: 'newPassword', password: body.newPassword, about });
  const to = await hashPassword(body.newPassword);
  const email = await transactForNobody(services, link.clinic_id, (scope) =>
    setPassword(scope, link, to),
  );
  await forgive();
  return { message: M.changed, email };
}

async function setPassword(scope: Scope<Acting>, link: Link, to: string): Promise<string> {
  const { tx, now } = scope;
  const account = await lockAccount(tx, link.user_id);
  const isOpen = account?.active && isForPassword(link, account) && (await takeLink(tx, link, now));
  if (!isOpen) throw forbidden(M.codeWrong);
  await tx.updateTable('users').set({ password_hash: to }).where('id', '=', account.id).execute();
  await scope.endSessions(account.id);
  await forgetDevices(tx, account.id);
  scope.personChanged(account.id);
  const changes = { link: link.id, made_by: link.made_by };
  await scope.audit('use-password-link', { type: 'user', id: account.id }, changes);
  scope.changed('staff', account.id);
  return account.email;
}
