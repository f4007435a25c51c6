type TableHeadProps = { texts: readonly string[]; numbers: readonly string[] };

/**
 * The headings of a plain table: the columns of text, then those of numbers. Explicit roles, because
 * the cards' CSS on a phone removes the table semantics.
 */
export function TableHead({ texts, numbers }: TableHeadProps) {
  return (
    <thead role="rowgroup">
      <tr role="row">
        {texts.map((text) => (
          <th key={text} role="columnheader" scope="col">
            {text}
          </th>
        ))}
        {numbers.map((text) => (
          <th key={text} role="columnheader" scope="col" className="ui-numeric">
            {text}
          </th>
        ))}
      </tr>
    </thead>
  );
}
