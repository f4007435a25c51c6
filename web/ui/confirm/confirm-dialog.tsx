import { Button, Group, Modal, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTopmost } from '../dialog/use-topmost.ts';
import { NativeSelect } from '../form/native-select.tsx';
import { pressOnce } from '../form/press-once.ts';
import { type OpenQuestion, OTHER } from './confirm-store.ts';

/**
 * Enter confirms, because the button has the focus; Escape and a click outside do not. Where the action cannot be
 * undone or pays back, the focus is on Cancel: a second press of Enter must neither delete nor refund.
 */
export function ConfirmDialog(open: OpenQuestion) {
  return open.news === undefined ? (
    <Question {...open} />
  ) : (
    <Overtaken {...open} news={open.news} />
  );
}

/** The question is out of date. It can only be closed. */
function Overtaken({ question, answer, news }: OpenQuestion & { news: string }) {
  useTopmost();
  return (
    <Modal
      opened
      onClose={() => answer(false)}
      title={question.title}
      centered
      returnFocus={false}
      withCloseButton={false}
    >
      <Text role="alert">{news}</Text>
      <Group justify="flex-end" mt="lg">
        <Button
          variant="default"
          autoFocus
          data-autofocus
          onClick={() => answer(false)}
          onKeyDown={pressOnce}
        >
          Close
        </Button>
      </Group>
    </Modal>
  );
}

function Question({ question, answer }: OpenQuestion) {
  const {
    title,
    message,
    confirmLabel,
    otherLabel,
    cancelLabel = 'Cancel',
    danger,
    choice,
    text,
  } = question;
  const [chosen, setChosen] = useState(choice?.options[0]?.value);
  const [written, setWritten] = useState('');
  useTopmost();
  const isHarmful = danger === true || choice !== undefined;
  const isBlank = text !== undefined && written.trim() === '';
  const confirm = (): void => {
    if (!isBlank) answer(true, text ? written.trim() : chosen);
  };

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
      {text && (
        <TextInput
          mt="sm"
          data-autofocus
          label={text.label}
          maxLength={text.max}
          value={written}
          onChange={({ currentTarget }) => setWritten(currentTarget.value)}
          onKeyDown={({ key, nativeEvent }) => {
            if (key === 'Enter' && !nativeEvent.isComposing) confirm();
          }}
        />
      )}
      <Group justify="flex-end" mt="lg" gap="sm">
        <Button
          variant="default"
          {...(!text && isHarmful && { 'data-autofocus': true })}
          onClick={() => answer(false)}
          onKeyDown={pressOnce}
        >
          {cancelLabel}
        </Button>
        {otherLabel && (
          <Button variant="default" onClick={() => answer(true, OTHER)}>
            {otherLabel}
          </Button>
        )}
        <Button
          {...(!text && !isHarmful && { 'data-autofocus': true })}
          {...(danger && { color: 'red' })}
          disabled={isBlank}
          onClick={confirm}
          onKeyDown={pressOnce}
        >
          {confirmLabel}
        </Button>
      </Group>
    </Modal>
  );
}
