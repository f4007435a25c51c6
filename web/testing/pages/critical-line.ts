import { screen, within } from '@testing-library/react';
import { addSecondNames } from '#contract/kernel/second-names.ts';
import {
  acknowledgeCriticalResults,
  listCriticalResults,
} from '#contract/lab/critical/critical.endpoints.ts';
import type { CriticalReport } from '#contract/lab/critical/critical-result.ts';
import { UNKNOWN_BORN } from '#contract/patients/age.rules.ts';
import { PATIENT_SECOND_NAMES } from '#contract/patients/patient.ts';
import { getDoctorQueue, listQueue } from '#contract/queue/queue.endpoints.ts';
import { listStaff } from '#contract/staff/staff.endpoints.ts';
import { apiDouble } from '#web/testing/api-double.ts';
import { anId, aUser } from '#web/testing/builders/people.ts';
import { aPatient, aVisit } from '#web/testing/builders/visits.ts';

export const doctor = aUser('doctor');
export const asha = aPatient({ name: 'Asha Menon', phone: '98450 12345' });
const { id, name, token, age, gender, phone } = asha;
/** The text of the line of Asha's report. */
export const LINE = 'Haemoglobin 6.2 g/dL (low), Platelet Count 18,000 /µL (low)';

/** A report of Asha with two critical results, which the doctor has ordered. */
export function criticalReport(changes: Partial<CriticalReport> = {}): CriticalReport {
  const result = { id: anId(), test_name: 'CBC', found_at: '2026-11-21T04:30:00.000Z' };
  return {
    order_id: anId(),
    patient_id: id,
    Patient: addSecondNames(
      { id, name, token, age, ...UNKNOWN_BORN, gender, phone },
      PATIENT_SECOND_NAMES,
    ),
    doctor: { id: doctor.id, name: doctor.name },
    results: [
      { ...result, parameter: 'Haemoglobin', result: '6.2', unit: 'g/dL', flag: 'critical_low' },
      {
        ...{ ...result, id: anId(), parameter: 'Platelet Count', result: '18000', unit: '/µL' },
        flag: 'critical_low',
      },
    ],
    ...changes,
  };
}

/** The reports without an acknowledgement. */
export type OpenReports = { reports: CriticalReport[] };

/** An API with one critical report, which an acknowledgement removes. */
export function criticalApi() {
  const api = apiDouble();
  const open: OpenReports = { reports: [criticalReport()] };
  api.on(listCriticalResults, () => open.reports);
  api.on(acknowledgeCriticalResults, ({ params, body: { results } }) => {
    open.reports = open.reports.filter(({ order_id }) => order_id !== params.id);
    return { acknowledged: results.length };
  });
  api.on(getDoctorQueue, { currentPatient: null, nextPatient: null, waitingCount: 0 });
  api.on(listQueue, [aVisit({}, asha), aVisit({}, aPatient({ name: 'Bina Roy' }))]);
  api.on(listStaff, []);
  return { api, open };
}

const TEXT = new RegExp(LINE.replace(/[()/]/g, '\\$&'));
export const criticalLine = () => screen.findByText(TEXT);

/** The line above a page that marks its rows as well. */
export const lineAbove = async () =>
  within(await screen.findByRole('region', { name: 'Critical results' })).findByText(TEXT);

export const acknowledgeButton = () =>
  screen.queryByRole('button', { name: 'Acknowledge the critical results of Asha Menon' });
