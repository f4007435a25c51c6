import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { listLabTests } from '#contract/lab/tests/lab-tests.endpoints.ts';
import { listDrugs } from '#contract/pharmacy/drugs.endpoints.ts';
import { apiDouble, fail } from '#web/testing/api-double.ts';
import { aDrug } from '#web/testing/builders/drugs.ts';
import { aLabTest } from '#web/testing/builders/lab-tests.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { expectAccessible } from '#web/testing/render-ui.tsx';

it('shows a page of ten thousand drugs and the tests, read-only, searched together', async () => {
  const api = apiDouble();
  api.on(
    listDrugs,
    Array.from({ length: 10_000 }, (_, n) => aDrug({ name: `Drug ${n}` })),
  );
  api.on(listLabTests, [aLabTest({ name: 'Drug Screening' }), aLabTest({ name: 'Lipid Profile' })]);
  const { user } = await renderApp('/lab-inventory', { as: 'doctor', api });
  expect(await screen.findByText('Showing 1 to 10 of 10000 results')).toBeTruthy();
  expect(screen.getByText('Lipid Profile')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^(Edit|Delete|Adjust)/ })).toBeNull();
  await expectAccessible();
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(await screen.findByText('Drug 10')).toBeTruthy();
  await user.type(screen.getByRole('searchbox'), 'drug s{Enter}');
  await waitFor(() => expect(screen.queryByText('Lipid Profile')).toBeNull());
  expect(screen.getByText('Drug Screening')).toBeTruthy();
  expect(screen.getByText('No drug fits the search.')).toBeTruthy();
});

it('shows a separate loading error for each list', async () => {
  const api = apiDouble();
  api.on(listDrugs, fail(500, 'Broken.'));
  api.on(listLabTests, [aLabTest()]);
  const { user, events } = await renderApp('/inventory', { as: 'pharmacy', api });
  expect(await screen.findByText('Pharmacy inventory error.')).toBeTruthy();
  expect(screen.getByText('Complete Blood Count')).toBeTruthy();
  api.on(listDrugs, [aDrug({ name: 'Dolo 650' })]);
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(
    await within(screen.getByRole('table', { name: 'Drugs' })).findByText('Dolo 650'),
  ).toBeTruthy();
  api.on(listLabTests, fail(500, 'Broken.'));
  events.emit({ topic: 'lab-tests', id: aLabTest().id });
  expect(await screen.findByText('Lab inventory error.')).toBeTruthy();
  expect(screen.queryByText('Pharmacy inventory error.')).toBeNull();
});
