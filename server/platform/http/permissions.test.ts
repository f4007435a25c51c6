import { beforeAll, describe, expect, it } from 'vitest';
import { confirmSecondFactor } from '#contract/auth/second-factor.endpoints.ts';
import { ALL_ENDPOINTS } from '#contract/endpoints.ts';
import { type Endpoint, mayCall } from '#contract/kernel/endpoint.ts';
import { CLINIC_ROLES, ROLES, type Role } from '#contract/kernel/roles.ts';
import { ROUTES } from '../../app.ts';
import { createFirstSuperadmin } from '../../auth/index.ts';
import { type RawInput, startTestApp, urlOf } from '../../testing/build-app.ts';
import {
  newEmail,
  newStaff,
  PASSWORD,
  type Person,
  signIn,
} from '../../testing/builders/clinic.ts';
import { exampleOf } from '../../testing/examples/index.ts';
import { newWorld, SOMEWHERE, type World } from '../../testing/world.ts';

const app = startTestApp();
const closed = ALL_ENDPOINTS.filter((endpoint) => endpoint.access !== 'public');
const plain = closed.filter((endpoint) => !endpoint.stream);
const nameOf = (endpoint: Endpoint) => `${endpoint.method} ${endpoint.path}`;

let own: World;
let other: World;

/**
 * Creates a user of a role in a clinic. `user` accounts are inserted directly, because no screen
 * creates them.
 */
async function newPerson(role: Role, world: World): Promise<Person> {
  if (role === 'superadmin') {
    const email = newEmail('superadmin');
    await app.started.services.database.inSystem((tx) =>
      tx.updateTable('users').set({ role: 'user' }).where('role', '=', 'superadmin').execute(),
    );
    await createFirstSuperadmin(app.started.services, { email, password: PASSWORD });
    return signIn(app, email);
  }
  if (role === 'user') {
    const person = await newStaff(app, world.admin, 'lab');
    await app.started.services.database.inSystem((tx) =>
      tx.updateTable('users').set({ role: 'user' }).where('id', '=', person.user.id).execute(),
    );
    return signIn(app, person.user.email);
  }
  return newStaff(app, world.admin, role);
}

/** A role. `admin` is one who does not own the clinic. */
type Caller = Role | 'owner';
const may = (endpoint: Endpoint, caller: Caller) =>
  caller === 'owner' ? mayCall(endpoint, 'admin', true) : mayCall(endpoint, caller);

const people = new Map<Caller, Person>();

/** Calls as a user of this role in our clinic. Replaces a user whose session has ended. */
async function callAs(caller: Caller, endpoint: Endpoint, input: RawInput) {
  const person =
    people.get(caller) ??
    (caller === 'owner' ? await signIn(app, own.admin.user.email) : await newPerson(caller, own));
  people.set(caller, person);
  const reply = await app.call(endpoint, input, person);
  const isOfAccount = /^\/api\/(auth|users)\b/.test(endpoint.path);
  if (isOfAccount) people.delete(caller);
  if (endpoint.owner && reply.statusCode < 300) people.clear();
  // The owner is a single account, and some of the calls end its other sessions.
  if (endpoint.owner || (isOfAccount && caller === 'owner')) {
    own.admin = await signIn(app, own.admin.user.email);
  }
  // A lab order needs a test of the catalogue, so a deleted one is restored.
  if (/^\/api\/lab-tests\b/.test(endpoint.path) && endpoint.method === 'DELETE') {
    await app.started.services.database.inSystem((tx) =>
      tx.updateTable('lab_tests').set({ deleted_at: null }).execute(),
    );
  }
  return reply;
}

beforeAll(async () => {
  own = await newWorld(app, 'Own Clinic');
  other = await newWorld(app, 'Other Clinic');
});

it('every endpoint of the contract is bound once', () => {
  expect(ROUTES.map(({ endpoint }) => nameOf(endpoint)).sort()).toEqual(
    ALL_ENDPOINTS.map(nameOf).sort(),
  );
});

describe('without a live session', () => {
  it.each(closed.map((endpoint) => [nameOf(endpoint), endpoint] as const))(
    '%s returns 401',
    async (_name, endpoint) => {
      // Its own tokens and address: the tests' clock stands still, and each has a limit a second.
      const at = closed.indexOf(endpoint);
      const mark = String(at).padStart(3, '0');
      for (const authorization of [
        undefined,
        `Bearer x${mark}`,
        `Bearer ${'a'.repeat(40)}${mark}`,
        `Basic abc${mark}`,
      ]) {
        const reply = await app.app.inject({
          method: endpoint.method,
          url: urlOf(endpoint, endpoint.stream ? {} : exampleOf(endpoint, own)),
          headers: authorization ? { authorization } : {},
          // Else these count against the sign-ins that follow, which come from the default address.
          remoteAddress: `10.0.0.${1 + (at % 200)}`,
        });
        expect(reply.statusCode).toBe(401);
        expect(reply.json()).toEqual({ message: 'Unauthorized', code: 'unauthorized' });
      }
    },
  );
});

describe.each([...ROLES, 'owner'] as const)('a %s', (role) => {
  it.each(closed.map((endpoint) => [nameOf(endpoint), endpoint] as const))(
    'may call %s only as the contract allows',
    async (_name, endpoint) => {
      if (endpoint.stream) {
        if (!may(endpoint, role)) {
          expect((await callAs(role, endpoint, {})).statusCode).toBe(403);
        }
        return;
      }
      const reply = await callAs(role, endpoint, exampleOf(endpoint, own));
      if (!may(endpoint, role)) {
        expect(reply.statusCode).toBe(403);
        expect(reply.json().code).toBe('forbidden');
      } else {
        // The owner's second factor waits for its code, which the example does not know.
        const isBegun = role === 'owner' && endpoint === confirmSecondFactor;
        expect([200, 201, 404, 409, ...(isBegun ? [400] : [])]).toContain(reply.statusCode);
      }
    },
  );
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
