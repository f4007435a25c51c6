import { Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { ASKER_LABELS, type Erasure, listErasures } from '#contract/privacy/privacy.endpoints.ts';
import { PRIVACY_MESSAGES as M } from '#contract/privacy/privacy.messages.ts';
import { saidOr } from '#web/lib/api/said-or.ts';
import { useApi } from '#web/lib/api/use-api.ts';
import { showDateTime } from '#web/lib/clinic-time.ts';
import { PatientPicker } from '#web/patients/index.ts';
import { type Column, DataTable } from '#web/ui/data-table/data-table.tsx';
import { type Erasable, EraseModal } from './erase.modal.tsx';
import { Notices } from './notices.tsx';

const COLUMNS: readonly Column<Erasure>[] = [
  { key: 'token', header: 'Patient no.', numeric: true, cell: ({ token }) => token },
  { key: 'asker', header: 'Asked for by', cell: ({ requestedBy }) => ASKER_LABELS[requestedBy] },
  { key: 'reason', header: 'Reason', cell: ({ reason }) => reason },
  { key: 'at', header: 'Erased', cell: ({ erased_at }) => showDateTime(erased_at) },
  { key: 'by', header: 'By', cell: ({ by }) => by },
];

/** Erases records on a patient's request, and lists the requests so far. */
export function PrivacySection() {
  const erasures = useApi(listErasures, {}, { live: true });
  const [patient, setPatient] = useState<Erasable | null>(null);
  return (
    <Stack gap="sm">
      <Text maw="65ch">{M.explained}</Text>
      <PatientPicker onPick={setPatient} />
      {patient && <EraseModal patient={patient} onClose={() => setPatient(null)} />}
      <DataTable
        label="Erased records"
        columns={COLUMNS}
        rows={erasures.data}
        rowKey={({ id }) => id}
        empty={{ title: M.noErasures, text: 'An erasure is made from the record of the patient.' }}
        error={erasures.error ? saidOr(erasures.error, M.loadFailed) : undefined}
        onRetry={() => void erasures.refetch()}
      />
      <Notices />
    </Stack>
  );
}
