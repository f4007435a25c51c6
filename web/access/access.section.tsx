import { Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { ACCESS_MESSAGES as M } from '#contract/access/access.messages.ts';
import { Segments } from '#web/ui/combobox/segments.tsx';
import { PatientAccess } from './patient-access.tsx';
import { PersonAccess } from './person-access.tsx';

const BY = [
  { value: 'patient', label: 'By patient' },
  { value: 'person', label: 'By person' },
];

/** Shows who opened which record, and what changed in it. */
export function AccessSection() {
  const [by, setBy] = useState('patient');
  return (
    <Stack gap="md">
      <Text c="dimmed">{M.kept}</Text>
      <Segments label="Look up" data={BY} value={by} onChange={setBy} />
      {by === 'patient' ? <PatientAccess /> : <PersonAccess />}
    </Stack>
  );
}
