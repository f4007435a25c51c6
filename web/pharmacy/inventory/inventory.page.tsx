import { Button, Stack } from '@mantine/core';
import { Suspense, useState } from 'react';
import { Link } from 'react-router';
import { MESSAGES } from '#contract/kernel/messages.ts';
import { drugsNotFetched, DRUG_MESSAGES as M } from '#contract/pharmacy/drug.messages.ts';
import type { Drug } from '#contract/pharmacy/drug.ts';
import type { DrugImportReply } from '#contract/pharmacy/drug-import.ts';
import type { DrugList } from '#contract/pharmacy/drug-lists.ts';
import { countDrugLists, listDrugs } from '#contract/pharmacy/drugs.endpoints.ts';
import { usePharmacySettings } from '#web/clinics/index.ts';
import { ADDRESSES } from '#web/lib/address/paths.ts';
import { useListParams } from '#web/lib/address/use-list-params.ts';
import { useOpenRows } from '#web/lib/address/use-open-rows.ts';
import { usePageOf } from '#web/lib/address/use-page-of.ts';
import { saidOr } from '#web/lib/api/said-or.ts';
import { useApi } from '#web/lib/api/use-api.ts';
import { DataTable } from '#web/ui/data-table/data-table.tsx';
import type { ImportFrom } from '#web/ui/import/import-button.tsx';
import { lazyPart } from '#web/ui/layout/lazy-part.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { PaginationBar } from '#web/ui/pagination-bar.tsx';
import { ScanResult } from '../codes/scan-outcome.tsx';
import { useCodeSearch } from '../codes/use-code-search.ts';
import { chosenOf } from '../lists/chosen-columns.ts';
import { ColumnChoice } from '../lists/column-choice.tsx';
import { InventoryFilter } from '../lists/inventory-filter.tsx';
import { useChosenColumns } from '../lists/use-chosen-columns.ts';
import { drugBrief, drugColumns } from './drug-columns.tsx';
import { fitsSearch } from './drug-search.ts';
import { RecentImports } from './import/recent-imports.tsx';
import { AddButton, InventoryButtons } from './inventory-buttons.tsx';
import { useInventoryActions } from './use-inventory-actions.ts';

const PAGE_SIZE = 25;

const AdjustStockModal = lazyPart(() =>
  import('./adjust-stock.modal.tsx').then((module) => module.AdjustStockModal),
);
const StockHistoryModal = lazyPart(() =>
  import('./changes/stock-history.modal.tsx').then((module) => module.StockHistoryModal),
);
const ImportDrugsModal = lazyPart(() =>
  import('./import/import-drugs.modal.tsx').then((module) => module.ImportDrugsModal),
);

type Opened = { kind: 'adjust' | 'history'; drug: Drug } | { kind: 'import'; from: ImportFrom };

/** Pharmacy Inventory (specification 2, section 2). */
export function InventoryPage() {
  const [params, setParams] = useListParams(listDrugs);
  const { show, rack } = params;
  const shelf = { ...(show && { show }), ...(rack && { rack }) };
  const drugs = useApi(listDrugs, { query: shelf }, { live: true, keepPrevious: true });
  const lists = useApi(countDrugLists, {}, { live: true });
  const settings = usePharmacySettings();
  const rows = useOpenRows();
  const [opened, setOpened] = useState<Opened | null>(null);
  const [imported, setImported] = useState<DrugImportReply | null>(null);
  const actions = useInventoryActions();
  const [chosen, choose] = useChosenColumns();

  const search = params.search ?? '';
  const nearExpiryDays = settings?.nearExpiryDays ?? null;
  const { scanned, found } = useFoundDrugs(inWorkOrder(drugs.data, show), search);
  const { shown, bar } = usePageOf(found, PAGE_SIZE);
  const adjust = (drug: Drug): void => setOpened({ kind: 'adjust', drug });
  const columns = drugColumns({
    ...rows,
    nearExpiryDays,
    adjust,
    history: (drug) => setOpened({ kind: 'history', drug }),
    remove: (drug) => void actions.remove(drug),
  });

  return (
    <>
      <PageHeader
        title="Pharmacy Inventory"
        actions={
          <InventoryButtons
            actions={actions}
            isEmpty={!(lists.data?.all ?? drugs.data?.length)}
            onImport={(from) => setOpened({ kind: 'import', from })}
          />
        }
      />
      <Stack gap="sm">
        <RecentImports last={imported} onClose={() => setImported(null)} />
        <InventoryFilter
          search={search}
          onSearch={(term) => setParams({ search: term })}
          lists={lists.data}
          show={show}
          rack={rack}
          onChange={setParams}
        >
          <ColumnChoice columns={columns} chosen={chosen} onChoose={choose} />
          <ReturnLink show={show} />
        </InventoryFilter>
        <ScanResult
          outcome={scanned.outcome}
          onFound={({ name }) => setParams({ search: name })}
          onClose={() => setParams({ search: '' })}
        />
        <DataTable
          label="Drugs"
          columns={chosenOf(columns, { chosen, show })}
          brief={drugBrief({ adjust, nearExpiryDays })}
          rows={shown}
          rowKey={({ id }) => id}
          empty={emptyOf(search, Boolean(show ?? rack))}
          error={drugs.error ? saidOr(drugs.error, drugsNotFetched(drugs.error)) : undefined}
          onRetry={() => void drugs.refetch()}
          refreshing={drugs.isPlaceholderData}
        />
        <PaginationBar {...bar} />
      </Stack>
      <InventoryDialog opened={opened} onImported={setImported} onClose={() => setOpened(null)} />
    </>
  );
}

/** The lists of expiring and expired drugs begin with the earliest expiry; others are by name. */
function inWorkOrder(drugs: readonly Drug[] | undefined, show: DrugList | undefined) {
  if (show !== 'near' && show !== 'expired') return drugs;
  const day = ({ expiry_date }: Drug) => expiry_date ?? '9999-12-31';
  return drugs?.toSorted((one, other) => day(one).localeCompare(day(other)));
}

/** The drugs that fit what was typed, or the one of the code that was scanned. */
function useFoundDrugs(drugs: readonly Drug[] | undefined, search: string) {
  const scanned = useCodeSearch(search);
  const found = drugs?.filter((drug) =>
    scanned.isCode ? drug.id === scanned.drugId : fitsSearch(drug, search),
  );
  return { scanned, found };
}

/** The way to return what expires soon or has expired. */
function ReturnLink({ show }: { show: string | undefined }) {
  if (show !== 'near' && show !== 'expired') return null;
  return (
    <Button component={Link} variant="default" to={`${ADDRESSES.returnGoods}?show=${show}`}>
      Return to supplier
    </Button>
  );
}

function emptyOf(search: string, isListed: boolean) {
  if (search !== '') return { title: M.noneFound, text: MESSAGES.clearSearch };
  if (isListed) return { title: M.noneInList, text: MESSAGES.clearFilter };
  return { title: M.empty, action: <AddButton /> };
}

type InventoryDialogProps = {
  opened: Opened | null;
  onImported: (reply: DrugImportReply) => void;
  onClose: () => void;
};

function InventoryDialog({ opened, onImported, onClose }: InventoryDialogProps) {
  return (
    <Suspense fallback={null}>
      {opened?.kind === 'adjust' && <AdjustStockModal drug={opened.drug} onClose={onClose} />}
      {opened?.kind === 'history' && <StockHistoryModal drug={opened.drug} onClose={onClose} />}
      {opened?.kind === 'import' && (
        <ImportDrugsModal from={opened.from} onDone={onImported} onClose={onClose} />
      )}
    </Suspense>
  );
}
