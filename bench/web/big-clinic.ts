import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { pino } from 'pino';
import { login, register } from '#contract/auth/auth.endpoints.ts';
import { markTutorialSeen } from '#contract/users/users.endpoints.ts';
import { call } from '../../e2e/rig/api.ts';
import type { Person } from '../../e2e/rig/clinic.ts';
import { buildApp } from '../../server/app.ts';
import { startServices } from '../../server/start-services.ts';
import { onCluster, openCluster } from '../../server/testing/cluster.ts';
import { loadPatients } from '../search/load-patients.ts';

/** The first loaded clinic has a tenth of all patients: 100,000. */
const PATIENTS = 1_000_000;
const OWNER = { email: 'owner@bench.example', password: 'bench-1234' };

/** Runs the product on a separate database with that clinic during the work. */
export async function withBigClinic<T>(
  work: (place: { url: string; owner: Person }) => Promise<T>,
): Promise<T> {
  const cluster = await openCluster();
  const database = `openopd_bench_${randomBytes(4).toString('hex')}`;
  const connection = { ...cluster.connection, database };
  await onCluster(
    cluster.connection,
    `CREATE DATABASE ${database} TEMPLATE template0 ENCODING 'UTF8'`,
  );
  const started = await startServices({ connection, onDatabaseError: () => {} });
  const app = await buildApp({ services: started.services, logger: pino({ level: 'error' }) });
  const client = new pg.Client(connection);
  try {
    const url = await app.listen({ host: '127.0.0.1', port: 0 });
    await client.connect();
    const { email, password } = OWNER;
    const clinic = { clinicName: 'Bench', userName: 'Owner', userEmail: email };
    await call(url, register, { body: { ...clinic, userPassword: password } });
    const { token, user } = await call(url, login, { body: OWNER });
    const seen = { has_seen_tutorial: true };
    await call(url, markTutorialSeen, { params: { id: user.id }, body: seen }, { token });
    await loadPatients(client, {
      share: 10,
      count: PATIENTS,
      clinicId: user.clinic_id ?? '',
      userId: user.id,
    });
    return await work({ url, owner: { email, token, user: { ...user, ...seen } } });
  } finally {
    await client.end();
    await app.close();
    await started.close();
    await onCluster(cluster.connection, `DROP DATABASE ${database} WITH (FORCE)`);
    await cluster.stop();
  }
}
