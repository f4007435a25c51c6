import { expect, it } from 'vitest';
import { openSheet } from '#web/testing/open-sheet.ts';

it('writes a row for a pharmacy outside by Enter where the clinic has no drugs', async () => {
  const { region, field, user } = await openSheet({}, { drugs: [] });
  await user.click(await field('Add to the prescription'));
  await user.paste('dolo 650 tds 3d');
  await region.findByText('The clinic has no drugs. Enter writes it for a pharmacy outside.');
  await region.findByText('From outside: “dolo 650 – Three times a day, for 3 days”');
  await user.keyboard('{Enter}');
  const outside = await region.findByRole('textbox', { name: 'From outside' });
  expect(outside).toHaveProperty('value', 'dolo 650 – Three times a day, for 3 days');
  expect(region.queryByText('Not in the prescription yet')).toBeNull();
});

it('writes a test done elsewhere by Enter where the catalogue is empty', async () => {
  const { region, field, user } = await openSheet({}, { tests: [] });
  await user.click(await field('Add a lab test'));
  await user.paste('MRI knee');
  await region.findByText(/^The catalogue has no tests yet. Enter writes it/);
  await user.keyboard('{Enter}');
  expect(await region.findByDisplayValue('MRI knee')).toBeTruthy();
  expect(region.queryByText('Not in the tests yet')).toBeNull();
});

it('leaves a row that fits none of the drugs to the arrow keys', async () => {
  const { region, field, user } = await openSheet();
  await user.click(await field('Add to the prescription'));
  await user.paste('dolo 650 tds 3d');
  await region.findByText(/^No drug fits/);
  await user.keyboard('{Enter}');
  expect(region.queryByRole('textbox', { name: 'From outside' })).toBeNull();
  expect(await field('Add to the prescription')).toHaveProperty('value', 'dolo 650 tds 3d');
});
