import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { getCurrentUser } from '#contract/auth/auth.endpoints.ts';
import { type ClinicSettings, ClinicSettingsBody } from '#contract/clinics/clinic-settings.ts';
import { getClinicSettings, updateClinicSettings } from '#contract/clinics/clinics.endpoints.ts';
import { CLINIC_MESSAGES, updateSettingsFailed } from '#contract/clinics/clinics.messages.ts';
import { getLetterhead } from '#contract/clinics/letterhead.endpoints.ts';
import { useApiMutation } from '#web/lib/api/use-api.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { toast } from '#web/ui/toast/toast.ts';

const { name: Name } = ClinicSettingsBody.shape;

/** The clinic's name, for its owner; saved when the field is left. */
export function ClinicNameField({ name }: Pick<ClinicSettings, 'name'>) {
  const isOwner = useCurrentUser().is_owner ?? false;
  const [typed, setTyped] = useState<string>();
  const [error, setError] = useState<string>();
  const { mutate, isPending } = useApiMutation(updateClinicSettings, {
    invalidates: [getClinicSettings, getCurrentUser, getLetterhead],
    onSuccess: ({ settings }, { body }) => {
      setTyped((now) => (now?.trim() === body?.name ? undefined : now));
      if (settings.name === body?.name) toast.success(CLINIC_MESSAGES.nameSaved);
    },
    onError: ({ message }) => setError(updateSettingsFailed(message)),
  });
  if (!isOwner) return null;
  const leave = (): void => {
    if (typed === undefined || isPending) return;
    const read = Name.safeParse(typed);
    if (!read.success) setError(read.error.issues[0]?.message);
    else if (read.data === name) setTyped(undefined);
    else mutate({ body: { name: read.data } });
  };
  return (
    <TextInput
      label="Clinic name"
      description="In everyone’s header and in the waiting room. Papers print the letterhead’s own name, if it has one."
      maw={460}
      maxLength={120}
      autoComplete="off"
      error={error}
      value={typed ?? name}
      onChange={({ currentTarget: { value } }) => {
        setError(undefined);
        setTyped(value);
      }}
      onBlur={leave}
      onKeyDown={({ key }) => {
        if (key === 'Enter') leave();
      }}
    />
  );
}
