import { Button, Skeleton, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { ACCESS_MESSAGES as M } from '#contract/access/access.messages.ts';
import { listBreaches } from '#contract/access/breach.endpoints.ts';
import { saidOr } from '#web/lib/api/said-or.ts';
import { useApi } from '#web/lib/api/use-api.ts';
import { ErrorState } from '#web/ui/notice/error-state.tsx';
import { BreachForm } from './breach.form.tsx';
import { BreachNote } from './breach-note.tsx';

/** The breach notes: the patients affected, and the notices to the Board and the patients. */
export function BreachSection() {
  const [isWriting, setWriting] = useState(false);
  const { data, error, refetch } = useApi(listBreaches, {});
  return (
    <Stack gap="lg">
      <Text c="dimmed" maw={720}>
        Note a breach as soon as it is noticed: a stolen computer, a password in wrong hands, a file
        sent to the wrong person. The patients touched are found in the logs of the clinic.
      </Text>
      {isWriting ? (
        <BreachForm onDone={() => setWriting(false)} />
      ) : (
        <Button style={{ alignSelf: 'flex-start' }} onClick={() => setWriting(true)}>
          Note a breach
        </Button>
      )}
      {error && (
        <ErrorState message={saidOr(error, M.breachesFailed)} onRetry={() => void refetch()} />
      )}
      {!data && !error && <Skeleton h={120} role="status" aria-label="Loading" />}
      {data?.length === 0 && !isWriting && <Text>{M.noBreach}</Text>}
      {data?.map((breach) => (
        <BreachNote key={breach.id} breach={breach} />
      ))}
    </Stack>
  );
}
