import './in-patients.css';
import { Button, Group, Stack, Text } from '@mantine/core';
import { Link, useNavigate } from 'react-router';
import type { InPatient } from '#contract/admissions/admission.ts';
import {
  admitPatient,
  IN_PATIENT_VIEWS,
  type InPatientView,
  listInPatients,
} from '#contract/admissions/admissions.endpoints.ts';
import { ADMISSION_MESSAGES as M } from '#contract/admissions/admissions.messages.ts';
import { mayCall } from '#contract/kernel/endpoint.ts';
import { formatMoney, paise } from '#contract/kernel/numbers/money.ts';
import { ADDRESSES } from '#web/lib/address/paths.ts';
import { useListParams } from '#web/lib/address/use-list-params.ts';
import { useApi } from '#web/lib/api/use-api.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { Segments } from '#web/ui/combobox/segments.tsx';
import { DataTable } from '#web/ui/data-table/data-table.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { manageAdmissionPath } from '../admission-links.ts';
import { IN_PATIENT_BRIEF, IN_PATIENT_COLUMNS } from './in-patient-columns.tsx';

const VIEW_LABELS = {
  here: 'Here now',
  left: 'Left, last 7 days',
} as const satisfies Record<InPatientView, string>;

const FIRST_ADMISSION = (
  <Button component={Link} to={ADDRESSES.manageAdmission} variant="default">
    Find the patient to admit
  </Button>
);

const LISTED = { text: 'Admitted patients are listed here with their bed.' };

/** `4 in-patients, ₹12,400.00 due`. */
function sumText(stays: readonly InPatient[], view: InPatientView): string {
  const due = stays.reduce((sum, { calculated: { balance } }) => sum + balance, 0);
  const one = view === 'here' ? 'in-patient' : 'discharge';
  return `${stays.length} ${stays.length === 1 ? one : `${one}s`}, ${formatMoney(paise(due))} due`;
}

/** The in-patients with their bed, days, doctor and balance. */
export function InPatientsPage() {
  const navigate = useNavigate();
  const mayAdmit = mayCall(admitPatient, useCurrentUser().role);
  const [{ view }, setParams] = useListParams(listInPatients);
  const list = useApi(listInPatients, { query: { view } }, { live: true, keepPrevious: true });
  const stays = list.data?.inPatients;
  return (
    <>
      <PageHeader
        title="In-patients"
        actions={
          mayAdmit && (
            <Button component={Link} to={ADDRESSES.manageAdmission}>
              Admit a patient
            </Button>
          )
        }
      />
      <Stack gap="sm">
        <Group gap="sm" justify="space-between">
          <Segments
            label="Which in-patients"
            data={IN_PATIENT_VIEWS.map((value) => ({ value, label: VIEW_LABELS[value] }))}
            value={view}
            onChange={(next) => setParams({ view: next })}
          />
          {stays && stays.length > 0 && (
            <Text fw={600} role="status" className="ui-tabular">
              {sumText(stays, view)}
            </Text>
          )}
        </Group>
        <DataTable
          label="In-patients"
          columns={IN_PATIENT_COLUMNS}
          brief={IN_PATIENT_BRIEF}
          rows={stays}
          rowKey={({ id }) => id}
          empty={
            view === 'here'
              ? { title: M.noInPatients, ...(mayAdmit ? { action: FIRST_ADMISSION } : LISTED) }
              : { title: M.noOneLeft, text: 'Older stays are in the record of the patient.' }
          }
          error={list.error ? M.loadInPatientsFailed : undefined}
          onRetry={() => void list.refetch()}
          refreshing={list.isPlaceholderData}
          onOpenRow={({ patient }) => void navigate(manageAdmissionPath(patient.id))}
        />
      </Stack>
    </>
  );
}
