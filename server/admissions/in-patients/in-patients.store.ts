import { BORN_FIELDS } from '#contract/patients/patient.ts';
import { inClinic } from '../../platform/db/in-clinic.ts';
import type { Tx } from '../../platform/db/scoped-database.ts';
import { stays } from '../stay.store.ts';

/** Stays with their patient, without undone ones. */
function inPatients(tx: Tx) {
  return stays(tx)
    .innerJoin('patients', (join) => inClinic(join, 'patients.id', 'admissions.patient_id'))
    .select(['patients.name as patient_name', 'patients.token', 'patients.phone'])
    .select('patients.gender')
    .select(BORN_FIELDS.map((field) => `patients.${field}` as const))
    .where('admissions.undone_at', 'is', null);
}

export type InPatientRow = Awaited<ReturnType<typeof listRunningRows>>[number];

/** The running stays, the longest first. */
export function listRunningRows(tx: Tx) {
  return inPatients(tx)
    .where('admissions.discharged_at', 'is', null)
    .orderBy('admissions.admitted_at')
    .orderBy('admissions.id')
    .execute();
}

/** The stays that ended since then, newest first. */
export function listLeftRows(tx: Tx, since: Date) {
  return inPatients(tx)
    .where('admissions.discharged_at', '>=', since)
    .orderBy('admissions.discharged_at', 'desc')
    .orderBy('admissions.id', 'desc')
    .execute();
}
