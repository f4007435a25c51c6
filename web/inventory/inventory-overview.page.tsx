import { Stack, Title } from '@mantine/core';
import { useId } from 'react';
import { LabTestOverview } from '#web/lab/index.ts';
import { usePageParams } from '#web/lib/address/use-page-params.ts';
import { DrugOverview } from '#web/pharmacy/index.ts';
import { SearchField } from '#web/ui/form/search-field.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';

/** A read-only overview of the pharmacy's stock and the lab's tests (specification 2, section 2). */
export function InventoryOverviewPage() {
  const [params, setParams] = usePageParams();
  const search = params.get('search') ?? '';
  const drugsId = useId();
  const testsId = useId();
  return (
    <>
      <PageHeader title="Inventory Overview" />
      <Stack gap="lg">
        <SearchField
          label="Search drugs and lab tests"
          value={search}
          // A new search resets both lists.
          onSearch={(term) => setParams(term === '' ? {} : { search: term }, { replace: true })}
        />
        <Stack component="section" gap="sm" aria-labelledby={drugsId}>
          <Title order={2} id={drugsId}>
            Pharmacy
          </Title>
          <DrugOverview search={search} />
        </Stack>
        <Stack component="section" gap="sm" aria-labelledby={testsId}>
          <Title order={2} id={testsId}>
            Lab tests
          </Title>
          <LabTestOverview search={search} />
        </Stack>
      </Stack>
    </>
  );
}
