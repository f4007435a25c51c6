import { Button, Group, Modal, Text } from '@mantine/core';
import type { OpenQuestion } from './confirm-store.ts';

/** Enter confirms (the button has the focus), Escape and a click outside do not. */
export function ConfirmDialog({ question, answer }: OpenQuestion) {
  const { title, message, confirmLabel, cancelLabel = 'Cancel', danger } = question;

  return (
    <Modal
      opened
      onClose={() => answer(false)}
      title={title}
      centered
      returnFocus={false}
      withCloseButton={false}
    >
      <Text>{message}</Text>
      <Group justify="flex-end" mt="lg" gap="sm">
        <Button variant="default" onClick={() => answer(false)}>
          {cancelLabel}
        </Button>
        <Button data-autofocus {...(danger && { color: 'red' })} onClick={() => answer(true)}>
          {confirmLabel}
        </Button>
      </Group>
    </Modal>
  );
}
