import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { exportDrugs } from '#contract/pharmacy/drugs.endpoints.ts';
import { ADDRESSES } from '#web/lib/address/paths.ts';
import { ExportButton } from '#web/ui/export-button.tsx';
import { ImportButton, type ImportFrom } from '#web/ui/import/import-button.tsx';
import { MoreMenu } from '#web/ui/layout/more-menu.tsx';
import { Icon } from '#web/ui/theme/icon.tsx';
import { IconPlus } from '#web/ui/theme/icons.ts';
import type { useInventoryActions } from './use-inventory-actions.ts';

type InventoryButtonsProps = {
  actions: ReturnType<typeof useInventoryActions>;
  hasDrugs: boolean;
  onImport: (from: ImportFrom) => void;
};

/** The buttons of the inventory's header; those that the specification names are not under More. */
export function InventoryButtons({ actions, hasDrugs, onImport }: InventoryButtonsProps) {
  return (
    <>
      <ImportButton from="excel" onImport={onImport} />
      <Button
        variant="default"
        loading={actions.isAddingDefaults}
        onClick={() => void actions.addDefaults()}
      >
        Add Default Medications
      </Button>
      <Button variant="default" disabled={!hasDrugs} onClick={() => void actions.removeAll()}>
        Delete All Drugs
      </Button>
      <MoreMenu>
        <ImportButton from="text" onImport={onImport} />
        <ExportButton endpoint={exportDrugs} input={{}} disabled={!hasDrugs} />
        <Button component={Link} to={ADDRESSES.analysis} variant="default">
          Analysis
        </Button>
        <Button component={Link} to={ADDRESSES.reorder} variant="default">
          Reorder list
        </Button>
        <Button component={Link} to={ADDRESSES.stockTaking} variant="default">
          Stock-taking
        </Button>
        <Button component={Link} to={ADDRESSES.registers} variant="default">
          Registers
        </Button>
        <Button component={Link} to={ADDRESSES.suppliers} variant="default">
          Suppliers
        </Button>
        <Button component={Link} to={ADDRESSES.returnGoods} variant="default">
          Return goods
        </Button>
      </MoreMenu>
      <AddButton />
    </>
  );
}

/** Leads to the form of a new drug. */
export function AddButton() {
  return (
    <Button component={Link} to={ADDRESSES.addDrug} leftSection={<Icon of={IconPlus} />}>
      Add New Drug
    </Button>
  );
}
