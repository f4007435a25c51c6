import './logo-field.css';
import { Button, FileButton, Group, Stack, Text } from '@mantine/core';
import { useRef, useState } from 'react';
import { CLINIC_MESSAGES as M } from '#contract/clinics/clinics.messages.ts';
import { getLetterhead } from '#contract/clinics/letterhead.endpoints.ts';
import type { Letterhead } from '#contract/clinics/letterhead.ts';
import { deleteLogo, LOGO_MAX_BYTES, putLogo } from '#contract/clinics/logo.endpoints.ts';
import { callApi } from '#web/lib/api/api-client.ts';
import { messageOf } from '#web/lib/api/api-error.ts';
import { putReply } from '#web/lib/api/use-api.ts';
import { useSingleFlight } from '#web/ui/form/use-single-flight.ts';
import { toast } from '#web/ui/toast/toast.ts';
import { smallPicture } from './small-picture.ts';
import { useLogo } from './use-logo.ts';

const TYPES = ['image/png', 'image/jpeg'];

/** The logo in the header and on every paper; saved when it is chosen. */
export function LogoField({ letterhead: { logo } }: { letterhead: Letterhead }) {
  const picture = useLogo();
  const [error, setError] = useState<string>();
  const forgetChosen = useRef<() => void>(null);
  const { run, pending } = useSingleFlight(async (change: () => Promise<Letterhead | string>) => {
    setError(undefined);
    try {
      const saved = await change();
      if (typeof saved === 'string') setError(saved);
      else {
        putReply(getLetterhead, {}, saved);
        toast.success(M.logoSaved);
      }
    } catch (refused) {
      setError(messageOf(refused));
    }
  });
  const choose = (chosen: File | null): void => {
    // The browser fires no change event for the same file until the input is cleared.
    forgetChosen.current?.();
    if (!chosen) return;
    void run(async () => {
      if (!TYPES.includes(chosen.type)) return M.notALogo;
      const file = await smallPicture(chosen);
      if (file.size > LOGO_MAX_BYTES) return M.logoTooLarge;
      return callApi(putLogo, { file });
    });
  };
  return (
    <Group gap="md" wrap="nowrap" align="flex-start">
      <div className="logo-frame">
        {logo && picture ? <img src={picture} alt="The clinic’s logo" /> : <span>No logo</span>}
      </div>
      <Stack gap="xs">
        <Text size="sm">
          PNG or JPEG. It stands in the header beside the clinic’s name, and on every paper.
        </Text>
        <Group gap="xs">
          <FileButton accept={TYPES.join(',')} resetRef={forgetChosen} onChange={choose}>
            {(props) => (
              <Button {...props} variant="default" loading={pending}>
                {logo ? 'Change the logo' : 'Choose a logo'}
              </Button>
            )}
          </FileButton>
          {logo && (
            <Button
              variant="subtle"
              disabled={pending}
              onClick={() => void run(() => callApi(deleteLogo, {}))}
            >
              Remove
            </Button>
          )}
        </Group>
        <Text role="status" size="sm" c="var(--mantine-color-error)">
          {error}
        </Text>
      </Stack>
    </Group>
  );
}
