import { Group, Textarea } from '@mantine/core';
import { useState } from 'react';
import { ACCESS_MESSAGES as M } from '#contract/access/access.messages.ts';
import { addToBreach, listBreaches } from '#contract/access/breach.endpoints.ts';
import { messageOf } from '#web/lib/api/api-error.ts';
import { useApiMutation } from '#web/lib/api/use-api.ts';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { toast } from '#web/ui/toast/toast.ts';

/** Adds an addendum to a note; the note itself stays unchanged. */
export function AddendumForm({ id }: { id: string }) {
  const [text, setText] = useState('');
  const [error, setError] = useState<string | null>(null);
  const add = useApiMutation(addToBreach, {
    invalidates: [listBreaches],
    onSuccess: () => {
      setText('');
      toast.success(M.added);
    },
    onError: (failed) => setError(`${M.addFailed} ${messageOf(failed)}`),
  });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        setError(text.trim() === '' ? M.addendumMissing : null);
        if (text.trim() !== '') add.mutate({ params: { id }, body: { text } });
      }}
      noValidate
    >
      <Group gap="sm" align="flex-end">
        <Textarea
          label="Add to the note"
          rows={2}
          style={{ flexGrow: 1 }}
          value={text}
          error={error}
          onChange={({ currentTarget: { value } }) => setText(value)}
        />
        <SubmitButton pending={add.isPending} variant="default">
          Add
        </SubmitButton>
      </Group>
    </form>
  );
}
