import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { exportDrugs } from '#contract/pharmacy/drugs.endpoints.ts';
import { ADDRESSES } from '#web/lib/address/paths.ts';
import { ExportButton } from '#web/ui/export-button.tsx';
import { CatalogueButtons } from '#web/ui/import/catalogue-buttons.tsx';
import type { ImportFrom } from '#web/ui/import/import-button.tsx';
import { Icon } from '#web/ui/theme/icon.tsx';
import { IconPlus } from '#web/ui/theme/icons.ts';
import type { useInventoryActions } from './use-inventory-actions.ts';

type InventoryButtonsProps = {
  actions: ReturnType<typeof useInventoryActions>;
  isEmpty: boolean;
  onImport: (from: ImportFrom) => void;
};

const LABELS = { addDefaults: 'Add Default Medications', removeAll: 'Delete All Drugs' };
const PAGES = [
  ['Analysis', ADDRESSES.analysis],
  ['Reorder list', ADDRESSES.reorder],
  ['Stock-taking', ADDRESSES.stockTaking],
  ['Registers', ADDRESSES.registers],
  ['Suppliers', ADDRESSES.suppliers],
  ['Return goods', ADDRESSES.returnGoods],
] as const;

/** The buttons of the inventory's header; the pages of the stock are under More. */
export function InventoryButtons(props: InventoryButtonsProps) {
  const more = (
    <>
      <ExportButton endpoint={exportDrugs} input={{}} disabled={props.isEmpty} />
      {PAGES.map(([name, address]) => (
        <Button key={address} component={Link} to={address} variant="default">
          {name}
        </Button>
      ))}
    </>
  );
  return <CatalogueButtons {...props} labels={LABELS} more={more} add={<AddButton />} />;
}

/** Leads to the form of a new drug. */
export function AddButton() {
  return (
    <Button component={Link} to={ADDRESSES.addDrug} leftSection={<Icon of={IconPlus} />}>
      Add New Drug
    </Button>
  );
}
