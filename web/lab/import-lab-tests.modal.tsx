import { LAB_TEST_MESSAGES as M } from '#contract/lab/lab-test.messages.ts';
import type { LabTestImportRow } from '#contract/lab/lab-test-import.ts';
import { importLabTests, listLabTests } from '#contract/lab/lab-tests.endpoints.ts';
import { useApiMutation } from '#web/lib/use-api.ts';
import type { Column } from '#web/ui/data-table/data-table.tsx';
import { ImportFileModal } from '#web/ui/import/import-file.modal.tsx';

const HINT =
  'An .xlsx or .xls file with a column of test names; price, category, sample, and a row a parameter with unit and normal range are found by their names.';

const COLUMNS: readonly Column<LabTestImportRow>[] = [
  { key: 'category', header: 'Category', cell: ({ category }) => category ?? '–' },
  { key: 'parameters', header: 'Parameters', numeric: true, cell: ({ parameters }) => parameters },
];

/** Import of a lab's catalogue. */
export function ImportLabTestsModal({ onClose }: { onClose: () => void }) {
  const look = useApiMutation(importLabTests);
  const carryOut = useApiMutation(importLabTests, { invalidates: [listLabTests] });
  return (
    <ImportFileModal
      hint={HINT}
      columns={COLUMNS}
      look={(file) => look.mutateAsync({ file, body: { preview: 'true' } })}
      carryOut={(file) => carryOut.mutateAsync({ file, body: {} })}
      failed={M.importFailed}
      onClose={onClose}
    />
  );
}
