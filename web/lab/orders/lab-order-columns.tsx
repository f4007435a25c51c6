import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import type { LabOrder } from '#contract/lab/lab-order.ts';
import { nameWithNo } from '#contract/patients/patient-numbers.ts';
import { ADDRESSES, pathTo } from '#web/lib/address/paths.ts';
import { showDateTime } from '#web/lib/clinic-time.ts';
import type { Column } from '#web/ui/data-table/data-table.tsx';
import { AiMarkOfTests } from './ai-mark-of-tests.tsx';
import { LabOrderActions, type LabOrderWork } from './lab-order-actions.tsx';
import { LabOrderStanding } from './lab-order-standing.tsx';

/** The columns of the lab's orders. */
export function labOrderColumns(work: LabOrderWork): readonly Column<LabOrder>[] {
  return [
    {
      key: 'token',
      header: 'Lab Token',
      numeric: true,
      cell: ({ lab_token_number: token }) => token,
    },
    {
      key: 'patient',
      header: 'Patient',
      // Links to the page where the patient's orders are edited.
      cell: ({ patient_id: patientId, Patient: { name, token } }) => (
        <Anchor component={Link} to={pathTo(ADDRESSES.patientLabReports, { patientId })}>
          {nameWithNo(name, token)}
        </Anchor>
      ),
    },
    {
      key: 'tests',
      header: 'Tests',
      cell: ({ tests }) => (
        <>
          {tests.map(({ name }) => name).join(', ') || '–'} <AiMarkOfTests tests={tests} />
        </>
      ),
    },
    {
      key: 'ordered',
      header: 'Ordered',
      width: 168,
      cell: ({ createdAt }) => <span className="ui-tabular">{showDateTime(createdAt)}</span>,
    },
    {
      key: 'status',
      header: 'Status',
      width: 168,
      cell: (order) => <LabOrderStanding order={order} />,
    },
    {
      key: 'actions',
      header: 'Actions',
      hideHeader: true,
      cell: (order) => <LabOrderActions order={order} work={work} />,
    },
  ];
}
