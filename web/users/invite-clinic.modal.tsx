import { Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core';
import { inviteClinic } from '#contract/auth/auth.endpoints.ts';
import { USER_MESSAGES as M } from '#contract/users/users.messages.ts';
import { ADDRESSES } from '#web/lib/address/paths.ts';
import { saidOr } from '#web/lib/api/said-or.ts';
import { useApiMutation } from '#web/lib/api/use-api.ts';
import { copyText } from '#web/lib/device/copy-text.ts';
import { FormMessage } from '#web/ui/form/form-message.tsx';
import { toast } from '#web/ui/toast/toast.ts';

/** The code is in the URL fragment, which browsers do not send, so no server logs it. */
const linkOf = (code: string) => `${window.location.origin}${ADDRESSES.register}#${code}`;

/** Creates the link with which one clinic registers, and shows it once. */
export function InviteClinicModal({ onClose }: { onClose: () => void }) {
  const invite = useApiMutation(inviteClinic);
  const link = invite.data && linkOf(invite.data.code);
  const copy = async (text: string) => {
    if (await copyText(text)) toast.success(M.linkCopied);
    else toast.error(M.linkNotCopied);
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title="Invite a clinic"
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <Stack gap="sm">
        <FormMessage error={invite.error ? saidOr(invite.error, M.inviteFailed) : null} />
        <Text>{link ? M.linkShownOnce : M.inviteExplained}</Text>
        {link && (
          <TextInput
            label="Invitation link"
            value={link}
            readOnly
            onFocus={(event) => event.currentTarget.select()}
          />
        )}
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose}>
            Close
          </Button>
          {link ? (
            <Button onClick={() => void copy(link)}>Copy link</Button>
          ) : (
            <Button loading={invite.isPending} onClick={() => invite.mutate({})}>
              Make a link
            </Button>
          )}
        </Group>
      </Stack>
    </Modal>
  );
}
