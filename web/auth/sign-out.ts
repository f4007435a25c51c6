import { logout } from '#contract/auth/session.endpoints.ts';
import { callApi } from '#web/lib/api/api-client.ts';
import { hasDrafts, removeDrafts } from '#web/lib/session/drafts.ts';
import { dropSentKeys } from '#web/lib/session/sent-keys.ts';
import { endSession } from '#web/lib/session/session.ts';
import { askToConfirm } from '#web/ui/confirm/confirm-store.ts';

const DRAFTS_QUESTION = {
  title: 'Log out with unsaved text?',
  message: 'What you typed and did not save is removed from this device when you log out.',
  confirmLabel: 'Log out',
  cancelLabel: 'Stay',
  danger: true,
};

/**
 * Clears the session and its data on the device at once, and notifies the server, which may be
 * unreachable. Asks about unsaved text first.
 */
export async function signOut(): Promise<void> {
  if (hasDrafts() && !(await askToConfirm(DRAFTS_QUESTION))) return;
  const told = callApi(logout, {});
  removeDrafts();
  dropSentKeys();
  endSession();
  await told.catch(() => undefined);
}
