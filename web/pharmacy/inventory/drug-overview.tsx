import { MESSAGES } from '#contract/kernel/messages.ts';
import { DRUG_MESSAGES as M } from '#contract/pharmacy/drug.messages.ts';
import { listDrugs } from '#contract/pharmacy/drugs.endpoints.ts';
import { usePharmacySettings } from '#web/clinics/index.ts';
import { useOpenRows } from '#web/lib/address/use-open-rows.ts';
import { usePageOf } from '#web/lib/address/use-page-of.ts';
import { useApi } from '#web/lib/api/use-api.ts';
import { DataTable } from '#web/ui/data-table/data-table.tsx';
import { PaginationBar } from '#web/ui/pagination-bar.tsx';
import { drugBrief, readOnlyDrugColumns } from './drug-columns.tsx';
import { fitsSearch } from './drug-search.ts';

const PAGE_SIZE = 10;

/** The pharmacy's stock, read-only (specification 2, section 2). */
export function DrugOverview({ search }: { search: string }) {
  const drugs = useApi(listDrugs, {}, { live: true });
  const rows = useOpenRows();
  const nearExpiryDays = usePharmacySettings()?.nearExpiryDays ?? null;
  const found = drugs.data?.filter((drug) => fitsSearch(drug, search));
  const { shown, bar } = usePageOf(found, PAGE_SIZE, 'drugs');
  return (
    <>
      <DataTable
        label="Drugs"
        columns={readOnlyDrugColumns({ ...rows, nearExpiryDays })}
        brief={drugBrief({ nearExpiryDays })}
        rows={shown}
        rowKey={({ id }) => id}
        empty={
          search === ''
            ? { title: M.empty, text: 'The pharmacy adds its drugs with their prices and stock.' }
            : { title: M.noneFound, text: MESSAGES.clearSearch }
        }
        error={drugs.error ? M.overviewFailed : undefined}
        onRetry={() => void drugs.refetch()}
      />
      <PaginationBar {...bar} />
    </>
  );
}
