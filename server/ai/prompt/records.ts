/** What is kept out of a prompt of a record that is longer, in characters. */
export const LONGEST_LIST = 60_000;

/** The longest text of a clinic's own instructions; its settings hold no longer one. */
export const LONGEST_INSTRUCTIONS = 20_000;

/** An instant as text, with room to spare. */
const LONGEST_TIME = 40;

/** All records of a prompt together. */
export const LONGEST_RECORDS = 160_000;

export type Named = {
  readonly name: string;
  readonly text?: string | undefined;
  readonly updated?: string | undefined;
};

/** A record between marks that its own text cannot close. */
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

/** The beginning of a long text, whole lines, and word of what was left out. */
export function shortened(text: string | undefined, longest: number): string | undefined {
  if (text === undefined || text.length <= longest) return text;
  const end = text.lastIndexOf('\n', longest);
  return `${text.slice(0, end > 0 ? end : longest)}\n(The rest is left out.)`;
}

/** The first records whole, as far as they fit; the one at the limit is shortened, the rest are left out. */
export function fitting(records: readonly Named[]): string[] {
  let room = LONGEST_RECORDS;
  return records.flatMap(({ name, text, updated }) => {
    if (!text?.trim() || room <= 0) return [];
    const kept = shortened(text, Math.min(room, LONGEST_LIST));
    room -= kept?.length ?? 0;
    return [asRecord(name, kept, updated)];
  });
}
