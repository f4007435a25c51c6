import { MESSAGES } from '#contract/kernel/messages.ts';
import { LAB_TEST_MESSAGES as M } from '#contract/lab/tests/lab-test.messages.ts';
import { listLabTests } from '#contract/lab/tests/lab-tests.endpoints.ts';
import { useOpenRows } from '#web/lib/address/use-open-rows.ts';
import { usePageOf } from '#web/lib/address/use-page-of.ts';
import { useApi } from '#web/lib/api/use-api.ts';
import { DataTable } from '#web/ui/data-table/data-table.tsx';
import { PaginationBar } from '#web/ui/pagination-bar.tsx';
import { LAB_TEST_BRIEF, readOnlyLabTestColumns } from './lab-test-columns.tsx';
import { fitsSearch } from './lab-test-search.ts';

const PAGE_SIZE = 10;

/** The lab's catalogue, read-only (specification 2, section 2). */
export function LabTestOverview({ search }: { search: string }) {
  const tests = useApi(listLabTests, {}, { live: true });
  const rows = useOpenRows();
  const found = tests.data?.filter((test) => fitsSearch(test, search));
  const { shown, bar } = usePageOf(found, PAGE_SIZE, 'tests');
  return (
    <>
      <DataTable
        label="Lab tests"
        columns={readOnlyLabTestColumns(rows)}
        brief={LAB_TEST_BRIEF}
        rows={shown}
        rowKey={({ id }) => id}
        empty={
          search === ''
            ? {
                title: 'No lab tests in the catalogue yet.',
                text: 'The lab adds its tests with their prices in Lab tests.',
              }
            : { title: M.noneFound, text: MESSAGES.clearSearch }
        }
        error={tests.error ? M.overviewFailed : undefined}
        onRetry={() => void tests.refetch()}
      />
      <PaginationBar {...bar} />
    </>
  );
}
