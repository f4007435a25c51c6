import type { z } from 'zod';
import type { SuggestionBody } from '#contract/ai/ai-run.ts';
import { getClinicSettings } from '#contract/clinics/clinics.endpoints.ts';
import { listPastComplaints } from '#contract/consultation/consultation.endpoints.ts';
import { VISIT_WIRE_NAMES } from '#contract/consultation/visit-note.ts';
import { listPatientLabOrders, listPatientLabReports } from '#contract/lab/lab-orders.endpoints.ts';
import { listLabTests } from '#contract/lab/tests/lab-tests.endpoints.ts';
import { type Aged, ageText } from '#contract/patients/age.rules.ts';
import { allergiesText } from '#contract/patients/allergies.rules.ts';
import { getPatient } from '#contract/patients/patients.endpoints.ts';
import { isPregnant } from '#contract/patients/pregnancy.rules.ts';
import { listDrugs } from '#contract/pharmacy/drugs.endpoints.ts';
import { listPatientPharmacyOrders } from '#contract/pharmacy/pharmacy-orders.endpoints.ts';
import { callApi } from '#web/lib/api/api-client.ts';
import { clinicToday } from '#web/lib/clinic-time.ts';

export type ClinicContext = Awaited<ReturnType<typeof readContext>>;

/** The current data that is sent to the assistant and that its proposals are checked against. */
export async function readContext(patientId: string) {
  const input = { params: { id: patientId } };
  const [patient, pharmacyOrders, labOrders, labReports, complaints, drugs, tests, { settings }] =
    await Promise.all([
      callApi(getPatient, input),
      callApi(listPatientPharmacyOrders, input),
      callApi(listPatientLabOrders, input),
      callApi(listPatientLabReports, input),
      callApi(listPastComplaints, input),
      callApi(listDrugs, { query: {} }),
      callApi(listLabTests, { query: {} }),
      callApi(getClinicSettings, {}),
    ]);
  return { patient, pharmacyOrders, labOrders, labReports, complaints, drugs, tests, settings };
}

type About = { visitId: string; query: string; caseSummary: string; summaryUpdatedAt: string };

/** Years as a number; the months or days of a small child, which the model would read as years. */
function ageForModel(patient: Aged): string {
  if (patient.age === null) return '';
  return patient.age < 2 ? ageText(patient, clinicToday()) : String(patient.age);
}

/** The body of a request (specification 2, section 7). */
export function requestBody(context: ClinicContext, about: About): z.input<typeof SuggestionBody> {
  const { patient, settings } = context;
  const age = ageForModel(patient);
  const gender = patient.gender ?? '';
  return {
    query: about.query,
    [VISIT_WIRE_NAMES.visitId]: about.visitId,
    currentDateTime: new Date().toISOString(),
    patientName: patient.name,
    patientAge: age,
    patientGender: gender,
    patientAllergies: allergiesText(patient.allergies) || 'not asked yet',
    patientPregnancy: isPregnant(patient.pregnancy_due_on, clinicToday())
      ? `due on ${patient.pregnancy_due_on}`
      : '',
    age,
    gender,
    case_summary: about.caseSummary,
    case_summary_last_updated: about.summaryUpdatedAt,
    clinic_ai_memory: settings.aiMemory,
    clinic_ai_memory_last_updated: settings.aiMemoryUpdatedAt ?? '',
    clinic_wide_system_prompt: settings.clinicWideSystemPrompt,
    labHistory: JSON.stringify([
      ...context.labOrders.map(({ createdAt, status, tests }) => ({
        date: createdAt,
        status,
        tests: tests.map(({ name }) => name),
      })),
      ...context.labReports.map(({ reportCreatedAt, testName, reportFindings }) => ({
        reported: reportCreatedAt,
        tests: testName,
        findings: reportFindings,
      })),
    ]),
    pharmacyOrders: JSON.stringify(
      context.pharmacyOrders
        .toReversed()
        .map(({ date, status, medications, prescription_for_unavailable_drugs }, index) => ({
          serialNumber: index + 1,
          date,
          status,
          medications: medications.map(
            ({ name, quantity, tabletsPerDay, numberOfDays, daysAssumed, directions_to_use }) => ({
              name,
              quantity,
              tabletsPerDay,
              // The model must not take days for written that are not.
              ...(!daysAssumed && { numberOfDays }),
              directions_to_use,
            }),
          ),
          prescription_for_unavailable_drugs,
        })),
    ),
    pastComplaints: JSON.stringify(
      context.complaints.map(({ createdAt, complaint, case_summary }) => ({
        date: createdAt,
        complaint,
        case_summary,
      })),
    ),
    // Drugs in stock come first: a long list is truncated at the end.
    pharmacyInventory: context.drugs
      .toSorted((one, other) => Number(isSold(other)) - Number(isSold(one)))
      .map((drug) => `${drug.name} | ${drug.sellable_quantity} in stock`)
      .join('\n')
      .slice(0, LONGEST),
    labInventory: context.tests
      .map(({ name }) => name)
      .join('\n')
      .slice(0, LONGEST),
  };
}

const LONGEST = 200_000;
const isSold = ({ sellable_quantity }: { sellable_quantity: number }) => sellable_quantity > 0;
