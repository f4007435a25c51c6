import { Text } from '@mantine/core';
import { listDoctorHours } from '#contract/appointments/hours.endpoints.ts';
import { useApi } from '#web/lib/api/use-api.ts';
import { leaveText } from '../leave-text.ts';

type AwayNoteProps = {
  doctorId: string;
  /** The asked day, and the day of the chosen slot, which may be a later one. */
  from: string;
  to: string;
};

/** Why a doctor has fewer slots than usual, or none: the caller asks for the morning. */
export function AwayNote({ doctorId, from, to }: AwayNoteProps) {
  const { data } = useApi(listDoctorHours, {}, { live: true });
  const hours = data?.doctors.find((of) => of.doctorId === doctorId);
  const away = hours?.leave.filter(({ fromDay, toDay }) => fromDay <= to && toDay >= from) ?? [];
  if (away.length === 0) return null;
  return <Text role="status">{`Away: ${away.map(leaveText).join('; ')}.`}</Text>;
}
