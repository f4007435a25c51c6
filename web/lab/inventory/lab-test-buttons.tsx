import type { ReactNode } from 'react';
import { exportLabTests } from '#contract/lab/tests/lab-tests.endpoints.ts';
import { ExportButton } from '#web/ui/export-button.tsx';
import { CatalogueButtons } from '#web/ui/import/catalogue-buttons.tsx';
import type { ImportFrom } from '#web/ui/import/import-button.tsx';
import type { useLabTestActions } from './use-lab-test-actions.ts';

type LabTestButtonsProps = {
  actions: ReturnType<typeof useLabTestActions>;
  isEmpty: boolean;
  onImport: (from: ImportFrom) => void;
  add: ReactNode;
};

const LABELS = { addDefaults: 'Add Default Lab Tests', removeAll: 'Delete All Lab Tests' };

/** The buttons of the catalogue of lab tests. */
export function LabTestButtons(props: LabTestButtonsProps) {
  const exported = <ExportButton endpoint={exportLabTests} input={{}} disabled={props.isEmpty} />;
  return <CatalogueButtons {...props} labels={LABELS} more={exported} />;
}
