type Cell = string | number;

/** A Markdown table with right-aligned numbers. */
export function markdownTable(
  headings: readonly string[],
  rows: readonly (readonly Cell[])[],
): string {
  const line = (cells: readonly Cell[]) => `| ${cells.join(' | ')} |`;
  const [first = []] = rows;
  const sides = headings.map((_, column) => (column > 0 && first.length > 0 ? '---:' : '---'));
  return [line(headings), line(sides), ...rows.map(line)].join('\n');
}
