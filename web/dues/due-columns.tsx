import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { BILL_TYPE_LABELS } from '#contract/billing/bill.status.ts';
import type { Due } from '#contract/dues/due.ts';
import { formatMoney } from '#contract/kernel/numbers/money.ts';
import { patientNo } from '#contract/patients/patient-numbers.ts';
import { ADDRESSES, pathTo } from '#web/lib/address/paths.ts';
import { showDate } from '#web/lib/clinic-time.ts';
import type { Brief, Column } from '#web/ui/data-table/data-table.tsx';
import { RowButton } from '#web/ui/row/row-button.tsx';
import { ageText, subjectText } from './due-text.ts';
import { takeButtonId } from './use-next-due.ts';

type StackedProps = { children: ReactNode; under: ReactNode };

/** A cell of two lines. */
function Stacked({ children, under }: StackedProps) {
  return (
    <>
      <div>{children}</div>
      <div className="ui-under ui-tabular" style={{ fontWeight: 400 }}>
        {under}
      </div>
    </>
  );
}

function PatientCell({ patient: { id, name, token, phone } }: Due) {
  return (
    <Stacked under={[patientNo(token), phone].filter(Boolean).join(' · ')}>
      <Anchor
        component={Link}
        className="ui-lead"
        to={pathTo(ADDRESSES.patientRecord, { patientId: id })}
        inherit
      >
        {name}
      </Anchor>
    </Stacked>
  );
}

function SubjectCell(due: Due) {
  const under = [`Bill ${due.number}`, due.doctor].filter(Boolean).join(' · ');
  return <Stacked under={under}>{subjectText(due)}</Stacked>;
}

function SinceCell({ since }: Due) {
  return <Stacked under={ageText(since)}>{showDate(since)}</Stacked>;
}

type TakeButtonProps = { due: Due; onPay: (due: Due) => void };

function TakeButton({ due, onPay }: TakeButtonProps) {
  return (
    <RowButton
      id={takeButtonId(due.bill_id)}
      onClick={() => onPay(due)}
      aria-label={`Take payment of ${due.patient.name}, bill ${due.number}`}
    >
      Take payment
    </RowButton>
  );
}

/** A due on a phone, in two lines; the token, the day and the phone are in the opened row. */
export function dueBrief(onPay: ((due: Due) => void) | undefined): Brief<Due> {
  return {
    name: ({ patient, number }) => `${patient.name}, bill ${number}`,
    summary: (due) => (
      <>
        <span className="ui-brief-name">{due.patient.name}</span>
        <span className="ui-cell ui-tabular">
          <strong>{formatMoney(due.balance)}</strong>
          <span>{ageText(due.since)}</span>
          <span>{BILL_TYPE_LABELS[due.type]}</span>
        </span>
      </>
    ),
    step: (due) => onPay && <TakeButton due={due} onPay={onPay} />,
  };
}

/** The columns of the dues; the last one takes a payment, where the role may. */
export function dueColumns(onPay: ((due: Due) => void) | undefined): readonly Column<Due>[] {
  return [
    { key: 'patient', header: 'Patient', card: 'lead', cell: PatientCell },
    { key: 'subject', header: 'For', card: 'line', cell: SubjectCell },
    { key: 'since', header: 'Since', card: 'fact', oneLine: true, cell: SinceCell },
    { key: 'total', header: 'Total', numeric: true, cell: ({ total }) => formatMoney(total) },
    { key: 'paid', header: 'Paid', numeric: true, cell: ({ paid }) => formatMoney(paid) },
    {
      key: 'balance',
      header: 'Due',
      numeric: true,
      cell: ({ balance }) => <strong>{formatMoney(balance)}</strong>,
    },
    ...(onPay
      ? [
          {
            key: 'pay',
            header: 'Take payment',
            hideHeader: true,
            card: 'action',
            cell: (due: Due) => <TakeButton due={due} onPay={onPay} />,
          } as const,
        ]
      : []),
  ];
}
