import { Button, Group, Text } from '@mantine/core';
import type { Ref } from 'react';
import { GENERAL_QUEUE } from '#contract/queue/queue.messages.ts';
import { DOCTOR_LIST_MESSAGES, loadDoctorsFailed } from '#contract/staff/doctor-list.messages.ts';
import { NativeSelect, type NativeSelectProps } from '#web/ui/form/native-select.tsx';
import { AlertBanner } from '#web/ui/notice/alert-banner.tsx';
import { useActiveDoctors } from '../visit/use-active-doctors.ts';

type DoctorSelectProps = Omit<NativeSelectProps, 'data' | 'label'> & {
  ref?: Ref<HTMLSelectElement>;
  /** The absences of the doctors who have leave today, by id. They can be chosen all the same. */
  away?: ReadonlyMap<string, string> | undefined;
};

/** The doctor of the visit; an empty value means the general queue. */
export function DoctorSelect({ away, ...field }: DoctorSelectProps) {
  const doctors = useActiveDoctors();
  const labelOf = (id: string, name: string) => {
    const text = away?.get(id);
    return text ? `${name} (${text})` : name;
  };
  const options =
    doctors.data?.map(({ id, name }) => ({ value: id, label: labelOf(id, name) })) ?? [];

  return (
    <>
      <NativeSelect
        {...field}
        label="Doctor"
        data={[{ value: '', label: GENERAL_QUEUE }, ...options]}
      />
      {doctors.data?.length === 0 && <Text c="dimmed">{DOCTOR_LIST_MESSAGES.none}</Text>}
      {doctors.error && (
        <AlertBanner tone="error">
          <Group gap="sm" justify="space-between">
            {loadDoctorsFailed(doctors.error.message)}
            <Button variant="default" size="compact-md" onClick={() => void doctors.refetch()}>
              Retry
            </Button>
          </Group>
        </AlertBanner>
      )}
    </>
  );
}
