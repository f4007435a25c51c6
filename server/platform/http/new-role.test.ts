import { beforeAll, describe, expect, it, vi } from 'vitest';
import { ALL_ENDPOINTS } from '#contract/endpoints.ts';
import { capabilityOf, type Endpoint, mayCall } from '#contract/kernel/endpoint.ts';
import { CLINIC_ROLES } from '#contract/kernel/roles.ts';
import { getVisit, listQueue } from '#contract/queue/queue.endpoints.ts';
import { getStaffMember, listStaff } from '#contract/staff/staff.endpoints.ts';
import { startTestApp } from '../../testing/build-app.ts';
import { newBill } from '../../testing/builders/bills.ts';
import { newStaff, type Person } from '../../testing/builders/clinic.ts';
import { exampleOf } from '../../testing/examples/index.ts';
import { newWorld, type World } from '../../testing/world.ts';

vi.mock('#contract/kernel/permissions.ts', async (original) => {
  const permissions = await original<typeof import('#contract/kernel/permissions.ts')>();
  const { NEW_ROLES } = await import('#contract/testing/new-roles.ts');
  return { ...permissions, ROLE_TABLE: { ...permissions.ROLE_TABLE, ...NEW_ROLES } };
});

const app = startTestApp();
const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;
const withCapability = ALL_ENDPOINTS.filter(capabilityOf);
const roleNamed = (name: string) => CLINIC_ROLES.find((role) => String(role) === name)!;

let world: World;
/** Two of each role take turns: one session may make 200 calls a second, which refusals exceed. */
const people = new Map<string, readonly [Person, Person]>();

beforeAll(async () => {
  world = await newWorld(app, 'The Clinic');
  await app.started.pool.query('ALTER TABLE users DROP CONSTRAINT users_role_check');
  for (const name of ['nurse', 'visitor']) {
    const hire = () => newStaff(app, world.admin, roleNamed(name));
    people.set(name, [await hire(), await hire()]);
  }
});

describe.each(['nurse', 'visitor'])('a %s, added by one row', (name) => {
  it.each(withCapability.map((endpoint, at) => [nameOf(endpoint), endpoint, at % 2] as const))(
    'may call %s only as that row allows',
    async (_name, endpoint, turn) => {
      const isAllowed = mayCall(endpoint, roleNamed(name));
      if (endpoint.stream && isAllowed) return;
      const input = endpoint.stream ? {} : exampleOf(endpoint, world);
      const reply = await app.call(endpoint, input, people.get(name)![turn]!);
      expect(isAllowed ? [200, 201, 404, 409] : [403]).toContain(reply.statusCode);
    },
  );
});

it('the nurse sees queue and record, and no money', () => {
  const calls = withCapability.filter((endpoint) => mayCall(endpoint, roleNamed('nurse'), true));
  expect(calls.map(nameOf).sort()).toEqual([
    'GET /api/admissions/:id/summary',
    'GET /api/auth/password-history',
    'GET /api/clinics/letterhead',
    'GET /api/clinics/logo',
    'GET /api/clinics/pharmacy-settings',
    'GET /api/clinics/settings',
    'GET /api/clinics/subscription-status',
    'GET /api/diagnoses',
    'GET /api/events',
    'GET /api/lab/critical',
    'GET /api/patients',
    'GET /api/patients/:id',
    'GET /api/patients/:id/addenda',
    'GET /api/patients/:id/complaints',
    'GET /api/patients/:id/visits',
    'GET /api/patients/:id/vitals',
    'GET /api/patients/alike',
    'GET /api/queue',
    'GET /api/queue/:id',
    'GET /api/queue/:id/sheet',
    'GET /api/queue/:id/vitals',
    'GET /api/queue/doctor/complaint/:visitId',
    'GET /api/queue/patient/:id/complaints',
    'GET /api/queue/patient/:id/latest',
    'GET /api/staff',
    'GET /api/staff/:id',
    'POST /api/queue',
    'POST /api/queue/:id/place',
    'POST /api/queue/:id/vitals',
  ]);
});

describe('a visit that has a bill', () => {
  const visits = async (person: Person) => {
    const one = { params: { id: world.visitId } };
    const listed = await app.ok(listQueue, {}, person);
    return [listed.find(({ id }) => id === world.visitId), await app.ok(getVisit, one, person)];
  };

  beforeAll(async () => {
    const { visitId: queueId, patientId } = world;
    await newBill(app, world.admin, { patientId, queueId });
  });

  it('shows what is due to a role that may view bills', async () => {
    for (const visit of await visits(world.admin)) expect(visit).toHaveProperty('fee.billId');
  });

  it('shows the nurse that it is billed, and no money', async () => {
    for (const visit of await visits(people.get('nurse')![0])) {
      expect(visit).toMatchObject({ id: world.visitId, billed: true });
      expect(visit).not.toHaveProperty('fee');
      expect(visit).not.toHaveProperty('unbilled');
    }
  });
});

it('the fee of a doctor is shown to roles that may view bills, and not to the nurse', async () => {
  const doctor = await newStaff(app, world.admin, 'doctor', { opd_fee: 500 });
  const { id } = doctor.user;
  const feesOf = async (person: Person) => {
    const listed = await app.ok(listStaff, { query: {} }, person);
    const one = await app.ok(getStaffMember, { params: { id } }, person);
    return [listed.find((member) => member.id === id)?.opd_fee, one.opd_fee];
  };
  expect(await feesOf(world.admin)).toEqual([50_000, 50_000]);
  expect(await feesOf(people.get('nurse')![0])).toEqual([null, null]);
});

it('a row without capabilities opens nothing', () => {
  const visitor = roleNamed('visitor');
  expect(withCapability.filter((endpoint) => mayCall(endpoint, visitor, true))).toEqual([]);
});
