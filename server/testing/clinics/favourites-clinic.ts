import { beforeAll, beforeEach, expect } from 'vitest';
import type { Drug } from '#contract/pharmacy/drug.ts';
import { addDrug } from '#contract/pharmacy/drugs.endpoints.ts';
import type { Favourite } from '#contract/visit-sheet/favourites/favourite.ts';
import {
  createFavourite,
  deleteFavourite,
  editFavourite,
  listFavourites,
  restoreFavourite,
} from '#contract/visit-sheet/favourites/favourites.endpoints.ts';
import { startTestApp } from '../build-app.ts';
import { newClinic, newStaff } from '../builders/clinic.ts';
import { newLabTest } from '../builders/lab.ts';
import { aDrug } from '../builders/pharmacy.ts';
import { SOMEWHERE } from '../world.ts';

/** A row of a favourite with ten of a drug. */
export const drugRow = (drug: Pick<Drug, 'id' | 'name'>) => ({
  ...{ drug_id: drug.id, name: drug.name, quantity: 10, tabletsPerDay: 2, numberOfDays: 5 },
  directions_to_use: '1-0-1 before food',
});

/** The sorted statuses of replies that may come in any order. */
export const statusesOf = (replies: readonly { statusCode: number }[]) =>
  replies.map(({ statusCode }) => statusCode).sort();

/** Starts a server; `at` has a new clinic with two doctors, a drug and a lab test for each test. */
export function startFavourites() {
  const app = startTestApp();
  const at = {
    ...{ admin: SOMEWHERE.admin, elsewhere: SOMEWHERE.admin },
    ...{ ravi: SOMEWHERE.admin, meena: SOMEWHERE.admin },
    pan: { id: '', name: '' },
    cbc: '',
  };
  beforeAll(async () => {
    at.elsewhere = await newClinic(app, 'Other Clinic');
  });
  beforeEach(async () => {
    at.admin = await newClinic(app, 'Favourites Clinic');
    at.ravi = await newStaff(app, at.admin, 'doctor', { name: 'Ravi' });
    at.meena = await newStaff(app, at.admin, 'doctor', { name: 'Meena' });
    at.pan = await app.ok(addDrug, { body: aDrug({ name: 'Pan 40' }) }, at.admin);
    at.cbc = await newLabTest(app, at.admin, { name: 'CBC' });
  });

  const create = (body: object, person = at.ravi) =>
    app.call(createFavourite, { body: { name: 'urti', diagnoses: ['URTI'], ...body } }, person);
  return {
    app,
    at,
    /** Something in every part of a favourite. */
    full: () => ({
      ...{ name: 'urti', drugs: [drugRow(at.pan)], tests: [{ id: at.cbc, name: 'CBC' }] },
      ...{ diagnoses: ['URTI'], advice: 'Warm fluids', outside: 'TELMA 40 1-0-0' },
      ...{ outsideTests: 'MRI knee', followUpDays: 5 },
    }),
    create,
    created: async (body: object = {}, person = at.ravi) => {
      const reply = await create(body, person);
      expect(reply.statusCode).toBe(201);
      return reply.json<Favourite>();
    },
    edit: ({ id, version }: Favourite, more: object, person = at.ravi) => {
      const body = { name: 'urti', diagnoses: ['URTI'], version, ...more };
      return app.call(editFavourite, { params: { id }, body }, person);
    },
    remove: ({ id }: Favourite, person = at.ravi) =>
      app.call(deleteFavourite, { params: { id } }, person),
    restore: ({ id }: Favourite, person = at.ravi) =>
      app.call(restoreFavourite, { params: { id } }, person),
    list: (person = at.ravi) => app.ok(listFavourites, {}, person),
  };
}
