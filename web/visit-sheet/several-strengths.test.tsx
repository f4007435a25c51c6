import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { listLabTests } from '#contract/lab/tests/lab-tests.endpoints.ts';
import { listDrugs } from '#contract/pharmacy/drugs.endpoints.ts';
import {
  getVisitSheet,
  listDiagnoses,
  saveVisitSheet,
} from '#contract/visit-sheet/visit-sheet.endpoints.ts';
import { aDrug } from '#web/testing/builders/drugs.ts';
import { aUser } from '#web/testing/builders/people.ts';
import { aVisitSheet, visitDouble } from '#web/testing/builders/visit-double.ts';
import { renderApp } from '#web/testing/render-app.tsx';

const inStock = (name: string) => aDrug({ name, quantity_in_stock: 100, sellable_quantity: 100 });
const AMOXICILLIN = [inStock('Amoxicillin 500 mg Capsule'), inStock('Amoxicillin 250 mg Capsule')];

/** Types a row and presses Enter; returns the drugs of the sheet. */
async function entered(typed: string) {
  const { api, visit } = visitDouble({ status: 'consulting' });
  const sheet = aVisitSheet(visit);
  api.on(getVisitSheet, sheet);
  api.on(saveVisitSheet, sheet);
  api.on(listDrugs, AMOXICILLIN);
  api.on(listLabTests, []);
  api.on(listDiagnoses, []);
  const view = await renderApp(`/edit-complaint/${visit.id}`, { as: aUser('doctor'), api });
  const region = within(await screen.findByRole('region', { name: 'Visit sheet' }));
  await view.user.click(await region.findByRole('combobox', { name: 'Add to the prescription' }));
  await view.user.paste(typed);
  // The reader is loaded once an option has its pieces, or the list says why none has.
  await region.findAllByText(/pieces/);
  const names = () =>
    region
      .queryAllByLabelText(/^Days of /)
      .map((field) => field.getAttribute('aria-label')?.replace('Days of ', ''));
  await view.user.keyboard('{Enter}');
  return { ...view, region, names };
}

it('takes one of several strengths or forms only when the arrow keys choose it', async () => {
  const { names, region, user } = await entered('amoxicillin tds 5d');
  expect(names()).toEqual([]);
  expect(region.getByText(/^Several strengths or forms fit/)).toBeTruthy();
  await user.keyboard('{ArrowDown}{Enter}');
  expect(names()).toHaveLength(1);
});

it('takes the strength that is typed', async () => {
  expect((await entered('amoxicillin 250 tds 5d')).names()).toEqual([AMOXICILLIN[1]?.name]);
});
