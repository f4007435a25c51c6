import { CERTIFICATE_KIND_LABELS, type Certificate } from '#contract/certificates/certificate.ts';
import { IDENTIFICATION_MARK } from '#contract/certificates/certificates.messages.ts';
import type { Between } from '../platform/db/day-range.ts';
import type { TaskWork } from '../platform/heavy/index.ts';
import { type Column, countedBy, sheet, writeWorkbook } from '../platform/spreadsheet/workbook.ts';
import { readRegister } from './read-certificates.ts';

const COLUMNS: readonly Column<Certificate>[] = [
  { title: 'No.', kind: 'text', of: ({ number }) => number },
  { title: 'Date', kind: 'day', of: ({ day }) => day },
  { title: 'Patient', kind: 'text', of: ({ patientName }) => patientName },
  { title: 'Patient no.', kind: 'number', of: ({ token }) => token },
  { title: 'Age, sex and address', kind: 'text', of: ({ patientDetails }) => patientDetails },
  { title: 'Certificate', kind: 'text', of: ({ kind }) => CERTIFICATE_KIND_LABELS[kind] },
  { title: 'Text', kind: 'text', of: ({ text }) => text },
  {
    title: IDENTIFICATION_MARK,
    kind: 'text',
    of: ({ identificationMark }) => identificationMark,
  },
  { title: 'Doctor', kind: 'text', of: ({ doctor }) => doctor.name },
  { title: 'Registration', kind: 'text', of: ({ doctor }) => doctor.registration },
  { title: 'Issued', kind: 'moment', of: ({ issuedAt }) => new Date(issuedAt) },
  {
    title: 'Cancelled',
    kind: 'moment',
    of: ({ cancelled }) => cancelled && new Date(cancelled.at),
  },
  { title: 'Cancelled by', kind: 'text', of: ({ cancelled }) => cancelled?.by ?? null },
  { title: 'Reason', kind: 'text', of: ({ cancelled }) => cancelled?.reason ?? null },
];

/** Writes the register of certificates, a row for each number. */
export const work: TaskWork<Between> = async ({ tx, input, file, tell }) => {
  const { startDate, endDate, timeZone } = input;
  const rows = await readRegister({ tx }, { query: { startDate, endDate } });
  const sheets = [sheet({ name: 'Certificates', columns: COLUMNS, rows })];
  await writeWorkbook(file, { timeZone, told: countedBy(tell), sheets });
};
