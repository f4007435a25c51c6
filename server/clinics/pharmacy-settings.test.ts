import { beforeEach, describe, expect, it } from 'vitest';
import { CLINIC_MESSAGES as M } from '#contract/clinics/clinics.messages.ts';
import {
  getPharmacySettings,
  updatePharmacySettings,
} from '#contract/clinics/pharmacy-settings.endpoints.ts';
import { HELD_SALE_MESSAGES } from '#contract/pharmacy/held-sale.messages.ts';
import { startTestApp } from '../testing/build-app.ts';
import { newClinic, newStaff, type Person } from '../testing/builders/clinic.ts';

const app = startTestApp();
let admin: Person;
let pharmacist: Person;

beforeEach(async () => {
  admin = await newClinic(app);
  pharmacist = await newStaff(app, admin, 'pharmacy');
});

const patch = (body: object, person = pharmacist) =>
  app.call(updatePharmacySettings, { body: { updatedAt: null, ...body } }, person);
const read = (person = pharmacist) => app.ok(getPharmacySettings, {}, person);

const FIRST = {
  licences: null,
  labelSize: '50x30',
  directionsLanguage: 'en',
  nearExpiryDays: null,
  pharmacistName: null,
  pharmacistRegistration: null,
  holdsScheduledSales: false,
  updatedAt: null,
};

describe('the pharmacy’s settings', () => {
  it('are as before at first; a pharmacist changes some, and every role reads them', async () => {
    expect(await read()).toEqual(FIRST);
    const licences = ' 20B: KA-101\n21B: KA-102 ';
    expect((await patch({ licences, nearExpiryDays: 90 })).statusCode).toBe(200);
    const receptionist = await newStaff(app, admin, 'receptionist');
    const { updatedAt, ...saved } = await read(receptionist);
    expect(saved).toEqual({
      licences: '20B: KA-101\n21B: KA-102',
      labelSize: '50x30',
      directionsLanguage: 'en',
      nearExpiryDays: 90,
      pharmacistName: null,
      pharmacistRegistration: null,
      holdsScheduledSales: false,
    });
    const next = { labelSize: '75x50', directionsLanguage: 'hi', licences: '', updatedAt };
    expect((await patch(next, admin)).json()).toMatchObject({
      licences: null,
      labelSize: '75x50',
      directionsLanguage: 'hi',
      nearExpiryDays: 90,
    });
    expect((await patch({ nearExpiryDays: 30 }, receptionist)).statusCode).toBe(403);
  });

  it('hold sales of schedule H1 and X only with a licence number', async () => {
    const refused = await patch({ holdsScheduledSales: true });
    expect([refused.statusCode, refused.json().fields]).toEqual([
      400,
      { holdsScheduledSales: HELD_SALE_MESSAGES.licenceFirst },
    ]);
    const held = await patch({
      licences: '20: KA-101',
      pharmacistName: ' Ganesh Pai ',
      pharmacistRegistration: 'KA 4711',
      holdsScheduledSales: true,
    });
    expect(held.json()).toMatchObject({
      pharmacistName: 'Ganesh Pai',
      pharmacistRegistration: 'KA 4711',
      holdsScheduledSales: true,
    });
    const { updatedAt } = await read();
    const cleared = await patch({ licences: '', updatedAt });
    expect(cleared.json().fields).toEqual({ licences: HELD_SALE_MESSAGES.licenceFirst });
    const direct = app.started.services.database.inClinic(admin.user.clinic_id ?? '', (tx) =>
      tx.updateTable('clinics').set({ pharmacy_licences: null }).execute(),
    );
    await expect(direct).rejects.toThrow('clinics_hold_sales_with_a_licence');
  });

  it('are one clinic’s own', async () => {
    const other = await newClinic(app);
    await patch({ licences: '20B: KA-101' });
    expect(await read(other)).toEqual(FIRST);
  });

  it('never overwrite what another user saved since they were read', async () => {
    const replies = await Promise.all([
      patch({ nearExpiryDays: 60 }),
      patch({ nearExpiryDays: 90 }, admin),
    ]);
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const refused = replies.find(({ statusCode }) => statusCode === 409);
    expect(refused?.json().message).toBe(M.pharmacySettingsChanged);
  });

  it('leave an entry in the audit trail with old and new values, and none without a change', async () => {
    await patch({ nearExpiryDays: 60, labelSize: '50x30' });
    const { updatedAt } = await read();
    await patch({ nearExpiryDays: 60, updatedAt });
    expect((await read()).updatedAt).toBe(updatedAt);
    const entries = await app.started.services.database.inSystem((tx) =>
      tx
        .selectFrom('audit_log')
        .where('clinic_id', '=', admin.user.clinic_id ?? '')
        .where('verb', '=', 'update-pharmacy-settings')
        .select(['user_id', 'changes'])
        .execute(),
    );
    expect(entries).toEqual([
      { user_id: pharmacist.user.id, changes: { nearExpiryDays: [null, 60] } },
    ]);
  });

  it.each([
    [{ licences: 'a\nb\nc' }, M.tooManyLicenceLines],
    [{ labelSize: '10x10' }, M.unknownLabelSize],
    [{ directionsLanguage: 'fr' }, M.unknownLanguage],
    [{ nearExpiryDays: 0 }, M.invalidNearExpiryDays],
    [{ nearExpiryDays: 366 }, M.invalidNearExpiryDays],
    [{ nearExpiryDays: 1.5 }, M.invalidNearExpiryDays],
  ])('refuse %j', async (body, message) => {
    const reply = await patch(body);
    expect([reply.statusCode, Object.values(reply.json().fields)]).toEqual([400, [message]]);
  });
});
