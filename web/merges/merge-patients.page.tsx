import { Stack, Text, Title } from '@mantine/core';
import { Id } from '#contract/kernel/fields.ts';
import { MERGE_MESSAGES as M } from '#contract/merges/merges.messages.ts';
import { ADDRESSES } from '#web/lib/address/paths.ts';
import { usePageParams } from '#web/lib/address/use-page-params.ts';
import { useStepBack } from '#web/lib/address/use-step-back.ts';
import { CHOSEN_PATIENT, ChosenPatient, PatientPicker } from '#web/patients/index.ts';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { AlertBanner } from '#web/ui/notice/alert-banner.tsx';
import { MergeForm } from './merge-form.tsx';

const OTHER = 'other';

/** Merges two records of one patient: choose both, compare them, and choose the number that stays. */
export function MergePatientsPage() {
  const [params, setParams] = usePageParams();
  const id = Id.safeParse(params.get(CHOSEN_PATIENT)).data ?? null;
  const otherId = Id.safeParse(params.get(OTHER)).data ?? null;
  const choose = (name: string, next: string | null) =>
    setParams((search) => {
      if (next === null) search.delete(name);
      else search.set(name, next);
      return search;
    });
  return (
    <>
      <PageHeader title="Merge two records" onBack={useStepBack(ADDRESSES.adminPatients)} />
      <Stack gap="sm">
        {id === null && (
          <>
            <Text maw="65ch">{M.pickFirst}</Text>
            <PatientPicker onPick={(patient) => choose(CHOSEN_PATIENT, patient.id)} />
          </>
        )}
        {id !== null && (otherId === null || otherId === id) && (
          <>
            <ChosenPatient
              patientId={id}
              onClear={() => choose(CHOSEN_PATIENT, null)}
              clearLabel="Change"
            />
            {otherId === id && <AlertBanner tone="warning">{M.samePatient}</AlertBanner>}
            <Title order={2} size="h3">
              {M.pickOther}
            </Title>
            <PatientPicker onPick={(patient) => choose(OTHER, patient.id)} />
          </>
        )}
        {id !== null && otherId !== null && otherId !== id && (
          <MergeForm
            key={`${id} ${otherId}`}
            id={id}
            otherId={otherId}
            onChange={() => choose(OTHER, null)}
            onRestart={() => setParams({})}
          />
        )}
      </Stack>
    </>
  );
}
