import { beforeAll, describe, expect, it } from 'vitest';
import { codeOfOther, CODE_MESSAGES as M } from '#contract/pharmacy/codes/drug-code.messages.ts';
import {
  addDrugCode,
  deleteDrugCode,
  listDrugCodes,
} from '#contract/pharmacy/codes/drug-codes.endpoints.ts';
import { deleteDrug } from '#contract/pharmacy/drugs.endpoints.ts';
import { startTestApp } from '../../testing/build-app.ts';
import { newClinic, newStaff, type Person } from '../../testing/builders/clinic.ts';
import { newShelf } from '../../testing/builders/pharmacy.ts';

const app = startTestApp();
const EAN = '8901234567890';
const GTIN = '08901234567890';
let admin: Person;
let pharmacist: Person;
let dolo: string;
let azee: string;

const shelf = (name: string) => newShelf(app, admin, { name, batches: [] });
const add = (drug_id: string, code: string, person = pharmacist) =>
  app.call(addDrugCode, { body: { drug_id, code } }, person);
const named = async (code: string, person = pharmacist) =>
  (await app.ok(listDrugCodes, { query: { code } }, person)).map(({ drug }) => drug);

beforeAll(async () => {
  admin = await newClinic(app, 'Scanning Clinic');
  pharmacist = await newStaff(app, admin, 'pharmacy');
  dolo = await shelf('Dolo 650');
  azee = await shelf('Azee 500');
});

describe('codes of drugs', () => {
  it('are found by whatever a scanner sends for them', async () => {
    expect((await add(dolo, EAN)).json()).toMatchObject({ drug: 'Dolo 650', code: GTIN });
    await app.ok(addDrugCode, { body: { drug_id: dolo, code: 'shelf-7' } }, admin);
    for (const scan of [EAN, GTIN, `]d201${GTIN}1727053110AB`, `(01)${GTIN}`, 'SHELF-7']) {
      expect(await named(scan)).toEqual(['Dolo 650']);
    }
    expect(await named('96385074')).toEqual([]);
    const codes = await app.ok(listDrugCodes, { query: { drug_id: dolo } }, pharmacist);
    expect(codes.map(({ code }) => code)).toEqual([GTIN, 'SHELF-7']);
  });

  it('name one drug: a repeat is harmless, another drug is refused by name', async () => {
    await add(dolo, 'ONCE-1');
    const [first] = await app.ok(listDrugCodes, { query: { code: 'ONCE-1' } }, pharmacist);
    expect((await add(dolo, 'once-1')).json().id).toBe(first?.id);
    const refused = await add(azee, 'ONCE-1');
    expect(refused.statusCode).toBe(409);
    expect(refused.json().message).toBe(codeOfOther('Dolo 650'));
  });

  it('go to one of several drugs that claim a code at once', async () => {
    const drugs = await Promise.all(['One', 'Two', 'Three', 'Four'].map(shelf));
    const replies = await Promise.all(drugs.map((drug) => add(drug, 'RACE-1')));
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409, 409]);
    expect(await named('RACE-1')).toHaveLength(1);
  });

  it('of a deleted drug are not found, and go to one drug that claims them', async () => {
    const gone = await shelf('Gone');
    await add(gone, 'FREED-1');
    await app.ok(deleteDrug, { params: { id: gone } }, admin);
    expect(await named('FREED-1')).toEqual([]);
    const replies = await Promise.all([dolo, azee].map((drug) => add(drug, 'FREED-1')));
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
    expect(await named('FREED-1')).toHaveLength(1);
    expect((await add(gone, 'FREED-2')).statusCode).toBe(404);
  });

  it('can be removed, and then belong to another drug', async () => {
    const { id } = (await add(dolo, 'MOVED-1')).json();
    await app.ok(deleteDrugCode, { params: { id } }, pharmacist);
    expect((await app.call(deleteDrugCode, { params: { id } }, pharmacist)).statusCode).toBe(404);
    expect((await add(azee, 'MOVED-1')).statusCode).toBe(201);
  });

  it.each([
    ['8901234567891'],
    ['01089012345678911727053110AB'],
    [']C11727053110AB'],
    [''],
    ['two words'],
    ['x'.repeat(200)],
    ['x'.repeat(201)],
    ['\u0000\u0000\u0000'],
  ])('refuses %j', async (code) => {
    const reply = await add(dolo, code);
    expect(reply.statusCode).toBe(400);
    expect(reply.json().fields).toMatchObject({ code: M.notACode });
  });

  it('of another clinic are neither seen nor taken', async () => {
    const stranger = await newClinic(app, 'Other Scanner');
    const { id } = (await add(dolo, 'OURS-1')).json();
    expect(await named('OURS-1', stranger)).toEqual([]);
    expect((await app.call(deleteDrugCode, { params: { id } }, stranger)).statusCode).toBe(404);
    expect((await add(dolo, 'OURS-2', stranger)).statusCode).toBe(404);
    const theirs = await newShelf(app, stranger, { name: 'Theirs', batches: [] });
    expect((await add(theirs, 'OURS-1', stranger)).statusCode).toBe(201);
    expect(await named('OURS-1')).toEqual(['Dolo 650']);
  });
});
