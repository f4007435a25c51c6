import { expect, it } from 'vitest';
import type { z } from 'zod';
import { PATIENT_DETAILS } from '#contract/patients/patient.ts';
import { updatePatient } from '#contract/patients/patient-details.endpoints.ts';
import type { UpdatePatientBody } from '#contract/patients/patient-input.ts';
import { getPatient } from '#contract/patients/patients.endpoints.ts';
import { startTestApp } from '../testing/build-app.ts';
import { newClinic, newPatient } from '../testing/builders/clinic.ts';

const app = startTestApp();

it('accepts one of many concurrent corrections that started from the same state', async () => {
  const admin = await newClinic(app);
  const { id } = await newPatient(app, admin, 'Asha');
  const params = { id };
  const names = Array.from({ length: 8 }, (_, at) => `Asha ${at}`);
  const replies = await Promise.all(
    names.map((name) =>
      app.call(updatePatient, { params, body: { name, age: 30, before: { name: 'Asha' } } }, admin),
    ),
  );
  const won = names.filter((_, at) => replies[at]?.statusCode === 200);
  expect(won).toHaveLength(1);
  expect(replies.filter(({ statusCode }) => statusCode === 409)).toHaveLength(7);
  expect((await app.ok(getPatient, { params }, admin)).name).toBe(won[0]);
  const written = await app.started.services.database.inSystem((tx) =>
    tx
      .selectFrom('audit_log')
      .where('clinic_id', '=', admin.user.clinic_id ?? '')
      .where('verb', '=', 'update-patient')
      .select('changes')
      .execute(),
  );
  expect(written).toHaveLength(1);
  expect(written[0]?.changes).toMatchObject({ name: won[0], before: { name: 'Asha' } });
});

it('every change is audited with its value before and after', async () => {
  const admin = await newClinic(app);
  const { id } = await newPatient(app, admin, 'Asha');
  const params = { id };
  const due = new Date(app.clock.now().getTime() + 100 * 86_400_000).toISOString().slice(0, 10);
  const steps: z.input<typeof UpdatePatientBody>[] = [
    { gender: 'F', pregnancy_due_on: due, phone: '+91 98450 12345', allergies: ['Penicillin'] },
    { name: 'Ashok', gender: 'M', address: '4 Lake Road', guardian_name: 'Ramesh' },
    { age: 45, phone: '', allergies: [], note: 'Hard of hearing', blood_group: 'O+' },
  ];
  let state: object = await app.ok(getPatient, { params }, admin);
  const expected: { after: object; before: object }[] = [];
  for (const body of steps) {
    const after = await app.ok(updatePatient, { params, body }, admin);
    const changed = Object.entries(after).filter(
      ([field, value]) =>
        PATIENT_DETAILS.some((detail) => detail === field) &&
        JSON.stringify(value) !==
          JSON.stringify(Object.entries(state).find(([f]) => f === field)?.[1]),
    );
    const was = Object.fromEntries(
      Object.entries(state).filter(([field]) => changed.some(([f]) => f === field)),
    );
    expected.push({ after: Object.fromEntries(changed), before: was });
    state = after;
  }
  const written = await app.started.services.database.inSystem((tx) =>
    tx
      .selectFrom('audit_log')
      .where('clinic_id', '=', admin.user.clinic_id ?? '')
      .where('verb', '=', 'update-patient')
      .orderBy('id')
      .select('changes')
      .execute(),
  );
  expect(written.map(({ changes }) => changes)).toEqual(
    expected.map(({ after, before }) => ({ ...after, before })),
  );
  expect(expected[1]?.after).toMatchObject({ pregnancy_due_on: null });
});
