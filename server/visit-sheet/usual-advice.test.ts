import { beforeEach, describe, expect, it } from 'vitest';
import { listUsualAdvice, saveVisitSheet } from '#contract/visit-sheet/visit-sheet.endpoints.ts';
import { startTestApp } from '../testing/build-app.ts';
import { newClinic, newStaff, newVisit, type Person } from '../testing/builders/clinic.ts';

const app = startTestApp();
let admin: Person;
let doctor: Person;

beforeEach(async () => {
  admin = await newClinic(app);
  doctor = await newStaff(app, admin, 'doctor');
});

async function advise(by: Person, ...texts: string[]): Promise<void> {
  for (const advice of texts) {
    const { id } = await newVisit(app, by);
    await app.ok(saveVisitSheet, { params: { id }, body: { advice } }, by);
  }
}
const usual = async (of: Person) =>
  (await app.ok(listUsualAdvice, {}, of)).map(({ text, uses }) => `${text} ${uses}`);

describe('the usual advice', () => {
  it('has each line that the person wrote, the most used first, however it is spelled', async () => {
    await advise(doctor, 'Warm fluids\nRest', 'warm fluids', 'Warm fluids\n\n  No cold drinks ');
    expect(await usual(doctor)).toEqual(['Warm fluids 3', 'No cold drinks 1', 'Rest 1']);
  });

  it('has a colleague’s line once it is a habit of the clinic', async () => {
    await advise(doctor, 'Call Mrs. Rao', 'Steam', 'Steam', 'Steam');
    await advise(admin, 'Rest');
    expect(await usual(admin)).toEqual(['Rest 1', 'Steam 3']);
  });

  it('follows what is written now: a line that is removed from its sheet is gone', async () => {
    const { id } = await newVisit(app, admin);
    const save = (advice: string) =>
      app.ok(saveVisitSheet, { params: { id }, body: { advice } }, doctor);
    await save('Warm flu');
    await save('Warm fluids');
    expect(await usual(doctor)).toEqual(['Warm fluids 1']);
    await save('');
    expect(await usual(doctor)).toEqual([]);
  });

  it('has no line that is too long, and nothing of another clinic', async () => {
    await advise(doctor, 'x'.repeat(121));
    await advise(await newClinic(app), 'Elsewhere');
    expect(await usual(doctor)).toEqual([]);
  });
});
