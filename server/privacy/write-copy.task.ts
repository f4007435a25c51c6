import { writeFile } from 'node:fs/promises';
import type { Letterhead } from '#contract/clinics/letterhead.ts';
import { formatDateTime } from '#contract/kernel/dates.ts';
import { listAddendaOfPatient } from '../addenda/index.ts';
import { readStays } from '../admissions/index.ts';
import { readAppointmentsOfPatient } from '../appointments/index.ts';
import { readBillsOfPatient } from '../billing/index.ts';
import { readPatientCertificates } from '../certificates/index.ts';
import { readLetterhead } from '../clinics/index.ts';
import { listSummariesOfPatient } from '../discharge/index.ts';
import {
  readCriticalCalls,
  readEntered,
  readLabOrderDetails,
  readPatientLabOrders,
  readRejections,
} from '../lab/index.ts';
import { otherNumbersOf } from '../merges/index.ts';
import { findPatientRow, presentPatient } from '../patients/index.ts';
import { patientPharmacyOrders } from '../pharmacy/index.ts';
import { notFound } from '../platform/errors.ts';
import { readingScope, type TaskWork } from '../platform/heavy/index.ts';
import type { ExportContext } from '../platform/http/export-route.ts';
import type { ClinicScope } from '../platform/scope.ts';
import { listVisitsOfPatient } from '../queue/index.ts';
import { listSheetsOfPatient } from '../visit-sheet/index.ts';
import { listReadingsOfPatient } from '../vitals/index.ts';
import { findConsents } from './consent.store.ts';
import type { CopyDocument } from './copy.document.ts';
import { findAnswers, findPastComplaints, findTerms } from './copy.store.ts';
import { certificatesOf } from './copy-certificates.section.ts';
import { detailsOf } from './copy-details.section.ts';
import { labOrdersOf } from './copy-lab.section.ts';
import { billsOf, staysOf, subscriptionsOf } from './copy-money.sections.ts';
import {
  answersOf,
  appointmentsOf,
  consentsOf,
  pastOf,
  prescriptionsOf,
  visitsOf,
} from './copy-record.sections.ts';
import { documentHtml } from './write-document.ts';

function letterheadLines({ address, phone, email, registration, gstin }: Letterhead): string[] {
  const contact = [phone, email].filter(Boolean).join(' · ');
  const lines = [address, contact, registration, gstin && `GSTIN ${gstin}`];
  return lines.flatMap((line) => line || []);
}

async function labSection(scope: ClinicScope, patientId: string) {
  const { tx, actor } = scope;
  const orders = [];
  for (const { id } of await readPatientLabOrders(scope, {
    params: { id: patientId },
    query: {},
  })) {
    orders.push(await readLabOrderDetails(scope, id));
  }
  const ids = orders.map(({ id }) => id);
  const past = {
    calls: await readCriticalCalls(scope, ids),
    rejections: await readRejections(tx, ids),
    entered: await readEntered(tx, ids),
  };
  return labOrdersOf(orders, past, actor.timeZone);
}

async function documentOf(scope: ClinicScope, patientId: string): Promise<CopyDocument> {
  const { tx, actor, now } = scope;
  const { clinicId, timeZone: zone } = actor;
  const row = await findPatientRow(tx, patientId);
  if (!row) throw notFound();
  const patient = presentPatient(row, scope);
  const params = { id: patientId };
  const head = await readLetterhead(tx, clinicId);
  return {
    title: `Record of ${patient.name}`,
    clinic: head.name ?? head.clinicName,
    letterhead: letterheadLines(head),
    intro: [
      `What we keep of you, as of ${formatDateTime(now.toISOString(), zone)}.`,
      'If something is wrong, ask us to correct it.',
    ],
    sections: [
      detailsOf(patient, { zone, otherNumbers: await otherNumbersOf(tx, patientId) }),
      visitsOf(
        await listVisitsOfPatient(tx, { patientId, now }),
        await listSheetsOfPatient(tx, patientId),
        {
          readings: await listReadingsOfPatient(tx, patientId),
          addenda: await listAddendaOfPatient(tx, patientId),
        },
        { zone, person: patient },
      ),
      appointmentsOf(await readAppointmentsOfPatient(tx, patientId), zone),
      pastOf(await findPastComplaints(tx, patientId), zone),
      prescriptionsOf(await patientPharmacyOrders(scope, { params }), zone),
      await labSection(scope, patientId),
      certificatesOf(await readPatientCertificates(scope, { params }), zone),
      staysOf(await readStays(scope, patientId), await listSummariesOfPatient(tx, patientId), zone),
      billsOf(await readBillsOfPatient(scope, patientId), zone),
      subscriptionsOf(await findTerms(tx, patientId), zone),
      consentsOf(await findConsents(tx, patientId), zone),
      answersOf(await findAnswers(tx, patientId), patient.ai_response, zone),
    ],
    footer: head.footer,
  };
}

type Input = ExportContext & { readonly patientId: string };

/** Writes all that the clinic keeps of a patient as one HTML page. An unknown patient is 404. */
export const work: TaskWork<Input> = async ({ tx, input, file }) => {
  const document = await documentOf(readingScope(tx, input), input.patientId);
  await writeFile(file, documentHtml(document), { mode: 0o600 });
};
