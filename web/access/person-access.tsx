import { Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { listReadsOfPerson } from '#contract/access/access.endpoints.ts';
import { ACCESS_MESSAGES as M } from '#contract/access/access.messages.ts';
import { addDays } from '#contract/kernel/dates.ts';
import { saidOr } from '#web/lib/api/said-or.ts';
import { useApi } from '#web/lib/api/use-api.ts';
import { clinicToday } from '#web/lib/clinic-time.ts';
import { DateField } from '#web/ui/form/date-field.tsx';
import { PersonSelect } from './person-select.tsx';
import { PAGE_SIZE, ReadsByDay } from './reads-by-day.tsx';

/** The records that one person opened in a range of days. */
export function PersonAccess() {
  const today = clinicToday();
  const [person, setPerson] = useState('');
  const [range, setRange] = useState({ startDate: addDays(today, -6), endDate: today });
  const [page, setPage] = useState(1);
  const input = { params: { id: person }, query: { ...range, page, limit: PAGE_SIZE } };
  const asked = useApi(listReadsOfPerson, input, { enabled: person !== '', keepPrevious: true });
  const day = (label: string, key: keyof typeof range) => (
    <DateField
      label={label}
      max={today}
      value={range[key]}
      onChange={({ currentTarget: { value } }) => {
        if (value) setRange({ ...range, [key]: value });
        setPage(1);
      }}
    />
  );
  return (
    <Stack gap="md">
      <Group gap="sm" align="flex-start">
        <PersonSelect
          value={person}
          onChange={(next) => {
            setPerson(next);
            setPage(1);
          }}
        />
        {day('From', 'startDate')}
        {day('To', 'endDate')}
      </Group>
      {person === '' ? (
        <Text c="dimmed">{M.choosePerson}</Text>
      ) : (
        <ReadsByDay
          reads={asked.data?.reads}
          totalCount={asked.data?.totalCount ?? 0}
          page={page}
          onPage={setPage}
          names="patient"
          empty={M.openedNothing}
          error={asked.error ? saidOr(asked.error, M.loadFailed) : undefined}
          onRetry={() => void asked.refetch()}
        />
      )}
    </Stack>
  );
}
