import { Stack, Text } from '@mantine/core';
import type { Appointment } from '#contract/appointments/appointment.ts';
import { AlertBanner } from '#web/ui/notice/alert-banner.tsx';
import { slotText } from '../slot-text.ts';

/** The booked patients whom a change leaves outside the hours, with their phones. */
export function TouchedList({ touched }: { touched: readonly Appointment[] }) {
  if (touched.length === 0) return null;
  const count =
    touched.length === 1 ? '1 booked patient is' : `${touched.length} booked patients are`;
  return (
    <AlertBanner tone="warning">
      <Stack gap={4}>
        <Text>{`${count} outside these hours. They stay booked and are marked.`}</Text>
        <ul aria-label="Outside the hours">
          {touched.map((of) => (
            <li key={of.id}>
              {[slotText(of), of.patient.name, of.patient.phone].filter(Boolean).join(' · ')}
            </li>
          ))}
        </ul>
      </Stack>
    </AlertBanner>
  );
}
