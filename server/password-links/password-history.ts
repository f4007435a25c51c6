import type { PasswordHistory, PasswordSetting } from '#contract/auth/password-history.ts';
import type { Tx } from '../platform/db/scoped-database.ts';
import { findSettings, listEvents, type SettingRow } from './password-history.store.ts';

function presentSetting({ user_id: _user, at, ...row }: SettingRow): PasswordSetting {
  return { ...row, at: at.toISOString() };
}

const OWNER_IS_TOLD_MS = 90 * 24 * 3_600_000;

/** The latest time at which a person's own password change hides earlier events from the owner. */
export const ownBeforeForOwner = (now: Date) => new Date(now.getTime() - OWNER_IS_TOLD_MS);

/**
 * The other users who set these people's passwords, by person. Omits people who have chosen their
 * own since.
 */
export async function passwordSettings(
  tx: Tx,
  whose: { clinicId: string; userIds: readonly string[]; ownBefore: Date },
): Promise<Map<string, PasswordSetting>> {
  const rows = await findSettings(tx, whose);
  return new Map(rows.map((row) => [row.user_id, presentSetting(row)]));
}

/**
 * The events of a person's password since they last chose it. Sign-ins count from the first event
 * by another user.
 */
export async function passwordHistory(
  tx: Tx,
  { clinicId, userId, ownBefore }: { clinicId: string; userId: string; ownBefore: Date },
): Promise<PasswordHistory> {
  const found = await findSettings(tx, { clinicId, userIds: [userId], ownBefore });
  const [setting] = found.map(presentSetting);
  const rows = await listEvents(tx, { clinicId, userId, ownBefore });
  const first = rows.findLastIndex(({ what }) => what !== 'sign_in');
  const since = setting && first === -1 ? rows : rows.slice(0, first + 1);
  const events = since.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }));
  return { setting: setting ?? null, events };
}
