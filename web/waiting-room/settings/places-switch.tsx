import { Stack, Switch, Text, Title } from '@mantine/core';
import type { WaitingRoom } from '#contract/waiting-room/display.ts';
import { getWaitingRoom, savePlaces } from '#contract/waiting-room/waiting-room.endpoints.ts';
import { WAITING_ROOM_MESSAGES as M } from '#contract/waiting-room/waiting-room.messages.ts';
import { useApiMutation } from '#web/lib/api/use-api.ts';
import { Sheet } from '#web/ui/layout/sheet.tsx';
import { toast } from '#web/ui/toast/toast.ts';
import { publicAddress } from './public-address.ts';

/** Whether slips carry a code that shows the place in the queue. */
export function PlacesSwitch({ room: { placesOn, publicUrl } }: { room: WaitingRoom }) {
  const save = useApiMutation(savePlaces, {
    invalidates: [getWaitingRoom],
    onSuccess: (saved) => toast.success(saved.placesOn ? M.placesOn : M.placesOff),
    onError: ({ message }) => toast.error(message),
  });
  const isReachable = publicAddress('', publicUrl) !== null;
  return (
    <Sheet>
      <Stack gap="sm">
        <Title order={2}>Place in the queue</Title>
        <Switch
          label="Print a code on slips"
          description="Patients scan it to see how many are before them. It shows no name and ends with the day."
          checked={placesOn}
          disabled={save.isPending}
          onChange={({ currentTarget }) =>
            save.mutate({ body: { placesOn: currentTarget.checked } })
          }
        />
        {placesOn && !isReachable && (
          <Text size="sm">
            Phones cannot open this computer’s own address, so slips print without the code. Open
            OpenOPD at its address in the network, or set PUBLIC_URL.
          </Text>
        )}
      </Stack>
    </Sheet>
  );
}
