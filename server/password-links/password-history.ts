import type { PasswordHistory, PasswordSetting } from '#contract/auth/password-history.ts';
import type { Tx } from '../platform/db/scope.ts';
import { findSettings, listEvents, type SettingRow } from './password-history.store.ts';

function presentSetting({ user_id: _user, at, ...row }: SettingRow): PasswordSetting {
  return { ...row, at: at.toISOString() };
}

const OWNER_IS_TOLD_MS = 90 * 24 * 3_600_000;

/** Until when an own password ends what a clinic's owner is told of the ones before. */
export const ownBeforeForOwner = (now: Date) => new Date(now.getTime() - OWNER_IS_TOLD_MS);

/** Who else set the passwords of these people, by person; those who have set their own since are left out. */
export async function passwordSettings(
  tx: Tx,
  whose: { clinicId: string; userIds: readonly string[]; ownBefore: Date },
): Promise<Map<string, PasswordSetting>> {
  const rows = await findSettings(tx, whose);
  return new Map(rows.map((row) => [row.user_id, presentSetting(row)]));
}

/**
 * What became of a person's password since they last set their own. Sign-ins count from the moment that
 * somebody else had a part in it.
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
