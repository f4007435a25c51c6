import { Button, Modal, Stack, Text } from '@mantine/core';
import { PinForm } from '#web/account/index.ts';

/** Shown at the first sign-in on a shared computer. */
export function FirstPinModal({ onClose }: { onClose: () => void }) {
  return (
    <Modal
      opened
      onClose={onClose}
      title="Choose a PIN"
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <Stack gap="sm">
        <Text size="sm">
          This clinic shares its computers. A screen that is left alone locks, and your PIN unlocks
          it. Until you have one, your password does.
        </Text>
        <PinForm onDone={onClose} />
        <Button variant="default" onClick={onClose}>
          Later
        </Button>
      </Stack>
    </Modal>
  );
}
