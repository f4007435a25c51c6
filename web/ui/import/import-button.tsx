import { Button } from '@mantine/core';

/** The button of each import of a list: a file of Excel, or one of another program. */
export const IMPORT_BUTTONS = {
  // Specification 2, section 2.
  excel: 'Import from Excel (.xlsx, .xls)',
  text: 'Import from .csv or .ods',
} as const;

/** The kind of file that an import reads. */
export type ImportFrom = keyof typeof IMPORT_BUTTONS;

type ImportButtonProps = { from: ImportFrom; onImport: (from: ImportFrom) => void };

/** Opens the import of a list from one kind of file. */
export function ImportButton({ from, onImport }: ImportButtonProps) {
  return (
    <Button variant="default" onClick={() => onImport(from)}>
      {IMPORT_BUTTONS[from]}
    </Button>
  );
}
