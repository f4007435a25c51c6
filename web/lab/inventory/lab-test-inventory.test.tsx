import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { paise } from '#contract/kernel/numbers/money.ts';
import type { LabTest } from '#contract/lab/tests/lab-test.ts';
import {
  addLabTest,
  deleteAllLabTests,
  deleteLabTest,
  editLabTest,
  importDefaultLabTests,
  importLabTests,
  listLabTestImports,
  listLabTests,
  undoLabTestImport,
} from '#contract/lab/tests/lab-tests.endpoints.ts';
import { type ApiDouble, apiDouble, fail, failWithText } from '#web/testing/api-double.ts';
import { aLabTest, aParameter } from '#web/testing/builders/lab-tests.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { expectAccessible } from '#web/testing/render-ui.tsx';
import { said } from '#web/testing/said.ts';
import { shownAddress } from '#web/testing/shown-address.ts';

async function open(tests: LabTest[], prepare?: (api: ApiDouble) => void) {
  const api = apiDouble();
  api.on(listLabTests, tests);
  api.on(listLabTestImports, []);
  prepare?.(api);
  return renderApp('/dashboard/lab-catalogue', { as: 'lab', api });
}

it('shows each test and expands its parameters; searches by parameter, filters by category', async () => {
  const urine = aLabTest({ name: 'Urine Routine', category: 'Urine', price: paise(12_050) });
  const cbc = aLabTest({
    default_parameters: [
      aParameter({ ranges: [{ sex: 'M', low: 13, high: 17 }] }),
      aParameter({ name: 'Malaria', type: 'boolean', unit: null }),
    ],
  });
  const { user } = await open([cbc, { ...urine, default_parameters: [] }]);
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
  const { api, events } = await open([]);
  const empty = 'No lab tests found. Add one or import from Excel to get started.';
  expect(await screen.findByText(empty)).toBeTruthy();
  api.on(listLabTests, failWithText(502, ''));
  events.emit({ topic: 'lab-tests', id: aLabTest().id });
  expect(await screen.findByText('Failed to fetch lab tests.')).toBeTruthy();
});

describe('a test', () => {
  it('is added, edited and deleted by an admin too', async () => {
    const test = aLabTest({ name: 'Sugar' });
    const api = apiDouble();
    api.on(listLabTests, [test]);
    api.on(listLabTestImports, []);
    await renderApp('/dashboard/lab-catalogue', { as: 'admin', api });
    await screen.findByText('Sugar');
    for (const name of ['Add Lab Test', 'Edit Sugar', 'Delete Sugar', 'Delete All Lab Tests']) {
      expect(screen.getByRole('button', { name })).toBeTruthy();
    }
  });

  it('is added, its parameter changed in type, and deleted', async () => {
    const added = aLabTest({ name: 'Sugar' });
    const { user, api } = await open([], (double) => {
      double.on(addLabTest, () => {
        double.on(listLabTests, [added]);
        return added;
      });
      double.on(editLabTest, added);
      double.on(deleteLabTest, { message: 'Sugar was deleted.' });
    });
    await user.click((await screen.findAllByRole('button', { name: 'Add Lab Test' }))[0]!);
    const dialog = within(await screen.findByRole('dialog', { name: 'Add Lab Test' }));
    const submit = dialog.getByRole('button', { name: 'Add Lab Test' });
    await user.click(submit);
    expect(await dialog.findByText('Name and price are required.')).toBeTruthy();
    await user.type(dialog.getByLabelText(/^Name/), 'Sugar');
    const price = dialog.getByLabelText<HTMLInputElement>(/^Price/);
    expect([price.min, price.step]).toEqual(['0', '0.01']);
    await user.type(price, '90.50');
    await user.click(dialog.getByRole('button', { name: 'Add parameter' }));
    await user.type(dialog.getByLabelText(/^Parameter/), 'Glucose');
    expect(dialog.getByLabelText('Default')).toHaveProperty('value', '');
    await user.selectOptions(dialog.getByLabelText('Type'), 'Yes-No');
    expect(dialog.getByLabelText('Default')).toHaveProperty('value', 'false');
    await user.selectOptions(dialog.getByLabelText('Type'), 'Text');
    expect(dialog.getByLabelText('Default')).toHaveProperty('value', '');
    await user.type(dialog.getByLabelText('Default'), 'Nil');
    await user.selectOptions(dialog.getByLabelText('Type'), 'Number');
    expect(dialog.getByLabelText('Default')).toHaveProperty('value', '0');
    await user.type(dialog.getByLabelText('Normal range'), '70-110');
    expect(dialog.getByText('Results outside of this are flagged.')).toBeTruthy();
    await expectAccessible();
    await user.click(submit);
    await said('Sugar was added.');
    expect(api.requests(addLabTest)[0]?.body).toMatchObject({
      name: 'Sugar',
      price: 9_050,
      report_only: false,
      default_parameters: [
        { name: 'Glucose', type: 'number', defaultValue: '0', ranges: [{ low: 70, high: 110 }] },
      ],
    });
    await user.click(await screen.findByRole('button', { name: 'Delete Sugar' }));
    expect(await screen.findByText(/^Are you sure you want to delete Sugar\?/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await said('Sugar was deleted.');
  });

  it('warns of a name that differs only in case or spaces, and shows limits and missing units', async () => {
    const { user } = await open([aLabTest({ name: 'Blood Sugar' })]);
    await user.click((await screen.findAllByRole('button', { name: 'Add Lab Test' }))[0]!);
    const dialog = within(await screen.findByRole('dialog', { name: 'Add Lab Test' }));
    await user.type(dialog.getByLabelText(/^Name/), 'blood  sugar');
    expect(dialog.getByText('“Blood Sugar” is there already.')).toBeTruthy();
    await user.type(dialog.getByLabelText(/^Name/), ' 2');
    expect(dialog.queryByText('“Blood Sugar” is there already.')).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Add parameter' }));
    await user.type(dialog.getByLabelText(/^Parameter/), 'Haemoglobin');
    const unit = 'Enter the unit: without a certain scale no result is reported as critical.';
    expect(dialog.getByText(unit)).toBeTruthy();
    await user.type(dialog.getByLabelText('Unit'), 'g/L');
    expect(dialog.queryByText(unit)).toBeNull();
    const critical = dialog.getByLabelText<HTMLInputElement>('Critical');
    expect(critical.placeholder).toBe('< 70, > 200');
    await user.type(critical, '70');
    await user.type(dialog.getByLabelText(/^Price/), '90');
    await user.click(dialog.getByRole('button', { name: 'Add Lab Test' }));
    expect(await dialog.findByText('Critical limits look like < 7, > 20, or none.')).toBeTruthy();
  });

  it('that cannot be saved shows an error', async () => {
    const { user } = await open([], (double) => double.on(addLabTest, failWithText(502, '')));
    await user.click((await screen.findAllByRole('button', { name: 'Add Lab Test' }))[0]!);
    const dialog = within(await screen.findByRole('dialog', { name: 'Add Lab Test' }));
    await user.type(dialog.getByLabelText(/^Name/), 'Sugar');
    await user.type(dialog.getByLabelText(/^Price/), '90.50');
    await user.click(dialog.getByRole('button', { name: 'Add Lab Test' }));
    expect(await dialog.findByText('Failed to add/update lab test.')).toBeTruthy();
  });

  it('changed by another person meanwhile is not overwritten without a confirmation', async () => {
    const test = aLabTest();
    const newer = { ...test, price: paise(40_000), last_updated: '2026-11-21T05:00:00.000Z' };
    const { user, api } = await open([test], (double) =>
      double.on(editLabTest, ({ body }) => {
        double.on(listLabTests, [newer]);
        return body.last_updated === newer.last_updated ? newer : fail(409, 'Changed.');
      }),
    );
    await user.click(await screen.findByRole('button', { name: 'Edit Complete Blood Count' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Lab Test' }));
    const price = dialog.getByLabelText(/^Price/);
    await user.clear(price);
    await user.type(price, '380');
    await user.click(dialog.getByRole('button', { name: 'Update Lab Test' }));
    expect(await dialog.findByText(/^Somebody else has changed this test/)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Take theirs' }));
    expect(price).toHaveProperty('value', '400.00');
    await user.click(dialog.getByRole('button', { name: 'Update Lab Test' }));
    await said('Complete Blood Count was updated.');
    expect(api.requests(editLabTest).map(({ body }) => [body.price, body.last_updated])).toEqual([
      [38_000, test.last_updated],
      [40_000, newer.last_updated],
    ]);
  });
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
  const { user, api } = await open([aLabTest()], (double) =>
    double.on(endpoint, failWithText(502, '')),
  );
  await user.click(await screen.findByRole('button', { name: button }));
  expect(await screen.findByText(question)).toBeTruthy();
  expect(api.requests(endpoint)).toHaveLength(0);
  await user.click(await screen.findByRole('button', { name: sure }));
  await said(message);
});

it('imports a file after a preview', async () => {
  const row = { row: 2, name: 'CBC', price: paise(35_000), category: null, parameters: 3 };
  const { user, api } = await open([], (double) =>
    double.on(importLabTests, {
      message: '1 added, 0 updated.',
      details: { added: 1, updated: 0, skipped: [] },
      rows: [{ ...row, becomes: 'added', reason: null }],
    }),
  );
  await user.click(await screen.findByRole('button', { name: /^Import from Excel/ }));
  await screen.findByRole('dialog', { name: 'Import from Excel' });
  await user.click(screen.getByRole('button', { name: 'Import' }));
  expect(await screen.findByText('No file selected.')).toBeTruthy();
  const input = document.querySelector<HTMLInputElement>('input[type=file]')!;
  expect(input.accept).toBe('.xlsx,.xls');
  await user.upload(input, new File(['PK'], 'tests.xlsx'));
  expect(await screen.findByText('₹350.00')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Import 1 row' }));
  await said('1 added, 0 updated.');
  expect(api.requests(importLabTests).map(({ body }) => body.preview)).toEqual(['true', 'false']);
});

it('shows that an import failed', async () => {
  const { user } = await open([], (double) => double.on(importLabTests, failWithText(502, '')));
  await user.click(await screen.findByRole('button', { name: /^Import from Excel/ }));
  const input = await waitFor(() => document.querySelector<HTMLInputElement>('input[type=file]')!);
  await user.upload(input, new File(['PK'], 'tests.xlsx'));
  expect(await screen.findByText('Failed to import lab tests from Excel.')).toBeTruthy();
});

it('an import of the last hour can be undone', async () => {
  const one = { id: aLabTest().id, added: 2, updated: 1, by: 'Asha Rao' };
  const at = { at: '2026-11-21T05:00:00.000Z', until: '2026-11-21T06:00:00.000Z' };
  const { user, api } = await open([], (double) => {
    double.on(listLabTestImports, [{ ...one, ...at }]);
    double.on(undoLabTestImport, () => {
      double.on(listLabTestImports, []);
      return { message: 'The import was undone.', undone: 3, left: [] };
    });
  });
  await user.click(await screen.findByRole('button', { name: 'Undo the import' }));
  await said('The import was undone.');
  expect(api.requests(undoLabTestImport)[0]?.params).toEqual({ id: one.id });
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo the import' })).toBeNull());
});
