import type { PasswordSetting } from '#contract/auth/password-history.ts';
import { showDateTime } from '#web/lib/clinic-time.ts';

/** `Anita Rao`, `Root (super admin of this server)`, or an unknown person. */
export function setterName({ by, by_superadmin }: { by: string | null; by_superadmin: boolean }) {
  const name = by ?? 'Somebody';
  return by_superadmin ? `${name} (super admin of this server)` : name;
}

const timesOf = (count: number) => (count === 1 ? 'once' : `${count} times`);

/** Names the user who set a password, the time, and the sign-ins since. */
export function settingText(setting: PasswordSetting): string {
  const at = showDateTime(setting.at);
  const what = setting.through_link
    ? `The password was set on ${at} with a link that ${setterName(setting)} made.`
    : `${setterName(setting)} set the password on ${at}.`;
  const { sign_ins } = setting;
  const since =
    sign_ins === 0 ? 'Nobody has signed in since.' : `Signed in ${timesOf(sign_ins)} since.`;
  return `${what} ${since}`;
}
