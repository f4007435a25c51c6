import { Button, Group, Modal, Text } from '@mantine/core';
import { useState } from 'react';
import { NativeSelect } from '../form/native-select.tsx';
import { type OpenQuestion, OTHER } from './confirm-store.ts';

/** Enter confirms (the button has the focus), Escape and a click outside do not. */
export function ConfirmDialog({ question, answer }: OpenQuestion) {
  const {
    title,
    message,
    confirmLabel,
    otherLabel,
    cancelLabel = 'Cancel',
    danger,
    choice,
  } = question;
  const [chosen, setChosen] = useState(choice?.options[0]?.value);

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
      {choice && (
        <NativeSelect
          mt="sm"
          label={choice.label}
          data={[...choice.options]}
          value={chosen}
          onChange={({ currentTarget }) => setChosen(currentTarget.value)}
        />
      )}
      <Group justify="flex-end" mt="lg" gap="sm">
        <Button variant="default" onClick={() => answer(false)}>
          {cancelLabel}
        </Button>
        {otherLabel && (
          <Button variant="default" onClick={() => answer(true, OTHER)}>
            {otherLabel}
          </Button>
        )}
        <Button
          data-autofocus
          {...(danger && { color: 'red' })}
          onClick={() => answer(true, chosen)}
        >
          {confirmLabel}
        </Button>
      </Group>
    </Modal>
  );
}
