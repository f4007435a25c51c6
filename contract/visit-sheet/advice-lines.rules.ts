const foldLine = (line: string): string => line.trim().toLowerCase();

/** The line at the end of a text, on which a person types. */
const lastLine = (text: string): string => text.slice(text.lastIndexOf('\n') + 1);

/**
 * The usual lines that fit what is typed on the last line, in their order; all others while that line
 * is empty. A line that the text already has is not offered.
 */
export function fittingAdvice(text: string, usual: readonly string[], most: number): string[] {
  const typed = foldLine(lastLine(text));
  const given = new Set(text.split('\n').map(foldLine));
  return usual
    .filter((line) => !given.has(foldLine(line)))
    .filter((line) => ` ${foldLine(line)}`.includes(typed === '' ? '' : ` ${typed}`))
    .slice(0, most);
}

/** The text with a usual line in place of the last one. */
export function withAdvice(text: string, line: string): string {
  return `${text.slice(0, text.length - lastLine(text).length)}${line}`;
}
