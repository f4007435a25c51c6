import { formatDay } from '#contract/kernel/dates.ts';
import { formatMoney } from '#contract/kernel/numbers/money.ts';
import { DRUG_MESSAGES as M } from '#contract/pharmacy/drug.messages.ts';
import {
  type DrugImportRow,
  IMPORT_MODE_LABELS,
  IMPORT_MODES,
  type ImportMode,
} from '#contract/pharmacy/drug-import.ts';
import {
  getDrug,
  importDrugs,
  listDrugImportRows,
  listDrugs,
} from '#contract/pharmacy/drugs.endpoints.ts';
import { callApi } from '#web/lib/api/api-client.ts';
import { useApi, useApiMutation } from '#web/lib/api/use-api.ts';
import type { Column } from '#web/ui/data-table/data-table.tsx';
import { ImportFileModal } from '#web/ui/import/import-file.modal.tsx';
import type { UseKeptPage } from '#web/ui/import/import-preview.tsx';
import type { ImportQuestion } from '#web/ui/import/use-import-file.ts';

const HINT =
  'An .xlsx or .xls file with a column of names; prices, stock, expiry and others are found by their names.';

const QUESTION: ImportQuestion = {
  label: 'What is in the file?',
  options: IMPORT_MODES.map((value) => ({ value, label: IMPORT_MODE_LABELS[value] })),
  missing: M.modeRequired,
};

const modeOf = (answer: string | null): ImportMode => (answer === 'delivery' ? answer : 'count');

/** `50 → 90`, or the value when it does not change. */
function changed(before: string | null, after: string | null): string {
  if (before === null || after === null || before === after) return after ?? before ?? '–';
  return `${before} → ${after}`;
}

const inWords = (quantity: number | null | undefined): string | null =>
  quantity === null || quantity === undefined ? null : String(quantity);

const COLUMNS: readonly Column<DrugImportRow>[] = [
  {
    key: 'stock',
    header: 'Stock',
    numeric: true,
    cell: ({ stock_before, stock_after }) => changed(inWords(stock_before), inWords(stock_after)),
  },
  {
    key: 'oldPrice',
    header: 'Price until now',
    numeric: true,
    cell: ({ price, price_before }) =>
      price_before === null || price_before === undefined || price_before === price
        ? '–'
        : formatMoney(price_before),
  },
  {
    key: 'expiry',
    header: 'Expiry of what is added',
    cell: ({ expiry_date, stock_before, stock_after }) => {
      const isMore = (stock_after ?? 0) > (stock_before ?? 0);
      return expiry_date === null || !isMore ? '–' : formatDay(expiry_date);
    },
  },
];

const useKeptPage: UseKeptPage<DrugImportRow> = ({ id, page, limit }) =>
  useApi(listDrugImportRows, { params: { id }, query: { page, limit } }, { keepPrevious: true });

/** Imports a delivery or a stock list (specification 2, section 2). */
export function ImportDrugsModal({ onClose }: { onClose: () => void }) {
  const carryOut = useApiMutation(importDrugs, { invalidates: [listDrugs, getDrug] });
  return (
    <ImportFileModal
      hint={HINT}
      question={QUESTION}
      columns={COLUMNS}
      // A preview writes nothing, so it has no idempotency key.
      look={(file, answer, { signal }) =>
        callApi(importDrugs, { file, body: { preview: 'true', mode: modeOf(answer) } }, { signal })
      }
      carryOut={(file, answer) => carryOut.mutateAsync({ file, body: { mode: modeOf(answer) } })}
      useKeptPage={useKeptPage}
      path={importDrugs.path}
      failed={M.importFailed}
      onClose={onClose}
    />
  );
}
