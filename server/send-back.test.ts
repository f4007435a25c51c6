import { beforeAll, describe, expect, it } from 'vitest';
import { createClinicPlan } from '#contract/clinic-subscriptions/clinic-subscriptions.endpoints.ts';
import { ALL_ENDPOINTS } from '#contract/endpoints.ts';
import { type Endpoint, mayCall } from '#contract/kernel/endpoint.ts';
import { createEmptyLabOrder } from '#contract/lab/lab-orders.endpoints.ts';
import { updatePatient } from '#contract/patients/patient-details.endpoints.ts';
import { addDrug } from '#contract/pharmacy/drugs.endpoints.ts';
import { createPharmacyOrder } from '#contract/pharmacy/pharmacy-orders.endpoints.ts';
import { addSupplier } from '#contract/pharmacy/suppliers/suppliers.endpoints.ts';
import { startTestApp } from './testing/build-app.ts';
import { newPatient, newStaff, newVisit, type Person } from './testing/builders/clinic.ts';
import { newSuperadmin } from './testing/builders/superadmin.ts';
import { NOBODY } from './testing/examples/example.ts';
import { exampleOf } from './testing/examples/index.ts';
import { newWorld, type World } from './testing/world.ts';

const app = startTestApp();
let world: World;
let superadmin: Person;

/** Resources that are read at another path than they are written. */
const READ_AT: Record<string, string> = {
  '/api/lab/orders/:id': '/api/lab/:id',
  '/api/users/:id': '/api/users',
  '/api/waiting-room/displays/:id': '/api/waiting-room',
  '/api/waiting-room/rooms/:id': '/api/waiting-room',
  '/api/waiting-room/places': '/api/waiting-room',
};
/** Resources in one of several lists of a reply: the list, and the field with the id. */
const LISTED: Record<string, { list: string; id: string }> = {
  '/api/waiting-room/displays/:id': { list: 'displays', id: 'id' },
  '/api/waiting-room/rooms/:id': { list: 'rooms', id: 'doctorId' },
  '/api/appointments/hours/:id': { list: 'doctors', id: 'doctorId' },
};
/** Actions on a resource, to which the body of a GET is never sent. */
const ACTS =
  /\/(tutorial-seen|pin|status|activate|deactivate|terminate|adjust-stock|slot|logo|credentials)$/;
const reading = (path: string) =>
  ALL_ENDPOINTS.find((endpoint) => endpoint.method === 'GET' && endpoint.path === path);
/** The list that a resource at `/:id` is in; undefined for a part of a resource. */
const collectionOf = (path: string) =>
  /\/:\w+$/.test(path) ? reading(path.replace(/\/:\w+$/, '')) : undefined;

const PUTS = ALL_ENDPOINTS.filter(({ method, path }) => method === 'PUT' && !ACTS.test(path));

function readerOf({ path }: Endpoint): Endpoint | undefined {
  return reading(READ_AT[path] ?? path) ?? collectionOf(path);
}

const tokenFor = (endpoint: Endpoint) =>
  (mayCall(endpoint, 'admin', true) ? world.admin : superadmin).token;

type Thing = Record<string, unknown>;

async function get(endpoint: Endpoint, params: object): Promise<unknown> {
  const query = endpoint.query ? { limit: 50 } : undefined;
  const reply = await app.call(
    endpoint,
    { params, ...(query && { query }) },
    { token: tokenFor(endpoint) },
  );
  expect(reply.statusCode, `${endpoint.path}: ${reply.body}`).toBe(200);
  return reply.json();
}

/** The rows of a list reply by their id, wherever they are in it. */
function rowsOf(answer: unknown, { path }: Endpoint): Map<string, Thing> {
  const { list, id } = LISTED[path] ?? { id: 'id' };
  const lists = Array.isArray(answer)
    ? [answer]
    : Object.values(list ? { list: Object(answer)[list] } : Object(answer));
  const rows: Thing[] = lists.filter(Array.isArray).flat();
  return new Map(rows.map((row) => [String(row[id]), row]));
}

async function auditRows(): Promise<{ verb: string; changes: Thing }[]> {
  const { rows } = await app.started.pool.query('SELECT verb, changes FROM audit_log ORDER BY id');
  return rows;
}

beforeAll(async () => {
  world = await newWorld(app, 'Own Clinic');
  superadmin = await newSuperadmin(app);
  const { admin } = world;
  const plan = { name: 'Pro', price: 999, period: 'monthly', interval: 1 } as const;
  await app.ok(createClinicPlan, { body: plan }, superadmin);
  await app.ok(
    updatePatient,
    {
      params: { id: world.patientId },
      body: { subscription_plan_id: world.planId, subscription_status: 'active' },
    },
    admin,
  );
  // Each with only the required fields.
  await newStaff(app, admin, 'receptionist');
  await app.ok(addDrug, { body: { name: 'Gauze', price: 5, quantity_in_stock: 0 } }, admin);
  await app.ok(addSupplier, { body: { name: 'Nandi Distributors', terms: '30 days' } }, admin);
  const patient = await newPatient(app, admin);
  await newVisit(app, admin, { name: 'Without a complaint' });
  await app.ok(createEmptyLabOrder, { body: { patient_id: patient.id } }, admin);
  const body = {
    patient_id: patient.id,
    items: [],
    prescription_for_unavailable_drugs: 'Rare drug',
  };
  await app.ok(createPharmacyOrder, { body }, admin);
});

describe('the reply of a GET can be sent back', () => {
  it.each(PUTS.map((put) => [put.path, put] as const))(
    'by PUT %s, which changes nothing',
    async (_path, put) => {
      const reader = readerOf(put);
      if (!reader) throw new Error(`Nothing reads ${put.path}.`);
      const { params = {} } = exampleOf(put, world);
      const key = Object.keys(params).at(-1);
      const isPart = put.path in LISTED;
      const list = isPart ? reader : collectionOf(put.path.replace('/orders/', '/'));
      const parents = list?.params ? params : {};
      const ids = key && list ? [...rowsOf(await get(list, parents), put).keys()] : [];
      const listed = key === undefined ? [] : ids.map((id) => ({ ...parents, [key]: id }));
      const isUnknown = Object.values(params).includes(NOBODY.id);
      const targets = isUnknown ? listed : [params, ...listed];
      expect(targets).not.toEqual([]);

      const read = async (target: object): Promise<unknown> => {
        const answer = await get(reader, reader.params ? target : {});
        const isOne = reader.params !== undefined && reader !== list;
        const id = Object.values(target).at(-1);
        return isOne || id === undefined ? answer : rowsOf(answer, put).get(String(id));
      };
      for (const target of targets) {
        const before = await read(target);
        const audited = (await auditRows()).length;
        const reply = await app.call(
          put,
          { params: target, body: before },
          { token: tokenFor(put) },
        );
        expect(reply.statusCode, `${JSON.stringify(before)}\n${reply.body}`).toBe(200);
        expect(await read(target)).toEqual(before);
        expect((await auditRows()).slice(audited)).toEqual([]);
      }
    },
  );
});

describe('a colleague’s concurrent correction', () => {
  const correct = (name: string, before: object) =>
    app.call(
      updatePatient,
      { params: { id: world.freePatientId }, body: { name, before } },
      { token: world.admin.token },
    );

  it('is not overwritten by an edit that started before it, nor by a concurrent one', async () => {
    const seen = { name: 'Visitor of Own Clinic', age: 34, phone: '9876543210' };
    const replies = await Promise.all([correct('Asha Rao', seen), correct('Usha Rao', seen)]);
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const refused = replies.find(({ statusCode }) => statusCode === 409);
    expect(refused?.json().message).toBe('A colleague has changed these details meanwhile.');
  });

  it('is audited with old and new values', async () => {
    const [row] = (await auditRows()).filter(({ verb }) => verb === 'update-patient').slice(-1);
    expect(row?.changes).toMatchObject({ before: { name: 'Visitor of Own Clinic' } });
    expect(String(row?.changes.name)).toMatch(/^[AU]sha Rao$/);
  });
});
