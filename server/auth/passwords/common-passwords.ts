import { dictionary } from '@zxcvbn-ts/language-common';

/** As people dress up a common password: P@ssw0rd, Admin@123. */
const UNDRESSED: Readonly<Record<string, string>> = { '@': 'a', $: 's', '0': 'o', '3': 'e' };
const DECORATION = /[@#!$*._]/g;

let common: ReadonlySet<string> | undefined;

/** Whether it is among the 49,000 passwords that guessers try first, however it is dressed up. */
export function isCommonPassword(password: string): boolean {
  common ??= new Set(dictionary['passwords-common']);
  const lower = password.trim().toLowerCase();
  const undressed = lower.replaceAll(/[@$03]/g, (sign) => UNDRESSED[sign] ?? sign);
  const bare = lower.replaceAll(DECORATION, '');
  return [lower, undressed, bare].some((each) => common?.has(each));
}
