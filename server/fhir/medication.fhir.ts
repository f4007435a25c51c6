import type { MedicationRequest, Patient } from '@medplum/fhirtypes';
import { v5 as idFor } from 'uuid';
import { dosageText } from '#contract/medicines/directions.rules.ts';
import type { PharmacyOrderStatus } from '#contract/pharmacy/pharmacy-order.status.ts';
import type { PharmacyOrder } from '#contract/pharmacy/pharmacy-order.ts';
import { type Identified, referenceTo } from './resource.ts';

const STATUSES = {
  pending: 'active',
  billed: 'active',
  dispensed: 'completed',
  cancelled: 'cancelled',
} as const satisfies Record<PharmacyOrderStatus, MedicationRequest['status']>;

/**
 * One request per drug of an order, plus one with the free text for drugs the clinic did not have.
 */
export function medicationsOf(order: PharmacyOrder): Identified<MedicationRequest>[] {
  const common = {
    resourceType: 'MedicationRequest',
    status: STATUSES[order.status],
    intent: 'order',
    subject: referenceTo<Patient>(order.patient_id),
    authoredOn: order.date,
    requester: { display: order.prescribedBy },
  } as const;
  const elsewhere = order.prescription_for_unavailable_drugs.trim();
  return [
    ...order.medications.map((line, position) => ({
      ...common,
      id: idFor(`line ${position} ${line.drug_id}`, order.id),
      medicationCodeableConcept: { text: line.name },
      dosageInstruction: [{ text: dosageText(line, 'en') }],
      dispenseRequest: {
        quantity: { value: line.quantity },
        ...(!line.daysAssumed && {
          expectedSupplyDuration: {
            value: line.numberOfDays,
            unit: 'days',
            system: 'http://unitsofmeasure.org',
            code: 'd',
          },
        }),
      },
    })),
    ...(elsewhere
      ? [
          {
            ...common,
            id: idFor('elsewhere', order.id),
            medicationCodeableConcept: { text: elsewhere },
          },
        ]
      : []),
  ];
}
