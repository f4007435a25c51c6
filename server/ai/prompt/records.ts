/** The longest record in a prompt, in characters; the rest is cut. */
export const LONGEST_LIST = 60_000;

/** The longest text of a clinic's own instructions; its settings refuse a longer one. */
export const LONGEST_INSTRUCTIONS = 20_000;

/** An ISO time as text, with room to spare. */
const LONGEST_TIME = 40;

/** The limit for all records of a prompt together. */
export const LONGEST_RECORDS = 160_000;

export type Named = {
  readonly name: string;
  readonly text?: string | undefined;
  readonly updated?: string | undefined;
};

/** Encloses a record in markers that its own text cannot close. */
export function asRecord(name: string, text: string | undefined, updated?: string): string {
  if (!text?.trim()) return '';
  const safe = text.replace(/<(\/?)(record)/gi, '‹$1$2');
  const at = updated
    ?.trim()
    .slice(0, LONGEST_TIME)
    .replace(/[^\w:.+-]/g, ' ');
  const when = at ? ` updated="${at}"` : '';
  return `<record name="${name}"${when}>\n${safe}\n</record>`;
}

/** Shortens a long text at a line break and notes that the rest was omitted. */
export function shortened(text: string | undefined, longest: number): string | undefined {
  if (text === undefined || text.length <= longest) return text;
  const end = text.lastIndexOf('\n', longest);
  return `${text.slice(0, end > 0 ? end : longest)}\n(The rest is left out.)`;
}

/** Returns the records that fit. The record at the limit is shortened, later ones are dropped. */
export function fitting(records: readonly Named[]): string[] {
  let room = LONGEST_RECORDS;
  return records.flatMap(({ name, text, updated }) => {
    if (!text?.trim() || room <= 0) return [];
    const kept = shortened(text, Math.min(room, LONGEST_LIST));
    room -= kept?.length ?? 0;
    return [asRecord(name, kept, updated)];
  });
}
