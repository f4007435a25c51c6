import '#web/ui/form/filter-line.css';
import { Anchor, Group, Switch } from '@mantine/core';
import { type Display, VOICE_LABELS, VOICES } from '#contract/waiting-room/display.ts';
import { editDisplay, getWaitingRoom } from '#contract/waiting-room/waiting-room.endpoints.ts';
import { WAITING_ROOM_MESSAGES as M } from '#contract/waiting-room/waiting-room.messages.ts';
import { useApiMutation } from '#web/lib/api/use-api.ts';
import { copyText } from '#web/lib/device/copy-text.ts';
import { NativeSelect } from '#web/ui/form/native-select.tsx';
import { RowButton } from '#web/ui/row/row-button.tsx';
import { toast } from '#web/ui/toast/toast.ts';
import { publicAddress } from './public-address.ts';

type DisplayRowProps = { display: Display; publicUrl: string | null; mayEdit: boolean };

/** A display with its address; voice and names are saved when they are chosen. */
export function DisplayRow({ display, publicUrl, mayEdit }: DisplayRowProps) {
  const { id, name, path, voice, showsNames } = display;
  const address = publicAddress(path, publicUrl) ?? window.location.origin + path;
  const save = useApiMutation(editDisplay, {
    invalidates: [getWaitingRoom],
    onError: ({ message }) => toast.error(`${M.saveFailed} ${message}`),
  });
  const change = (body: { voice?: Display['voice']; showsNames?: boolean; revoked?: boolean }) =>
    save.mutateAsync({ params: { id }, body });
  const copy = async () =>
    (await copyText(address)) ? toast.success('Address copied.') : toast.error(address);
  const revoke = async () => {
    await change({ revoked: true });
    const undo = () => void change({ revoked: false }).catch(() => undefined);
    toast.success(`${name}: ${M.revoked}`, { action: { label: 'Undo', onPress: undo } });
  };

  return (
    <section className="waiting-display" aria-label={name}>
      <Group justify="space-between" gap="xs">
        <strong>{name}</strong>
        <Group gap="xs">
          <RowButton aria-label={`Copy address of ${name}`} onClick={() => void copy()}>
            Copy address
          </RowButton>
          {mayEdit && (
            <RowButton
              look="quiet"
              aria-label={`Revoke ${name}`}
              onClick={() => void revoke().catch(() => undefined)}
            >
              Revoke
            </RowButton>
          )}
        </Group>
      </Group>
      <Anchor href={path} target="_blank" rel="noreferrer" className="waiting-address">
        {address}
      </Anchor>
      {mayEdit && (
        <Group gap="md" align="flex-end">
          <NativeSelect
            label="Announces"
            w={250}
            value={voice}
            disabled={save.isPending}
            data={VOICES.map((value) => ({ value, label: VOICE_LABELS[value] }))}
            onChange={({ currentTarget }) => {
              const chosen = VOICES.find((value) => value === currentTarget.value);
              if (chosen) void change({ voice: chosen }).catch(() => undefined);
            }}
          />
          <Switch
            className="ui-beside-field"
            label="Show first names"
            checked={showsNames}
            disabled={save.isPending}
            onChange={({ currentTarget }) =>
              void change({ showsNames: currentTarget.checked }).catch(() => undefined)
            }
          />
        </Group>
      )}
    </section>
  );
}
