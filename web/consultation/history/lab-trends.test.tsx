import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { listPatientLabReports, listPatientLabTrends } from '#contract/lab/lab-orders.endpoints.ts';
import { aLabOrder } from '#web/testing/builders/lab-orders.ts';
import { anId } from '#web/testing/builders/people.ts';
import { visitDouble } from '#web/testing/builders/visit-double.ts';
import { aPatient } from '#web/testing/builders/visits.ts';
import { renderApp } from '#web/testing/render-app.tsx';

const DAYS = ['2026-11-01', '2026-11-20'];

/** Opens a consultation of a patient with so many lab reports. */
async function open(reports: number) {
  const patient = aPatient({ name: 'Meena Iyer' });
  const { api, visit } = visitDouble({ status: 'consulting' }, {}, patient);
  const listed = DAYS.slice(0, reports).map((day) => {
    const lab = aLabOrder({ status: 'completed' }, patient);
    return {
      ...{ ...lab, reportId: lab.id, testName: 'CBC', reportFindings: 'Haemoglobin: 9.8' },
      reportCreatedAt: `${day}T09:00:00.000Z`,
    };
  });
  api.on(listPatientLabReports, listed);
  api.on(listPatientLabTrends, [
    {
      ...{ test_id: anId(), test_name: 'CBC', parameter: 'Haemoglobin', unit: 'g/dl' },
      values: DAYS.map((day, at) => ({
        ...{ order_id: anId(), at: `${day}T09:00:00.000Z`, value: 9.8 + at },
        flag: at === 0 ? ('low' as const) : ('none' as const),
      })),
    },
  ]);
  await renderApp(`/edit-complaint/${visit.id}`, { as: 'doctor', api });
  return { api, history: await screen.findByRole('region', { name: /^Lab History/ }) };
}

it('has the last values of a test beside the consultation', async () => {
  const { history } = await open(2);
  const values = await within(history).findByRole('list', { name: /^Values of Haemoglobin/ });
  expect(within(values).getAllByRole('listitem')).toHaveLength(2);
  expect(values.textContent).toMatch(/9\.8.*10\.8/);
});

it('asks for no trends of a single report', async () => {
  const { api, history } = await open(1);
  await within(history).findByText(/Haemoglobin: 9\.8/);
  expect(api.requests(listPatientLabTrends)).toHaveLength(0);
});
