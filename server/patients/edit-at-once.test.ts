import { expect, it } from 'vitest';
import { updatePatient } from '#contract/patients/patient-details.endpoints.ts';
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
