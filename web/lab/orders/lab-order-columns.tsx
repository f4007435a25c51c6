import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import type { LabOrder } from '#contract/lab/lab-order.ts';
import { ADDRESSES, pathTo } from '#web/lib/address/paths.ts';
import { showDateTime } from '#web/lib/clinic-time.ts';
import { PatientName } from '#web/patients/index.ts';
import { BriefLines } from '#web/ui/data-table/brief-lines.tsx';
import type { Brief, Column } from '#web/ui/data-table/data-table.tsx';
import { AiMarkOfTests } from './ai-mark-of-tests.tsx';
import { LabOrderActions, type LabOrderWork } from './lab-order-actions.tsx';
import { LabOrderStanding } from './lab-order-standing.tsx';
import { LabOrderStep } from './lab-order-step.tsx';

const namesOf = (tests: LabOrder['tests']) => tests.map(({ name }) => name).join(', ') || '–';

/** The columns of the lab's orders. */
export function labOrderColumns(work: LabOrderWork): readonly Column<LabOrder>[] {
  return [
    {
      key: 'patient',
      header: 'Patient',
      card: 'lead',
      width: 170,
      // Links to the page where the patient's orders are edited.
      cell: ({ patient_id: patientId, Patient: { name, token } }) => (
        <PatientName token={token}>
          <Anchor component={Link} to={pathTo(ADDRESSES.patientLabReports, { patientId })}>
            {name}
          </Anchor>
        </PatientName>
      ),
    },
    {
      key: 'token',
      header: 'Lab Token',
      card: 'fact',
      numeric: true,
      cell: ({ lab_token_number: token }) => token,
    },
    {
      key: 'tests',
      header: 'Tests',
      card: 'line',
      cell: ({ tests }) => (
        <>
          {namesOf(tests)} <AiMarkOfTests tests={tests} />
        </>
      ),
    },
    {
      key: 'ordered',
      header: 'Ordered',
      card: 'fact',
      width: 116,
      cell: ({ createdAt }) => <span className="ui-tabular">{showDateTime(createdAt)}</span>,
    },
    {
      key: 'status',
      header: 'Status',
      card: 'fact',
      width: 150,
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

/** A lab order on a phone. */
export function labOrderBrief(work: LabOrderWork): Brief<LabOrder> {
  return {
    name: ({ Patient: { name }, lab_token_number: token }) => `${name}, lab token ${token}`,
    summary: (order) => (
      <BriefLines
        name={order.Patient.name}
        mark={<AiMarkOfTests tests={order.tests} />}
        facts={[
          <LabOrderStanding key="status" order={order} />,
          `Lab token ${order.lab_token_number}`,
        ]}
        line={namesOf(order.tests)}
      />
    ),
    step: (order) => <LabOrderStep order={order} work={work} />,
  };
}
