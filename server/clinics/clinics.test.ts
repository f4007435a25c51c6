import { beforeEach, describe, expect, it } from 'vitest';
import { getCurrentUser } from '#contract/auth/auth.endpoints.ts';
import { AUTH_MESSAGES } from '#contract/auth/auth.messages.ts';
import { getClinicSettings, updateClinicSettings } from '#contract/clinics/clinics.endpoints.ts';
import { CLINIC_MESSAGES as M } from '#contract/clinics/clinics.messages.ts';
import { getLetterhead } from '#contract/clinics/letterhead.endpoints.ts';
import { getSubscriptionStatus } from '#contract/clinics/pro-plan.endpoints.ts';
import { transferClinic } from '#contract/owner/owner.endpoints.ts';
import { startTestApp } from '../testing/build-app.ts';
import { newClinic, newStaff, PASSWORD, type Person } from '../testing/builders/clinic.ts';

const app = startTestApp();
let admin: Person;

beforeEach(async () => {
  admin = await newClinic(app);
});

const put = (body: object, person = admin) => app.call(updateClinicSettings, { body }, person);

describe('clinic settings', () => {
  it('accept any subset and update a text’s time only when the text changes', async () => {
    const first = (await put({ admissionCharge: 1_000.5, aiMemory: 'Generics' })).json().settings;
    expect(first).toMatchObject({
      admissionCharge: 1_000.5,
      perDayCharge: 0,
      aiMemory: 'Generics',
    });
    expect(first.clinicWideSystemPromptUpdatedAt).toBeNull();
    app.clock.advance(1_000);
    const same = (await put({ aiMemory: 'Generics', perDayCharge: 20 })).json().settings;
    expect(same.aiMemoryUpdatedAt).toBe(first.aiMemoryUpdatedAt);
    const changed = (await put({ aiMemory: 'Brands' })).json().settings;
    expect(changed.aiMemoryUpdatedAt > first.aiMemoryUpdatedAt).toBe(true);
    expect((await app.ok(getClinicSettings, {}, admin)).settings.admissionCharge).toBe(100_050);
  });

  it('let a doctor change the two texts and send the charges back unchanged', async () => {
    await put({ admissionCharge: 500 });
    const doctor = await newStaff(app, admin, 'doctor');
    expect((await put({ admissionCharge: 500, aiMemory: 'Short notes' }, doctor)).statusCode).toBe(
      200,
    );
    const refused = await put({ admissionCharge: 501 }, doctor);
    expect([refused.statusCode, refused.json().message]).toEqual([403, M.chargesAdminOnly]);
  });

  it('never overwrite a text that another user has changed since it was read', async () => {
    const read = (await put({ aiMemory: 'Generics' })).json().settings.aiMemoryUpdatedAt;
    app.clock.advance(1_000);
    const [one, other] = await Promise.all([
      put({ aiMemory: 'Brands', aiMemoryUpdatedAt: read }),
      put({ aiMemory: 'Syrups', aiMemoryUpdatedAt: read }),
    ]);
    expect([one.statusCode, other.statusCode].sort()).toEqual([200, 409]);
    const refused = one.statusCode === 409 ? one : other;
    expect(refused.json().message).toBe(M.textChanged);
    const { settings } = await app.ok(getClinicSettings, {}, admin);
    expect(settings.aiMemory).toBe(one.statusCode === 200 ? 'Brands' : 'Syrups');

    const never = { clinicWideSystemPrompt: 'Be brief.', clinicWideSystemPromptUpdatedAt: null };
    expect((await put(never)).statusCode).toBe(200);
    expect((await put({ ...never, clinicWideSystemPrompt: 'Be kind.' })).statusCode).toBe(409);
    // Saving the same text again overwrites no change.
    expect((await put({ ...never, perDayCharge: 5 })).statusCode).toBe(200);
  });

  it('let the owner alone correct the clinic’s name, which everyone has from then on', async () => {
    const [second, doctor] = [
      await newStaff(app, admin, 'admin'),
      await newStaff(app, admin, 'doctor'),
    ];
    const nameFor = async (person: Person) =>
      (await app.ok(getCurrentUser, {}, person)).clinic_name;
    expect(await nameFor(doctor)).toBe('Sunrise Clinic');
    for (const person of [second, doctor]) {
      const refused = await put({ name: 'Sunset Clinic' }, person);
      expect([refused.statusCode, refused.json().message]).toEqual([403, M.nameOwnerOnly]);
      // Saving the same name changes nothing.
      expect((await put({ name: 'Sunrise Clinic' }, person)).statusCode).toBe(200);
    }
    expect((await put({ name: '  ' })).json().message).toBe(AUTH_MESSAGES.clinicNameRequired);
    expect((await put({ name: 'x'.repeat(121) })).statusCode).toBe(400);
    expect((await put({ name: ' Sunrise Polyclinic ' })).json().settings.name).toBe(
      'Sunrise Polyclinic',
    );
    expect(await nameFor(doctor)).toBe('Sunrise Polyclinic');
    expect((await app.ok(getLetterhead, {}, doctor)).clinicName).toBe('Sunrise Polyclinic');
    const rows = await app.started.services.database.inSystem((tx) =>
      tx
        .selectFrom('audit_log')
        .where('clinic_id', '=', admin.user.clinic_id)
        .where('verb', '=', 'update-settings')
        .select(['user_id', 'changes'])
        .execute(),
    );
    expect(rows).toEqual([
      {
        user_id: admin.user.id,
        changes: { changed: ['name'], name: { from: 'Sunrise Clinic', to: 'Sunrise Polyclinic' } },
      },
    ]);
  });

  it('refuse a name from a former owner', async () => {
    const second = await newStaff(app, admin, 'admin');
    const body = { personId: second.user.id, currentPassword: PASSWORD };
    await app.ok(transferClinic, { body }, admin);
    expect((await put({ name: 'Sunset Clinic' })).statusCode).toBe(403);
    expect((await put({ name: 'Sunset Clinic' }, second)).statusCode).toBe(200);
  });

  it.each([
    { perDayCharge: -1 },
    { perDayCharge: '5' },
    { perDayCharge: null },
    { perDayCharge: 0.001 },
  ])('refuse %j', async (body) => {
    const reply = await put(body);
    expect([reply.statusCode, reply.json().message]).toEqual([400, M.invalidCharge]);
  });
});

describe('the pro plan', () => {
  it('is there while an active subscription runs', async () => {
    const has = async () => (await app.ok(getSubscriptionStatus, {}, admin)).hasProPlan;
    expect(await has()).toBe(false);
    const now = app.clock.now();
    await app.started.services.database.inSystem(async (tx) => {
      const plan = {
        id: crypto.randomUUID(),
        name: 'Pro',
        price_paise: 99_900,
        period: 'monthly' as const,
        interval_count: 1,
        created_at: now,
      };
      await tx.insertInto('clinic_plans').values(plan).execute();
      await tx
        .insertInto('clinic_subscriptions')
        .values({
          clinic_id: admin.user.clinic_id!,
          id: crypto.randomUUID(),
          plan_id: plan.id,
          status: 'active',
          starts_at: now,
          ends_at: new Date(now.getTime() + 60_000),
          created_at: now,
        })
        .execute();
    });
    expect(await has()).toBe(true);
    app.clock.advance(60_001);
    expect(await has()).toBe(false);
  });
});
