import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { completeVisit } from '#contract/queue/queue.endpoints.ts';
import {
  boughtElsewhere,
  completeUnordered,
  completeWithout,
  completeWithoutVitals,
  VISIT_SHEET_MESSAGES as M,
  notOnPaper,
  paperOutOfDate,
} from '#contract/visit-sheet/visit-sheet.messages.ts';
import { getVisitVitals, recordVitals } from '#contract/vitals/vitals.endpoints.ts';
import { aDrug } from '#web/testing/builders/drugs.ts';
import { openToComplete } from '#web/testing/open-sheet.ts';

const AMOXICILLIN = aDrug({ name: 'Amoxicillin 500 mg Capsule', sellable_quantity: 100 });
const FEW = aDrug({ name: 'Few 10 mg Tablet', quantity_in_stock: 2, sellable_quantity: 2 });

/** A consultation whose one row asks something. */
async function openAsking(drug: typeof FEW, typed: string) {
  const checks = { allergies: ['penicillin'] };
  const opened = await openToComplete({}, { drugs: [drug], checks });
  await opened.user.click(await opened.field('Add to the prescription'));
  await opened.user.paste(typed);
  await opened.region.findByText(/pieces/);
  await opened.user.keyboard('{Enter}');
  await opened.region.findByText(/^Not ordered yet/);
  return opened;
}

describe('the completion of a visit', () => {
  it.each([
    [AMOXICILLIN, 'amoxicillin 500 tds 5d', M.reasonNeeded],
    [FEW, 'few 10 tds 5d', M.notInStock],
  ])('stops once at a row that is not ordered: $name', async (drug, typed, why) => {
    const { user, api } = await openAsking(drug, typed);
    await user.keyboard('{F9}');
    expect(await screen.findByText(completeUnordered(drug.name, why))).toBeTruthy();
    expect(api.requests(completeVisit)).toHaveLength(0);
    await user.keyboard('{F9}');
    await waitFor(() => expect(api.requests(completeVisit)).toHaveLength(1));
  });

  it('moves the focus to what is asked', async () => {
    const { user, region } = await openAsking(AMOXICILLIN, 'amoxicillin 500 tds 5d');
    await user.keyboard('{F9}');
    const reason = await region.findByLabelText(/reason/i);
    await waitFor(() => expect(document.activeElement).toBe(reason));
  });

  it('goes on once the row is ordered', async () => {
    const { user, api, region } = await openAsking(FEW, 'few 10 tds 5d');
    await user.click(region.getByRole('button', { name: `Remove ${FEW.name}` }));
    await user.keyboard('{F9}');
    await waitFor(() => expect(api.requests(completeVisit)).toHaveLength(1));
    expect(screen.queryByText(completeUnordered(FEW.name, M.notInStock))).toBeNull();
  });

  it('stops once at vitals that are not understood, and saves the others', async () => {
    const { user, api, region, visit } = await openToComplete();
    const none = { visitId: visit.id, patientId: visit.patient_id, readings: [] };
    api.on(getVisitVitals, none);
    api.on(recordVitals, none);
    const vitals = await region.findByLabelText('Vitals');
    await user.click(vitals);
    await user.paste('12080 p88');
    await user.keyboard('{F9}');
    expect(await screen.findByText(completeWithoutVitals('12080'))).toBeTruthy();
    expect(document.activeElement).toBe(vitals);
    expect(api.requests(completeVisit)).toHaveLength(0);
    await waitFor(() => expect(vitals).toHaveProperty('value', '12080'));
    expect(api.requests(recordVitals)[0]?.body.readings).toMatchObject([
      { kind: 'pulse', value: 88 },
    ]);
    await user.keyboard('{F9}');
    await waitFor(() => expect(api.requests(completeVisit)).toHaveLength(1));
    const kept = Object.entries(localStorage).filter(([key]) => key.includes('vitals'));
    expect(kept).toEqual([]);
  });

  it('goes on when one of two named texts is removed', async () => {
    const { user, api, region, visit, field } = await openToComplete();
    api.on(getVisitVitals, { visitId: visit.id, patientId: visit.patient_id, readings: [] });
    await user.click(await region.findByLabelText('Vitals'));
    await user.paste('12080');
    const tests = await field('Add a lab test');
    await user.click(tests);
    await user.paste('xyz');
    await user.keyboard('{F9}');
    expect(await screen.findByText(completeWithout('xyz'))).toBeTruthy();
    expect(screen.getByText(completeWithoutVitals('12080'))).toBeTruthy();
    expect(api.requests(completeVisit)).toHaveLength(0);
    await user.clear(tests);
    await user.keyboard('{F9}');
    await waitFor(() => expect(api.requests(completeVisit)).toHaveLength(1));
  });

  it('stops once at an image that was not sent', async () => {
    const { user, api } = await openToComplete();
    const file = new File(['x'], 'rash.png', { type: 'image/png' });
    const input = document.querySelector<HTMLInputElement>('input[type=file]')!;
    await user.upload(input, file);
    await user.keyboard('{F9}');
    expect(await screen.findByText(M.imageNotSent)).toBeTruthy();
    expect(api.requests(completeVisit)).toHaveLength(0);
    await user.keyboard('{F9}');
    await waitFor(() => expect(api.requests(completeVisit)).toHaveLength(1));
  });
});

describe('the paper of a visit', () => {
  const print = async (user: Awaited<ReturnType<typeof openAsking>>['user']) => {
    vi.stubGlobal('print', vi.fn());
    await user.keyboard('{Control>}p{/Control}');
    return screen.findByRole('article', { name: /^Paper of the visit/ });
  };

  it('has no row whose serious warning has no reason, and the screen names it', async () => {
    const { user } = await openAsking(AMOXICILLIN, 'amoxicillin 500 tds 5d');
    expect((await print(user)).textContent).not.toMatch(/amoxicillin/i);
    expect(await screen.findByText(notOnPaper(AMOXICILLIN.name, M.reasonNeeded))).toBeTruthy();
  });

  it('has the row once the reason is given, and the printed one is out of date', async () => {
    const { user, region, visit } = await openAsking(AMOXICILLIN, 'amoxicillin 500 tds 5d');
    await print(user);
    await user.type(await region.findByLabelText(/reason/i), 'Rash only');
    expect(await screen.findByText(paperOutOfDate(visit.token_no))).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Print again' }));
    const paper = await screen.findByRole('article', { name: /^Paper of the visit/ });
    await waitFor(() => expect(paper.textContent).toMatch(/AMOXICILLIN/));
    expect(screen.queryByText(paperOutOfDate(visit.token_no))).toBeNull();
    expect(screen.queryByText(notOnPaper(AMOXICILLIN.name, M.reasonNeeded))).toBeNull();
  });

  it('has a row that is short in stock under what is bought elsewhere', async () => {
    const { user } = await openAsking(FEW, 'few 10 tds 5d');
    const paper = within(await print(user));
    const title = paper.getByText('To be bought elsewhere');
    expect(title.closest('section')?.textContent).toMatch(
      /Few.*× 15: Three times a day, for 5\sdays/,
    );
    expect(paper.queryByRole('listitem')).toBeNull();
    expect(await screen.findByText(boughtElsewhere([FEW.name]))).toBeTruthy();
  });

  it('is in date while nothing was changed', async () => {
    const { user, region, visit, api } = await openToComplete();
    await user.click(await region.findByLabelText('Add to the prescription'));
    await user.paste('pan 40 bd 5d');
    await region.findByText(/10 pieces/);
    await print(user);
    await region.findByText('Saved');
    await user.keyboard('{F9}');
    await waitFor(() => expect(api.requests(completeVisit)).toHaveLength(1));
    expect(screen.queryByText(paperOutOfDate(visit.token_no))).toBeNull();
  });
});
