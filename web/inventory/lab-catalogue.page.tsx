import { LabTestInventory } from '#web/lab/index.ts';

/** The lab's catalogue as a page; the admin also has it beside the inventory analysis. */
export function LabCataloguePage() {
  return <LabTestInventory title="Lab Test Inventory" />;
}
