import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { exportLabTests } from '#contract/lab/tests/lab-tests.endpoints.ts';
import { ExportButton } from '#web/ui/export-button.tsx';
import { ImportButton, type ImportFrom } from '#web/ui/import/import-button.tsx';
import { MoreMenu } from '#web/ui/layout/more-menu.tsx';
import type { useLabTestActions } from './use-lab-test-actions.ts';

type LabTestButtonsProps = {
  actions: ReturnType<typeof useLabTestActions>;
  isEmpty: boolean;
  onImport: (from: ImportFrom) => void;
  add: ReactNode;
};

/** The buttons of the catalogue; those that the specification names are not under More. */
export function LabTestButtons({ actions, isEmpty, onImport, add }: LabTestButtonsProps) {
  return (
    <>
      <ImportButton from="excel" onImport={onImport} />
      <Button
        variant="default"
        loading={actions.isAddingDefaults}
        onClick={() => void actions.addDefaults()}
      >
        Add Default Lab Tests
      </Button>
      <Button variant="default" disabled={isEmpty} onClick={() => void actions.removeAll()}>
        Delete All Lab Tests
      </Button>
      <MoreMenu>
        <ImportButton from="text" onImport={onImport} />
        <ExportButton endpoint={exportLabTests} input={{}} disabled={isEmpty} />
      </MoreMenu>
      {add}
    </>
  );
}
