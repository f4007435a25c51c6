import type { PharmacyOrderDetails } from '#contract/pharmacy/pharmacy-order.ts';

/** The patient of an order, in the shape that the alerts need. */
export function alertedPatient(order: PharmacyOrderDetails) {
  return {
    id: order.patient_id,
    gender: order.patientGender,
    allergies: order.patientAllergies,
    pregnancy_due_on: order.patientPregnancyDueOn,
  };
}
