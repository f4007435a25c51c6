import { List, Text } from '@mantine/core';
import { Link } from 'react-router';
import type { OtherWriting } from '#contract/pharmacy/drug-import.ts';
import { ADDRESSES, pathTo } from '#web/lib/address/paths.ts';

/** The new drugs that the inventory probably has under another writing, each with a link to that one. */
export function OtherWritings({ writings }: { writings: readonly OtherWriting[] }) {
  return (
    <>
      <Text size="sm">
        Imported as new, though the inventory probably has them. Undo the import and write the name
        as in the inventory, or keep both.
      </Text>
      <List size="sm">
        {writings.map(({ row, sheet, name, of }) => (
          <List.Item key={`${sheet} ${row}`}>
            {sheet === undefined ? `Row ${row}` : `${sheet}: row ${row}`}, {name}: another writing
            of <Link to={pathTo(ADDRESSES.editDrug, { id: of.id })}>{of.name}</Link>
          </List.Item>
        ))}
      </List>
    </>
  );
}
