const SHOWN_ROWS = 3;

/** An accessibility tree without the rows of a list after its third, and without addresses of links. */
export function shortTree(tree: string): string {
  const kept: string[] = [];
  const seen = new Map<number, number>();
  let hiddenAt: number | null = null;
  for (const line of tree.split('\n')) {
    const depth = line.search(/\S/);
    if (hiddenAt !== null && depth > hiddenAt) continue;
    hiddenAt = null;
    if (line.trimStart().startsWith('- /')) continue;
    for (const deeper of [...seen.keys()].filter((one) => one > depth)) seen.delete(deeper);
    // A name with a colon is in quotes.
    const isRow = /^\s*- '?(?:row|listitem|option)\b/.test(line);
    const count = isRow ? (seen.get(depth) ?? 0) + 1 : 0;
    seen.set(depth, count);
    if (count <= SHOWN_ROWS) kept.push(line);
    else hiddenAt = depth;
    if (count === SHOWN_ROWS + 1) kept.push(`${' '.repeat(depth)}- …`);
  }
  return kept.join('\n');
}
