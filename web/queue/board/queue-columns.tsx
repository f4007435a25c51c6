import { formatMoney } from '#contract/kernel/numbers/money.ts';
import { may } from '#contract/kernel/roles.ts';
import type { VisitAction } from '#contract/queue/visit.status.ts';
import type { Visit } from '#contract/queue/visit.ts';
import { feeText, type VisitFee } from '#contract/queue/visit-fee.ts';
import { CriticalMark } from '#web/critical-results/index.ts';
import { ADDRESSES, pathTo } from '#web/lib/address/paths.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { ageAndGender, EditPatientButton } from '#web/patients/index.ts';
import { PrintTokenSlip } from '#web/token-slip/index.ts';
import type { Column } from '#web/ui/data-table/data-table.tsx';
import { StatusBadge } from '#web/ui/notice/status-badge.tsx';
import { RowLink } from '#web/ui/row/row-button.tsx';
import { VisitStatusBadge } from '../visit/visit-status-badge.tsx';
import { Arrival } from './arrival.tsx';
import { AssignDoctor } from './assign-doctor.tsx';
import { BillVisit } from './bill-visit.tsx';
import { QueueActions } from './queue-actions.tsx';
import type { HowToMove } from './use-move-visit.ts';

/** The actions of the list's visits. */
export type QueueWork = {
  readonly doctors: readonly { readonly id: string; readonly name: string }[];
  readonly isMoving: (visitId: string) => boolean;
  readonly move: (visit: Visit, action: VisitAction, how?: HowToMove) => void;
};

/** On a phone, a card starts with the token, which has no header there. */
function TokenCell({ token_no }: Visit) {
  return (
    <>
      <span className="ui-small-only">Token </span>
      <b className="queue-token">{token_no}</b>
    </>
  );
}

function PatientCell({ name, patient_id }: Visit) {
  return (
    <>
      <span className="ui-cell-name">
        <span className="ui-lead">{name}</span>
        <EditPatientButton id={patient_id} name={name} />
      </span>
      <CriticalMark patientId={patient_id} />
    </>
  );
}

const AgeCell = ({ Patient }: Visit) => ageAndGender(Patient);

const isOpen = ({ status }: Visit): boolean => status === 'waiting' || status === 'consulting';

type StatusCellProps = {
  visit: Visit;
  /** An unpaid fee and other dues link to their payment; not inside another control. */
  mayPay?: boolean;
};

/** The status of the visit, its fee, and what the patient owes besides. */
export function StatusCell({ visit, mayPay = false }: StatusCellProps) {
  const { status, unbilled, fee, owed } = visit;
  return (
    <span className="ui-cell">
      <VisitStatusBadge status={status} />
      {unbilled && <StatusBadge meaning="warning">Unbilled</StatusBadge>}
      {fee && <FeeText visit={visit} fee={fee} mayPay={mayPay} />}
      {owed && <OtherDues name={visit.name} owed={formatMoney(owed)} mayPay={mayPay} />}
    </span>
  );
}

/** Links to the patient's bills in the list of dues. */
function OtherDues({ name, owed, mayPay }: { name: string; owed: string; mayPay: boolean }) {
  const { role } = useCurrentUser();
  const text = `Other dues ${owed}`;
  if (!mayPay || !may(role, 'billing.list-bills'))
    return <span className="ui-tabular">{text}</span>;
  const to = `${ADDRESSES.dues}?${new URLSearchParams({ search: name })}`;
  return (
    <RowLink to={to} look="quiet" aria-label={`${text}: ${name}`}>
      {text}
    </RowLink>
  );
}

function FeeText({ visit, fee, mayPay = false }: StatusCellProps & { fee: VisitFee }) {
  const { role } = useCurrentUser();
  if (!may(role, 'billing.view-bill')) return null;
  const isDue = fee.standing === 'due';
  if (isDue && mayPay && may(role, 'billing.take-payment')) {
    const { patient_id: patientId, name: patientName, id } = visit;
    return (
      <RowLink
        to={ADDRESSES.billing}
        state={{ patientId, patientName, queueId: id, billId: fee.billId }}
        look="quiet"
        aria-label={`${feeText(fee)}: ${patientName}`}
      >
        {feeText(fee)}
      </RowLink>
    );
  }
  return <span className={isDue ? 'ui-tabular' : 'ui-tabular ui-under'}>{feeText(fee)}</span>;
}

/** Marks a subscriber, and offers others a subscription (specification 1, section 2). */
function Subscription({ visit }: { visit: Visit }) {
  const { role } = useCurrentUser();
  if (visit.Patient.subscription_status === 'active')
    return (
      <span className="ui-status" data-meaning="active">
        Subscriber
      </span>
    );
  if (!may(role, 'patients.edit')) return null;
  return (
    <RowLink
      to={pathTo(ADDRESSES.startSubscription, { patientId: visit.patient_id })}
      look="quiet"
      aria-label={`Start Sub of ${visit.name}`}
    >
      Start Sub
    </RowLink>
  );
}

function DoctorCell({ visit, work }: { visit: Visit; work: QueueWork }) {
  const { role } = useCurrentUser();
  const mayAssign = may(role, 'queue.move-visit') && work.doctors.length > 0;
  const canBeAssigned = mayAssign && visit.status === 'waiting';
  if (!canBeAssigned) return <>{visit.User?.name ?? 'General queue'}</>;
  return (
    <AssignDoctor
      visit={visit}
      doctors={work.doctors}
      isMoving={work.isMoving(visit.id)}
      onAssign={(doctorId) => work.move(visit, 'assign', { doctorId })}
    />
  );
}

/**
 * The columns of the day's queue. All but the name have a width that holds their usual content, so that they stay in place when the doctors and
 * the other rows come.
 */
export function queueColumns(now: number, work: QueueWork): readonly Column<Visit>[] {
  return [
    { key: 'token', header: 'Token', width: 56, card: 'lead', cell: TokenCell },
    { key: 'name', header: 'Patient', card: 'lead', cell: PatientCell },
    { key: 'age', header: 'Age/Gender', width: 100, card: 'fact', oneLine: true, cell: AgeCell },
    {
      key: 'doctor',
      header: 'Doctor',
      width: 168,
      card: 'fact',
      cell: (visit) => <DoctorCell visit={visit} work={work} />,
    },
    {
      key: 'arrival',
      header: 'Arrival',
      width: 120,
      card: 'fact',
      cell: (visit) => <Arrival visit={visit} now={now} />,
    },
    {
      key: 'status',
      header: 'Status',
      width: 160,
      card: 'fact',
      cell: (visit) => <StatusCell visit={visit} mayPay />,
    },
    {
      key: 'actions',
      header: 'Actions',
      hideHeader: true,
      width: 300,
      cell: (visit) => (
        <div className="ui-cell-end">
          <Subscription visit={visit} />
          <BillVisit visit={visit} />
          {isOpen(visit) && <PrintTokenSlip visit={visit} />}
          <QueueActions visit={visit} isMoving={work.isMoving(visit.id)} onMove={work.move} />
        </div>
      ),
    },
  ];
}
