import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { getComplaint } from '#contract/consultation/consultation.endpoints.ts';
import { CONSULTATION_MESSAGES } from '#contract/consultation/consultation.messages.ts';
import { completeVisit, getVisit } from '#contract/queue/queue.endpoints.ts';
import { getVisitSheet, saveVisitSheet } from '#contract/visit-sheet/visit-sheet.endpoints.ts';
import { paperNotPrinted } from '#contract/visit-sheet/visit-sheet.messages.ts';
import { getVisitVitals } from '#contract/vitals/vitals.endpoints.ts';
import { queryClient } from '#web/lib/api/query-client.ts';
import { invalidateTopics, knownReply } from '#web/lib/api/use-api.ts';
import { fail } from '#web/testing/api-double.ts';
import { aVisitSheet } from '#web/testing/builders/visit-double.ts';
import { openToComplete } from '#web/testing/open-sheet.ts';
import { holdTime, pass } from '#web/testing/timers.ts';
import { keepPending } from '#web/ui/keep-pending.ts';
import { printedPaper } from './printed-papers.ts';

const paper = () => screen.queryByRole('article', { name: /^Paper of the visit/ });

/** A consultation with advice; its vitals load when `load` is called. */
async function opened(isLoaded = false) {
  const texts: (string | null | undefined)[] = [];
  const print = vi.fn(() => void texts.push(paper()?.textContent));
  vi.stubGlobal('print', print);
  const vitals = Promise.withResolvers<void>();
  if (isLoaded) vitals.resolve();
  const view = await openToComplete(
    { advice: 'Warm fluids' },
    {
      before: (visit, api) =>
        api.on(getVisitVitals, async () => {
          await vitals.promise;
          return { visitId: visit.id, patientId: visit.patient_id, readings: [] };
        }),
    },
  );
  const completed = () => view.api.requests(completeVisit).length;
  return { ...view, print, texts, completed, load: () => act(() => vitals.resolve()) };
}

it('prints before F9 leaves a page that is still loading', async () => {
  const { user, print, texts, completed, load } = await opened();
  await user.keyboard('{Control>}p{/Control}{F9}{F9}');
  expect(completed()).toBe(0);
  await load();
  await waitFor(() => expect(completed()).toBe(1));
  expect(await screen.findByRole('heading', { name: 'OPD Queue' })).toBeTruthy();
  expect(print).toHaveBeenCalledOnce();
  expect(texts[0]).toContain('Warm fluids');
});

it('prints before F9 leaves a page whose paper is being laid out', async () => {
  const { user, print, texts, completed } = await opened(true);
  await user.keyboard('{Control>}p{/Control}{F9}');
  await waitFor(() => expect(completed()).toBe(1));
  expect(print).toHaveBeenCalledOnce();
  expect(texts[0]).toContain('Warm fluids');
});

it('completes although what the paper waits for never comes', async () => {
  holdTime();
  const { user, print, completed } = await opened();
  await user.keyboard('{Control>}p{/Control}{F9}');
  await pass(4_900);
  expect(completed()).toBe(0);
  await pass(5_200);
  await waitFor(() => expect(completed()).toBe(1));
  expect(print).toHaveBeenCalledOnce();
});

it('prints once when Ctrl+P is pressed twice, also while a newer sheet waits', async () => {
  holdTime();
  const { user, api, visit, region, print, load } = await opened();
  const saved = Promise.withResolvers<void>();
  api.on(saveVisitSheet, async () => {
    await saved.promise;
    return aVisitSheet(visit, { version: 3 });
  });
  await user.click(await region.findByLabelText('Advice'));
  await user.keyboard('. Rest');
  await pass(500);
  api.on(getVisitSheet, aVisitSheet(visit, { version: 2 }));
  await act(() => invalidateTopics('queue'));
  await user.keyboard('{Control>}p{/Control}');
  await load();
  await pass(100);
  await user.keyboard('{Control>}p{/Control}');
  await pass(300);
  expect(print).toHaveBeenCalledOnce();
  await pass(6_000);
  expect(print).toHaveBeenCalledOnce();
  saved.resolve();
});

it('shows a message when the page is left before its paper is printed, and prints from there', async () => {
  const { user, print, visit, load } = await opened();
  await user.keyboard('{Control>}p{/Control}');
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(await screen.findByText(paperNotPrinted(visit.token_no))).toBeTruthy();
  expect(print).not.toHaveBeenCalled();
  await load();
  await user.click(screen.getByRole('button', { name: 'Print' }));
  await waitFor(() => expect(print).toHaveBeenCalledOnce());
  expect(paper()?.textContent).toContain('Warm fluids');
  expect(screen.queryByText(paperNotPrinted(visit.token_no))).toBeNull();
});

it('shows it also when the page is left before it is known which token the visit has', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  const { user } = await openToComplete({}, { before: (_, api) => api.on(getVisit, keepPending) });
  await user.keyboard('{Control>}p{/Control}');
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(await screen.findByText(paperNotPrinted(null))).toBeTruthy();
  expect(print).not.toHaveBeenCalled();
});

it('counts a paper as printed only once it is', async () => {
  const { user, visit, print } = await opened(true);
  await user.keyboard('{Control>}p{/Control}');
  expect(paper()).not.toBeNull();
  expect(printedPaper(visit.id)).toBeUndefined();
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(await screen.findByText(paperNotPrinted(visit.token_no))).toBeTruthy();
  expect(print).not.toHaveBeenCalled();
  expect(printedPaper(visit.id)).toBeUndefined();
  await user.click(screen.getByRole('button', { name: 'Print' }));
  await waitFor(() => expect(printedPaper(visit.id)?.content).toContain('Warm fluids'));
  expect(print).toHaveBeenCalledOnce();
});

it('prints a sheet that is still loading once it is shown', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  const { again, user, api, visit } = await openToComplete({ advice: 'Warm fluids' });
  cleanup();
  queryClient.clear();
  const loaded = Promise.withResolvers<void>();
  api.on(getVisitSheet, async () => {
    await loaded.promise;
    return aVisitSheet(visit, { advice: 'Warm fluids' });
  });
  await again();
  await screen.findByRole('button', { name: 'Back' });
  await user.keyboard('{Control>}p{/Control}');
  await act(() => loaded.resolve());
  await waitFor(() => expect(print).toHaveBeenCalledOnce());
  expect(paper()?.textContent).toContain('Warm fluids');
});

it('prints for a press between the rendering of the sheet and its own key', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  const { again, api, visit } = await openToComplete({ advice: 'Warm fluids' });
  cleanup();
  queryClient.clear();
  const { promise: read, resolve: load } = Promise.withResolvers<void>();
  api.on(getVisitSheet, async () => {
    await read;
    return aVisitSheet(visit, { advice: 'Warm fluids' });
  });
  await again();
  await screen.findByRole('button', { name: 'Back' });
  const key = { key: 'p', ctrlKey: true, bubbles: true };
  const press = vi.fn(() => void document.body.dispatchEvent(new KeyboardEvent('keydown', key)));
  // The field of the advice is measured before the effects of the sheet run.
  const supports = (): boolean => {
    if (press.mock.calls.length === 0) press();
    return true;
  };
  vi.stubGlobal('CSS', { supports });
  load();
  await waitFor(() => expect(press).toHaveBeenCalledOnce());
  await waitFor(() => expect(print).toHaveBeenCalledOnce());
});

/** A page that is opened again, whose note loads when `load` is called. */
async function openedWithoutNote() {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  const { again, user, api, visit, current } = await openToComplete({ advice: 'Warm fluids' });
  cleanup();
  queryClient.clear();
  const { promise: read, resolve: load } = Promise.withResolvers<void>();
  api.on(getComplaint, async () => {
    await read;
    return current();
  });
  await again();
  await waitFor(() => expect(knownReply(getVisit, { params: { id: visit.id } })).toBeDefined());
  // The browser's own print is kept away.
  expect(fireEvent.keyDown(document.body, { key: 'p', ctrlKey: true, cancelable: true })).toBe(
    false,
  );
  return { print, user, visit, load };
}

it('prints a visit whose note and the code of its sheet are still loading once it is shown', async () => {
  const { print, load } = await openedWithoutNote();
  load();
  await waitFor(() => expect(paper()?.textContent).toContain('Warm fluids'));
  await waitFor(() => expect(print).toHaveBeenCalledOnce());
});

it('shows a message when such a visit is left before', async () => {
  const { print, visit } = await openedWithoutNote();
  await act(async () => window.history.back());
  expect(await screen.findByText(paperNotPrinted(visit.token_no))).toBeTruthy();
  expect(print).not.toHaveBeenCalled();
});

it('shows no message about the paper of a visit that does not exist', async () => {
  const { api, visit, again, user } = await openToComplete();
  cleanup();
  queryClient.clear();
  api.on(getComplaint, fail(404, 'No such visit.'));
  await again();
  await screen.findByText(CONSULTATION_MESSAGES.loadFailed);
  await user.keyboard('{Control>}p{/Control}');
  await act(async () => window.history.back());
  await waitFor(() => expect(screen.queryByText(CONSULTATION_MESSAGES.loadFailed)).toBeNull());
  expect(screen.queryByText(paperNotPrinted(visit.token_no))).toBeNull();
});
