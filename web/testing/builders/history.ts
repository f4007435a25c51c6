import type { PastComplaint } from '#contract/consultation/complaint-history.ts';
import { paise } from '#contract/kernel/numbers/money.ts';
import { addSecondNames } from '#contract/kernel/second-names.ts';
import { UNKNOWN_BORN } from '#contract/patients/age.rules.ts';
import {
  PHARMACY_ORDER_SECOND_NAMES,
  type PharmacyOrder,
  type PharmacyOrderDetails,
} from '#contract/pharmacy/pharmacy-order.ts';
import type { PatientChecks } from '#contract/safety/warning.ts';
import { anId } from './people.ts';
import { aPatient } from './visits.ts';

const LAST_YEAR = '2025-11-21T04:30:00.000Z';

/** A past complaint, written in a visit. */
export function aPastComplaint(changes: Partial<PastComplaint> = {}): PastComplaint {
  const id = anId();
  return {
    id,
    visitId: id,
    patientId: anId(),
    complaint: 'Fever for two days.',
    case_summary: '',
    age: 42,
    gender: 'F',
    createdAt: LAST_YEAR,
    updatedAt: LAST_YEAR,
    ...changes,
  };
}

type OrderFields = Omit<PharmacyOrder, 'patientId' | 'prescriptionForUnavailableDrugs'>;

/** A dispensed order of one drug. */
export function aPharmacyOrder(
  changes: Partial<OrderFields> = {},
  patient = aPatient(),
): PharmacyOrder {
  const order: OrderFields = {
    id: anId(),
    patient_id: patient.id,
    patientName: patient.name,
    patientTokenNumber: patient.token,
    date: LAST_YEAR,
    updatedAt: LAST_YEAR,
    status: 'dispensed',
    prescribedBy: 'Ravi Kumar',
    dispensedBy: 'Pia Das',
    prescription_for_unavailable_drugs: '',
    billId: null,
    overrides: [],
    medications: [
      {
        drug_id: anId(),
        name: 'Paracetamol 500 mg',
        quantity: 15,
        tabletsPerDay: 3,
        numberOfDays: 5,
        directions_to_use: 'After food',
        price: paise(250),
        returned_quantity: 0,
        ai_run_id: null,
        box_number: null,
        stock: 40,
      },
    ],
    ...changes,
  };
  return addSecondNames(order, PHARMACY_ORDER_SECOND_NAMES);
}

/** An order as its own page reads it: with its bill and its batches. */
export function orderDetails(
  order: PharmacyOrder,
  changes: Partial<Omit<PharmacyOrderDetails, 'medications'>> = {},
): PharmacyOrderDetails {
  return {
    ...order,
    patientAge: 42,
    patientBorn: UNKNOWN_BORN,
    patientPapersLanguage: null,
    patientGender: 'F',
    patientAllergies: null,
    patientPregnancyDueOn: null,
    prescriberRole: 'doctor',
    prescriberQualification: null,
    prescriberRegistration: null,
    bill: null,
    ...changes,
    medications: order.medications.map((line) => ({
      ...line,
      batches:
        order.status === 'pending'
          ? []
          : [{ batch_no: 'PC12', expiry_date: '2027-03-31', quantity: line.quantity }],
    })),
  };
}

/** The patient data that an order is checked against; without changes, no check warns. */
export function patientChecks(changes: Partial<PatientChecks> = {}): PatientChecks {
  return {
    age: 42,
    gender: 'F',
    allergies: null,
    pregnancy_due_on: null,
    today: '2026-11-21',
    running: [],
    ...changes,
  };
}
