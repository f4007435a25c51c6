import { Button, Stack } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { drugsNotFetched, DRUG_MESSAGES as M } from '#contract/pharmacy/drug.messages.ts';
import type { Drug } from '#contract/pharmacy/drug.ts';
import { exportDrugs, listDrugs } from '#contract/pharmacy/drugs.endpoints.ts';
import { usePharmacySettings } from '#web/clinics/index.ts';
import { ADDRESSES } from '#web/lib/address/paths.ts';
import { useListParams } from '#web/lib/address/use-list-params.ts';
import { useOpenRows } from '#web/lib/address/use-open-rows.ts';
import { usePageOf } from '#web/lib/address/use-page-of.ts';
import { saidOr } from '#web/lib/api/said-or.ts';
import { useApi } from '#web/lib/api/use-api.ts';
import { DataTable } from '#web/ui/data-table/data-table.tsx';
import { ExportButton } from '#web/ui/export-button.tsx';
import { SearchField } from '#web/ui/form/search-field.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { PaginationBar } from '#web/ui/pagination-bar.tsx';
import { Icon } from '#web/ui/theme/icon.tsx';
import { IconPlus } from '#web/ui/theme/icons.ts';
import { drugColumns } from './drug-columns.tsx';
import { fitsSearch } from './drug-search.ts';
import { useInventoryActions } from './use-inventory-actions.ts';

const PAGE_SIZE = 25;

const AdjustStockModal = lazy(async () => {
  const { AdjustStockModal: Modal } = await import('./adjust-stock.modal.tsx');
  return { default: Modal };
});
const ImportDrugsModal = lazy(async () => {
  const { ImportDrugsModal: Modal } = await import('./import-drugs.modal.tsx');
  return { default: Modal };
});

/** Pharmacy Inventory (specification 2, section 2). */
export function InventoryPage() {
  const [params, setParams] = useListParams(listDrugs);
  const drugs = useApi(listDrugs, {}, { live: true });
  const settings = usePharmacySettings();
  const rows = useOpenRows();
  const [adjusted, setAdjusted] = useState<Drug | null>(null);
  const [isImporting, setImporting] = useState(false);
  const actions = useInventoryActions();

  const search = params.search ?? '';
  const found = drugs.data?.filter((drug) => fitsSearch(drug, search));
  const { shown, bar } = usePageOf(found, PAGE_SIZE);
  const columns = drugColumns({
    ...rows,
    nearExpiryDays: settings?.nearExpiryDays ?? null,
    adjust: setAdjusted,
    remove: (drug) => void actions.remove(drug),
  });

  return (
    <>
      <PageHeader
        title="Pharmacy Inventory"
        actions={
          <>
            <Button variant="default" onClick={() => setImporting(true)}>
              Import from Excel (.xlsx, .xls)
            </Button>
            <Button
              variant="default"
              loading={actions.isAddingDefaults}
              onClick={() => void actions.addDefaults()}
            >
              Add Default Medications
            </Button>
            <Button
              variant="default"
              disabled={!drugs.data?.length}
              onClick={() => void actions.removeAll()}
            >
              Delete All Drugs
            </Button>
            <ExportButton endpoint={exportDrugs} input={{}} disabled={!drugs.data?.length} />
            <Button component={Link} to={ADDRESSES.analysis} variant="default">
              Analysis
            </Button>
            <AddButton />
          </>
        }
      />
      <Stack gap="sm">
        <SearchField
          label="Search drugs by name, description, or supplier"
          placeholder="Search drugs by name, description, or supplier..."
          value={search}
          onSearch={(term) => setParams({ search: term })}
          autoFocus
        />
        <DataTable
          label="Drugs"
          columns={columns}
          rows={shown}
          rowKey={({ id }) => id}
          empty={search === '' ? { title: M.empty, action: <AddButton /> } : { title: M.noneFound }}
          error={drugs.error ? saidOr(drugs.error, drugsNotFetched(drugs.error)) : undefined}
          onRetry={() => void drugs.refetch()}
        />
        <PaginationBar {...bar} />
      </Stack>
      <Suspense fallback={null}>
        {adjusted && <AdjustStockModal drug={adjusted} onClose={() => setAdjusted(null)} />}
        {isImporting && <ImportDrugsModal onClose={() => setImporting(false)} />}
      </Suspense>
    </>
  );
}

function AddButton() {
  return (
    <Button component={Link} to={ADDRESSES.addDrug} leftSection={<Icon of={IconPlus} />}>
      Add New Drug
    </Button>
  );
}
