import { Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { PatientPicker } from '#web/patients/index.ts';
import { Segments } from '#web/ui/combobox/segments.tsx';
import { PatientChanges } from './patient-changes.tsx';
import { PatientReads } from './patient-reads.tsx';

const SHOWN = [
  { value: 'reads', label: 'Who looked' },
  { value: 'changes', label: 'What was changed' },
];

/** One patient: who opened their record, or what changed in it. */
export function PatientAccess() {
  const [patient, setPatient] = useState<{ id: string; name: string } | null>(null);
  const [shown, setShown] = useState('reads');
  if (!patient) return <PatientPicker onPick={({ id, name }) => setPatient({ id, name })} />;
  return (
    <Stack gap="md">
      <Group gap="sm">
        <Text fw={600}>{patient.name}</Text>
        <Button variant="default" onClick={() => setPatient(null)}>
          Another patient
        </Button>
      </Group>
      <Segments label="Show" data={SHOWN} value={shown} onChange={setShown} />
      {shown === 'reads' ? <PatientReads id={patient.id} /> : <PatientChanges id={patient.id} />}
    </Stack>
  );
}
