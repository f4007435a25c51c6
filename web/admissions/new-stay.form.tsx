import { Group, Text, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { ADMISSION_MESSAGES as M } from '#contract/admissions/admissions.messages.ts';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';

type NewStayFormProps = { onBegin: (reason: string) => void; pending: boolean };

/** Admit stays disabled after a discharge: a new stay needs a reason. */
export function NewStayForm({ onBegin, pending }: NewStayFormProps) {
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string | null>(null);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (reason.trim() === '') setError(M.reasonRequired);
    else onBegin(reason.trim());
  };
  return (
    <form onSubmit={submit} noValidate>
      <Text c="dimmed" mt="sm">
        The patient was discharged. Another stay has a bill of its own.
      </Text>
      <Group gap="xs" mt="xs" align="end">
        <TextInput
          label="Reason for a new stay"
          maxLength={300}
          autoComplete="off"
          value={reason}
          error={error}
          onChange={({ currentTarget: { value } }) => {
            setError(null);
            setReason(value);
          }}
        />
        <SubmitButton pending={pending}>New stay</SubmitButton>
      </Group>
    </form>
  );
}
