/** Removes characters that the database cannot store; models and pasted files do contain NUL. */
export const storable = (text: string) => text.replaceAll('\u0000', '').toWellFormed();

/** For `JSON.parse` and `JSON.stringify`: makes every string of a value storable. */
export const storableText = (_key: string, value: unknown): unknown =>
  typeof value === 'string' ? storable(value) : value;
