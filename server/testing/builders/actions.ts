/** Actions of the assistant, as a model names them. */
export const DOLO = { name: 'Dolo 650', tabletsPerDay: 2, numberOfDays: 3 };
export const ORDER = { name: 'create_pharmacy_order', parameters: { items: [DOLO] } };
export const CBC = { name: 'create_lab_order', parameters: { tests: ['CBC'] } };
export const edit = (parameters: object) => ({ name: 'edit_pharmacy_order', parameters });
export const editLab = (parameters: object) => ({ name: 'edit_lab_order', parameters });
export const details = (parameters: object) => ({ name: 'update_patient_details', parameters });
export const memorise = (memory_content: string) => ({
  name: 'update_clinic_ai_memory',
  parameters: { memory_content },
});
export const summarise = (summary: string) => ({
  name: 'update_case_summary',
  parameters: { summary },
});
export const past = (complaint: string) => ({
  name: 'add_complaint_history',
  parameters: { complaint },
});
