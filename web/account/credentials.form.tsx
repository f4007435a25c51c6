import { Skeleton, Stack, TextInput } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { useState } from 'react';
import { CredentialsBody, saveOwnCredentials } from '#contract/staff/credentials.endpoints.ts';
import { getStaffMember, listStaff } from '#contract/staff/staff.endpoints.ts';
import { loadStaffFailed, STAFF_MESSAGES } from '#contract/staff/staff.messages.ts';
import type { StaffMember } from '#contract/staff/staff.ts';
import { messageOf } from '#web/lib/api/api-error.ts';
import { focusFirstError, showRefusal } from '#web/lib/api/form-errors.ts';
import { putReply, useApi, useApiMutation } from '#web/lib/api/use-api.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { FormMessage } from '#web/ui/form/form-message.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { useSingleFlight } from '#web/ui/form/use-single-flight.ts';
import { ErrorState } from '#web/ui/notice/error-state.tsx';
import { toast } from '#web/ui/toast/toast.ts';

/** A doctor's own degrees and registration number, as their papers name them. */
export function CredentialsSection() {
  const { id } = useCurrentUser();
  const { data, error, refetch } = useApi(getStaffMember, { params: { id } });
  if (data) return <CredentialsForm member={data} />;
  if (!error) return <Skeleton height={120} />;
  return <ErrorState message={loadStaffFailed(messageOf(error))} onRetry={() => void refetch()} />;
}

function CredentialsForm({ member }: { member: StaffMember }) {
  const [error, setError] = useState<string | null>(null);
  const save = useApiMutation(saveOwnCredentials, { invalidates: [listStaff] });
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: {
      qualification: member.qualification ?? '',
      registration: member.registration ?? '',
    },
    validate: schemaResolver(CredentialsBody, { sync: true }),
  });
  const { run, pending } = useSingleFlight(async (body: typeof form.values) => {
    setError(null);
    try {
      const saved = await save.mutateAsync({ body });
      putReply(getStaffMember, { params: { id: member.id } }, saved);
      toast.success(STAFF_MESSAGES.credentialsSaved);
    } catch (refused) {
      setError(showRefusal(form, refused, messageOf(refused)));
    }
  });
  return (
    <form
      onSubmit={form.onSubmit((values) => void run(values), focusFirstError(form))}
      noValidate
      aria-label="On your papers"
    >
      <Stack gap="sm">
        <FormMessage error={error} />
        <TextInput
          label="Qualification"
          placeholder="MBBS, MD (General Medicine)"
          maxLength={100}
          autoComplete="off"
          key={form.key('qualification')}
          {...form.getInputProps('qualification')}
        />
        <TextInput
          label="Registration number"
          description="Of the medical council."
          maxLength={100}
          autoComplete="off"
          key={form.key('registration')}
          {...form.getInputProps('registration')}
        />
        <div>
          <SubmitButton pending={pending}>Save</SubmitButton>
        </div>
      </Stack>
    </form>
  );
}
