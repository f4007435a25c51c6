import { TextInput } from '@mantine/core';
import type { ImportRow, MendedCell } from '#contract/kernel/import.ts';

/** The cells that a person mends in a preview. */
export type Mending = {
  /** The labels of the fields. */
  readonly fields: Readonly<Record<string, string>>;
  readonly mends: readonly MendedCell[];
  readonly mend: (cell: MendedCell) => void;
};

interface MendFieldProps {
  row: ImportRow;
  field: string;
  mending: Mending;
}

/** The cell that needs a look, to be mended in place. */
export function MendField({ row: { row, sheet, cell }, field, mending }: MendFieldProps) {
  const own = mending.mends.find(
    (one) => one.row === row && one.sheet === sheet && one.field === field,
  );
  return (
    <TextInput
      size="xs"
      miw={112}
      aria-label={`${mending.fields[field] ?? field} of row ${row}`}
      value={own?.text ?? cell ?? ''}
      maxLength={500}
      onChange={({ currentTarget: { value: text } }) =>
        mending.mend({ row, field, text, ...(sheet !== undefined && { sheet }) })
      }
    />
  );
}
