import { beforeAll, describe, expect, it } from 'vitest';
import {
  addSupplier,
  editSupplier,
  listSuppliers,
} from '#contract/pharmacy/suppliers/suppliers.endpoints.ts';
import { SUPPLIER_MESSAGES as M } from '#contract/pharmacy/suppliers/suppliers.messages.ts';
import { startTestApp } from '../../testing/build-app.ts';
import { newClinic, newStaff, type Person } from '../../testing/builders/clinic.ts';

const app = startTestApp();
const NANDI = {
  ...{ name: 'Nandi Distributors', gstin: '29ABCDE1234F1ZW', drug_licence: '20B: KA-1' },
  ...{ phone: '080 2345 6789', address: '4 MG Road\nBengaluru', terms: '30 days' },
};
let admin: Person;
let pharmacist: Person;

beforeAll(async () => {
  admin = await newClinic(app, 'Supplier Clinic');
  pharmacist = await newStaff(app, admin, 'pharmacy');
});

describe('suppliers', () => {
  it('are added, changed, and set apart when they no longer deliver', async () => {
    const { id } = await app.ok(addSupplier, { body: NANDI }, pharmacist);
    await app.ok(addSupplier, { body: { name: 'apex Pharma' } }, pharmacist);
    const edited = { phone: '080 1', active: false };
    const reply = await app.ok(editSupplier, { params: { id }, body: edited }, admin);
    expect(reply).toEqual({ ...NANDI, id, ...edited });
    const names = (await app.ok(listSuppliers, {}, admin)).map(({ name }) => name);
    expect(names).toEqual(['apex Pharma', 'Nandi Distributors']);
  });

  it('need a name and a GSTIN with the right check character', async () => {
    const body = { name: ' ', gstin: '29ABCDE1234F1ZX' };
    const reply = await app.call(addSupplier, { body }, pharmacist);
    expect(reply.statusCode).toBe(400);
    expect(Object.keys(reply.json().fields)).toEqual(['name', 'gstin']);
  });

  it('of one name are one, also for calls at the same time', async () => {
    const calls = ['Twin', 'TWIN', ' twin ', 'tWin'].map((name) =>
      app.call(addSupplier, { body: { name } }, pharmacist),
    );
    const replies = await Promise.all(calls);
    const codes = replies.map(({ statusCode }) => statusCode).sort();
    expect(codes).toEqual([201, 409, 409, 409]);
    const taken = replies.find(({ statusCode }) => statusCode === 409);
    expect(taken?.json().message).toBe(M.nameTaken);
    const other = await app.ok(addSupplier, { body: { name: 'Other' } }, pharmacist);
    const rename = { params: { id: other.id }, body: { name: 'twin' } };
    expect((await app.call(editSupplier, rename, pharmacist)).statusCode).toBe(409);
  });

  it('of another clinic cannot be seen or changed', async () => {
    const stranger = await newClinic(app, 'Other Suppliers');
    const { id } = await app.ok(addSupplier, { body: { name: 'Ours' } }, pharmacist);
    expect(await app.ok(listSuppliers, {}, stranger)).toEqual([]);
    const change = { params: { id }, body: { name: 'Theirs' } };
    expect((await app.call(editSupplier, change, stranger)).statusCode).toBe(404);
  });
});
