import { formatDay } from '#contract/kernel/dates.ts';
import { DRUG_MESSAGES as M } from '#contract/pharmacy/drug.messages.ts';
import type { DrugImportRow } from '#contract/pharmacy/drug-import.ts';
import { getDrug, importDrugs, listDrugs } from '#contract/pharmacy/drugs.endpoints.ts';
import { useApiMutation } from '#web/lib/use-api.ts';
import type { Column } from '#web/ui/data-table/data-table.tsx';
import { ImportFileModal } from '#web/ui/import/import-file.modal.tsx';

const HINT =
  'An .xlsx or .xls file with a column of names; prices, stock, expiry and others are found by their names.';

const COLUMNS: readonly Column<DrugImportRow>[] = [
  { key: 'stock', header: 'Stock', numeric: true, cell: (row) => row.quantity_in_stock ?? '–' },
  {
    key: 'expiry',
    header: 'Expiry',
    cell: ({ expiry_date }) => (expiry_date === null ? '–' : formatDay(expiry_date)),
  },
];

/** Import of a stock list (specification 2, section 2). */
export function ImportDrugsModal({ onClose }: { onClose: () => void }) {
  const look = useApiMutation(importDrugs);
  const carryOut = useApiMutation(importDrugs, { invalidates: [listDrugs, getDrug] });
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
