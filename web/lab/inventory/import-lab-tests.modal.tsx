import { LAB_TEST_MESSAGES as M } from '#contract/lab/tests/lab-test.messages.ts';
import type { LabTestImportRow } from '#contract/lab/tests/lab-test-import.ts';
import {
  importLabTests,
  listLabTestImportRows,
  listLabTests,
} from '#contract/lab/tests/lab-tests.endpoints.ts';
import { callApi } from '#web/lib/api/api-client.ts';
import { useApi, useApiMutation } from '#web/lib/api/use-api.ts';
import type { Column } from '#web/ui/data-table/data-table.tsx';
import { ImportFileModal } from '#web/ui/import/import-file.modal.tsx';
import type { UseKeptPage } from '#web/ui/import/import-preview.tsx';

const HINT =
  'An .xlsx or .xls file with a column of test names; price, category, sample, and a row a parameter with unit and normal range are found by their names.';

const COLUMNS: readonly Column<LabTestImportRow>[] = [
  { key: 'category', header: 'Category', cell: ({ category }) => category ?? '–' },
  { key: 'parameters', header: 'Parameters', numeric: true, cell: ({ parameters }) => parameters },
];

const useKeptPage: UseKeptPage<LabTestImportRow> = ({ id, page, limit }) =>
  useApi(listLabTestImportRows, { params: { id }, query: { page, limit } }, { keepPrevious: true });

/** Imports a lab's catalogue. */
export function ImportLabTestsModal({ onClose }: { onClose: () => void }) {
  const carryOut = useApiMutation(importLabTests, { invalidates: [listLabTests] });
  return (
    <ImportFileModal
      hint={HINT}
      columns={COLUMNS}
      look={(file, _answer, { signal }) =>
        callApi(importLabTests, { file, body: { preview: 'true' } }, { signal })
      }
      carryOut={(file) => carryOut.mutateAsync({ file, body: {} })}
      useKeptPage={useKeptPage}
      path={importLabTests.path}
      failed={M.importFailed}
      onClose={onClose}
    />
  );
}
