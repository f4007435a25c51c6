/** What is kept out of a prompt of a record that is longer, in characters. */
export const LONGEST_LIST = 60_000;

/** A record between marks that its own text cannot close. */
export function asRecord(name: string, text: string | undefined, updated?: string): string {
  if (!text?.trim()) return '';
  const safe = shortened(text, LONGEST_LIST)?.replace(/<(\/?)(record)/gi, '‹$1$2');
  const when = updated?.trim() ? ` updated="${updated.trim().replace(/[^\w:.+-]/g, ' ')}"` : '';
  return `<record name="${name}"${when}>\n${safe}\n</record>`;
}

/** The beginning of a long text, whole lines, and word of what was left out. */
export function shortened(text: string | undefined, longest: number): string | undefined {
  if (text === undefined || text.length <= longest) return text;
  const end = text.lastIndexOf('\n', longest);
  return `${text.slice(0, end > 0 ? end : longest)}\n(The rest is left out.)`;
}
