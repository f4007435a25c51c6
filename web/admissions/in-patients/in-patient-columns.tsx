import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { InPatient } from '#contract/admissions/admission.ts';
import { bedText } from '#contract/admissions/bed-text.ts';
import { formatMoney } from '#contract/kernel/numbers/money.ts';
import { patientNo } from '#contract/patients/patient-numbers.ts';
import { ADDRESSES, pathTo } from '#web/lib/address/paths.ts';
import { showDateTime } from '#web/lib/clinic-time.ts';
import { ageAndGender } from '#web/patients/index.ts';
import type { Brief, Column } from '#web/ui/data-table/data-table.tsx';
import { admissionBillPath } from '../admission-links.ts';
import { InPatientActions } from './in-patient-actions.tsx';

type LinesProps = { children: ReactNode; under: readonly (string | null | undefined)[] };

/** A cell with lines of small type under its subject. */
function Lines({ children, under }: LinesProps) {
  return (
    <>
      <div>{children}</div>
      {under.map(
        (line) =>
          line && (
            <div key={line} className="ui-under ui-tabular">
              {line}
            </div>
          ),
      )}
    </>
  );
}

function PatientCell({ patient, reason }: InPatient) {
  const { id: patientId, name, token, phone } = patient;
  const under = [patientNo(token), ageAndGender(patient), phone].filter(Boolean).join(' · ');
  return (
    <Lines under={[under, reason]}>
      <Anchor
        component={Link}
        className="ui-lead"
        to={pathTo(ADDRESSES.patientRecord, { patientId })}
        inherit
      >
        {name}
      </Anchor>
    </Lines>
  );
}

function DaysCell({ calculated: { daysStayed }, admission_date, discharge_date }: InPatient) {
  const since = `since ${showDateTime(admission_date)}`;
  return (
    <Lines under={[since, discharge_date && `left ${showDateTime(discharge_date)}`]}>
      <strong className="ui-tabular">
        {daysStayed} {daysStayed === 1 ? 'day' : 'days'}
      </strong>
    </Lines>
  );
}

/** The balance links to the bill; a deposit that is left is named. */
function DueCell({ calculated: { balance, deposit, totalDue }, patient, bill_id }: InPatient) {
  const under = deposit ? `${formatMoney(deposit)} deposit left` : `of ${formatMoney(totalDue)}`;
  return (
    <Lines under={[under]}>
      <Anchor
        component={Link}
        to={admissionBillPath(patient.id, bill_id)}
        aria-label={`Bill of ${patient.name}, ${formatMoney(balance)} due`}
        inherit
      >
        <strong>{formatMoney(balance)}</strong>
      </Anchor>
    </Lines>
  );
}

/** The columns of the in-patients. */
export const IN_PATIENT_COLUMNS: readonly Column<InPatient>[] = [
  {
    key: 'bed',
    header: 'Bed',
    card: 'fact',
    cell: ({ bed }) => (bed ? <strong>{bedText(bed)}</strong> : '–'),
  },
  { key: 'patient', header: 'Patient', card: 'lead', cell: PatientCell },
  { key: 'days', header: 'Days', card: 'fact', cell: DaysCell },
  { key: 'doctor', header: 'Doctor', card: 'fact', cell: ({ doctor }) => doctor?.name ?? '–' },
  { key: 'due', header: 'Due', numeric: true, cell: DueCell },
  {
    key: 'actions',
    header: 'Actions',
    hideHeader: true,
    card: 'action',
    cell: (stay) => <InPatientActions stay={stay} />,
  },
];

/** An in-patient on a phone. */
export const IN_PATIENT_BRIEF: Brief<InPatient> = {
  name: ({ patient }) => patient.name,
  summary: ({ patient, bed, doctor, calculated: { daysStayed, balance }, reason }) => (
    <>
      <span className="ui-brief-name">{patient.name}</span>
      <span className="ui-cell ui-tabular">
        {bed && <strong>{bedText(bed)}</strong>}
        <span>
          {daysStayed} {daysStayed === 1 ? 'day' : 'days'}
        </span>
        {doctor && <span>{doctor.name}</span>}
      </span>
      <span className="ui-cell ui-tabular">
        <span>Due {formatMoney(balance)}</span>
        {reason && <span>{reason}</span>}
      </span>
    </>
  ),
  step: () => null,
};
