import { formatMoney } from '#contract/kernel/numbers/money.ts';
import { LAB_TEST_MESSAGES as M } from '#contract/lab/tests/lab-test.messages.ts';
import {
  LAB_TEST_FIELD_LABELS,
  type LabTestImportReply,
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
import type { Corrections } from '#web/ui/import/use-import-file.ts';

const HINT =
  'An .xlsx or .xls file with a column of test names; price, category, sample, and a row a parameter with unit and normal range are found by their names.';

const TEXT_HINT =
  'A .csv or .ods file with a column of test names; price, category and others are found by their names.';
const TEXT_FILE = { title: 'Import from .csv or .ods', accept: '.csv,.ods,.txt' };

const COLUMNS: readonly Column<LabTestImportRow>[] = [
  {
    key: 'oldPrice',
    header: 'Price until now',
    numeric: true,
    cell: ({ price, price_before: before }) =>
      before == null || before === price ? '–' : formatMoney(before),
  },
  { key: 'category', header: 'Category', cell: ({ category }) => category ?? '–' },
  { key: 'parameters', header: 'Parameters', numeric: true, cell: ({ parameters }) => parameters },
];

const useKeptPage: UseKeptPage<LabTestImportRow> = ({ id, page, limit }) =>
  useApi(listLabTestImportRows, { params: { id }, query: { page, limit } }, { keepPrevious: true });

type ImportLabTestsModalProps = {
  /** Files of Excel, or texts of other programs. */
  from: 'excel' | 'text';
  onDone: (reply: LabTestImportReply) => void;
  onClose: () => void;
};

/** Imports a lab's catalogue. */
export function ImportLabTestsModal({ from, onDone, onClose }: ImportLabTestsModalProps) {
  const endpoint = from === 'text' ? importLabTestsFromText : importLabTests;
  const carryOut = useApiMutation(endpoint, { invalidates: [listLabTests, listLabTestImports] });
  const bodyOf = ({ columns, mended }: Corrections) => ({
    ...(columns !== undefined && { columns }),
    ...(mended !== undefined && { mended }),
  });
  return (
    <ImportFileModal
      hint={from === 'text' ? TEXT_HINT : HINT}
      {...(from === 'text' && TEXT_FILE)}
      fields={LAB_TEST_FIELD_LABELS}
      canMend
      columns={COLUMNS}
      look={(file, _answer, { signal, ...corrections }) =>
        callApi(endpoint, { file, body: { preview: 'true', ...bodyOf(corrections) } }, { signal })
      }
      carryOut={(file, _answer, corrections) =>
        carryOut.mutateAsync({ file, body: bodyOf(corrections) })
      }
      useKeptPage={useKeptPage}
      path={endpoint.path}
      failed={M.importFailed}
      onDone={onDone}
      onClose={onClose}
    />
  );
}
