import { GENDER_LABELS, type Gender } from '../../patients/patient.ts';
import { AI_MESSAGES as M, otherPatient } from '../ai.messages.ts';
import type { AiAction, AiActionOf } from '../ai-actions.ts';
import { isOtherPatient } from '../named-patients.rules.ts';
import { planLabEdit, planLabOrder } from './plan-lab.rules.ts';
import { planPharmacyEdit, planPharmacyOrder } from './plan-pharmacy.rules.ts';
import { change, type Plan, type PlanContext, refused } from './planned.ts';

/**
 * Plans one action against the clinic's records (specification 2, section 5). Changes nothing; a
 * plan is applied by the ordinary endpoints, with the user's permissions.
 */
export function planAction(action: AiAction, context: PlanContext): Plan {
  const { visitId, patient } = context;
  const other =
    patient && action.patients?.find((one) => isOtherPatient(one, { patient, visitId }));
  if (other) return refused(otherPatient(other));
  switch (action.name) {
    case 'create_pharmacy_order':
      return planPharmacyOrder(action, context);
    case 'edit_pharmacy_order':
      return planPharmacyEdit(action, context);
    case 'create_lab_order':
      return planLabOrder(action, context);
    case 'edit_lab_order':
      return planLabEdit(action, context);
    case 'update_patient_details':
      return planPatient(action, context);
    case 'add_complaint_history':
      return planComplaint(action, context);
    case 'update_case_summary':
      return planSummary(action, context);
    case 'update_clinic_ai_memory':
      return planMemory(action, context);
    case 'ask_followup_question':
      return { kind: 'question', ...action.parameters };
  }
}

const genderText = (gender: Gender | null) => (gender ? GENDER_LABELS[gender] : '');

function planPatient(
  { parameters }: AiActionOf<'update_patient_details'>,
  { patient }: PlanContext,
): Plan {
  if (!patient) return refused(M.patientIdMissing);
  const { name, age, gender, phone } = parameters;
  const rows = [
    { label: 'Name', before: patient.name, after: name ?? patient.name },
    { label: 'Age', before: String(patient.age ?? ''), after: String(age ?? patient.age ?? '') },
    {
      label: 'Gender',
      before: genderText(patient.gender),
      after: genderText(gender === undefined ? patient.gender : gender),
    },
    {
      label: 'Phone',
      before: patient.phone ?? '',
      after: (phone === undefined ? patient.phone : phone) ?? '',
    },
  ].filter(({ before, after }) => before !== after);
  const details = {
    ...(name !== undefined && { name }),
    ...(age !== undefined && { age }),
    ...(gender !== undefined && { gender }),
    ...(phone !== undefined && { phone: phone || null }),
  };
  return change({ type: 'update-patient', patientId: patient.id, details }, rows);
}

function planComplaint(
  { parameters: { complaint } }: AiActionOf<'add_complaint_history'>,
  { patient }: PlanContext,
): Plan {
  if (!patient) return refused(M.patientIdMissing);
  return change({ type: 'add-complaint', patientId: patient.id, complaint }, [
    { label: 'Complaints history', before: '', after: complaint },
  ]);
}

function planSummary(
  { parameters: { summary } }: AiActionOf<'update_case_summary'>,
  { visitId, caseSummary }: PlanContext,
): Plan {
  if (!visitId) return refused(M.visitIdMissing);
  return change({ type: 'save-summary', visitId, summary }, [
    { label: 'Case summary', before: caseSummary, after: summary },
  ]);
}

function planMemory(
  { parameters: { memory_content: memory } }: AiActionOf<'update_clinic_ai_memory'>,
  { aiMemory }: PlanContext,
): Plan {
  return change({ type: 'save-memory', memory }, [
    { label: 'AI memory', before: aiMemory, after: memory },
  ]);
}
