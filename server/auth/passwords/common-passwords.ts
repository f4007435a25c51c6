import { dictionary } from '@zxcvbn-ts/language-common';

/** Substitutions in common passwords, such as P@ssw0rd and Admin@123. */
const UNDRESSED: Readonly<Record<string, string>> = { '@': 'a', $: 's', '0': 'o', '3': 'e' };
const DECORATION = /[@#!$*._]/g;

let common: ReadonlySet<string> | undefined;

/** Whether a password is among the 49,000 most common ones, also with letters substituted. */
export function isCommonPassword(password: string): boolean {
  common ??= new Set(dictionary['passwords-common']);
  const lower = password.trim().toLowerCase();
  const undressed = lower.replaceAll(/[@$03]/g, (sign) => UNDRESSED[sign] ?? sign);
  const bare = lower.replaceAll(DECORATION, '');
  return [lower, undressed, bare].some((each) => common?.has(each));
}
