import { expect, it } from 'vitest';
import { registerPatient } from '#contract/patients/patient-details.endpoints.ts';
import { startTestApp } from '../testing/build-app.ts';
import { newClinic, signIn } from '../testing/builders/clinic.ts';
import { cleanUp } from './housekeeping.ts';

const app = startTestApp();

it('removes dead sessions and old stored replies, and keeps the current ones', async () => {
  const count = (table: 'sessions' | 'idempotency_keys') =>
    app.started.services.database.inSystem(async (tx) => {
      const { n } = await tx
        .selectFrom(table)
        .select((eb) => eb.fn.countAll<number>().as('n'))
        .executeTakeFirstOrThrow();
      return n;
    });
  const admin = await newClinic(app);
  const headers = { 'idempotency-key': 'kept-for-two-days' };
  await app.ok(registerPatient, { body: { name: 'Asha' } }, { ...admin, headers });
  app.clock.advance(47 * 3_600_000);
  const later = await signIn(app, admin.user.email);
  await cleanUp(app.started.services);
  expect([await count('sessions'), await count('idempotency_keys')]).toEqual([1, 1]);
  app.clock.advance(2 * 3_600_000);
  await cleanUp(app.started.services);
  expect([await count('sessions'), await count('idempotency_keys')]).toEqual([1, 0]);
  expect(later.token).toHaveLength(43);
});
