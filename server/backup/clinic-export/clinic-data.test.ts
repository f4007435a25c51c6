import { beforeAll, expect, it } from 'vitest';
import { exportClinicData, exportClinicWorkbook } from '#contract/backup/clinic-data.endpoints.ts';
import { startTestApp } from '../../testing/build-app.ts';
import { readSpreadsheet } from '../../testing/read-spreadsheet.ts';
import { newWorld, type World } from '../../testing/world.ts';

const app = startTestApp();
let world: World;

beforeAll(async () => {
  world = await newWorld(app, 'Ours');
  await newWorld(app, 'Theirs');
});

it('gives an admin every record of their own clinic, without secrets', async () => {
  const reply = await app.call(exportClinicData, {}, world.admin);
  expect(reply.statusCode).toBe(200);
  expect(reply.headers['content-disposition']).toMatch(/clinic-\d{4}-\d{2}-\d{2}\.json/);
  const { tables } = reply.json();
  expect(tables.clinics).toHaveLength(1);
  expect(tables.patients).toContainEqual(expect.objectContaining({ name: 'Patient of Ours' }));
  expect(tables.bill_items[0]).toMatchObject({ name: 'Dressing at Ours', price_paise: 25_000 });
  expect(tables.stock_movements.length).toBeGreaterThan(0);
  expect(tables.audit_log.at(-1)).toMatchObject({ verb: 'export-clinic-data' });
  // The log of reads and the old values of patient data are on the owner's page only.
  expect(tables).not.toHaveProperty('patient_reads');
  // Derived from others, and complete in no moment.
  for (const derived of ['summed_days', 'day_sums', 'changed_days', 'counters']) {
    expect(tables).not.toHaveProperty(derived);
  }
  const registered = tables.audit_log.find(
    ({ verb }: { verb: string }) => verb === 'register-patient',
  );
  expect(registered).not.toHaveProperty('changes');
  expect(registered.fields).toContain('phone');
  expect(reply.body).not.toContain('Theirs');
  expect(reply.body).not.toContain('argon2');
});

it('returns the same as an Excel file, with money in rupees', async () => {
  const reply = await app.call(exportClinicWorkbook, {}, world.admin);
  expect(reply.statusCode).toBe(200);
  const [head = [], first = []] = await readSpreadsheet(reply.rawPayload);
  expect(head).toContain('clinic_id');
  expect(first).toContain(world.admin.user.clinic_id);
  expect(reply.rawPayload.includes('argon2')).toBe(false);
});
