import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { USER_MESSAGES as M } from '#contract/users/users.messages.ts';
import { copyText } from '#web/lib/device/copy-text.ts';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { FormMessage } from '#web/ui/form/form-message.tsx';
import { toast } from '#web/ui/toast/toast.ts';

type LinkModalProps = {
  title: string;
  /** The label of the link's field. */
  label: string;
  /** The text above the link: its purpose, then that it is shown once. */
  text: string;
  link: string | null | undefined;
  error: string | null;
  pending: boolean;
  onMake: () => void;
  onClose: () => void;
};

async function copy(text: string): Promise<void> {
  if (await copyText(text)) toast.success(M.linkCopied);
  else toast.error(M.linkNotCopied);
}

/** Makes a link and shows it once, to be copied. */
export function LinkModal(props: LinkModalProps) {
  const { title, label, text, link, error, pending, onMake, onClose } = props;
  return (
    <Dialog onClose={onClose} title={title}>
      <Stack gap="sm">
        <FormMessage error={error} />
        <Text>{text}</Text>
        {link && (
          <TextInput
            label={label}
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
            <Button loading={pending} onClick={onMake} data-autofocus>
              Make a link
            </Button>
          )}
        </Group>
      </Stack>
    </Dialog>
  );
}
