import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { completeVisit } from '#contract/queue/queue.endpoints.ts';
import { completeWithout } from '#contract/visit-sheet/visit-sheet.messages.ts';
import { openSheet, openToComplete } from '#web/testing/open-sheet.ts';
import { expectAccessible } from '#web/testing/render-ui.tsx';

it('a letter typed in a number of a row begins the next row', async () => {
  const { user, region, field } = await openSheet();
  const row = await field('Add to the prescription');
  await user.click(row);
  await user.paste('pan 40 bd');
  await region.findByText(/2 pieces/);
  await user.keyboard('{Enter}');
  const days = region.getByLabelText('Days of Pan 40 mg Tablet');
  await waitFor(() => expect(document.activeElement).toBe(days));
  await user.keyboard('telma 40');
  expect(row).toHaveProperty('value', 'telma 40');
  expect(days).toHaveProperty('value', '1');
});

it.each([
  ['Quantity of Pan 40 mg Tablet', '2 strips'],
  ['Days of Pan 40 mg Tablet', '2 weeks'],
])('a word behind a number stays in it: %s', async (name, typed) => {
  const { user, region, field } = await openSheet();
  const row = await field('Add to the prescription');
  await user.click(row);
  await user.paste('pan 40 bd 5d');
  await region.findByText(/10 pieces/);
  await user.keyboard('{Enter}');
  await user.click(region.getByLabelText(name));
  await user.keyboard(typed);
  expect(region.getByLabelText(name)).toHaveProperty('value', typed);
  expect(row).toHaveProperty('value', '');
});

describe('a row that Enter does not take', () => {
  const LEFT = 'Not in the prescription yet';

  it('stays above the field when the doctor types the next row, which is taken', async () => {
    const { user, region, field, again } = await openSheet();
    await user.click(await field('Add to the prescription'));
    await user.paste('telma 40 od');
    await region.findByText(/^From outside/);
    await user.keyboard('{Enter}pan 40 od 5d');
    await region.findByText(/5 pieces/);
    await user.keyboard('{Enter}');
    expect(region.getByLabelText('Days of Pan 40 mg Tablet')).toHaveProperty('value', '5');
    const left = within(region.getByRole('region', { name: LEFT }));
    expect(left.getByRole('button', { name: 'Choose for “telma 40 od”' })).toBeTruthy();
    await expectAccessible();
    cleanup();
    await again();
    const button = await screen.findByRole('button', { name: 'Choose for “telma 40 od”' });
    await user.click(button);
    const row = screen.getByRole('combobox', { name: 'Add to the prescription' });
    expect(row).toHaveProperty('value', 'telma 40 od');
    expect(document.activeElement).toBe(row);
    expect(screen.queryByRole('region', { name: LEFT })).toBeNull();
  });

  it.each([
    ['a space', 'telma 40', ' od'],
    ['a digit', 'telma 4', '0'],
    ['the rest of a drug’s name', 'pan 40 mg tab', 'let'],
  ])('is continued by %s', async (_what, first, rest) => {
    const { user, region, field } = await openSheet();
    const row = await field('Add to the prescription');
    await user.click(row);
    await user.paste(first);
    await region.findByText(/^From outside/);
    // An option that fits is not taken, as Escape closes the list.
    await user.keyboard(`{Escape}{Enter}${rest}`);
    expect(row).toHaveProperty('value', `${first}${rest}`);
    expect(region.queryByRole('region', { name: LEFT })).toBeNull();
  });

  it('waits when its drug is in the order already', async () => {
    const { user, region, field } = await openSheet();
    const row = await field('Add to the prescription');
    await user.click(row);
    await user.paste('pan 40 od 5d');
    await region.findByText(/5 pieces/);
    await user.keyboard('{Enter}');
    await user.click(row);
    await user.paste('pan 40 bd 3d');
    await region.findByText(/6 pieces/);
    await user.keyboard('{Enter}telma 40');
    expect(row).toHaveProperty('value', 'telma 40');
    expect(region.getByRole('button', { name: 'Choose for “pan 40 bd 3d”' })).toBeTruthy();
    await user.click(region.getByRole('button', { name: 'Remove pan 40 bd 3d' }));
    expect(region.queryByRole('region', { name: LEFT })).toBeNull();
    expect(document.activeElement).toBe(row);
  });

  it('lets the completion take the rows that were pasted behind one that fits', async () => {
    const { user, region, api, field } = await openToComplete();
    const row = await field('Add to the prescription');
    await user.click(row);
    await user.paste('pan 40 od 5d\ntelma 40 od 30d');
    await region.findByText(/5 pieces/);
    await user.keyboard('{F9}');
    expect(await screen.findByText(completeWithout('telma 40 od 30d'))).toBeTruthy();
    expect(region.getByLabelText('Days of Pan 40 mg Tablet')).toHaveProperty('value', '5');
    expect(row).toHaveProperty('value', 'telma 40 od 30d');
    expect(api.requests(completeVisit)).toHaveLength(0);
  });

  it('stops the completion once', async () => {
    const { user, region, api, field } = await openToComplete();
    await user.click(await field('Add to the prescription'));
    await user.paste('telma 40');
    await region.findByText(/^From outside/);
    await user.keyboard('{Enter}pan 40 od 5d');
    await region.findByText(/5 pieces/);
    await user.keyboard('{F9}');
    expect(await screen.findByText(completeWithout('telma 40'))).toBeTruthy();
    expect(api.requests(completeVisit)).toHaveLength(0);
    expect(document.activeElement).toBe(
      region.getByRole('button', { name: 'Choose for “telma 40”' }),
    );
  });
});
