import { Stack, Switch, Text } from '@mantine/core';
import { AI_MESSAGES } from '#contract/ai/ai.messages.ts';
import {
  type ClinicAccess,
  listModelAccess,
  setModelAccess,
} from '#contract/ai/model-access.endpoints.ts';
import { saidOr } from '#web/lib/api/said-or.ts';
import { useApi, useApiMutation } from '#web/lib/api/use-api.ts';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { ErrorState } from '#web/ui/notice/error-state.tsx';
import { toast } from '#web/ui/toast/toast.ts';

type ModelAccess = { model: string | null; limited: boolean };

function explanation({ model, limited }: ModelAccess): string {
  if (model === null) {
    return 'This server has no AI model. Every clinic is answered by the offline assistant.';
  }
  return limited
    ? `${model} answers the clinics that are switched on; the others have the offline assistant. Their requests are paid by this server.`
    : `Only this machine can reach the server, so ${model} answers every clinic. Once others can reach it, the clinics that are switched on keep the model.`;
}

/** The clinics that may use this server's AI model. */
export function ModelAccessModal({ onClose }: { onClose: () => void }) {
  const access = useApi(listModelAccess, {});
  return (
    <Dialog onClose={onClose} title="AI model">
      <Stack gap="sm">
        {access.error && (
          <ErrorState
            message={saidOr(access.error, AI_MESSAGES.accessUnknown)}
            onRetry={() => void access.refetch()}
          />
        )}
        {access.data && <Text>{explanation(access.data)}</Text>}
        {access.data?.model &&
          access.data.clinics.map((clinic) => <ClinicSwitch key={clinic.id} clinic={clinic} />)}
      </Stack>
    </Dialog>
  );
}

function ClinicSwitch({ clinic: { id, name, allowed } }: { clinic: ClinicAccess }) {
  const change = useApiMutation(setModelAccess, { invalidates: [listModelAccess] });
  const set = async (next: boolean) => {
    try {
      await change.mutateAsync({ params: { id }, body: { allowed: next } });
    } catch (refused) {
      toast.error(saidOr(refused, AI_MESSAGES.accessFailed));
    }
  };
  return (
    <Switch
      label={name}
      checked={change.isPending ? !allowed : allowed}
      disabled={change.isPending}
      onChange={({ currentTarget }) => void set(currentTarget.checked)}
    />
  );
}
