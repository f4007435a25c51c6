import { Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { PASSWORD_LINK_MESSAGES as M } from '#contract/auth/password-links.messages.ts';
import { USER_MESSAGES } from '#contract/users/users.messages.ts';
import { saidOr } from '#web/lib/api/said-or.ts';
import { copyText } from '#web/lib/device/copy-text.ts';
import { FormMessage } from '#web/ui/form/form-message.tsx';
import { useSingleFlight } from '#web/ui/form/use-single-flight.ts';
import { toast } from '#web/ui/toast/toast.ts';

type Props = {
  /** The person that the link is for. */
  name: string;
  make: () => Promise<{ link: string }>;
  onClose: () => void;
};

/** If the server has no public address configured, the link uses this browser's. */
const wholeLink = (link: string) => (link.startsWith('/') ? window.location.origin + link : link);

async function copy(text: string): Promise<void> {
  if (await copyText(text)) toast.success(USER_MESSAGES.linkCopied);
  else toast.error(USER_MESSAGES.linkNotCopied);
}

/** Creates the link for setting a forgotten password, and shows it once. */
export function PasswordLinkModal({ name, make, onClose }: Props) {
  const [link, setLink] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  const { run, pending } = useSingleFlight(async () => {
    setError(null);
    try {
      setLink(wholeLink((await make()).link));
    } catch (refused) {
      setError(saidOr(refused, M.makeFailed));
    }
  });
  return (
    <Modal
      opened
      onClose={onClose}
      title={`New password for ${name}`}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <Stack gap="sm">
        <FormMessage error={error} />
        <Text>{link ? M.shownOnce : M.explained}</Text>
        {link && (
          <TextInput
            label="Link"
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
            <Button loading={pending} onClick={() => void run()}>
              Make a link
            </Button>
          )}
        </Group>
      </Stack>
    </Modal>
  );
}
