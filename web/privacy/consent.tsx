import { Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import {
  type Consent,
  listConsents,
  listNotices,
  setConsent,
} from '#contract/privacy/consent.endpoints.ts';
import {
  CONSENT_MESSAGES as M,
  PURPOSE_LABELS,
  type Purpose,
} from '#contract/privacy/consent.messages.ts';
import { saidOr } from '#web/lib/api/said-or.ts';
import { useApi, useApiMutation } from '#web/lib/api/use-api.ts';
import { showDate } from '#web/lib/clinic-time.ts';
import { ErrorState } from '#web/ui/notice/error-state.tsx';
import { toast } from '#web/ui/toast/toast.ts';

function standing({ given_at, given_by, withdrawn_at, withdrawn_by }: Consent): string {
  if (withdrawn_at) {
    return `${given_at ? 'Withdrawn' : 'Refused'} on ${showDate(withdrawn_at)} by ${withdrawn_by}`;
  }
  return given_at ? `Given on ${showDate(given_at)} by ${given_by}` : 'Not asked';
}

/** The patient's consent by purpose. The message after a change offers Undo. */
export function ConsentPart({ patientId }: { patientId: string }) {
  const params = { id: patientId };
  const consents = useApi(listConsents, { params }, { live: true });
  const notices = useApi(listNotices, {});
  const change = useApiMutation(setConsent, { invalidates: [listConsents] });

  const set = async (purpose: Purpose, given: boolean, undo?: true) => {
    try {
      await change.mutateAsync({ params, body: { purpose, given, ...(undo && { undo }) } });
      if (undo) return;
      const label = PURPOSE_LABELS[purpose];
      const onPress = () => void set(purpose, given, true);
      toast.success(`${label}: consent ${given ? 'given' : 'withdrawn'}.`, {
        action: { label: 'Undo', onPress },
      });
    } catch (error) {
      toast.error(saidOr(error, M.saveFailed));
    }
  };

  return (
    <Paper component="section" withBorder p="sm" aria-labelledby="consent">
      <Title order={2} size="h3" id="consent" mb="xs">
        Consent
      </Title>
      {consents.error && !consents.data && (
        <ErrorState message={M.loadFailed} onRetry={() => void consents.refetch()} />
      )}
      <Stack gap="xs">
        {consents.data?.map((consent) => {
          const { purpose, given_at, withdrawn_at } = consent;
          const label = PURPOSE_LABELS[purpose];
          const notice = notices.data?.find((one) => one.purpose === purpose)?.text;
          return (
            <Group key={purpose} justify="space-between" align="flex-start" gap="xs">
              <div>
                <Text fw={600}>{label}</Text>
                <Text size="sm">{standing(consent)}</Text>
                {notice && (
                  <details>
                    <summary>The text for the patient</summary>
                    <Text size="sm" style={{ whiteSpace: 'pre-wrap' }}>
                      {notice}
                    </Text>
                  </details>
                )}
                {purpose === 'ai_model' && withdrawn_at && <Text size="sm">{M.noModel}</Text>}
              </div>
              <Group gap="xs">
                {(!given_at || withdrawn_at) && (
                  <Button
                    variant="default"
                    size="compact-md"
                    aria-label={`Give: ${label}`}
                    disabled={change.isPending}
                    onClick={() => void set(purpose, true)}
                  >
                    Give
                  </Button>
                )}
                {!withdrawn_at && (
                  <Button
                    variant="default"
                    size="compact-md"
                    aria-label={`Withdraw: ${label}`}
                    disabled={change.isPending}
                    onClick={() => void set(purpose, false)}
                  >
                    Withdraw
                  </Button>
                )}
              </Group>
            </Group>
          );
        })}
      </Stack>
    </Paper>
  );
}
