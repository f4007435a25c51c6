import { beforeAll, describe, expect, it } from 'vitest';
import type { EndpointInput } from '#contract/kernel/endpoint.ts';
import { createLabOrder, deleteLabOrder, getLabOrder } from '#contract/lab/lab-orders.endpoints.ts';
import {
  addLabTest,
  deleteAllLabTests,
  deleteLabTest,
  editLabTest,
  importDefaultLabTests,
  listLabTests,
  listUsedLabTests,
} from '#contract/lab/tests/lab-tests.endpoints.ts';
import { startTestApp } from '../../testing/build-app.ts';
import { newClinic, newPatient, newStaff, type Person } from '../../testing/builders/clinic.ts';
import { HAEMOGLOBIN, newLabTest } from '../../testing/builders/lab.ts';

const app = startTestApp();
let clinic: Person;
let technician: Person;

beforeAll(async () => {
  clinic = await newClinic(app, 'Catalogue Clinic');
  technician = await newStaff(app, clinic, 'lab');
  app.clock.set('2026-11-21T06:00:00Z');
});

type Body = EndpointInput<typeof addLabTest>['body'];
const add = (body: Partial<Body> = {}) =>
  app.ok(addLabTest, { body: { name: 'Lipid Profile', price: 650, ...body } }, technician);
const edit = (id: string, body: EndpointInput<typeof editLabTest>['body'], by = technician) =>
  app.call(editLabTest, { params: { id }, body }, by);
const list = (query: { search?: string; category?: string } = {}, by = technician) =>
  app.ok(listLabTests, { query }, by);

describe('the tests that a person orders most', () => {
  it('are counted per person, from orders that stand', async () => {
    const own = await newClinic(app, 'Used Tests Clinic');
    const doctor = await newStaff(app, own, 'doctor');
    const [cbc, lft] = [
      await newLabTest(app, own, { name: 'CBC' }),
      await newLabTest(app, own, { name: 'LFT' }),
    ];
    const { id: patient_id } = await newPatient(app, own);
    const order = (by: Person, ...ids: string[]) =>
      app.ok(createLabOrder, { body: { patient_id, tests: ids.map((id) => ({ id })) } }, by);
    const used = async (by: Person) =>
      (await app.ok(listUsedLabTests, {}, by)).map(({ test_id, uses }) => [test_id, uses]);
    await order(doctor, lft);
    await order(doctor, cbc, lft);
    await order(own, cbc);
    const { id } = await order(doctor, cbc);
    await app.ok(deleteLabOrder, { params: { id } }, doctor);
    expect(await used(doctor)).toEqual([
      [lft, 2],
      [cbc, 1],
    ]);
    expect(await used(own)).toEqual([[cbc, 1]]);
    expect(await used(await newClinic(app))).toEqual([]);
  });
});

describe('a lab test', () => {
  it('is added with its parameters in order, with a default value of each type', async () => {
    const test = await add({
      name: ' Haemogram ',
      price: 350.5,
      category: 'Haematology',
      sample: 'Blood',
      default_parameters: [
        HAEMOGLOBIN,
        { name: 'Malaria', type: 'boolean', defaultValue: false, normal_range: 'Negative' },
        { name: 'Smear', type: 'text', defaultValue: 'Normal' },
        { name: 'ESR', type: 'number', defaultValue: '', normal_range: '0-20' },
      ],
    });
    expect(test).toMatchObject({
      name: 'Haemogram',
      price: 35_050,
      description: null,
      category: 'Haematology',
      sample: 'Blood',
      report_only: false,
      last_updated: '2026-11-21T06:00:00.000Z',
    });
    expect(test.default_parameters).toEqual([
      {
        ...HAEMOGLOBIN,
        normal_range: 'M: 13-17 (critical < 7); F: 12-15 (critical < 7)',
        loinc: null,
        critical: null,
        method: null,
      },
      {
        name: 'Malaria',
        type: 'boolean',
        defaultValue: false,
        normal_range: 'Negative',
        ...{ unit: null, ranges: [], loinc: null, critical: null, method: null },
      },
      {
        name: 'Smear',
        type: 'string',
        defaultValue: 'Normal',
        normal_range: '',
        ...{ unit: null, ranges: [], loinc: null, critical: null, method: null },
      },
      {
        name: 'ESR',
        type: 'number',
        defaultValue: '',
        normal_range: '0-20',
        ...{ unit: null, ranges: [], loinc: null, critical: null, method: null },
      },
    ]);
    expect(await list({ search: 'HAEMOGR' })).toEqual([test]);
    expect(await list({ search: 'malaria', category: 'Haematology' })).toEqual([test]);
    expect(await list({ search: 'malaria', category: 'Urine' })).toEqual([]);
  });

  it.each<[object, string, string]>([
    [{ name: ' ' }, 'name', 'Name and price are required.'],
    [{ price: undefined }, 'price', 'Name and price are required.'],
    [{ price: -1 }, 'price', 'The price must be an amount of at least 0 with at most 2 decimals.'],
    [
      { price: 1.005 },
      'price',
      'The price must be an amount of at least 0 with at most 2 decimals.',
    ],
    [
      { default_parameters: [{ name: '', type: 'number' }] },
      'default_parameters.0.name',
      'Each parameter needs a name.',
    ],
    [
      { default_parameters: [HAEMOGLOBIN, { ...HAEMOGLOBIN, name: 'HAEMOGLOBIN' }] },
      'default_parameters.1.name',
      'Two parameters have the same name.',
    ],
    [
      { default_parameters: [{ ...HAEMOGLOBIN, defaultValue: 'high' }] },
      'default_parameters.0.defaultValue',
      'The default value does not fit the type.',
    ],
    [
      { default_parameters: [{ ...HAEMOGLOBIN, type: 'date' }] },
      'default_parameters.0.type',
      'The type must be Text, Number or Yes-No.',
    ],
    [
      { default_parameters: [{ ...HAEMOGLOBIN, ranges: [{ low: 5, high: 4 }] }] },
      'default_parameters.0.ranges.0',
      'The low limit must be below the high one, and the critical limits outside of both.',
    ],
    [
      { report_only: true, default_parameters: [HAEMOGLOBIN] },
      'report_only',
      'A test whose report is a text has no parameters.',
    ],
  ])('is refused with %j', async (wrong, field, message) => {
    const body = { name: 'Wrong', price: 1, ...wrong } as Body;
    const reply = await app.call(addLabTest, { body }, technician);
    expect(reply.statusCode).toBe(400);
    expect(reply.json().fields).toEqual({ [field]: message });
  });

  it('is edited as a whole, while orders keep its old name and price', async () => {
    const test = await add({ name: 'Sugar', price: 100, default_parameters: [HAEMOGLOBIN] });
    const { id: patient_id } = await newPatient(app, clinic);
    const body = { patient_id, tests: [{ id: test.id }] };
    const order = await app.ok(createLabOrder, { body }, clinic);
    const changed = { name: 'Glucose', price: 120, default_parameters: [] };
    expect((await edit(test.id, changed)).json()).toMatchObject(changed);
    const kept = await app.ok(getLabOrder, { params: { id: order.id } }, clinic);
    expect(kept.tests).toMatchObject([{ name: 'Sugar', price: 10_000, default_parameters: [] }]);
  });

  it('is saved once when two edit it concurrently, and the other gets 409', async () => {
    const { id, last_updated } = await add({ name: 'Twice' });
    app.clock.advance(1_000);
    const replies = await Promise.all(
      [1, 2, 3, 4].map((price) => edit(id, { name: 'Twice', price, last_updated })),
    );
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409]);
    const told = replies.find(({ statusCode }) => statusCode === 409);
    expect(told?.json().message).toBe('Somebody else has changed this test in the meantime.');
  });

  it('is hidden when deleted, stays in its orders, and cannot be deleted twice', async () => {
    const { id, name } = await add({ name: 'Gone', default_parameters: [HAEMOGLOBIN] });
    const { id: patient_id } = await newPatient(app, clinic);
    const order = await app.ok(createLabOrder, { body: { patient_id, tests: [{ id }] } }, clinic);
    const { message } = await app.ok(deleteLabTest, { params: { id } }, technician);
    expect(message).toBe(`${name} was deleted.`);
    expect(await list({ search: 'gone' })).toEqual([]);
    expect((await edit(id, { name, price: 1 })).json().message).toBe('Lab test not found.');
    const again = await app.call(deleteLabTest, { params: { id } }, technician);
    expect([again.statusCode, again.json().message]).toEqual([404, 'Lab test not found.']);
    const kept = await app.ok(getLabOrder, { params: { id: order.id } }, clinic);
    expect(kept.tests).toMatchObject([{ name, default_parameters: [{ name: 'Haemoglobin' }] }]);
  });
});

it.each(['admin', 'lab'] as const)('the catalogue can be edited by the role %s', async (role) => {
  const admin = await newClinic(app, `Kept by ${role}`);
  const keeper = role === 'admin' ? admin : await newStaff(app, admin, role);
  const { id } = await app.ok(addLabTest, { body: { name: 'Sugar', price: 90 } }, keeper);
  const body = { name: 'Blood Sugar', price: 100 };
  expect(await app.ok(editLabTest, { params: { id }, body }, keeper)).toMatchObject({
    name: 'Blood Sugar',
    price: 10_000,
  });
  await app.ok(deleteLabTest, { params: { id } }, keeper);
  expect(await list({}, keeper)).toEqual([]);
  const { details } = await app.ok(importDefaultLabTests, {}, keeper);
  expect(await list({}, keeper)).toHaveLength(details.added);
  await app.ok(deleteAllLabTests, {}, keeper);
  expect(await list({}, keeper)).toEqual([]);
});

it('every change is audited and sent to the screens', async () => {
  const person = await newClinic(app, 'Audited Lab Clinic');
  const { id } = await app.ok(addLabTest, { body: { name: 'One', price: 1 } }, person);
  await edit(id, { name: 'Two', price: 2 }, person);
  await app.ok(deleteLabTest, { params: { id } }, person);
  await app.ok(importDefaultLabTests, {}, person);
  await app.ok(deleteAllLabTests, {}, person);
  const rows = await app.started.services.database.inClinic(person.user.clinic_id!, (tx) =>
    tx
      .selectFrom('audit_log')
      .select('verb')
      .where('verb', 'like', '%lab-test%')
      .orderBy('id')
      .execute(),
  );
  expect(rows.map(({ verb }) => verb)).toEqual([
    'add-lab-test',
    'edit-lab-test',
    'delete-lab-test',
    'import-default-lab-tests',
    'delete-all-lab-tests',
  ]);
});
