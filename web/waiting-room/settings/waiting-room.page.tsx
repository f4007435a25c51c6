import { Skeleton, Stack } from '@mantine/core';
import { mayCall } from '#contract/kernel/endpoint.ts';
import { addDisplay, getWaitingRoom } from '#contract/waiting-room/waiting-room.endpoints.ts';
import { WAITING_ROOM_MESSAGES as M } from '#contract/waiting-room/waiting-room.messages.ts';
import { ADDRESSES } from '#web/lib/address/paths.ts';
import { useApi } from '#web/lib/api/use-api.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { ErrorState } from '#web/ui/notice/error-state.tsx';
import { DisplayList } from './display-list.tsx';
import { PlacesSwitch } from './places-switch.tsx';
import { RoomList } from './room-list.tsx';

/** Displays on the wall, the doctors' rooms, and the code on slips. */
export function WaitingRoomPage() {
  const { role } = useCurrentUser();
  const { data, error, refetch } = useApi(getWaitingRoom, {}, { live: true });
  const mayEdit = mayCall(addDisplay, role);

  return (
    <>
      <PageHeader title="Waiting room" backTo={ADDRESSES.dashboard} />
      {!data && !error && <Skeleton height={240} />}
      {!data && error && <ErrorState message={M.loadFailed} onRetry={() => void refetch()} />}
      {data && (
        <Stack gap="md" maw={760}>
          <DisplayList room={data} mayEdit={mayEdit} />
          {mayEdit && <RoomList rooms={data.rooms} />}
          {mayEdit && <PlacesSwitch room={data} />}
        </Stack>
      )}
    </>
  );
}
