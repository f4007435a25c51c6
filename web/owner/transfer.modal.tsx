import { Button, Group, Stack, Text } from '@mantine/core';
import { transferClinic } from '#contract/owner/owner.endpoints.ts';
import { OWNER_MESSAGES as M, transferExplained } from '#contract/owner/owner.messages.ts';
import type { Person } from '#contract/owner/person.ts';
import { callApi } from '#web/lib/api/api-client.ts';
import { saidOr } from '#web/lib/api/said-or.ts';
import { updateOwnUser } from '#web/lib/session/session.ts';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { FormMessage } from '#web/ui/form/form-message.tsx';
import { PasswordField } from '#web/ui/form/password-field.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { useCheckedForm } from '#web/ui/form/use-checked-form.ts';
import { toast } from '#web/ui/toast/toast.ts';

const PasswordOnly = transferClinic.body.pick({ currentPassword: true });

/** Transfers the ownership with the owner's password; the current owner then loses this page. */
export function TransferModal({ heir, onClose }: { heir: Person; onClose: () => void }) {
  const { form, error, pending, onSubmit } = useCheckedForm({
    initialValues: { currentPassword: '' },
    schema: PasswordOnly,
    send: async ({ currentPassword }) => {
      const body = { personId: heir.id, currentPassword };
      toast.success((await callApi(transferClinic, { body })).message);
      onClose();
      updateOwnUser({ is_owner: false });
    },
    saidOf: (refused) => saidOr(refused, M.transferFailed),
  });
  return (
    <Dialog onClose={onClose} title={`Make ${heir.name} the owner?`}>
      <form onSubmit={onSubmit} noValidate>
        <Stack gap="sm">
          <FormMessage error={error} />
          <Text>{transferExplained(heir.name)}</Text>
          <PasswordField
            label="Your current password"
            autoComplete="current-password"
            required
            data-autofocus
            key={form.key('currentPassword')}
            {...form.getInputProps('currentPassword')}
          />
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <SubmitButton pending={pending}>Transfer the clinic</SubmitButton>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
