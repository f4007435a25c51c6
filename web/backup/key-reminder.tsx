import { Alert, Button, Stack, Text } from '@mantine/core';
import type {
  confirmBackupKey,
  confirmInstallationKey,
  getClinicHealth,
  getInstallationHealth,
} from '#contract/backup/health.endpoints.ts';
import { KEY_COMMAND, HEALTH_MESSAGES as M } from '#contract/backup/health.messages.ts';
import { saidOr } from '#web/lib/api/said-or.ts';
import { useApiMutation } from '#web/lib/api/use-api.ts';
import { KeptWhole } from '#web/ui/layout/kept-whole.tsx';
import { toast } from '#web/ui/toast/toast.ts';

export type KeyCalls = {
  readonly read: typeof getClinicHealth | typeof getInstallationHealth;
  readonly confirm: typeof confirmBackupKey | typeof confirmInstallationKey;
};

type Props = KeyCalls & { keyId: string; mayConfirm: boolean };

/** Asks whether the backup key is on paper, until a person confirms it. */
export function KeyReminder({ keyId, mayConfirm, read, confirm }: Props) {
  const say = useApiMutation(confirm, { invalidates: [read] });
  const keep = async (): Promise<void> => {
    try {
      await say.mutateAsync({ body: { key: keyId } });
      toast.success(M.keyConfirmed);
    } catch (refused) {
      toast.error(saidOr(refused, M.keyConfirmFailed));
    }
  };
  return (
    // Its message clips the ring of a focused button otherwise.
    <Alert color="orange" variant="light" role="note" styles={{ message: { overflow: 'visible' } }}>
      <Stack gap="xs" align="flex-start">
        <Text fw={600}>{M.keyReminder}</Text>
        <Text>
          <KeptWhole text={M.keyReminderText(keyId)} whole={[keyId, KEY_COMMAND]} />
        </Text>
        {mayConfirm ? (
          <Button variant="default" loading={say.isPending} onClick={() => void keep()}>
            {M.keyIsKept}
          </Button>
        ) : (
          <Text>{M.keyByOperator}</Text>
        )}
      </Stack>
    </Alert>
  );
}
