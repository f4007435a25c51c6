import { Button, Tabs } from '@mantine/core';
import { Link } from 'react-router';
import { exportInventoryAnalysis } from '#contract/inventory/inventory.endpoints.ts';
import { mayCall } from '#contract/kernel/endpoint.ts';
import { addLabTest } from '#contract/lab/tests/lab-tests.endpoints.ts';
import { LabTestInventory, LabTestOverview } from '#web/lab/index.ts';
import { ADDRESSES } from '#web/lib/address/paths.ts';
import { usePageParams } from '#web/lib/address/use-page-params.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { useRange } from '#web/money/index.ts';
import { ExportButton } from '#web/ui/export-button.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { PharmacyAnalysis } from './pharmacy-analysis.tsx';

/** Inventory analysis (specification 1, section 2). */
export function AnalysisPage() {
  const days = useRange();
  const { role } = useCurrentUser();
  const [params, setParams] = usePageParams();
  const tab = params.get('tab') === 'tests' ? 'tests' : 'analysis';
  return (
    <>
      <PageHeader
        title="Inventory Analysis"
        backTo={ADDRESSES.dashboard}
        actions={
          <>
            <Button component={Link} to={ADDRESSES.inventory} variant="default">
              Pharmacy Inventory
            </Button>
            {tab === 'analysis' && (
              <ExportButton endpoint={exportInventoryAnalysis} input={{ query: days.range }} />
            )}
          </>
        }
      />
      {/* Each tab has its own search and pages. */}
      <Tabs
        value={tab}
        onChange={(next) => setParams(next === 'tests' ? { tab: 'tests' } : {})}
        keepMounted={false}
      >
        <Tabs.List mb="md" aria-label="Inventory">
          <Tabs.Tab value="analysis">Analysis</Tabs.Tab>
          <Tabs.Tab value="tests">Lab Test Inventory</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="analysis">
          <PharmacyAnalysis {...days} />
        </Tabs.Panel>
        <Tabs.Panel value="tests">
          {mayCall(addLabTest, role) ? <LabTestInventory /> : <LabTestOverview search="" />}
        </Tabs.Panel>
      </Tabs>
    </>
  );
}
