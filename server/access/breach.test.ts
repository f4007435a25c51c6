import fc from 'fast-check';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import {
  addToBreach,
  exportTouched,
  findTouched,
  listBreaches,
  noteBreach,
} from '#contract/access/breach.endpoints.ts';
import { READ_ONCE_MS } from '#contract/kernel/screens.ts';
import { listPatients } from '#contract/patients/patients.endpoints.ts';
import { newClinic, newPatient, newStaff, signIn } from '../testing/builders/clinic.ts';
import { startOwnedClinic } from '../testing/clinics/owned-clinic.ts';

const { app, at, look, flush, aroundNow } = startOwnedClinic();

const TEXTS = {
  happened: 'A password was told to a stranger.',
  consequences: 'Names and phone numbers may be known.',
  measures: 'The password was changed.',
  advice: 'Do not answer calls that ask for money.',
  contact: 'Anita Rao, 080 1234',
};

describe('a breach', () => {
  it('permanently stores a note with the affected patients, and is listed', async () => {
    const asha = await newPatient(app, at.owner, '=Asha "A", Menon');
    app.clock.advance(2 * 3_600_000);
    at.owner = await signIn(app, at.owner.user.email);
    at.doctor = await signIn(app, at.doctor.user.email);
    await look(asha.id, at.doctor);
    await flush();
    const account = { person: at.doctor.user.id, ...aroundNow() };
    expect(await app.ok(findTouched, { query: account }, at.owner)).toMatchObject({
      patients: 1,
      opened: 1,
      changed: 0,
      exports: 0,
    });
    const noticed_at = app.clock.now().toISOString();
    const body = { noticed_at, by: 'account' as const, ...account, ...TEXTS };
    const breach = await app.ok(noteBreach, { body }, at.owner);
    expect(breach).toMatchObject({ patients: 1, person: 'Dr Rao', ...TEXTS });
    const file = await app.call(exportTouched, { params: { id: breach.id } }, at.owner);
    expect(file.body).toBe(
      `\uFEFFToken,Name,Phone,Record opened,Record changed\r\n${asha.token},"'=Asha ""A"", Menon",9876543210,yes,no\r\n`,
    );
    await app.ok(addToBreach, { params: { id: breach.id }, body: { text: 'Told all.' } }, at.owner);
    const [kept] = await app.ok(listBreaches, {}, at.owner);
    expect(kept).toMatchObject({ ...TEXTS, addenda: [{ text: 'Told all.', by: 'Anita Rao' }] });
    const foreign = await newClinic(app, 'River Clinic');
    expect(await app.ok(listBreaches, {}, foreign)).toEqual([]);
    const theirs = await app.call(exportTouched, { params: { id: breach.id } }, foreign);
    expect(theirs.statusCode).toBe(404);
    const added = await app.call(
      addToBreach,
      { params: { id: breach.id }, body: { text: 'Mine' } },
      foreign,
    );
    expect(added.statusCode).toBe(404);
  });

  it('by a stolen disk affects every patient, and requires its texts', async () => {
    const noticed_at = app.clock.now().toISOString();
    const body = { noticed_at, by: 'everyone' as const, ...TEXTS };
    const { patients } = await app.ok(noteBreach, { body }, at.owner);
    const all = await app.ok(listPatients, { query: {} }, at.owner);
    expect(patients).toBe(all.totalCount);
    const refused = await app.call(noteBreach, { body: { noticed_at, by: 'account' } }, at.owner);
    expect(Object.keys(refused.json().fields)).toContain('happened');
    const later = new Date(app.clock.now().getTime() + 60_000).toISOString();
    const early = await app.call(noteBreach, { body: { ...body, noticed_at: later } }, at.owner);
    expect(early.json().fields).toHaveProperty('noticed_at');
  });

  it('note cannot be changed by any request, only added to', async () => {
    const { database } = app.started.services;
    for (const table of ['breaches', 'breach_addenda', 'breach_patients']) {
      for (const verb of ['UPDATE', 'DELETE', 'TRUNCATE']) {
        const may = await database.inSystem((tx) =>
          sql<{ may: boolean }>`
            SELECT bool_or(has_table_privilege(role, ${table}, ${verb})) AS may
            FROM unnest(ARRAY['openopd_app', 'openopd_system']) AS role`.execute(tx),
        );
        expect(may.rows, `${verb} ${table}`).toEqual([{ may: false }]);
      }
      const inClinic = database.inClinic(at.owner.user.clinic_id ?? '', (tx) =>
        sql`SELECT FROM ${sql.table(table)}`.execute(tx),
      );
      await expect(inClinic).rejects.toMatchObject({ code: '42501' });
    }
  });

  it('affects exactly the patients whom the account opened in that time', async () => {
    const clinic = await newClinic(app, 'Property Clinic');
    const nurse = await newStaff(app, clinic, 'receptionist');
    const lab = await newStaff(app, clinic, 'lab');
    const patients = await Promise.all([1, 2, 3, 4].map(() => newPatient(app, clinic)));
    const step = fc.record({
      by: fc.constantFrom(nurse, lab),
      patient: fc.nat(patients.length - 1),
      minutes: fc.nat(9),
      flushed: fc.boolean(),
    });
    const steps = fc.array(step, { minLength: 1, maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(steps, async (path) => {
        // The earlier reads are outside the requested time.
        app.clock.advance(2 * READ_ONCE_MS);
        const from = app.clock.now();
        const opened = new Set<string>();
        for (const { by, patient, minutes, flushed } of path) {
          app.clock.advance(minutes * 60_000 + 1);
          const id = patients[patient]?.id ?? '';
          await look(id, by);
          if (by === nurse) opened.add(id);
          if (flushed) await flush();
        }
        await flush();
        const query = {
          person: nurse.user.id,
          from: from.toISOString(),
          until: app.clock.now().toISOString(),
        };
        expect((await app.ok(findTouched, { query }, clinic)).patients).toBe(opened.size);
      }),
      { numRuns: 12 },
    );
  });
});
