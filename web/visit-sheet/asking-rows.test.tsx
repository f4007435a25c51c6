import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { completeVisit } from '#contract/queue/queue.endpoints.ts';
import { saveVisitSheet } from '#contract/visit-sheet/visit-sheet.endpoints.ts';
import {
  completeUnordered,
  completeWithout,
  completeWithoutFollowUp,
  completeWithoutVitals,
  leftSheets,
  VISIT_SHEET_MESSAGES as M,
} from '#contract/visit-sheet/visit-sheet.messages.ts';
import { getVisitVitals, recordVitals } from '#contract/vitals/vitals.endpoints.ts';
import { fail, loseConnection } from '#web/testing/api-double.ts';
import { aVisitSheet } from '#web/testing/builders/visit-double.ts';
import { openToComplete } from '#web/testing/open-sheet.ts';
import { AMOXICILLIN, openAsking } from '#web/testing/pages/asking-row.ts';
import { FEW } from '#web/testing/pages/used-sheet.ts';

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

  it('is shown as not done where the sheet could not be saved', async () => {
    const { user, region, api, visit } = await openToComplete();
    api.on(saveVisitSheet, loseConnection());
    await user.click(await region.findByLabelText('Advice'));
    await user.paste('Rest');
    await user.keyboard('{F9}');
    expect(await screen.findByText(M.notCompleted)).toBeTruthy();
    expect(api.requests(completeVisit)).toHaveLength(0);
    api.on(saveVisitSheet, aVisitSheet(visit, { version: 1, advice: 'Rest' }));
    await user.keyboard('{F9}');
    await waitFor(() => expect(api.requests(completeVisit)).toHaveLength(1));
  });

  it('moves the focus to what is asked', async () => {
    const { user, region } = await openAsking(AMOXICILLIN, 'amoxicillin 500 tds 5d');
    await user.keyboard('{F9}');
    const reason = await region.findByLabelText(/reason/i);
    await waitFor(() => expect(document.activeElement).toBe(reason));
  });

  it('leaves nothing unsaved on the device once the row is kept on the server', async () => {
    const { user, region, bodies } = await openAsking(FEW, 'few 10 tds 5d');
    await waitFor(() => expect(bodies().at(-1)?.held).toHaveLength(1));
    await region.findByText('Saved');
    const kept = Object.keys(localStorage).filter((key) => /visit-sheet\.[\da-f]{8}-/.test(key));
    expect(kept).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(screen.queryByText(leftSheets(1))).toBeNull();
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

  it('stops once at a follow-up that is not understood', async () => {
    const { user, api, region, bodies } = await openToComplete();
    const followUp = await region.findByLabelText('Follow-up in days');
    await user.click(followUp);
    await user.paste('5 x');
    await user.keyboard('{F9}');
    expect(await screen.findByText(completeWithoutFollowUp('5 x'))).toBeTruthy();
    expect(document.activeElement).toBe(followUp);
    expect(api.requests(completeVisit)).toHaveLength(0);
    await user.clear(followUp);
    await user.paste('2w');
    await user.keyboard('{F9}');
    await waitFor(() => expect(api.requests(completeVisit)).toHaveLength(1));
    expect(bodies().at(-1)?.followUpOn).toBeTruthy();
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

  it('keeps what is left out on the device until the visit is completed', async () => {
    const { user, api, field, visit } = await openToComplete();
    const kept = () => Object.keys(localStorage).filter((key) => key.includes('visit-sheet.test'));
    await user.click(await field('Add a lab test'));
    await user.paste('xyz');
    api.on(completeVisit, fail(503, 'The server is starting.'));
    await user.keyboard('{F9}');
    await screen.findByText(completeWithout('xyz'));
    await user.keyboard('{F9}');
    await screen.findByText('The server is starting.');
    expect(kept()).toHaveLength(1);
    api.on(completeVisit, { ...visit, status: 'seen' });
    await user.keyboard('{F9}');
    await waitFor(() => expect(api.requests(completeVisit)).toHaveLength(2));
    await waitFor(() => expect(kept()).toEqual([]));
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
