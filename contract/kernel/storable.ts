/** A text as the database can hold it: models, and what is pasted from files, do write a NUL. */
export const storable = (text: string) => text.replaceAll('\u0000', '').toWellFormed();

/** For `JSON.parse` and `JSON.stringify`: each text of a value as the database can hold it. */
export const storableText = (_key: string, value: unknown): unknown =>
  typeof value === 'string' ? storable(value) : value;
