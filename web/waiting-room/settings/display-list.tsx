import './waiting-room.css';
import { Group, Stack, Text, TextInput, Title } from '@mantine/core';
import { useState } from 'react';
import type { WaitingRoom } from '#contract/waiting-room/display.ts';
import { addDisplay, getWaitingRoom } from '#contract/waiting-room/waiting-room.endpoints.ts';
import { WAITING_ROOM_MESSAGES as M } from '#contract/waiting-room/waiting-room.messages.ts';
import { useApiMutation } from '#web/lib/api/use-api.ts';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { EmptyState } from '#web/ui/layout/empty-state.tsx';
import { Sheet } from '#web/ui/layout/sheet.tsx';
import { toast } from '#web/ui/toast/toast.ts';
import { DisplayRow } from './display-row.tsx';

/** The displays with their addresses; an admin adds and edits them. */
export function DisplayList({ room, mayEdit }: { room: WaitingRoom; mayEdit: boolean }) {
  const shown = room.displays.filter(({ revoked }) => !revoked);
  return (
    <Sheet>
      <Stack gap="sm">
        <Title order={2}>Displays</Title>
        <Text c="dimmed" size="sm">
          Open the address in the browser of a TV. It shows tokens and rooms, and needs no sign-in.
        </Text>
        {shown.length === 0 && (
          <EmptyState
            title="No display yet."
            text={
              mayEdit ? 'Add one, then open its address on the TV.' : 'The admin adds displays.'
            }
          />
        )}
        {shown.map((display) => (
          <DisplayRow
            key={display.id}
            display={display}
            publicUrl={room.publicUrl}
            mayEdit={mayEdit}
          />
        ))}
        {mayEdit && <AddDisplay />}
      </Stack>
    </Sheet>
  );
}

function AddDisplay() {
  const [name, setName] = useState('');
  const [error, setError] = useState<string | null>(null);
  const add = useApiMutation(addDisplay, {
    invalidates: [getWaitingRoom],
    onSuccess: () => {
      setName('');
      toast.success(M.saved);
    },
    onError: (refused) => setError(refused.fields?.name ?? refused.message),
  });
  return (
    <form
      noValidate
      aria-label="Add a display"
      onSubmit={(event) => {
        event.preventDefault();
        if (name.trim() === '') setError(M.nameRequired);
        else add.mutate({ body: { name } });
      }}
    >
      <Group align="flex-end" gap="xs">
        <TextInput
          label="Name of a new display"
          placeholder="Hall"
          maxLength={60}
          value={name}
          error={error}
          onChange={({ currentTarget }) => {
            setError(null);
            setName(currentTarget.value);
          }}
        />
        <SubmitButton pending={add.isPending}>Add display</SubmitButton>
      </Group>
    </form>
  );
}
