import { beforeAll, describe, expect, it } from 'vitest';
import { ALL_ENDPOINTS } from '#contract/endpoints.ts';
import type { Endpoint } from '#contract/kernel/endpoint.ts';
import { CLINIC_ROLES } from '#contract/kernel/roles.ts';
import { startTestApp } from './testing/build-app.ts';
import { callersOf, may } from './testing/callers.ts';
import { exampleOf } from './testing/examples/index.ts';
import { newWorld, SOMEWHERE, type World } from './testing/world.ts';

const app = startTestApp();
const plain = ALL_ENDPOINTS.filter(({ access, stream }) => access !== 'public' && !stream);
const nameOf = (endpoint: Endpoint) => `${endpoint.method} ${endpoint.path}`;

let own: World;
let other: World;
let callAs: ReturnType<typeof callersOf>;

beforeAll(async () => {
  own = await newWorld(app, 'Own Clinic');
  other = await newWorld(app, 'Other Clinic');
  callAs = callersOf(app, own);
});

describe('two clinics', () => {
  const idsOf = ({ admin, ...ids }: World) => [
    admin.user.id,
    admin.user.clinic_id,
    ...Object.values(ids),
  ];

  it.each(
    plain.filter(({ params }) => params).map((endpoint) => [nameOf(endpoint), endpoint] as const),
  )('%s returns no record of the other clinic', async (_name, endpoint) => {
    for (const role of [...CLINIC_ROLES, 'owner' as const].filter((each) => may(endpoint, each))) {
      const { params } = exampleOf(endpoint, other);
      const reply = await callAs(role, endpoint, { ...exampleOf(endpoint, own), params });
      expect(reply.statusCode).toBe(404);
    }
  });

  // A key of a body that names a record of the clinic: patientId, doctorId, …
  const namesRecords = (endpoint: Endpoint) =>
    endpoint.body !== undefined &&
    may(endpoint, 'owner') &&
    Object.keys(exampleOf(endpoint, SOMEWHERE).body ?? {}).some((key) => /Id$|_id$/.test(key));

  it.each(plain.filter(namesRecords).map((endpoint) => [nameOf(endpoint), endpoint] as const))(
    '%s refuses a record of the other clinic in its body',
    async (_name, endpoint) => {
      const { params, query } = exampleOf(endpoint, own);
      const { body } = exampleOf(endpoint, other);
      const reply = await app.call(endpoint, { params, query, body }, own.admin);
      expect([400, 404]).toContain(reply.statusCode);
    },
  );

  it.each(plain.map((endpoint) => [nameOf(endpoint), endpoint] as const))(
    '%s never returns anything of the other clinic',
    async (_name, endpoint) => {
      const role = may(endpoint, 'owner') ? 'owner' : 'doctor';
      const reply = await callAs(role, endpoint, exampleOf(endpoint, own));
      expect(reply.body).not.toContain('Other Clinic');
      for (const id of idsOf(other)) expect(reply.body).not.toContain(id);
    },
  );
});
