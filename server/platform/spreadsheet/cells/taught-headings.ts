import { assignedFields, type Table } from '../table.ts';
import { canonical } from './canonical.ts';

const LONGEST_HEADING = 200;

type Assigned<Field extends string> = {
  readonly columns: string | undefined;
  readonly fields: readonly Field[];
};

/** The headings whose fields a person assigned, to be remembered. One without words teaches nothing. */
export function taughtHeadings<Field extends string>(
  headings: Table<Field>['headings'],
  { columns, fields }: Assigned<Field>,
): { readonly heading: string; readonly field: Field | null }[] {
  const assigned = assignedFields(columns, fields);
  const taught = new Map<string, Field | null>();
  for (const { column, heading, field } of headings) {
    const words = canonical(heading);
    const isNamed = words !== '' && words.length <= LONGEST_HEADING && !/^column \w+$/.test(words);
    if (assigned?.has(column) && isNamed && !(taught.get(words) && field === null)) {
      taught.set(words, field);
    }
  }
  return [...taught].map(([heading, field]) => ({ heading, field }));
}
