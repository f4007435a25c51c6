import { SegmentedControl, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { ACCESS_MESSAGES as M } from '#contract/access/access.messages.ts';
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
      <SegmentedControl
        aria-label="Look up"
        data={BY}
        value={by}
        onChange={setBy}
        style={{ alignSelf: 'flex-start' }}
      />
      {by === 'patient' ? <PatientAccess /> : <PersonAccess />}
    </Stack>
  );
}
