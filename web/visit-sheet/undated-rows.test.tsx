import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { completeVisit } from '#contract/queue/queue.endpoints.ts';
import { VISIT_SHEET_MESSAGES as M } from '#contract/visit-sheet/visit-sheet.messages.ts';
import { aDrug } from '#web/testing/builders/drugs.ts';
import { openToComplete } from '#web/testing/open-sheet.ts';

/** A row that is typed, and the next one begun by its first letter. */
async function typed(first: string) {
  const opened = await openToComplete();
  await opened.user.click(await opened.field('Add to the prescription'));
  await opened.user.paste(first);
  await opened.region.findByText(/pieces?/);
  await opened.user.keyboard('{Enter}');
  await opened.region.findByLabelText(/^Days of/);
  await opened.user.keyboard('d');
  await opened.user.keyboard('{Backspace}');
  return opened;
}

it('a row without days is marked, and stops the completion once', async () => {
  const { user, region, api } = await typed('pan 40 bd');
  expect(region.getByText(M.noDays)).toBeTruthy();
  await user.keyboard('{F9}');
  expect(await screen.findByText(M.daysAsked)).toBeTruthy();
  expect(document.activeElement).toBe(region.getByLabelText(/^Days of/));
  expect(api.requests(completeVisit)).toHaveLength(0);
  await user.keyboard('{F9}');
  await waitFor(() => expect(api.requests(completeVisit)).toHaveLength(1));
  // The next patient's page must not show it.
  await waitFor(() => expect(screen.queryByText(M.daysAsked)).toBeNull());
});

it('the day that a second completion accepts is written', async () => {
  const { user, region, bodies, api } = await typed('pan 40 bd');
  const saved = () => bodies().at(-1)?.prescriptions?.[0]?.items;
  await user.keyboard('{F9}');
  expect(await screen.findByText(M.daysAsked)).toBeTruthy();
  await waitFor(() => expect(saved()).toMatchObject([{ numberOfDays: 1, daysAssumed: true }]));
  expect(region.getByText(M.noDays)).toBeTruthy();
  await user.keyboard('{F9}');
  await waitFor(() => expect(api.requests(completeVisit)).toHaveLength(1));
  expect(saved()).toMatchObject([{ numberOfDays: 1 }]);
  expect(saved()?.[0]).not.toHaveProperty('daysAssumed');
});

it('its days end the mark', async () => {
  const { user, region, api } = await typed('pan 40 bd');
  await user.clear(region.getByLabelText(/^Days of/));
  await user.type(region.getByLabelText(/^Days of/), '1');
  expect(region.queryByText(M.noDays)).toBeNull();
  await user.keyboard('{F9}');
  await waitFor(() => expect(api.requests(completeVisit)).toHaveLength(1));
});

it('Enter on the offered day ends the mark', async () => {
  const { user, region, api } = await typed('pan 40 bd');
  await user.click(region.getByLabelText(/^Days of/));
  await user.keyboard('{Enter}');
  expect(region.queryByText(M.noDays)).toBeNull();
  await user.keyboard('{F9}');
  await waitFor(() => expect(api.requests(completeVisit)).toHaveLength(1));
});

it('a row whose dose is not sure stops the completion once, with the focus on it', async () => {
  const { user, region, api, field } = await openToComplete();
  await user.click(await field('Add to the prescription'));
  await user.paste('pan 40 od bd 5d');
  await region.findByText(/^The dose is not sure. Choose the drug/);
  await user.keyboard('{ArrowDown}{Enter}');
  await region.findByText('Ordered so far: 5, as 1 a day for 5 days.');
  // A second Enter does not enter a dose.
  await user.click(region.getByLabelText(/^Per day of/));
  await user.keyboard('{Enter}');
  await user.keyboard('{F9}');
  expect(await screen.findByText(M.doseAsked)).toBeTruthy();
  expect(document.activeElement).toBe(region.getByLabelText(/^Per day of/));
  expect(api.requests(completeVisit)).toHaveLength(0);
  await user.keyboard('{F9}');
  await waitFor(() => expect(api.requests(completeVisit)).toHaveLength(1));
});

it('a row with days, and a dose when needed, are not marked', async () => {
  const { region } = await typed('pan 40 sos');
  expect(region.queryByText(M.noDays)).toBeNull();
});

it('a tube known by its weight is asked nothing, and stops no completion', async () => {
  const tube = aDrug({
    ...{ name: 'Betnovate 20 g', unit: null },
    ...{ quantity_in_stock: 9, sellable_quantity: 9 },
  });
  const { user, region, api, field } = await openToComplete({}, { drugs: [tube] });
  const row = await field('Add to the prescription');
  await user.click(row);
  await user.paste('betnovate bd');
  await region.findByText('1 drug fits.');
  await user.keyboard('{Enter}');
  await region.findByLabelText(/^Days of/);
  expect(document.activeElement).toBe(row);
  expect(region.queryByText(M.noDays)).toBeNull();
  await user.keyboard('{F9}');
  await waitFor(() => expect(api.requests(completeVisit)).toHaveLength(1));
});

it('Enter through the offered numbers of a dose that is not sure takes them', async () => {
  const { user, region, api, field } = await openToComplete();
  await user.click(await field('Add to the prescription'));
  await user.paste('pan 40 od bd 5d');
  await region.findByText(/^The dose is not sure. Choose the drug/);
  await user.keyboard('{ArrowDown}{Enter}');
  await region.findByText('Ordered so far: 5, as 1 a day for 5 days.');
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(region.getByLabelText(/^Days of/));
  expect(region.getByText(M.doseNotSure)).toBeTruthy();
  await user.keyboard('{Enter}');
  expect(region.queryByText(M.doseNotSure)).toBeNull();
  await user.keyboard('{F9}');
  await waitFor(() => expect(api.requests(completeVisit)).toHaveLength(1));
});
