import { Button, Stack } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { MESSAGES } from '#contract/kernel/messages.ts';
import { LAB_TEST_MESSAGES as M } from '#contract/lab/tests/lab-test.messages.ts';
import type { LabTest } from '#contract/lab/tests/lab-test.ts';
import type { LabTestImportReply } from '#contract/lab/tests/lab-test-import.ts';
import { listLabTests } from '#contract/lab/tests/lab-tests.endpoints.ts';
import { useListParams } from '#web/lib/address/use-list-params.ts';
import { useOpenRows } from '#web/lib/address/use-open-rows.ts';
import { usePageOf } from '#web/lib/address/use-page-of.ts';
import { saidOr } from '#web/lib/api/said-or.ts';
import { useApi } from '#web/lib/api/use-api.ts';
import { DataTable } from '#web/ui/data-table/data-table.tsx';
import { FilterLine } from '#web/ui/form/filter-line.tsx';
import { NativeSelect } from '#web/ui/form/native-select.tsx';
import { SearchField } from '#web/ui/form/search-field.tsx';
import type { ImportFrom } from '#web/ui/import/import-button.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { PaginationBar } from '#web/ui/pagination-bar.tsx';
import { Icon } from '#web/ui/theme/icon.tsx';
import { IconPlus } from '#web/ui/theme/icons.ts';
import { LabTestButtons } from './lab-test-buttons.tsx';
import { LAB_TEST_BRIEF, labTestColumns } from './lab-test-columns.tsx';
import { fitsSearch } from './lab-test-search.ts';
import { RecentLabImports } from './recent-lab-imports.tsx';
import { useLabTestActions } from './use-lab-test-actions.ts';

const PAGE_SIZE = 25;
const ALL = { value: '', label: 'All categories' };

const LabTestModal = lazy(async () => {
  const { LabTestModal: Modal } = await import('./lab-test.modal.tsx');
  return { default: Modal };
});
const ImportLabTestsModal = lazy(async () => {
  const { ImportLabTestsModal: Modal } = await import('./import-lab-tests.modal.tsx');
  return { default: Modal };
});

type Opened =
  | { kind: 'add' }
  | { kind: 'edit'; test: LabTest }
  | { kind: 'import'; from: 'excel' | 'text' };

function categoriesOf(tests: readonly LabTest[]): string[] {
  return [...new Set(tests.flatMap(({ category }) => category ?? []))].sort((a, b) =>
    a.localeCompare(b),
  );
}

type LabTestInventoryProps = {
  /** The heading of the page; in a tab of another page there is none. */
  title?: string;
};

/** Lab Test Inventory (specification 1, section 2). */
export function LabTestInventory({ title }: LabTestInventoryProps) {
  const [params, setParams] = useListParams(listLabTests);
  const tests = useApi(listLabTests, {}, { live: true });
  const rows = useOpenRows();
  const [opened, setOpened] = useState<Opened | null>(null);
  const [imported, setImported] = useState<LabTestImportReply | null>(null);
  const actions = useLabTestActions();

  const search = params.search ?? '';
  const found = tests.data?.filter(
    (test) =>
      (params.category === null || test.category === params.category) && fitsSearch(test, search),
  );
  const { shown, bar } = usePageOf(found, PAGE_SIZE);
  const categories = categoriesOf(tests.data ?? []);
  const isFiltered = search !== '' || params.category !== null;
  const isEmpty = !tests.data?.length;
  const startImport = (from: ImportFrom): void => setOpened({ kind: 'import', from });
  const addButton = (
    <Button leftSection={<Icon of={IconPlus} />} onClick={() => setOpened({ kind: 'add' })}>
      Add Lab Test
    </Button>
  );

  const buttons = (
    <LabTestButtons actions={actions} isEmpty={isEmpty} onImport={startImport} add={addButton} />
  );

  return (
    <>
      {title && <PageHeader title={title} actions={buttons} />}
      <Stack gap="sm">
        {!title && <div className="ui-page-title ui-page-actions">{buttons}</div>}
        <RecentLabImports last={imported} onClose={() => setImported(null)} />
        <FilterLine>
          <SearchField
            label="Search lab tests by name, description or parameter"
            placeholder="Name or value"
            value={search}
            onSearch={(term) => setParams({ search: term })}
          />
          <NativeSelect
            aria-label="Category"
            data={[ALL, ...categories]}
            value={params.category ?? ''}
            onChange={({ currentTarget }) => setParams({ category: currentTarget.value })}
          />
        </FilterLine>
        <DataTable
          label="Lab tests"
          columns={labTestColumns(rows, {
            edit: (test) => setOpened({ kind: 'edit', test }),
            remove: (test) => void actions.remove(test),
          })}
          brief={LAB_TEST_BRIEF}
          rows={shown}
          rowKey={({ id }) => id}
          empty={
            isFiltered
              ? { title: M.noneFound, text: MESSAGES.clearFilter }
              : { title: M.empty, action: addButton }
          }
          error={tests.error ? saidOr(tests.error, M.fetchFailed) : undefined}
          onRetry={() => void tests.refetch()}
        />
        <PaginationBar {...bar} />
        <OpenedDialog
          opened={opened}
          categories={categories}
          onImported={setImported}
          reload={async () => (await tests.refetch()).data}
          onClose={() => setOpened(null)}
        />
      </Stack>
    </>
  );
}

type OpenedDialogProps = {
  opened: Opened | null;
  categories: readonly string[];
  onImported: (reply: LabTestImportReply) => void;
  reload: () => Promise<readonly LabTest[] | undefined>;
  onClose: () => void;
};

function OpenedDialog({ opened, onImported, onClose, ...catalogue }: OpenedDialogProps) {
  return (
    <Suspense fallback={null}>
      {opened?.kind === 'import' && (
        <ImportLabTestsModal from={opened.from} onDone={onImported} onClose={onClose} />
      )}
      {(opened?.kind === 'add' || opened?.kind === 'edit') && (
        <LabTestModal
          {...catalogue}
          test={opened.kind === 'edit' ? opened.test : undefined}
          onClose={onClose}
        />
      )}
    </Suspense>
  );
}
