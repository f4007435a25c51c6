import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { applyProposals } from '#contract/ai/ai.endpoints.ts';
import { listDrugs } from '#contract/pharmacy/drugs.endpoints.ts';
import { completeVisit, getDoctorQueue, listQueue } from '#contract/queue/queue.endpoints.ts';
import { listStaff } from '#contract/staff/staff.endpoints.ts';
import { getVisitSheet } from '#contract/visit-sheet/visit-sheet.endpoints.ts';
import { paperOutOfDate, proposalsNotOnPaper } from '#contract/visit-sheet/visit-sheet.messages.ts';
import { fail } from '#web/testing/api-double.ts';
import { answer, ORDER, openRecord } from '#web/testing/assistant.ts';
import { aDrug } from '#web/testing/builders/drugs.ts';
import { aVisitSheet } from '#web/testing/builders/visit-double.ts';
import { holdTime, pass } from '#web/testing/timers.ts';

const paper = () => screen.findByRole('article', { name: /^Paper of the visit/ });

const NOTICE = proposalsNotOnPaper(['Paracetamol 650 mg Tablet']);

/** A printed visit with one proposal that waits. */
async function printed() {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  const opened = await openRecord([answer('For the fever.', [ORDER])], { role: 'admin' });
  const { api, user, visit, held, order, assistant } = opened;
  const listed = order.medications.map(({ drug_id: id, name }) => aDrug({ id, name }));
  api.on(listDrugs, [opened.drug, ...listed]);
  api.on(applyProposals, (call) => {
    held.orders = [order];
    return assistant.apply(call);
  });
  api.on(getVisitSheet, () => aVisitSheet(visit, { pharmacyOrders: [...held.orders] }));
  await user.type(opened.field, '{Enter}');
  const card = await screen.findByRole('region', { name: 'New pharmacy order' });
  await user.keyboard('{Control>}p{/Control}');
  expect((await paper()).textContent).not.toMatch(/paracetamol/i);
  await waitFor(() => expect(print).toHaveBeenCalledOnce());
  return { ...opened, print, card: within(card), said: paperOutOfDate(visit.token_no) };
}

it('a paper without a proposal that waits is marked, and is printed again with it', async () => {
  const { api, user, print } = await printed();
  expect(await screen.findByText(NOTICE)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Accept and print again' }));
  await waitFor(() => expect(api.requests(applyProposals)).toHaveLength(1));
  await waitFor(async () => expect((await paper()).textContent).toMatch(/paracetamol/i));
  await waitFor(() => expect(print).toHaveBeenCalledTimes(2));
  expect(screen.queryByText(NOTICE)).toBeNull();
});

it('a paper is not printed again when accepting failed', async () => {
  holdTime();
  const { api, user, print, card } = await printed();
  api.on(applyProposals, fail(503, 'The server is starting.'));
  await user.click(await screen.findByRole('button', { name: 'Accept and print again' }));
  expect(await card.findByText(/The server is starting/)).toBeTruthy();
  expect(await screen.findByText(NOTICE)).toBeTruthy();
  await pass(1_000);
  expect(print).toHaveBeenCalledOnce();
});

it('withdraws the notice of a paper when its page is left', async () => {
  const { api, user } = await printed();
  api.on(listQueue, []);
  api.on(listStaff, []);
  api.on(getDoctorQueue, { currentPatient: null, nextPatient: null, waitingCount: 0 });
  expect(await screen.findByText(NOTICE)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Back' }));
  await waitFor(() => expect(screen.queryByText(NOTICE)).toBeNull());
});

it('a paper is out of date once a proposal is accepted', async () => {
  const { user, card, said } = await printed();
  await user.click(card.getByRole('button', { name: 'Accept' }));
  expect(await screen.findByText(said)).toBeTruthy();
  expect(screen.queryByText(NOTICE)).toBeNull();
});

it('completing a visit with waiting proposals makes its paper out of date, and offers to print it again', async () => {
  const { api, user, said, visit, print } = await printed();
  api.on(completeVisit, () => visit);
  api.on(getDoctorQueue, { currentPatient: null, nextPatient: null, waitingCount: 0 });
  api.on(listQueue, []);
  api.on(listStaff, []);
  await user.click(screen.getByRole('button', { name: 'Complete Consultation' }));
  await user.click(await screen.findByRole('button', { name: 'Accept and complete' }));
  expect(await screen.findByText(said)).toBeTruthy();
  await waitFor(() => expect(window.location.pathname).not.toContain(visit.id));
  await user.click(screen.getByRole('button', { name: 'Print again' }));
  await waitFor(async () => expect((await paper()).textContent).toMatch(/paracetamol/i));
  await waitFor(() => expect(print).toHaveBeenCalledTimes(2));
});
