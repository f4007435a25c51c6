import { beforeAll, describe, expect, it } from 'vitest';
import { addDrug, editDrug } from '#contract/pharmacy/drugs.endpoints.ts';
import { startTestApp } from '../../testing/build-app.ts';
import { newClinic, newStaff, type Person } from '../../testing/builders/clinic.ts';
import { aDrug } from '../../testing/builders/pharmacy.ts';
import { findDrugRow } from './drug.store.ts';

const app = startTestApp();
let clinic: Person;
let pharmacist: Person;

beforeAll(async () => {
  app.clock.set('2026-11-21T06:00:00Z');
  clinic = await newClinic(app, 'Master Clinic');
  pharmacist = await newStaff(app, clinic, 'pharmacy');
});

type Changes = Record<string, unknown>;
const add = (changes: Changes = {}) =>
  app.ok(addDrug, { body: { ...aDrug(), ...changes } }, pharmacist);
const edit = (id: string, body: Changes) => app.ok(editDrug, { params: { id }, body }, pharmacist);
const inClinic: typeof app.started.services.database.inClinic = (...args) =>
  app.started.services.database.inClinic(...args);
const rateOn = async (id: string, day: string) =>
  (await inClinic(clinic.user.clinic_id!, (tx) => findDrugRow(tx, day, id)))?.gst_basis_points;

describe('the part of a drug for bills, registers and the GST return', () => {
  it('is kept, and stays where an edit omits it', async () => {
    const master = {
      generic_name: 'Alprazolam',
      manufacturer: 'Torrent',
      form: 'Tablet',
      strength: '0.25 mg',
      pack: 'strip of 15',
      schedule: 'H1',
      hsn: '30049099',
    };
    const drug = await add({ ...master, mrp: 4.5, gst_percent: 5 });
    expect(drug).toMatchObject({ ...master, mrp: 450, gst_percent: 5 });
    expect(await edit(drug.id, { price: 3 })).toMatchObject({
      ...master,
      mrp: 450,
      gst_percent: 5,
    });
    expect(await edit(drug.id, { schedule: 'H' })).toMatchObject({
      schedule: 'H',
      hsn: '30049099',
    });
  });

  it('is unknown where it is not given', async () => {
    const { schedule, hsn, gst_percent, mrp } = await add();
    expect([schedule, hsn, gst_percent, mrp]).toEqual([null, null, null, null]);
  });

  it('has a GST rate from a day on', async () => {
    const { id } = await add({ gst_percent: 12, gst_from: '2017-07-01' });
    await edit(id, { gst_percent: 5, gst_from: '2025-09-22' });
    expect(await rateOn(id, '2025-09-20')).toBe(1_200);
    expect(await rateOn(id, '2025-09-22')).toBe(500);
    await edit(id, { gst_percent: 0, gst_from: '2027-04-01' });
    expect(await rateOn(id, '2026-11-21')).toBe(500);
    expect(await rateOn(id, '2027-04-02')).toBe(0);
    await edit(id, { gst_percent: 2.5, gst_from: '2025-09-22' });
    expect(await rateOn(id, '2026-11-21')).toBe(250);
  });

  it('has no known rate from the day on which it is cleared', async () => {
    const { id } = await add({ gst_percent: 5, gst_from: '2025-09-22' });
    expect(await edit(id, { gst_percent: null })).toMatchObject({ gst_percent: null });
    expect(await rateOn(id, '2026-11-20')).toBe(500);
    expect(await rateOn(id, '2026-11-21')).toBeNull();
    expect(await edit(id, { gst_percent: 12 })).toMatchObject({ gst_percent: 12 });
  });

  it.each([
    [{ schedule: 'Z' }, 'Schedule is one of none, G, H, H1, X and NDPS.'],
    [{ hsn: '300' }, 'HSN must have 4, 6 or 8 digits.'],
    [{ hsn: '30O4' }, 'HSN must have 4, 6 or 8 digits.'],
    [{ gst_percent: 101 }, 'GST must be a percentage from 0 to 100 with at most 2 decimals.'],
    [{ gst_percent: 2.555 }, 'GST must be a percentage from 0 to 100 with at most 2 decimals.'],
    [{ gst_from: '2025-02-30' }, 'The first day of the GST rate must be a day, as 2025-09-22.'],
    [{ mrp: -1 }, 'MRP must be an amount of at least 0 with at most 2 decimals.'],
  ])('is refused with %o', async (wrong, message) => {
    const reply = await app.call(addDrug, { body: { ...aDrug(), ...wrong } }, pharmacist);
    expect(reply.statusCode).toBe(400);
    expect(Object.values(reply.json().fields)).toEqual([message]);
  });

  it('keeps one rate a day when two people set it at once', async () => {
    const { id } = await add();
    await Promise.all([5, 12, 18].map((gst_percent) => edit(id, { gst_percent })));
    const rates = await inClinic(clinic.user.clinic_id!, (tx) =>
      tx.selectFrom('drug_gst_rates').where('drug_id', '=', id).select('basis_points').execute(),
    );
    expect(rates).toHaveLength(1);
    expect([500, 1_200, 1_800]).toContain(rates[0]?.basis_points);
  });
});
