import { saveComplaint } from '#contract/consultation/consultation.endpoints.ts';
import { callNext, completeVisit, moveVisit } from '#contract/queue/queue.endpoints.ts';
import { call } from './api.ts';
import { makeClinic } from './clinic.ts';

const PATIENTS = [
  ['Meena Iyer', 'Fever for three days, dry cough at night.'],
  ['Abdul Rahman', 'Follow-up after blood sugar test.'],
  ['Lakshmi Subramanian', ''],
  ['Ravi Shankar Prasad', 'Pain in the right knee since a fall.'],
  ['Sunita Devi', 'Rash on both arms.'],
  ['Joseph D’Souza', ''],
] as const;

/** A clinic in the middle of its day: each role at work, a visit in each status. */
export async function makeBusyClinic(url: string) {
  const clinic = await makeClinic(url);
  const people = {
    admin: clinic.admin,
    doctor: await clinic.hire('doctor'),
    receptionist: await clinic.hire('receptionist'),
    lab: await clinic.hire('lab'),
    pharmacy: await clinic.hire('pharmacy'),
  };
  const ofDoctor = { token: people.doctor.token };
  const visits: string[] = [];
  for (const [name, complaint] of PATIENTS) {
    const { id } = await clinic.register(name);
    visits.push((await clinic.queue(id, complaint)).id);
  }
  const [, , , , cancelled = ''] = visits;
  const seen = await call(url, callNext, {}, ofDoctor);
  await call(url, completeVisit, { params: { id: seen.id } }, ofDoctor);
  const move = { params: { id: cancelled }, body: { status: 'cancelled' } } as const;
  await call(url, moveVisit, move, ofDoctor);
  const consulting = await call(url, callNext, {}, ofDoctor);
  const body = { case_summary: 'Type 2 diabetes, diet discussed.' };
  await call(url, saveComplaint, { params: { recordId: consulting.id }, body }, ofDoctor);
  return { people, consulting };
}

export type BusyClinic = Awaited<ReturnType<typeof makeBusyClinic>>;
