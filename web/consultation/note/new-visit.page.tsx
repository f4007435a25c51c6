import { Button, Group, Stack } from '@mantine/core';
import { type KeyboardEvent, useRef, useState } from 'react';
import { QUEUE_MESSAGES } from '#contract/queue/queue.messages.ts';
import { hasTouchKeyboard } from '#web/lib/device/touch-keyboard.ts';
import { useKeptText } from '#web/lib/session/use-kept-text.ts';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { AlertBanner } from '#web/ui/notice/alert-banner.tsx';
import { AlikeCase } from './alike-case.tsx';
import { NEW_CASE } from './initial-complaint.ts';
import { NewVisitField } from './new-visit-field.tsx';
import { useOpenEditor } from './use-open-editor.ts';
import { newLineHint } from './use-send-on-enter.ts';

const DESCRIPTION = 'Name, age, phone and complaints, in one line or many.';

/**
 * The reception's tab of the assistant (specification 1, section 2, which does not show its contents): a new visit in
 * one field, which opens the consultation screen.
 */
export function NewVisitPage() {
  const [text, setText] = useKeptText(NEW_CASE);
  // The note takes the text over; until it does, a note that fails to load must not lose it.
  const { openNew, openPatient, pending, error } = useOpenEditor();
  const [isMissing, setMissing] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);

  const begin = (): void => {
    const written = text.trim();
    setMissing(written === '');
    if (written === '') field.current?.focus();
    else void openNew(written);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    if (hasTouchKeyboard()) return;
    event.preventDefault();
    begin();
  };

  return (
    <>
      <PageHeader title="OpenOPD AI" />
      <Stack gap="sm">
        {error && <AlertBanner tone="error">{error}</AlertBanner>}
        <NewVisitField
          ref={field}
          label="New case"
          description={[DESCRIPTION, newLineHint()].filter(Boolean).join(' ')}
          shortcut="Write a new case"
          rows={5}
          text={text}
          onText={(written) => {
            setMissing(false);
            setText(written);
          }}
          error={isMissing ? QUEUE_MESSAGES.complaintRequired : undefined}
          onKeyDown={onKeyDown}
        />
        <AlikeCase text={text} onUse={({ id }) => void openPatient(id, text.trim())} />
        <Group>
          <Button loading={pending === 'new'} onClick={begin}>
            Start consultation
          </Button>
        </Group>
      </Stack>
    </>
  );
}
