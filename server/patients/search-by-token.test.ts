import { beforeAll, describe, expect, it } from 'vitest';
import { listBills } from '#contract/billing/bills.endpoints.ts';
import { createVisit, saveComplaint } from '#contract/consultation/consultation.endpoints.ts';
import { listLabOrders } from '#contract/lab/lab-orders.endpoints.ts';
import { mergePatients } from '#contract/merges/merges.endpoints.ts';
import { registerPatient } from '#contract/patients/patient-details.endpoints.ts';
import { listPatients } from '#contract/patients/patients.endpoints.ts';
import { listPharmacyOrders } from '#contract/pharmacy/pharmacy-orders.endpoints.ts';
import { joinQueue } from '#contract/queue/queue.endpoints.ts';
import { startTestApp } from '../testing/build-app.ts';
import { newBill } from '../testing/builders/bills.ts';
import { newClinic, type Person, signIn } from '../testing/builders/clinic.ts';
import { newLabOrder, newPharmacyOrder } from '../testing/builders/orders.ts';

const app = startTestApp();
let admin: Person;
let asha: string;
let bala: string;

const DAY_MS = 86_400_000;
const find = (search: string, query: object = {}, person = admin) =>
  app.ok(listPatients, { query: { search, ...query } }, person);
const join = (patientId: string) => app.ok(joinQueue, { body: { patientId } }, admin);

async function register(name: string, gender: 'M' | 'F'): Promise<string> {
  return (await app.ok(registerPatient, { body: { name, gender } }, admin)).id;
}

/** Asha is the patient no. 1 and waits with token 2; Bala is no. 2 and waits with token 1. */
beforeAll(async () => {
  admin = await newClinic(app, 'Here');
  asha = await register('Asha', 'F');
  bala = await register('Bala', 'M');
  await join(bala);
  await join(asha);
});

describe('a short number', () => {
  it.each(['2', '02', ' 2 '])('finds the patient with today’s token %j first', async (search) => {
    for (const sortOrder of ['asc', 'desc']) {
      const found = await find(search, { sortBy: 'name', sortOrder });
      expect(found).toMatchObject({
        totalCount: 2,
        withTokenToday: { patient_id: asha, token_no: 2 },
      });
      expect(found.patients.map(({ id }) => id)).toEqual([asha, bala]);
    }
  });

  it.each(['t2', '#2', 'Token 2', 'token no. 2', '२'])('as %j is today’s token', async (search) => {
    const found = await find(search);
    expect(found.withTokenToday).toEqual({ patient_id: asha, token_no: 2 });
    expect(found.patients[0]?.id).toBe(asha);
  });

  it('after “Patient no.” does not match the token', async () => {
    const found = await find('Patient no. 2');
    expect(found.patients.map(({ id }) => id)).toEqual([bala]);
    expect(found.withTokenToday).toBeUndefined();
  });

  it('is counted, paged and filtered with the others', async () => {
    const pages = await Promise.all([1, 2].map((page) => find('2', { limit: 1, page })));
    expect(pages.map(({ patients: [one] }) => one?.id)).toEqual([asha, bala]);
    expect(pages[1]).toMatchObject({ totalCount: 2, totalPages: 2 });
    const men = await find('2', { gender: 'M' });
    expect(men.patients.map(({ id }) => id)).toEqual([bala]);
    expect(men.withTokenToday).toBeUndefined();
  });

  it('lists a patient once when both numbers match', async () => {
    const chitra = await register('Chitra', 'F');
    expect(await join(chitra)).toMatchObject({ token_no: 3 });
    const found = await find('3');
    expect(found).toMatchObject({ totalCount: 1, withTokenToday: { patient_id: chitra } });
  });

  it.each(['0', '00000', '20000', '+2', '99999999999'])('does not match %j', async (search) => {
    expect((await find(search)).withTokenToday).toBeUndefined();
  });

  it('of three digits also matches phone numbers', async () => {
    const phoned = await app.ok(
      registerPatient,
      { body: { name: 'Dev', phone: '9800200800' } },
      admin,
    );
    const found = await find('002', { sortBy: 'name', sortOrder: 'desc' });
    expect(found.patients.map(({ id }) => id)).toEqual([asha, bala, phoned.id]);
    expect(found.totalCount).toBe(3);
  });

  it('finds no patient of another clinic, and no case that was not started', async () => {
    const other = await newClinic(app, 'Elsewhere');
    expect((await find('2', {}, other)).patients).toEqual([]);
    const draft = await register('Esha', 'F');
    const { visitId } = await app.ok(createVisit, { body: { patientId: draft } }, admin);
    expect((await find('4')).withTokenToday).toBeUndefined();
    const begun = { params: { visitId }, body: { complaint: 'Fever' } };
    await app.ok(saveComplaint, begun, admin);
    expect((await find('4')).withTokenToday?.patient_id).toBe(draft);
  });
});

it('filters the lists of bills, lab orders and pharmacy orders', async () => {
  const clinic = await newClinic(app, 'Lists');
  const people = [];
  for (const name of ['First', 'Second', 'Third']) {
    people.push((await app.ok(registerPatient, { body: { name } }, clinic)).id);
  }
  const [first, second, third] = people as [string, string, string];
  for (const patientId of [third, first]) await app.ok(joinQueue, { body: { patientId } }, clinic);
  for (const patientId of people) {
    await newBill(app, clinic, { patientId });
    await newLabOrder(app, clinic, patientId);
    await newPharmacyOrder(app, clinic, { patientId });
  }
  // Token 2 of the day is the first patient's; patient number 2 is the second's.
  const query = { search: '2' };
  const { orders: tests } = await app.ok(listLabOrders, { query }, clinic);
  const { orders: drugs } = await app.ok(listPharmacyOrders, { query }, clinic);
  const { bills } = await app.ok(listBills, { query }, clinic);
  const both = new Set([first, second]);
  expect(new Set(tests.map(({ patient_id }) => patient_id))).toEqual(both);
  expect(new Set(drugs.map((order) => order.patientId))).toEqual(both);
  expect(new Set(bills.map((bill) => bill.patient_id))).toEqual(both);
});

describe('the patient whose number is searched', () => {
  /** Each name sorts before the patient’s; each phone contains the number. */
  async function clinicOf(phones: readonly string[]) {
    const clinic = await newClinic(app, `Numbers ${phones.length}`);
    const made = [];
    for (const [nth, phone] of ['', ...phones].entries()) {
      const name = nth === 0 ? 'Zara' : `Asha ${nth}`;
      made.push((await app.ok(registerPatient, { body: { name, phone } }, clinic)).id);
    }
    return { clinic, made };
  }

  it.each(['1', '01', '001', '0001'])(
    'as %j comes before phones that contain it',
    async (search) => {
      const { clinic, made } = await clinicOf(['9800010001', '9800010002', '9800010003']);
      for (const [sortBy, sortOrder] of [
        ['name', 'asc'],
        ['created_at', 'desc'],
      ]) {
        const pages = [1, 2].map((page) =>
          find(search, { limit: 2, page, sortBy, sortOrder }, clinic),
        );
        const ids = (await Promise.all(pages)).flatMap(({ patients }) =>
          patients.map(({ id }) => id),
        );
        expect(ids[0]).toBe(made[0]);
        expect(new Set(ids)).toEqual(new Set(made));
      }
    },
  );

  it('comes after the patient with the token, on the page where it belongs', async () => {
    const { clinic, made } = await clinicOf(['9800010001', '9800010002']);
    await app.ok(joinQueue, { body: { patientId: made[2]! } }, clinic);
    const pages = [1, 2, 3].map((page) => find('1', { limit: 1, page, sortBy: 'name' }, clinic));
    const found = await Promise.all(pages);
    expect(found.map(({ patients: [one] }) => one?.id)).toEqual([made[2], made[0], made[1]]);
    expect(found.map(({ totalCount }) => totalCount)).toEqual([3, 3, 3]);
  });

  it('comes first by the number of a record that was merged into theirs', async () => {
    const { clinic, made } = await clinicOf(['9800020002', '9800020003']);
    const body = { lostId: made[1]! };
    await app.ok(mergePatients, { params: { id: made[0]! }, body }, clinic);
    const found = await find('2', { sortBy: 'name' }, clinic);
    expect(found.patients.map(({ id }) => id)).toEqual([made[0], made[2]]);
  });
});

it('matches today’s tokens only', async () => {
  app.clock.advance(DAY_MS);
  const tomorrow = await signIn(app, admin.user.email);
  const found = await find('2', {}, tomorrow);
  expect(found.withTokenToday).toBeUndefined();
  const ids = found.patients.map(({ id }) => id);
  expect([ids.includes(bala), ids.includes(asha)]).toEqual([true, false]);
});

it.each(['t654', 'Token 654', 'Patient no. 654'])('%j does not match a phone', async (search) => {
  const clinic = await newClinic(app, `Phones of ${search}`);
  const body = { name: 'Dev', phone: '9000065400' };
  await app.ok(registerPatient, { body }, clinic);
  expect((await find('654', {}, clinic)).totalCount).toBe(1);
  expect((await find(search, {}, clinic)).totalCount).toBe(0);
});
