import { logout } from '#contract/auth/session.endpoints.ts';
import { callApi } from '#web/lib/api/api-client.ts';
import { hasDrafts, removeDrafts } from '#web/lib/session/drafts.ts';
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
 * Forgets the session here at once, with what it left on the device, and tells the server, which may
 * be out of reach. Unsaved text is asked about first.
 */
export async function signOut(): Promise<void> {
  if (hasDrafts() && !(await askToConfirm(DRAFTS_QUESTION))) return;
  const told = callApi(logout, {});
  removeDrafts();
  endSession();
  await told.catch(() => undefined);
}
