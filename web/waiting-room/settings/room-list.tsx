import { Stack, Text, TextInput, Title } from '@mantine/core';
import { useState } from 'react';
import { DOCTOR_LIST_MESSAGES } from '#contract/staff/doctor-list.messages.ts';
import type { WaitingRoom } from '#contract/waiting-room/display.ts';
import { getWaitingRoom, saveRoom } from '#contract/waiting-room/waiting-room.endpoints.ts';
import { WAITING_ROOM_MESSAGES as M } from '#contract/waiting-room/waiting-room.messages.ts';
import { useApiMutation } from '#web/lib/api/use-api.ts';
import { Sheet } from '#web/ui/layout/sheet.tsx';
import { toast } from '#web/ui/toast/toast.ts';

type Room = WaitingRoom['rooms'][number];

/** The room of each doctor, as displays and voices name it. */
export function RoomList({ rooms }: { rooms: readonly Room[] }) {
  return (
    <Sheet>
      <Stack gap="sm">
        <Title order={2}>Rooms</Title>
        <Text c="dimmed" size="sm">
          Displays name the room of a doctor, for example “Room 2”; without one, the doctor.
        </Text>
        {rooms.length === 0 && <Text>{DOCTOR_LIST_MESSAGES.none}</Text>}
        {rooms.map((room) => (
          // A colleague's change replaces the text.
          <RoomField key={`${room.doctorId} ${room.room}`} {...room} />
        ))}
      </Stack>
    </Sheet>
  );
}

function RoomField({ doctorId, name, room }: Room) {
  const [text, setText] = useState(room ?? '');
  const [error, setError] = useState<string | null>(null);
  const save = useApiMutation(saveRoom, {
    invalidates: [getWaitingRoom],
    onSuccess: () => toast.success(M.roomSaved),
    onError: (refused) => setError(refused.fields?.room ?? refused.message),
  });
  const keep = () => {
    if (text.trim() === (room ?? '')) return;
    save.mutate({ params: { id: doctorId }, body: { room: text } });
  };
  return (
    <TextInput
      label={name}
      placeholder="Room 2"
      maxLength={30}
      maw={320}
      value={text}
      error={error}
      onChange={({ currentTarget }) => {
        setError(null);
        setText(currentTarget.value);
      }}
      onBlur={keep}
      onKeyDown={({ key }) => key === 'Enter' && keep()}
    />
  );
}
