type Texts = Readonly<Record<string, string | null>>;

/** Texts as a form has them: an unknown one is empty. */
export function withoutNull<T extends Texts>(
  texts: T,
): { [Field in keyof T]: NonNullable<T[Field]> | '' };
export function withoutNull(texts: Texts): Texts {
  return Object.fromEntries(Object.entries(texts).map(([field, text]) => [field, text ?? '']));
}
