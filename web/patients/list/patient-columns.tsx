import { may } from '#contract/kernel/roles.ts';
import { guardianText } from '#contract/patients/guardian.rules.ts';
import type { Patient } from '#contract/patients/patient.ts';
import { patientNo } from '#contract/patients/patient-numbers.ts';
import { ADDRESSES, pathTo } from '#web/lib/address/paths.ts';
import { showDate } from '#web/lib/clinic-time.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { BriefLines } from '#web/ui/data-table/brief-lines.tsx';
import type { Brief, Column } from '#web/ui/data-table/data-table.tsx';
import { RowButton, RowLink } from '#web/ui/row/row-button.tsx';
import { seenText } from '../alike/seen-text.ts';
import { EditPatientButton } from '../edit/edit-patient-button.tsx';
import { ageAndGender } from '../picker/patient-facts.ts';
import { nameColumn } from './name-column.tsx';
import { type TokenHolder, tokenMark } from './token-holder.ts';

/** Columns that tell patients with the same name apart. */
const PATIENT_COLUMNS: readonly Column<Patient>[] = [
  {
    key: 'token',
    header: 'Patient no.',
    card: 'fact',
    numeric: true,
    width: 110,
    cell: ({ token }) => token,
  },
  { key: 'age', header: 'Age, gender', card: 'fact', oneLine: true, cell: ageAndGender },
  {
    key: 'phone',
    header: 'Phone',
    card: 'fact',
    oneLine: true,
    cell: ({ phone }) => <span className="ui-tabular">{phone}</span>,
  },
];

const LINKS_COLUMN: Column<Patient> = {
  key: 'links',
  header: 'Record and bills',
  hideHeader: true,
  cell: ({ id: patientId, name }) => (
    <div className="ui-cell-end">
      <EditPatientButton id={patientId} name={name} />
      <RowLink
        to={pathTo(ADDRESSES.patientRecord, { patientId })}
        aria-label={`Patient record of ${name}`}
      >
        Record
      </RowLink>
      <BillsLink patientId={patientId} name={name} />
    </div>
  ),
};

function BillsLink({ patientId, name }: { patientId: string; name: string }) {
  const { role } = useCurrentUser();
  if (!may(role, 'billing.list-bills')) return null;
  return (
    <RowLink to={pathTo(ADDRESSES.patientBills, { patientId })} aria-label={`Bills of ${name}`}>
      Bills
    </RowLink>
  );
}

/** With the name, the registration date and the subscription, for the list of all patients. */
export function allPatientColumns(
  onStart: (patient: Patient) => void,
  holder: TokenHolder,
): readonly Column<Patient>[] {
  return [
    { ...nameColumn(holder), sortable: true },
    ...PATIENT_COLUMNS,
    {
      key: 'created_at',
      header: 'Registered',
      card: 'fact',
      oneLine: true,
      sortable: true,
      cell: (patient) => (
        <span className="ui-tabular">
          <span className="ui-small-only">Registered </span>
          {showDate(patient.created_at)}
          <div className="ui-under">{seenText(patient)}</div>
        </span>
      ),
    },
    {
      key: 'subscription',
      header: 'Subscription',
      card: 'action',
      cell: (patient) => <SubscriptionCell patient={patient} onStart={onStart} />,
    },
    LINKS_COLUMN,
  ];
}

/** A patient on a phone; the columns have the rest. */
export function patientBrief(holder: TokenHolder): Brief<Patient> {
  return {
    name: ({ name }) => name,
    summary: (patient) => (
      <BriefLines
        name={patient.name}
        mark={tokenMark(holder, patient.id)}
        facts={[patientNo(patient.token), ageAndGender(patient), patient.phone]}
        line={guardianText(patient)}
      />
    ),
    step: () => null,
  };
}

type SubscriptionCellProps = { patient: Patient; onStart: (patient: Patient) => void };

function SubscriptionCell({ patient, onStart }: SubscriptionCellProps) {
  const { role } = useCurrentUser();
  const mayStart = may(role, 'patients.edit');
  const { id, name, subscription_status: status, subscription_end_date: end } = patient;
  if (status === 'active' && end) {
    return (
      <span className="ui-cell">
        <span>{`Active until ${showDate(end)}`}</span>
        {mayStart && (
          <RowLink
            to={pathTo(ADDRESSES.startSubscription, { patientId: id })}
            aria-label={`Renew the subscription of ${name}`}
          >
            Renew
          </RowLink>
        )}
      </span>
    );
  }
  if (!mayStart) return null;
  return (
    <RowButton
      title="Starts a subscription for the patient"
      aria-label={`Start Sub for ${name}`}
      onClick={() => onStart(patient)}
    >
      Start Sub
    </RowButton>
  );
}
