import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { MoreMenu } from '../layout/more-menu.tsx';
import { ImportButton, type ImportFrom } from './import-button.tsx';

type CatalogueButtonsProps = {
  actions: {
    readonly isAddingDefaults: boolean;
    readonly addDefaults: () => Promise<void>;
    readonly removeAll: () => Promise<void>;
  };
  labels: { readonly addDefaults: string; readonly removeAll: string };
  isEmpty: boolean;
  onImport: (from: ImportFrom) => void;
  /** Further buttons under More. */
  more: ReactNode;
  /** The button that adds one entry. */
  add: ReactNode;
};

/** The buttons of a clinic's whole list; those that the specification names are not under More. */
export function CatalogueButtons(props: CatalogueButtonsProps) {
  const { actions, labels, isEmpty, onImport, more, add } = props;
  return (
    <>
      <ImportButton from="excel" onImport={onImport} />
      <Button
        variant="default"
        loading={actions.isAddingDefaults}
        onClick={() => void actions.addDefaults()}
      >
        {labels.addDefaults}
      </Button>
      <Button variant="default" disabled={isEmpty} onClick={() => void actions.removeAll()}>
        {labels.removeAll}
      </Button>
      <MoreMenu>
        <ImportButton from="text" onImport={onImport} />
        {more}
      </MoreMenu>
      {add}
    </>
  );
}
