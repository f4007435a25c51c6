import { Group, Kbd, Table } from '@mantine/core';
import { Fragment, useSyncExternalStore } from 'react';
import { Dialog } from '../dialog/dialog.tsx';
import { keyLabels } from './shortcut-keys.ts';
import { activeShortcuts, watchShortcuts } from './shortcut-registry.ts';

export function ShortcutsModal({ onClose }: { onClose: () => void }) {
  const shortcuts = useSyncExternalStore(watchShortcuts, activeShortcuts);
  // Among equal keys the newest one is active, so only it is listed.
  const working = new Map(shortcuts.map((shortcut) => [shortcut.keys, shortcut]));
  const listed = Map.groupBy(working.values(), ({ description }) => description);

  return (
    <Dialog onClose={onClose} title="Keyboard shortcuts">
      <Table aria-label="Keyboard shortcuts">
        <Table.Tbody>
          {[...listed].map(([description, ways]) => (
            <Table.Tr key={description}>
              <Table.Td>{description}</Table.Td>
              <Table.Td>
                <Group gap={4} justify="flex-end">
                  {ways.map(({ keys }, index) => (
                    <Fragment key={keys}>
                      {index > 0 && ' or '}
                      {keyLabels(keys).map((label) => (
                        <Kbd key={label}>{label}</Kbd>
                      ))}
                    </Fragment>
                  ))}
                </Group>
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Dialog>
  );
}
