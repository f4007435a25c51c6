import { act, cleanup, configure, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { getVisitSheet } from '#contract/visit-sheet/visit-sheet.endpoints.ts';
import { paperNotPrinted, paperOutOfDate } from '#contract/visit-sheet/visit-sheet.messages.ts';
import { queryClient } from '#web/lib/api/query-client.ts';
import { aVisitSheet } from '#web/testing/builders/visit-double.ts';
import { openToComplete } from '#web/testing/open-sheet.ts';

beforeEach(() => configure({ reactStrictMode: true }));
afterEach(() => configure({ reactStrictMode: false }));

/** A page that is opened again, whose sheet loads when `load` is called. */
async function loading() {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  const opened = await openToComplete({ advice: 'Warm fluids' });
  cleanup();
  queryClient.clear();
  const loaded = Promise.withResolvers<void>();
  opened.api.on(getVisitSheet, async () => {
    await loaded.promise;
    return aVisitSheet(opened.visit, { advice: 'Warm fluids' });
  });
  return { ...opened, print, load: () => act(async () => loaded.resolve()) };
}
const paper = () => screen.queryByRole('article', { name: /^Paper of the visit/ });
const printKey = '{Control>}p{/Control}';

it('prints a sheet that is still loading once, also when effects run twice', async () => {
  const { again, user, print, load, visit } = await loading();
  await again();
  await screen.findByRole('button', { name: 'Back' });
  await user.keyboard(printKey);
  await load();
  await waitFor(() => expect(paper()?.textContent).toContain('Warm fluids'));
  await waitFor(() => expect(print).toHaveBeenCalledOnce());
  expect(screen.queryByText(paperNotPrinted(visit.token_no))).toBeNull();
});

it('prints again from another page', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  const { user, region, visit } = await openToComplete({ advice: 'Warm fluids' });
  await user.keyboard(printKey);
  await waitFor(() => expect(print).toHaveBeenCalledOnce());
  await user.click(await region.findByLabelText('Advice'));
  await user.keyboard('. Rest');
  await screen.findByText(paperOutOfDate(visit.token_no));
  await region.findByText('Saved');
  await user.click(screen.getByRole('button', { name: 'Back' }));
  await screen.findByRole('heading', { name: 'OPD Queue' });
  await user.click(screen.getByRole('button', { name: 'Print again' }));
  await waitFor(() => expect(print).toHaveBeenCalledTimes(2));
  expect(paper()?.textContent).toContain('Warm fluids. Rest');
  expect(screen.queryByText(paperOutOfDate(visit.token_no))).toBeNull();
});
