import { Button, Stack, Text } from '@mantine/core';
import { PinForm } from '#web/account/index.ts';
import { Dialog } from '#web/ui/dialog/dialog.tsx';

/** Shown at the first sign-in on a shared computer. */
export function FirstPinModal({ onClose }: { onClose: () => void }) {
  return (
    <Dialog onClose={onClose} title="Choose a PIN">
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
    </Dialog>
  );
}
