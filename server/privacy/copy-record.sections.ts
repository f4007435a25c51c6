import type { Addendum } from '#contract/addenda/addendum.ts';
import { APPOINTMENT_STATUS_LABELS } from '#contract/appointments/appointment.status.ts';
import type { Appointment } from '#contract/appointments/appointment.ts';
import { clinicDay, formatDate, formatDateTime, formatDay } from '#contract/kernel/dates.ts';
import { dosageText } from '#contract/medicines/directions.rules.ts';
import { type Aged, ageOfPerson } from '#contract/patients/age.rules.ts';
import { BOUGHT_ELSEWHERE } from '#contract/pharmacy/bought-elsewhere.ts';
import { orderWriter } from '#contract/pharmacy/order-writer.rules.ts';
import { PHARMACY_ORDER_STATUS_LABELS } from '#contract/pharmacy/pharmacy-order.status.ts';
import type { PharmacyOrder } from '#contract/pharmacy/pharmacy-order.ts';
import { PURPOSE_LABELS, type Purpose } from '#contract/privacy/consent.messages.ts';
import { VISIT_STATUS_LABELS, type VisitStatus } from '#contract/queue/visit.status.ts';
import { vitalLines } from '#contract/vitals/vital-lines.rules.ts';
import type { PersonAge } from '#contract/vitals/vital-ranges.rules.ts';
import type { VitalReading } from '#contract/vitals/vital-signs.ts';
import type { ToldSheet } from '../visit-sheet/index.ts';
import { type Block, type Entry, facts, type Section, textBlock } from './copy.document.ts';

type Visit = {
  readonly id: string;
  readonly complaint: string;
  readonly case_summary: string;
  readonly status: VisitStatus;
  readonly doctor_name: string | null;
  readonly created_at: Date;
};

type Told = {
  readonly readings: readonly VitalReading[];
  readonly addenda: readonly Addendum[];
};

type Sheets = ReadonlyMap<string, ToldSheet>;

export function visitsOf(
  visits: readonly Visit[],
  sheets: Sheets,
  { readings, addenda }: Told,
  { zone, person }: { readonly zone: string; readonly person: Aged },
): Section {
  const entries = visits.map(
    ({ id, complaint, case_summary, status, doctor_name, created_at }): Entry => ({
      heading: formatDateTime(created_at.toISOString(), zone),
      blocks: [
        facts(['Doctor', doctor_name], ['Status', VISIT_STATUS_LABELS[status]]),
        ...textBlock(
          'Vitals',
          vitalsText(
            readings.filter(({ visitId }) => visitId === id),
            ageOfPerson(person, clinicDay(created_at, zone)),
          ),
        ),
        ...textBlock('Complaint', complaint),
        ...textBlock('Case summary', case_summary),
        ...toldOn(sheets.get(id)),
        ...addenda.filter(({ visitId }) => visitId === id).flatMap((one) => addendumOf(one, zone)),
      ],
    }),
  );
  return { title: 'Visits', entries };
}

const addendumOf = ({ text, addedAt, addedBy }: Addendum, zone: string): Block[] =>
  textBlock(`Addendum, ${formatDateTime(addedAt, zone)}, ${addedBy}`, text);

const vitalsText = (readings: readonly VitalReading[], age: PersonAge): string =>
  vitalLines(readings, age)
    .map(({ label, text }) => `${label} ${text}`)
    .join('\n');

function toldOn(sheet: ToldSheet | undefined): Block[] {
  if (!sheet) return [];
  const { diagnoses, advice, outside_tests: outsideTests, follow_up_on: followUp } = sheet;
  return [
    ...textBlock('Diagnosis', diagnoses.join('\n')),
    ...textBlock('Tests elsewhere', outsideTests),
    ...textBlock('Advice', advice),
    ...textBlock('Follow-up', followUp && formatDay(followUp)),
  ];
}

export function appointmentsOf(appointments: readonly Appointment[], zone: string): Section {
  const entries = appointments.map(
    ({ startsAt, doctor, status, note, reason }): Entry => ({
      heading: formatDateTime(startsAt, zone),
      blocks: [
        facts(['Doctor', doctor], ['Status', APPOINTMENT_STATUS_LABELS[status]]),
        ...textBlock('Note', note),
        ...textBlock('Reason', reason),
      ],
    }),
  );
  return { title: 'Appointments', entries };
}

export function prescriptionsOf(orders: readonly PharmacyOrder[], zone: string): Section {
  const entries = orders.map((order): Entry => {
    const { label, name } = orderWriter(order);
    const rows = order.medications.map((line) => [
      line.name,
      dosageText(line, 'en'),
      line.daysAssumed ? 'Not written' : String(line.numberOfDays),
      String(line.quantity - line.returned_quantity),
    ]);
    return {
      heading: formatDateTime(order.date, zone),
      blocks: [
        facts([label, name], ['Status', PHARMACY_ORDER_STATUS_LABELS[order.status]]),
        ...(rows.length > 0
          ? [{ head: ['Medicine', 'How to use', 'Days', 'Quantity'], rows }]
          : []),
        ...textBlock(BOUGHT_ELSEWHERE.en, order.prescription_for_unavailable_drugs),
      ],
    };
  });
  return { title: 'Prescriptions', entries };
}

type Dated = { readonly complaint: string; readonly created_at: Date };

export function pastOf(complaints: readonly Dated[], zone: string): Section {
  const entries = complaints.map(({ complaint, created_at }) => ({
    heading: formatDate(created_at.toISOString(), zone),
    blocks: textBlock('', complaint),
  }));
  return { title: 'Past complaints', entries };
}

type Answer = {
  readonly query: string;
  readonly proposal: string | null;
  readonly source: string;
  readonly asked_at: Date;
};

export function answersOf(answers: readonly Answer[], last: string | null, zone: string): Section {
  const entries = answers.map(({ query, proposal, source, asked_at }) => ({
    heading: formatDateTime(asked_at.toISOString(), zone),
    blocks: [
      facts(['Answered by', source]),
      ...textBlock('Asked', query),
      ...textBlock('Answer', proposal),
    ],
  }));
  const kept = textBlock('The answer on the record', last);
  return {
    title: 'The assistant’s answers',
    entries: kept.length > 0 ? [{ blocks: kept }, ...entries] : entries,
  };
}

type Consent = {
  readonly purpose: Purpose;
  readonly notice_version: number;
  readonly given_at: Date | null;
  readonly withdrawn_at: Date | null;
};

export function consentsOf(consents: readonly Consent[], zone: string): Section {
  const at = (moment: Date | null) => (moment ? formatDate(moment.toISOString(), zone) : '');
  const rows = consents.map(({ purpose, notice_version, given_at, withdrawn_at }) => [
    PURPOSE_LABELS[purpose],
    at(given_at),
    at(withdrawn_at),
    String(notice_version),
  ]);
  const head = ['Consent', 'Given', 'Withdrawn', 'Version of the notice'];
  return { title: 'Consents', entries: rows.length > 0 ? [{ blocks: [{ head, rows }] }] : [] };
}
