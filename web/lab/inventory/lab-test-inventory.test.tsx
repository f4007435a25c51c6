import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { paise } from '#contract/kernel/numbers/money.ts';
import {
  deleteAllLabTests,
  deleteLabTest,
  importDefaultLabTests,
  listLabTests,
} from '#contract/lab/tests/lab-tests.endpoints.ts';
import { failWithText } from '#web/testing/api-double.ts';
import { aLabTest, aParameter } from '#web/testing/builders/lab-tests.ts';
import { openLabTests } from '#web/testing/pages/lab-tests-page.ts';
import { expectAccessible } from '#web/testing/render-ui.tsx';
import { said } from '#web/testing/said.ts';
import { shownAddress } from '#web/testing/shown-address.ts';

it('shows each test and expands its parameters; searches by parameter, filters by category', async () => {
  const urine = aLabTest({ name: 'Urine Routine', category: 'Urine', price: paise(12_050) });
  const cbc = aLabTest({
    default_parameters: [
      aParameter({ ranges: [{ sex: 'M', low: 13, high: 17 }] }),
      aParameter({ name: 'Malaria', type: 'boolean', unit: null }),
    ],
  });
  const { user } = await openLabTests([cbc, { ...urine, default_parameters: [] }]);
  expect(await screen.findByText('₹120.50')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Details of Complete Blood Count' }));
  expect(screen.getByText('Haemoglobin (g/dL)').nextSibling?.textContent).toBe('M: 13-17');
  expect(screen.getByText('Malaria').nextSibling?.textContent).toBe('Yes or No');
  await expectAccessible();
  await user.type(screen.getByRole('searchbox'), 'malar{Enter}');
  await waitFor(() => expect(screen.queryByText('Urine Routine')).toBeNull());
  await user.selectOptions(screen.getByLabelText('Category'), 'Urine');
  expect(await screen.findByText('No lab test fits the search.')).toBeTruthy();
  expect(shownAddress()).toEqual({ query: '?category=Urine', typed: { search: 'malar' } });
});

it('shows an empty list, and a loading error', async () => {
  const { api, events } = await openLabTests([]);
  const empty = 'No lab tests found. Add one or import from Excel to get started.';
  expect(await screen.findByText(empty)).toBeTruthy();
  api.on(listLabTests, failWithText(502, ''));
  events.emit({ topic: 'lab-tests', id: aLabTest().id });
  expect(await screen.findByText('Failed to fetch lab tests.')).toBeTruthy();
});

it.each([
  [
    ...['Delete All Lab Tests', 'Delete all'],
    /^Are you sure you want to delete all lab tests/,
    ...[deleteAllLabTests, 'Failed to delete all lab tests.'],
  ],
  [
    ...['Add Default Lab Tests', 'Add'],
    /one that you have under another name will be there twice/,
    ...[importDefaultLabTests, 'Failed to import default lab tests.'],
  ],
  [
    ...['Delete Complete Blood Count', 'Delete'],
    /^Are you sure you want to delete Complete Blood Count/,
    ...[deleteLabTest, 'Failed to delete lab test.'],
  ],
] as const)('%s confirms first, and shows when it failed', async (...row) => {
  const [button, sure, question, endpoint, message] = row;
  const { user, api } = await openLabTests([aLabTest()], (double) =>
    double.on(endpoint, failWithText(502, '')),
  );
  await user.click(await screen.findByRole('button', { name: button }));
  expect(await screen.findByText(question)).toBeTruthy();
  expect(api.requests(endpoint)).toHaveLength(0);
  await user.click(await screen.findByRole('button', { name: sure }));
  await said(message);
});
