import { Title } from '@mantine/core';
import type { Patient } from '#contract/patients/patient.ts';
import { showDate } from '#web/lib/clinic-time.ts';
import { FactLine } from '#web/ui/layout/fact-line.tsx';
import { DueLine } from './due-line.tsx';
import { patientFacts } from './patient-facts.ts';

function subscriptionOf({ subscription_status, subscription_end_date }: Patient): string {
  if (subscription_status === 'none') return 'No subscription';
  const until = subscription_end_date ? ` until ${showDate(subscription_end_date)}` : '';
  return subscription_status === 'active'
    ? `Active subscription${until}`
    : `Subscription ${subscription_status}`;
}

/** A patient in two lines; `id` is set on the heading. */
export function PatientSummary({ patient, id }: { patient: Patient; id?: string }) {
  return (
    <div>
      <Title order={2} {...(id && { id })}>
        {patient.name}
      </Title>
      <FactLine facts={[...patientFacts(patient), subscriptionOf(patient)]} />
      <DueLine patient={patient} />
    </div>
  );
}
