/** The lines of `after` that `before` lacks: those between the common first and last ones. */
export function addedText(before: string, after: string): string {
  const a = before.split('\n');
  const b = after.split('\n');
  const shorter = Math.min(a.length, b.length);
  let start = 0;
  while (start < shorter && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < shorter - start && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  const [first = '', ...rest] = b.slice(start, b.length - end);
  // Typed behind an unchanged line: only the typed part.
  const known = a[start] ?? '';
  const typed = known !== '' && first.startsWith(known) ? first.slice(known.length) : first;
  return [typed, ...rest].join('\n').trim();
}
