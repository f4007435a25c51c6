import { nameWithNo } from '#contract/patients/patient-numbers.ts';
import type { PharmacyOrder } from '#contract/pharmacy/pharmacy-order.ts';
import { showDateTime } from '#web/lib/clinic-time.ts';
import { PatientName } from '#web/patients/index.ts';
import { BriefLines } from '#web/ui/data-table/brief-lines.tsx';
import type { Brief, Column } from '#web/ui/data-table/data-table.tsx';
import { PharmacyOrderActions } from '../orders/pharmacy-order-actions.tsx';
import { PharmacyOrderStanding } from '../orders/pharmacy-order-standing.tsx';
import { PharmacyOrderStep } from '../orders/pharmacy-order-step.tsx';
import type { OrderSteps } from '../orders/use-order-steps.ts';
import { BriefMedications, OrderedMedications } from './ordered-medications.tsx';

/** The columns of the pharmacy's queue (specification 2, section 2). */
export function pharmacyQueueColumns(steps: OrderSteps): readonly Column<PharmacyOrder>[] {
  return [
    {
      key: 'patient',
      header: 'Patient',
      card: 'lead',
      width: 170,
      cell: ({ patientName, patientTokenNumber: token }) => (
        <PatientName token={token}>{patientName}</PatientName>
      ),
    },
    { key: 'medications', header: 'Medications', card: 'line', cell: OrderedMedications },
    {
      key: 'date',
      header: 'Date',
      card: 'fact',
      width: 116,
      cell: ({ date }) => <span className="ui-tabular">{showDateTime(date)}</span>,
    },
    {
      key: 'status',
      header: 'Status',
      card: 'fact',
      cell: (order) => <PharmacyOrderStanding order={order} />,
    },
    {
      key: 'actions',
      header: 'Actions',
      hideHeader: true,
      cell: (order) => <PharmacyOrderActions order={order} steps={steps} withDetails />,
    },
  ];
}

/** An order on a phone. */
export function pharmacyQueueBrief(steps: OrderSteps): Brief<PharmacyOrder> {
  return {
    name: ({ patientName, patientTokenNumber }) => nameWithNo(patientName, patientTokenNumber),
    summary: (order) => (
      <>
        <BriefLines
          name={order.patientName}
          facts={[<PharmacyOrderStanding key="status" order={order} />, showDateTime(order.date)]}
        />
        <BriefMedications {...order} />
      </>
    ),
    step: (order) => <PharmacyOrderStep order={order} steps={steps} />,
  };
}
