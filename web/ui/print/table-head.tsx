type TableHeadProps = { texts: readonly string[]; numbers: readonly string[] };

/** The headings of a plain table: the columns of text, then those of numbers. */
export function TableHead({ texts, numbers }: TableHeadProps) {
  return (
    <thead>
      <tr>
        {texts.map((text) => (
          <th key={text} scope="col">
            {text}
          </th>
        ))}
        {numbers.map((text) => (
          <th key={text} scope="col" className="ui-numeric">
            {text}
          </th>
        ))}
      </tr>
    </thead>
  );
}
