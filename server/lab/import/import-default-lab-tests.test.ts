import { beforeAll, describe, expect, it } from 'vitest';
import {
  addLabTest,
  deleteAllLabTests,
  importDefaultLabTests,
  listLabTests,
} from '#contract/lab/tests/lab-tests.endpoints.ts';
import { startTestApp } from '../../testing/build-app.ts';
import { newClinic, newStaff, type Person } from '../../testing/builders/clinic.ts';
import { defaultLabTests } from '../inventory/default-lab-tests.ts';

const app = startTestApp();
let technician: Person;

beforeAll(async () => {
  technician = await newStaff(app, await newClinic(app, 'Importing Lab Clinic'), 'lab');
  app.clock.set('2026-11-21T06:00:00Z');
});
const list = (query: { search?: string; category?: string } = {}, by = technician) =>
  app.ok(listLabTests, { query }, by);

describe('the defaults', () => {
  it('are added once, and leave edited tests unchanged', async () => {
    const other = await newClinic(app, 'Default Lab Clinic');
    const body = { name: 'lipid PROFILE', price: 1 };
    const own = await app.ok(addLabTest, { body }, other);
    const count = defaultLabTests().length;
    expect(await app.ok(importDefaultLabTests, {}, other)).toEqual({
      message: `${count - 1} added, 0 updated.`,
      details: { added: count - 1, updated: 0, skipped: [] },
    });
    expect((await app.ok(importDefaultLabTests, {}, other)).details.added).toBe(0);
    const all = await list({}, other);
    expect(all).toHaveLength(count);
    expect(all).toContainEqual(own);
  });

  it('and all other tests can be deleted at once, in one’s own clinic only', async () => {
    const other = await newClinic(app, 'Emptied Lab Clinic');
    await app.ok(importDefaultLabTests, {}, other);
    const before = (await list()).length;
    const { message } = await app.ok(deleteAllLabTests, {}, other);
    expect(message).toBe(`${defaultLabTests().length} lab tests were deleted.`);
    expect(await list({}, other)).toEqual([]);
    expect(await list()).toHaveLength(before);
  });
});
