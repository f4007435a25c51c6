import { screen, within } from '@testing-library/react';
import type { CurrentUser } from '#contract/auth/auth.ts';
import { listLabTests } from '#contract/lab/tests/lab-tests.endpoints.ts';
import { listDrugs } from '#contract/pharmacy/drugs.endpoints.ts';
import type { Favourite } from '#contract/visit-sheet/favourites/favourite.ts';
import {
  createFavourite,
  deleteFavourite,
  editFavourite,
  listFavourites,
  restoreFavourite,
} from '#contract/visit-sheet/favourites/favourites.endpoints.ts';
import {
  getVisitSheet,
  listDiagnoses,
  saveVisitSheet,
} from '#contract/visit-sheet/visit-sheet.endpoints.ts';
import type { VisitSheet } from '#contract/visit-sheet/visit-sheet.ts';
import { fail } from '#web/testing/api-double.ts';
import { aDrug } from '#web/testing/builders/drugs.ts';
import { aLabTest } from '#web/testing/builders/lab-tests.ts';
import { anId, aUser } from '#web/testing/builders/people.ts';
import { aVisitSheet, visitDouble } from '#web/testing/builders/visit-double.ts';
import { renderApp } from '#web/testing/render-app.tsx';

export const PAN = aDrug({ name: 'Pan 40 mg Tablet', sellable_quantity: 100 });
export const FEW = aDrug({ name: 'Few 10 mg Tablet', sellable_quantity: 2 });
export const CBC = aLabTest({ name: 'CBC' });

export const drugRow = (
  { id, name }: { id: string; name: string },
  currentName: string | null = name,
) => ({
  ...{ drug_id: id, name, currentName, quantity: 10, tabletsPerDay: 2, numberOfDays: 5 },
  directions_to_use: '1-0-1',
});

export function aFavourite(changes: Partial<Favourite> = {}): Favourite {
  return {
    ...{ id: anId(), name: 'urti', shared: false, version: 1 },
    ...{ updatedAt: '2026-11-21T04:30:00.000Z', updatedBy: 'Ravi' },
    ...{
      diagnoses: ['URTI'],
      advice: 'Warm fluids',
      outside: '',
      outsideTests: '',
      followUpDays: 5,
    },
    drugs: [drugRow(PAN), drugRow(FEW)],
    tests: [{ id: CBC.id, name: 'CBC', currentName: 'CBC' }],
    ...changes,
  };
}

/** Opens the visit sheet of a doctor who has these favourites. */
export async function openSheet(
  favourites: Favourite[],
  changes: Partial<VisitSheet> = {},
  app: { as: CurrentUser; keepStorage?: boolean } = { as: aUser('doctor') },
) {
  const double = visitDouble({ status: 'consulting' });
  const { api, visit } = double;
  let list = favourites;
  api.on(getVisitSheet, aVisitSheet(visit, changes));
  api.on(listDrugs, [PAN, FEW]);
  api.on(listLabTests, [CBC]);
  api.on(listDiagnoses, []);
  api.on(saveVisitSheet, fail(503, 'Later.'));
  api.on(listFavourites, () => list);
  api.on(deleteFavourite, ({ params: { id } }) => {
    list = list.filter((one) => one.id !== id);
    return { id };
  });
  api.on(restoreFavourite, () => {
    list = favourites;
    return favourites[0] ?? aFavourite();
  });
  api.on(createFavourite, ({ body }) => aFavourite({ name: body.name }));
  api.on(editFavourite, ({ body }) => aFavourite({ name: body.name, version: body.version + 1 }));
  const view = await renderApp(`/edit-complaint/${visit.id}`, { ...app, api });
  const region = within(await screen.findByRole('region', { name: 'Visit sheet' }));
  return { ...view, ...double, region };
}
export type Opened = Awaited<ReturnType<typeof openSheet>>;

/** Opens the dialog of the favourites. */
export async function openDialog({ user, region }: Opened) {
  await user.click(await region.findByRole('button', { name: 'Favourites' }));
  return within(await screen.findByRole('dialog', { name: 'Favourites' }));
}
