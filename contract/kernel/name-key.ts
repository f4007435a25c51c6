/** Names that differ in nothing but case and spaces have one key. */
export function nameKey(name: string): string {
  return name.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
}

type Named = { readonly id: string; readonly name: string };

/** Another one whose name differs in nothing but case and spaces, for a warning: both may be meant. */
export function namedAlike<T extends Named>(
  name: string,
  { among, except }: { among: readonly T[]; except?: string | undefined },
): T | undefined {
  const key = nameKey(name);
  return key === ''
    ? undefined
    : among.find((one) => one.id !== except && nameKey(one.name) === key);
}
