import { writeFile } from 'node:fs/promises';
import type { Bundle } from '@medplum/fhirtypes';
import { listAddendaOfPatient } from '../addenda/index.ts';
import { readStays } from '../admissions/index.ts';
import { readAppointmentsOfPatient } from '../appointments/index.ts';
import { readLetterhead } from '../clinics/index.ts';
import { listSummariesOfPatient } from '../discharge/index.ts';
import { readLabOrderDetails, readPatientLabOrders } from '../lab/index.ts';
import { recordsMergedInto } from '../merges/index.ts';
import { findPatientRow, presentPatient } from '../patients/index.ts';
import { patientPharmacyOrders } from '../pharmacy/index.ts';
import { notFound } from '../platform/errors.ts';
import { readingScope, type TaskWork } from '../platform/heavy/index.ts';
import type { ExportContext } from '../platform/http/export-route.ts';
import type { ClinicScope } from '../platform/scope.ts';
import { listVisitsOfPatient } from '../queue/index.ts';
import { listSheetsOfPatient } from '../visit-sheet/index.ts';
import { listReadingsOfPatient } from '../vitals/index.ts';
import { appointmentsOf } from './appointment.fhir.ts';
import { isReported, labOrderOf, labReportOf } from './lab.fhir.ts';
import { medicationsOf } from './medication.fhir.ts';
import { organizationOf, resourcesAbout } from './patient.fhir.ts';
import { type Identified, urlOf } from './resource.ts';
import { sheetOf } from './sheet.fhir.ts';
import { stayOf, visitOf } from './visits.fhir.ts';
import { vitalOf } from './vitals.fhir.ts';

async function resourcesOf(scope: ClinicScope, patientId: string): Promise<Identified[]> {
  const { tx, actor, now } = scope;
  const row = await findPatientRow(tx, patientId);
  if (!row) throw notFound();
  const params = { id: patientId };
  const labOrders = await readPatientLabOrders(scope, { params, query: {} });
  const resources: Identified[] = [
    organizationOf(actor.clinicId, await readLetterhead(tx, actor.clinicId)),
    ...resourcesAbout(
      actor.clinicId,
      presentPatient(row, scope),
      await recordsMergedInto(tx, patientId),
    ),
  ];
  const sheets = await listSheetsOfPatient(tx, patientId);
  const allAddenda = await listAddendaOfPatient(tx, patientId);
  for (const visit of await listVisitsOfPatient(tx, { patientId, now })) {
    const addenda = allAddenda.filter(({ visitId }) => visitId === visit.id);
    resources.push(...visitOf(visit, addenda, { patientId, clinicId: actor.clinicId }));
    const sheet = sheets.get(visit.id);
    if (sheet) resources.push(...sheetOf(sheet, { patientId, visitId: visit.id }));
  }
  resources.push(...appointmentsOf(await readAppointmentsOfPatient(tx, patientId)));
  for (const reading of await listReadingsOfPatient(tx, patientId)) {
    resources.push(vitalOf(reading, patientId));
  }
  const summaries = await listSummariesOfPatient(tx, patientId);
  for (const stay of await readStays(scope, patientId)) {
    const summary = summaries.find(({ admission_id }) => admission_id === stay.id);
    resources.push(...stayOf(stay, summary, { patientId, clinicId: actor.clinicId }));
  }
  for (const order of await patientPharmacyOrders(scope, { params })) {
    resources.push(...medicationsOf(order));
  }
  for (const order of labOrders) {
    resources.push(labOrderOf(order));
    const details =
      order.reportId === null ? undefined : await readLabOrderDetails(scope, order.id);
    if (details && isReported(details)) resources.push(...labReportOf(details));
  }
  return resources;
}

type Input = ExportContext & { readonly patientId: string };

/**
 * Writes a patient's record as a FHIR R4 bundle (a collection) of indented JSON: clinic, patient, visits
 * with complaint, summary, addenda, diagnoses, advice and vital signs, appointments, stays, prescriptions, lab orders and reports. An unknown patient is 404.
 */
export const work: TaskWork<Input> = async ({ tx, input, file }) => {
  const resources = await resourcesOf(readingScope(tx, input), input.patientId);
  const bundle: Bundle = {
    resourceType: 'Bundle',
    type: 'collection',
    timestamp: input.now.toISOString(),
    entry: resources.map((resource) => ({ fullUrl: urlOf(resource.id), resource })),
  };
  await writeFile(file, `${JSON.stringify(bundle, null, 2)}\n`, { mode: 0o600 });
};
