import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { rowRemoved } from '#contract/visit-sheet/visit-sheet.messages.ts';
import { aDrug } from '#web/testing/builders/drugs.ts';
import { openToComplete, PAN } from '#web/testing/open-sheet.ts';

const DOLO = aDrug({ name: 'Dolo 650 mg Tablet', quantity_in_stock: 90, sellable_quantity: 90 });

it('a row that is removed is brought back with its dose and in its place by Undo', async () => {
  const { user, region, field, bodies } = await openToComplete({}, { drugs: [PAN, DOLO] });
  for (const typed of ['pan 40 bd 5d', 'dolo 650 tds 3d']) {
    await user.click(await field('Add to the prescription'));
    await user.paste(typed);
    await region.findByText(/pieces?/);
    await user.keyboard('{Enter}');
  }
  const days = () => region.getAllByLabelText(/^Days of/).map((one) => one.getAttribute('value'));
  await waitFor(() => expect(days()).toEqual(['5', '3']));
  await user.click(region.getByRole('button', { name: `Remove ${PAN.name}` }));
  expect(days()).toEqual(['3']);
  await screen.findByText(rowRemoved(PAN.name));
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(days()).toEqual(['5', '3']);
  const ordered = () =>
    bodies()
      .at(-1)
      ?.prescriptions?.[0]?.items.map(({ quantity }) => quantity);
  await waitFor(() => expect(ordered()).toEqual([10, 9]));
});
