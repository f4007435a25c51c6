import { List, Stack, Text } from '@mantine/core';
import type { PasswordHistory } from '#contract/auth/password-history.ts';
import { showDateTime } from '#web/lib/clinic-time.ts';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { ErrorState } from '#web/ui/notice/error-state.tsx';
import { PageLines } from './page-lines.tsx';
import { setterName } from './setting-text.ts';

type Event = PasswordHistory['events'][number];

function textOf(event: Event): string {
  const name = setterName(event);
  if (event.what === 'sign_in') return 'Signed in';
  if (event.what === 'link_made') return `${name} made a link for a new password`;
  if (event.what === 'link_used') return `A new password was set with the link of ${name}`;
  return `${name} set the password`;
}

type Props = {
  title: string;
  history: PasswordHistory | undefined;
  error?: string | undefined;
  onRetry: () => void;
  onClose: () => void;
};

/** The settings of a password by others since its person last set it, newest first. */
export function PasswordHistoryModal({ title, history, error, onRetry, onClose }: Props) {
  return (
    <Dialog onClose={onClose} title={title}>
      {!history && (error ? <ErrorState message={error} onRetry={onRetry} /> : <PageLines />)}
      {history && (
        <Stack gap="sm">
          <Text>
            {history.events.length === 0
              ? 'Only the person has set this password.'
              : 'Since the person last set a password of their own, the newest first:'}
          </Text>
          <List spacing={4}>
            {history.events.map((event) => (
              <List.Item key={event.id}>
                {showDateTime(event.at)}: {textOf(event)}
              </List.Item>
            ))}
          </List>
        </Stack>
      )}
    </Dialog>
  );
}
