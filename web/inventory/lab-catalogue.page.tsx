import { LabTestInventory } from '#web/lab/index.ts';
import { PageHeader } from '#web/ui/layout/page-header.tsx';

/** The lab's catalogue as a page of its own; the admin has it beside the inventory analysis too. */
export function LabCataloguePage() {
  return (
    <>
      <PageHeader title="Lab Test Inventory" />
      <LabTestInventory />
    </>
  );
}
