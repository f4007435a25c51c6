import { Group, Text, TextInput } from '@mantine/core';
import { type FormEvent, useRef, useState } from 'react';
import { ADMISSION_MESSAGES as M } from '#contract/admissions/admissions.messages.ts';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { NO_NOTES, type StayNotes, StayNotesFields } from './stay-notes.fields.tsx';

type NewStayFormProps = { onBegin: (notes: StayNotes) => void; pending: boolean };

/** Admit stays disabled after a discharge: a new stay needs a reason. */
export function NewStayForm({ onBegin, pending }: NewStayFormProps) {
  const [notes, setNotes] = useState(NO_NOTES);
  const [error, setError] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const reason = notes.reason.trim();
    if (reason === '') {
      setError(M.reasonRequired);
      field.current?.focus();
    } else onBegin({ ...notes, reason });
  };
  return (
    <form onSubmit={submit} noValidate>
      <Text c="dimmed" mt="sm">
        The patient was discharged. Another stay has a bill of its own.
      </Text>
      <TextInput
        ref={field}
        label="Reason for a new stay"
        mt="xs"
        maxLength={300}
        autoComplete="off"
        value={notes.reason}
        error={error}
        onChange={({ currentTarget: { value } }) => {
          setError(null);
          setNotes((before) => ({ ...before, reason: value }));
        }}
      />
      <StayNotesFields notes={notes} onChange={setNotes} withReason={false} />
      <Group gap="xs" mt="sm">
        <SubmitButton pending={pending}>New stay</SubmitButton>
      </Group>
    </form>
  );
}
