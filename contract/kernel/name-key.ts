/** A key that ignores case and whitespace of a name. */
export function nameKey(name: string): string {
  return name.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
}

type Named = { readonly id: string; readonly name: string };

/**
 * Another entry whose name differs only in case and whitespace; used for a warning, because both
 * may be intended.
 */
export function namedAlike<T extends Named>(
  name: string,
  { among, except }: { among: readonly T[]; except?: string | undefined },
): T | undefined {
  const key = nameKey(name);
  return key === ''
    ? undefined
    : among.find((one) => one.id !== except && nameKey(one.name) === key);
}
