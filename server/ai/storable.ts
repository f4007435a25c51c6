/** A text as the database can hold it: models, and what is pasted from files, do write a NUL. */
export const storable = (text: string) => text.replaceAll('\u0000', '').toWellFormed();
