/** Substitutions in common passwords, such as P@ssw0rd and Admin@123. */
const UNDRESSED: Readonly<Record<string, string>> = { '@': 'a', $: 's', '0': 'o', '3': 'e' };
const DECORATION = /[@#!$*._]/g;

let common: Promise<ReadonlySet<string>> | undefined;

/** The list is large, and only a new password needs it. */
async function readCommon(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
}

/** Whether a password is among the 49,000 most common ones, also with letters substituted. */
export async function isCommonPassword(password: string): Promise<boolean> {
  common ??= readCommon();
  const known = await common;
  const lower = password.trim().toLowerCase();
  const undressed = lower.replaceAll(/[@$03]/g, (sign) => UNDRESSED[sign] ?? sign);
  const bare = lower.replaceAll(DECORATION, '');
  return [lower, undressed, bare].some((each) => known.has(each));
}
