import { Stack } from '@mantine/core';
import { useState } from 'react';
import { listReads } from '#contract/access/access.endpoints.ts';
import { ACCESS_MESSAGES as M } from '#contract/access/access.messages.ts';
import { saidOr } from '#web/lib/api/said-or.ts';
import { useApi } from '#web/lib/api/use-api.ts';
import { NativeSelect } from '#web/ui/form/native-select.tsx';
import { PAGE_SIZE, ReadsByDay } from './reads-by-day.tsx';

/** The users who opened a patient's record, by day, for all people or for one person. */
export function PatientReads({ id }: { id: string }) {
  const [page, setPage] = useState(1);
  const [person, setPerson] = useState('');
  const query = { page, limit: PAGE_SIZE, ...(person && { person }) };
  const asked = useApi(listReads, { params: { id }, query }, { keepPrevious: true });
  const people = asked.data?.people ?? [];
  return (
    <Stack gap="md">
      <NativeSelect
        label="Person"
        maw={320}
        data={[
          { value: '', label: 'Everybody' },
          ...people.map(({ id: value, name: label }) => ({ value, label })),
        ]}
        value={person}
        onChange={({ currentTarget: { value } }) => {
          setPerson(value);
          setPage(1);
        }}
      />
      <ReadsByDay
        reads={asked.data?.reads}
        totalCount={asked.data?.totalCount ?? 0}
        page={page}
        onPage={setPage}
        names="person"
        empty={M.nobodyLooked}
        error={asked.error ? saidOr(asked.error, M.loadFailed) : undefined}
        onRetry={() => void asked.refetch()}
      />
    </Stack>
  );
}
