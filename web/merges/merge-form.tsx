import { Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import { comparePatients } from '#contract/merges/merges.endpoints.ts';
import { MERGE_MESSAGES as M, mergeButton } from '#contract/merges/merges.messages.ts';
import { ADDRESSES, pathTo } from '#web/lib/address/paths.ts';
import { saidOr } from '#web/lib/api/said-or.ts';
import { useApi } from '#web/lib/api/use-api.ts';
import { FormMessage } from '#web/ui/form/form-message.tsx';
import { AlertBanner } from '#web/ui/notice/alert-banner.tsx';
import { ErrorState } from '#web/ui/notice/error-state.tsx';
import { ComparedRecords } from './compared-records.tsx';
import { fieldsOf } from './merge-rows.ts';
import { type Compared, useMerge } from './use-merge.ts';

type MergeFormProps = {
  id: string;
  otherId: string;
  /** Another second record. */
  onChange: () => void;
  /** Two other records. */
  onRestart: () => void;
};

/** Compares two records, and merges them by the choices made. */
export function MergeForm({ id, otherId, onChange, onRestart }: MergeFormProps) {
  const input = { params: { id, otherId } };
  // The merge itself changes both records, which cannot be compared from then on.
  const [isMerging, setMerging] = useState(false);
  const live = { live: true, enabled: !isMerging };
  const { data, error, refetch } = useApi(comparePatients, input, live);
  if (error?.status === 409) {
    // One has become part of another, whose record either id opens.
    return (
      <Stack gap="sm" align="flex-start">
        <AlertBanner tone="warning">{saidOr(error, M.compareFailed)}</AlertBanner>
        <Group gap="xs">
          <Button component={Link} to={pathTo(ADDRESSES.patientRecord, { patientId: id })}>
            Open the record
          </Button>
          <Button variant="default" onClick={onRestart}>
            Choose other records
          </Button>
        </Group>
      </Stack>
    );
  }
  if (error) {
    return (
      <Stack gap="sm" align="flex-start">
        <ErrorState message={saidOr(error, M.compareFailed)} onRetry={() => void refetch()} />
        <Button variant="default" onClick={onChange}>
          Choose another record
        </Button>
      </Stack>
    );
  }
  if (!data) return <Skeleton height={320} role="status" aria-label="Loading" />;
  return <ComparedForm compared={data} onChange={onChange} onMerging={setMerging} />;
}

type ComparedFormProps = {
  compared: Compared;
  onChange: () => void;
  onMerging: (isMerging: boolean) => void;
};

function ComparedForm({ compared, onChange, onMerging }: ComparedFormProps) {
  const merge = useMerge(compared);
  const { kept, lost, error } = merge;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onMerging(true);
    const fields = fieldsOf(compared.one.patient, compared.other.patient);
    // The form shows the error.
    merge.submit(fields).catch(() => onMerging(false));
  };
  return (
    <form onSubmit={submit}>
      <Stack gap="sm">
        <FormMessage error={error ? saidOr(error, M.mergeFailed) : null} />
        <ComparedRecords compared={compared} choices={merge} />
        <Text maw="65ch">{M.explained}</Text>
        {compared.blocks.map((block) => (
          <AlertBanner key={block} tone="warning">
            {block}
          </AlertBanner>
        ))}
        <Group gap="sm">
          {compared.blocks.length === 0 && (
            <Button type="submit" loading={merge.isPending}>
              {mergeButton({ lost: lost.token, kept: kept.token })}
            </Button>
          )}
          <Button variant="default" onClick={onChange}>
            Choose another record
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
