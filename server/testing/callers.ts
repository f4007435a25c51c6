import { type Endpoint, mayCall } from '#contract/kernel/endpoint.ts';
import type { Role } from '#contract/kernel/roles.ts';
import { createFirstSuperadmin } from '../auth/index.ts';
import type { RawInput, TestApp } from './build-app.ts';
import { newEmail, newStaff, PASSWORD, type Person, signIn } from './builders/clinic.ts';
import type { World } from './world.ts';

/**
 * Creates a user of a role in a clinic. `user` accounts are inserted directly, because no screen
 * creates them.
 */
async function newPerson(app: TestApp, role: Role, world: World): Promise<Person> {
  const { services } = app.started;
  const makeUsers = (column: 'role' | 'id', value: string) =>
    services.database.inSystem((tx) =>
      tx.updateTable('users').set({ role: 'user' }).where(column, '=', value).execute(),
    );
  if (role === 'superadmin') {
    const email = newEmail('superadmin');
    await makeUsers('role', 'superadmin');
    await createFirstSuperadmin(services, { email, password: PASSWORD });
    return signIn(app, email);
  }
  if (role === 'user') {
    const person = await newStaff(app, world.admin, 'lab');
    await makeUsers('id', person.user.id);
    return signIn(app, person.user.email);
  }
  return newStaff(app, world.admin, role);
}

/** A session may make 200 calls a second, and refusals are faster. */
const CALLS_OF_SESSION = 100;

/** A role. `admin` is one who does not own the clinic. */
export type Caller = Role | 'owner';

export function may(endpoint: Endpoint, caller: Caller): boolean {
  return caller === 'owner' ? mayCall(endpoint, 'admin', true) : mayCall(endpoint, caller);
}

/** Calls endpoints as a user of each role in the clinic of `world`, each created when first needed. */
export function callersOf(app: TestApp, world: World) {
  const people = new Map<Caller, Person>();
  let calls = 0;

  const personOf = async (caller: Caller) =>
    people.get(caller) ??
    (caller === 'owner'
      ? await signIn(app, world.admin.user.email)
      : await newPerson(app, caller, world));

  /** Replaces a user whose session has ended, which only a call that succeeded can do. */
  return async function callAs(caller: Caller, endpoint: Endpoint, input: RawInput) {
    calls += 1;
    if (calls % CALLS_OF_SESSION === 0) people.delete(caller);
    const person = await personOf(caller);
    people.set(caller, person);
    const reply = await app.call(endpoint, input, person);
    const hasChanged = reply.statusCode < 300 && endpoint.method !== 'GET';
    const isOfAccount = hasChanged && /^\/api\/(auth|users)\b/.test(endpoint.path);
    if (isOfAccount) people.delete(caller);
    if (endpoint.owner && hasChanged) people.clear();
    // The owner is a single account, and some of the calls end its other sessions.
    if ((endpoint.owner && hasChanged) || (isOfAccount && caller === 'owner')) {
      world.admin = await signIn(app, world.admin.user.email);
    }
    // A lab order needs a test of the catalogue, so a deleted one is restored.
    if (/^\/api\/lab-tests\b/.test(endpoint.path) && endpoint.method === 'DELETE') {
      await app.started.services.database.inSystem((tx) =>
        tx.updateTable('lab_tests').set({ deleted_at: null }).execute(),
      );
    }
    return reply;
  };
}
