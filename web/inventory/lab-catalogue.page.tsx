import { LabTestInventory } from '#web/lab/index.ts';
import { PageHeader } from '#web/ui/layout/page-header.tsx';

/** The lab's catalogue as a page; the admin also has it beside the inventory analysis. */
export function LabCataloguePage() {
  return (
    <>
      <PageHeader title="Lab Test Inventory" />
      <LabTestInventory />
    </>
  );
}
