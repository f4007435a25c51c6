import { LAB_TEST_MESSAGES as M } from '#contract/lab/tests/lab-test.messages.ts';
import {
  LAB_TEST_FIELD_LABELS,
  type LabTestImportRow,
} from '#contract/lab/tests/lab-test-import.ts';
import {
  importLabTests,
  importLabTestsFromText,
  listLabTestImportRows,
  listLabTestImports,
  listLabTests,
} from '#contract/lab/tests/lab-tests.endpoints.ts';
import { callApi } from '#web/lib/api/api-client.ts';
import { useApi, useApiMutation } from '#web/lib/api/use-api.ts';
import type { Column } from '#web/ui/data-table/data-table.tsx';
import { ImportFileModal } from '#web/ui/import/import-file.modal.tsx';
import type { UseKeptPage } from '#web/ui/import/import-preview.tsx';

const HINT =
  'An .xlsx or .xls file with a column of test names; price, category, sample, and a row a parameter with unit and normal range are found by their names.';

const TEXT_HINT =
  'A .csv or .ods file with a column of test names; price, category and others are found by their names.';
const TEXT_FILE = { title: 'Import from .csv or .ods', accept: '.csv,.ods,.txt' };

const COLUMNS: readonly Column<LabTestImportRow>[] = [
  { key: 'category', header: 'Category', cell: ({ category }) => category ?? '–' },
  { key: 'parameters', header: 'Parameters', numeric: true, cell: ({ parameters }) => parameters },
];

const useKeptPage: UseKeptPage<LabTestImportRow> = ({ id, page, limit }) =>
  useApi(listLabTestImportRows, { params: { id }, query: { page, limit } }, { keepPrevious: true });

type ImportLabTestsModalProps = {
  /** Files of Excel, or texts of other programs. */
  from: 'excel' | 'text';
  onClose: () => void;
};

/** Imports a lab's catalogue. */
export function ImportLabTestsModal({ from, onClose }: ImportLabTestsModalProps) {
  const endpoint = from === 'text' ? importLabTestsFromText : importLabTests;
  const carryOut = useApiMutation(endpoint, { invalidates: [listLabTests, listLabTestImports] });
  const bodyOf = (columns: string | undefined) => (columns === undefined ? {} : { columns });
  return (
    <ImportFileModal
      hint={from === 'text' ? TEXT_HINT : HINT}
      {...(from === 'text' && TEXT_FILE)}
      fields={LAB_TEST_FIELD_LABELS}
      columns={COLUMNS}
      look={(file, _answer, { signal, columns }) =>
        callApi(endpoint, { file, body: { preview: 'true', ...bodyOf(columns) } }, { signal })
      }
      carryOut={(file, _answer, { columns }) =>
        carryOut.mutateAsync({ file, body: bodyOf(columns) })
      }
      useKeptPage={useKeptPage}
      path={endpoint.path}
      failed={M.importFailed}
      onClose={onClose}
    />
  );
}
