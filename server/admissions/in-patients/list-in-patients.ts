import type { InPatient } from '#contract/admissions/admission.ts';
import type { InPatientView } from '#contract/admissions/admissions.endpoints.ts';
import { pick } from '#contract/kernel/field-names.ts';
import { lazily } from '#contract/kernel/lazily.ts';
import { yearsOn } from '#contract/patients/age.rules.ts';
import { BORN_FIELDS } from '#contract/patients/patient.ts';
import type { ClinicScope } from '../../platform/scope.ts';
import { presentAdmission } from '../admission.present.ts';
import { type InPatientRow, listLeftRows, listRunningRows } from './in-patients.store.ts';

const LEFT_WITHIN_MS = 7 * 24 * 60 * 60 * 1_000;
/** `2` before `10`. */
const beds = lazily(() => new Intl.Collator('en', { numeric: true, sensitivity: 'base' }));

function present(row: InPatientRow, { now, today }: ClinicScope): InPatient {
  const { patient_id: id, patient_name: name, token, phone, gender } = row;
  return {
    ...presentAdmission(row, now),
    patient: {
      ...{ id, name, token, phone, gender },
      ...pick(row, BORN_FIELDS),
      age: yearsOn(row, today),
    },
  };
}

/** Those without a bed come last. */
function byBed(one: InPatient, other: InPatient): number {
  if (!one.bed || !other.bed) return Number(!one.bed) - Number(!other.bed);
  return beds().compare(one.bed, other.bed);
}

/** The in-patients by bed, or the discharges of the last seven days, newest first. */
export async function listInPatients(
  scope: ClinicScope,
  view: InPatientView,
): Promise<InPatient[]> {
  const { tx, now } = scope;
  if (view === 'left') {
    const since = new Date(now.getTime() - LEFT_WITHIN_MS);
    return (await listLeftRows(tx, since)).map((row) => present(row, scope));
  }
  return (await listRunningRows(tx)).map((row) => present(row, scope)).sort(byBed);
}
