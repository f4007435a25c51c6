import { Skeleton, Stack, TextInput } from '@mantine/core';
import { CredentialsBody, saveOwnCredentials } from '#contract/staff/credentials.endpoints.ts';
import { getStaffMember, listStaff } from '#contract/staff/staff.endpoints.ts';
import { loadStaffFailed, STAFF_MESSAGES } from '#contract/staff/staff.messages.ts';
import type { StaffMember } from '#contract/staff/staff.ts';
import { messageOf } from '#web/lib/api/api-error.ts';
import { putReply, useApi, useApiMutation } from '#web/lib/api/use-api.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { FormMessage } from '#web/ui/form/form-message.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { useCheckedForm } from '#web/ui/form/use-checked-form.ts';
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
  const save = useApiMutation(saveOwnCredentials, { invalidates: [listStaff] });
  const { form, error, pending, onSubmit } = useCheckedForm({
    initialValues: {
      qualification: member.qualification ?? '',
      registration: member.registration ?? '',
    },
    schema: CredentialsBody,
    send: async (body) => {
      const saved = await save.mutateAsync({ body });
      putReply(getStaffMember, { params: { id: member.id } }, saved);
      toast.success(STAFF_MESSAGES.credentialsSaved);
    },
  });
  return (
    <form onSubmit={onSubmit} noValidate aria-label="On your papers">
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
