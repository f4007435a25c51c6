import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { paise } from '#contract/kernel/numbers/money.ts';
import { LAB_TEST_MESSAGES as M } from '#contract/lab/tests/lab-test.messages.ts';
import {
  addLabTest,
  listLabTestImports,
  listLabTests,
  listUsedLabTests,
} from '#contract/lab/tests/lab-tests.endpoints.ts';
import { apiDouble } from '#web/testing/api-double.ts';
import { aLabTest } from '#web/testing/builders/lab-tests.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { expectAccessible } from '#web/testing/render-ui.tsx';

it('a panel is made of tests of the catalogue, at its own price or their sum', async () => {
  const cbc = aLabTest({ name: 'CBC', price: paise(30_000) });
  const sugar = aLabTest({ name: 'Sugar', price: paise(12_050) });
  const check = aLabTest({
    ...{ name: 'Health check', default_parameters: [] },
    panel_tests: [{ id: cbc.id, name: 'CBC' }],
  });
  const api = apiDouble();
  api.on(listUsedLabTests, []);
  api.on(listLabTests, [cbc, sugar, check]);
  api.on(listLabTestImports, []);
  const { user } = await renderApp('/dashboard/lab-catalogue', { as: 'lab', api });
  expect(await screen.findByText('Panel of 1')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Add Lab Test' }));
  const form = within(await screen.findByRole('dialog'));
  await user.type(form.getByLabelText(/^Name/), 'Fever panel');
  await user.type(form.getByLabelText('Sample'), 'Serum');
  await user.click(form.getByRole('checkbox', { name: /^A panel/ }));
  expect(form.queryByLabelText('Sample')).toBeNull();
  expect(form.queryByLabelText('Outside laboratory')).toBeNull();
  expect(form.queryByText('Parameters')).toBeNull();
  await user.type(form.getByLabelText(/^Price/), '1');
  await user.click(form.getByRole('button', { name: 'Add Lab Test' }));
  expect(await form.findByText(M.panelEmpty)).toBeTruthy();
  for (const name of ['CBC', 'Sugar']) {
    await user.type(form.getByLabelText('Add a lab test'), `${name}{Enter}`);
  }
  await user.type(form.getByLabelText('Add a lab test'), 'Health');
  expect(form.getByText('No lab test fits.')).toBeTruthy();
  await user.clear(form.getByLabelText('Add a lab test'));
  expect(form.getByText('Their own prices come to ₹420.50.')).toBeTruthy();
  await user.click(form.getByRole('button', { name: 'Use the sum as price' }));
  await expectAccessible();
  api.on(addLabTest, check);
  await user.click(form.getByRole('button', { name: 'Add Lab Test' }));
  await waitFor(() => expect(api.requests(addLabTest)).toHaveLength(1));
  expect(api.requests(addLabTest)[0]?.body).toMatchObject({
    ...{ name: 'Fever panel', price: 42_050, default_parameters: [], report_only: false },
    ...{ sample: null, outside_lab: null },
    panel_tests: [cbc.id, sugar.id],
  });
});

it('offers no test for a panel when the catalogue has only panels, and does not call it empty', async () => {
  const parts = { default_parameters: [], panel_tests: [{ id: aLabTest().id, name: 'CBC' }] };
  const api = apiDouble();
  api.on(listUsedLabTests, []);
  api.on(listLabTests, [aLabTest({ name: 'Health check', ...parts })]);
  api.on(listLabTestImports, []);
  const { user } = await renderApp('/dashboard/lab-catalogue', { as: 'lab', api });
  await screen.findByText('Panel of 1');
  await user.click(screen.getByRole('button', { name: 'Add Lab Test' }));
  const form = within(await screen.findByRole('dialog'));
  await user.click(form.getByRole('checkbox', { name: /^A panel/ }));
  await user.type(form.getByLabelText('Add a lab test'), 'Health');
  expect(await form.findByText('No lab test fits.')).toBeTruthy();
});
