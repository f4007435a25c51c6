import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { paise } from '#contract/kernel/numbers/money.ts';
import {
  addLabTest,
  deleteLabTest,
  editLabTest,
  listLabTestImports,
  listLabTests,
} from '#contract/lab/tests/lab-tests.endpoints.ts';
import { apiDouble, fail, failWithText } from '#web/testing/api-double.ts';
import { aLabTest } from '#web/testing/builders/lab-tests.ts';
import { openLabTests } from '#web/testing/pages/lab-tests-page.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { expectAccessible } from '#web/testing/render-ui.tsx';
import { said } from '#web/testing/said.ts';

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
    const { user, api } = await openLabTests([], (double) => {
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
    const { user } = await openLabTests([aLabTest({ name: 'Blood Sugar' })]);
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
    const { user } = await openLabTests([], (double) =>
      double.on(addLabTest, failWithText(502, '')),
    );
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
    const { user, api } = await openLabTests([test], (double) =>
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
