import { Group, Kbd, Modal, Table } from '@mantine/core';
import { useSyncExternalStore } from 'react';
import { keyLabels } from './shortcut-keys.ts';
import { activeShortcuts, watchShortcuts } from './shortcut-registry.ts';

export function ShortcutsModal({ onClose }: { onClose: () => void }) {
  const shortcuts = useSyncExternalStore(watchShortcuts, activeShortcuts);
  // The newest of the same keys is the one that works, so it is the one that is listed.
  const listed = new Map(shortcuts.map((shortcut) => [shortcut.keys, shortcut]));

  return (
    <Modal
      opened
      onClose={onClose}
      title="Keyboard shortcuts"
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <Table aria-label="Keyboard shortcuts">
        <Table.Tbody>
          {[...listed.values()].map(({ keys, description }) => (
            <Table.Tr key={keys}>
              <Table.Td>{description}</Table.Td>
              <Table.Td>
                <Group gap={4} justify="flex-end" wrap="nowrap">
                  {keyLabels(keys).map((label) => (
                    <Kbd key={label}>{label}</Kbd>
                  ))}
                </Group>
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Modal>
  );
}
