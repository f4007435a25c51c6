import { Group, Text } from '@mantine/core';
import type { LabOrder } from '#contract/lab/lab-order.ts';
import { patientNo } from '#contract/patients/patient-numbers.ts';
import { showDateTime } from '#web/lib/clinic-time.ts';
import { ageAndGender } from '#web/patients/index.ts';
import { FactLine } from '#web/ui/layout/fact-line.tsx';
import { LabOrderStanding } from './lab-order-standing.tsx';

/** The patient, the order's number, and its status. */
export function LabOrderSummary({ order }: { order: LabOrder }) {
  const { Patient: patient, lab_token_number: token, createdAt, collectedAt } = order;
  return (
    <div>
      <Group gap="xs">
        <Text fw={600} size="lg">
          {patient.name}
        </Text>
        <LabOrderStanding order={order} />
      </Group>
      <FactLine
        facts={[
          `Lab token ${token}`,
          patientNo(patient.token),
          ageAndGender(patient),
          `Ordered ${showDateTime(createdAt)}`,
          collectedAt && `Sample ${showDateTime(collectedAt)}`,
        ]}
      />
    </div>
  );
}
