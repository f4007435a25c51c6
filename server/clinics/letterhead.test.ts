import { beforeEach, describe, expect, it } from 'vitest';
import { CLINIC_MESSAGES as M } from '#contract/clinics/clinics.messages.ts';
import { getLetterhead, updateLetterhead } from '#contract/clinics/letterhead.endpoints.ts';
import { startTestApp } from '../testing/build-app.ts';
import { newClinic, newStaff, type Person } from '../testing/builders/clinic.ts';
import { aLetterhead, GSTIN } from '../testing/builders/letterhead.ts';

const app = startTestApp();
let admin: Person;

beforeEach(async () => {
  admin = await newClinic(app, 'Rao Clinic');
});

const put = (body: object, person = admin) => app.call(updateLetterhead, { body }, person);
const read = (person = admin) => app.ok(getLetterhead, {}, person);

describe('the letterhead', () => {
  it('is empty at first, can be written by an admin, and can be read by every role', async () => {
    expect(await read()).toMatchObject({ clinicName: 'Rao Clinic', name: null, updatedAt: null });
    const texts = { name: ' Rao Skin Clinic ', address: '12 MG Road\nBengaluru', phone: '' };
    const reply = await put(aLetterhead({ ...texts, gstin: GSTIN.toLowerCase() }, { lab: 12.5 }));
    expect(reply.statusCode).toBe(200);
    expect(await read(await newStaff(app, admin, 'lab'))).toMatchObject({
      name: 'Rao Skin Clinic',
      address: '12 MG Road\nBengaluru',
      phone: null,
      gstin: GSTIN,
      taxRates: { consultation: 0, lab: 1_250 },
    });
    const doctor = await newStaff(app, admin, 'doctor');
    expect((await put(aLetterhead(), doctor)).statusCode).toBe(403);
  });

  it('never overwrites changes made by another user since it was read', async () => {
    const replies = await Promise.all([
      put(aLetterhead({ phone: '080 1' })),
      put(aLetterhead({ phone: '080 2' })),
    ]);
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const refused = replies.find(({ statusCode }) => statusCode === 409);
    expect(refused?.json().message).toBe(M.letterheadChanged);
    const { updatedAt } = await read();
    expect((await put(aLetterhead({ phone: '080 3', updatedAt }))).statusCode).toBe(200);
    expect((await read()).phone).toBe('080 3');
  });

  it.each([
    [{ gstin: '29AAGCB7383J1Z5' }, {}, 'gstin', M.invalidGstin],
    [{}, { pharmacy: 12 }, 'gstin', M.gstinNeeded],
    [{ gstin: GSTIN }, { lab: 101 }, 'taxRates.lab', M.invalidTaxRate],
    [{ gstin: GSTIN }, { lab: 0.001 }, 'taxRates.lab', M.invalidTaxRate],
    [{ address: 'a\nb\nc\nd\ne' }, {}, 'address', M.addressTooLong],
  ])('refuses %j with the rates %j', async (changes, rates, field, message) => {
    const reply = await put(aLetterhead(changes, rates));
    expect([reply.statusCode, reply.json().fields]).toEqual([400, { [field]: message }]);
  });
});
