import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { paise } from '#contract/kernel/numbers/money.ts';
import { getVisitSheet, saveVisitSheet } from '#contract/visit-sheet/visit-sheet.endpoints.ts';
import { leftSheets, orderedAlready } from '#contract/visit-sheet/visit-sheet.messages.ts';
import { VisitSheet } from '#contract/visit-sheet/visit-sheet.ts';
import { putReply } from '#web/lib/api/use-api.ts';
import { inTurn } from '#web/lib/in-turn.ts';
import { mirrorDrafts } from '#web/lib/session/drafts.ts';
import { endSession, startSession } from '#web/lib/session/session.ts';
import { fail, loseConnection } from '#web/testing/api-double.ts';
import { aLabOrder } from '#web/testing/builders/lab-orders.ts';
import { aUser } from '#web/testing/builders/people.ts';
import { aVisitSheet } from '#web/testing/builders/visit-double.ts';
import { openSheet, openToComplete, PAN } from '#web/testing/open-sheet.ts';
import { holdTime, pass } from '#web/testing/timers.ts';
import { keepPending } from '#web/ui/keep-pending.ts';

describe('the visit sheet', () => {
  it('keeps both versions’ rows when a colleague saved meanwhile', async () => {
    const { user, region, bodies, api, visit } = await openSheet();
    const theirs = aVisitSheet(visit, { version: 4, diagnoses: ['Malaria'], advice: 'Rest' });
    let isFirst = true;
    api.on(saveVisitSheet, ({ body }) => {
      if (isFirst) {
        isFirst = false;
        return fail(409, 'The visit sheet was changed meanwhile. The newer one is shown.', {
          current: VisitSheet.encode(theirs),
        });
      }
      const { version, ...own } = body;
      return { ...theirs, ...(own.diagnoses && { diagnoses: own.diagnoses }), version: 5 };
    });
    await user.click(await region.findByRole('combobox', { name: 'Diagnosis' }));
    await user.paste('Anaemia');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(bodies()).toHaveLength(2));
    expect(bodies()[1]).toEqual({ version: 4, diagnoses: ['Anaemia', 'Malaria'] });
    expect(await region.findByText('Malaria')).toBeTruthy();
    expect(region.getByLabelText('Advice')).toHaveProperty('value', 'Rest');
  });

  it('keeps on the device what could not be saved, and shows it again', async () => {
    const first = await openSheet();
    first.api.on(saveVisitSheet, fail(503, 'The server is starting.'));
    await first.user.click(await first.region.findByLabelText('Advice'));
    await first.user.paste('Warm fluids');
    expect(
      await first.region.findByText('Kept on this device. The server is starting.'),
    ).toBeTruthy();
    cleanup();
    await first.again();
    const region = within(await screen.findByRole('region', { name: 'Visit sheet' }));
    expect(await region.findByLabelText('Advice')).toHaveProperty('value', 'Warm fluids');
  });

  it('keeps a newer edit on the device while the form that was left still saves', async () => {
    const first = await openSheet();
    const { promise: sent, resolve: reply } = Promise.withResolvers<void>();
    const { promise: sentLater, resolve: replyLater } = Promise.withResolvers<void>();
    const { api, visit, user, again } = first;
    api.on(saveVisitSheet, async ({ body: { advice = '' } }) => {
      const isOlder = advice === 'Warm';
      await (isOlder ? sent : sentLater);
      return aVisitSheet(visit, { version: isOlder ? 1 : 2, advice });
    });
    await user.click(await first.region.findByLabelText('Advice'));
    await user.paste('Warm');
    cleanup();
    const { user: next } = await again();
    const region = within(await screen.findByRole('region', { name: 'Visit sheet' }));
    await next.click(await region.findByLabelText('Advice'));
    await next.paste(' fluids');
    const kept: unknown[] = [];
    mirrorDrafts((key, stored) => key.includes(`visit-sheet.${visit.id}`) && kept.push(stored));
    onTestFinished(() => mirrorDrafts(undefined));
    await act(async () => reply());
    await waitFor(() => expect(first.bodies().at(-1)?.advice).toBe('Warm fluids'));
    const lost = kept.filter((text) => !String(text).includes('Warm fluids'));
    expect(lost).toEqual([]);
    // A save that is still running would end in a later test.
    await act(async () => replyLater());
    expect(await region.findByText('Saved')).toBeTruthy();
  });

  it('orders nothing again that was stored and done while the reply was lost', async () => {
    const { user, field, api, visit, bodies, again } = await openSheet();
    api.on(saveVisitSheet, loseConnection());
    await user.click(await field('Add a lab test'));
    await user.paste('CBC');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(bodies().at(-1)?.tests).toHaveLength(1));
    const stored = bodies().at(-1)?.tests?.[0]?.tests ?? [];
    cleanup();
    const tests = stored.map(({ id }) => ({ id, name: 'CBC', price: paise(100), ai_run_id: null }));
    const sheet = aVisitSheet(visit, { labOrders: [aLabOrder({ status: 'report_ready', tests })] });
    api.on(getVisitSheet, sheet);
    await again();
    expect(await screen.findByText(orderedAlready(['CBC']))).toBeTruthy();
    expect(screen.queryByText('Saving...')).toBeNull();
  });

  it('keeps what was saved when an older reading arrives after it', async () => {
    const { user, region, api, visit, bodies } = await openSheet();
    api.on(saveVisitSheet, ({ body }) =>
      aVisitSheet(visit, { diagnoses: body.diagnoses ?? [], version: 1 }),
    );
    await user.click(await region.findByRole('combobox', { name: 'Diagnosis' }));
    await user.paste('Anaemia');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(bodies()).toHaveLength(1));
    await act(async () =>
      putReply(getVisitSheet, { params: { id: visit.id } }, aVisitSheet(visit, { version: 0 })),
    );
    expect(region.getByText('Anaemia')).toBeTruthy();
    await user.click(region.getByLabelText('Advice'));
    await user.paste('Rest');
    await waitFor(() => expect(bodies().at(-1)).toEqual({ advice: 'Rest', version: 1 }));
  });

  it('is saved when it is left at once', async () => {
    const { user, region, bodies, again } = await openToComplete();
    await user.click(await region.findByLabelText('Advice'));
    await user.paste('Warm fluids');
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await waitFor(() => expect(bodies()).toMatchObject([{ advice: 'Warm fluids' }]));
    cleanup();
    await again();
    expect(screen.queryByText(leftSheets(1))).toBeNull();
  });

  it('is saved after a request that does not end, also by a page that was opened again', async () => {
    const waits: AbortController[] = [];
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
      const wait = new AbortController();
      waits.push(wait);
      return wait.signal;
    });
    onTestFinished(() => timeout.mockRestore());
    const { user, region, bodies, api, visit, again } = await openSheet();
    api.on(saveVisitSheet, keepPending);
    await user.click(await region.findByLabelText('Advice'));
    await user.paste('Rest');
    await waitFor(() => expect(bodies()).toHaveLength(1));
    cleanup();
    let version = 0;
    api.on(saveVisitSheet, ({ body: { advice = '' } }) => {
      version += 1;
      return aVisitSheet(visit, { advice, version });
    });
    await again();
    const opened = within(await screen.findByRole('region', { name: 'Visit sheet' }));
    await user.type(await opened.findByLabelText('Advice'), ' and water');
    act(() => waits[0]?.abort());
    await waitFor(() => expect(bodies().at(-1)?.advice).toBe('Rest and water'));
    await waitFor(() => expect(screen.queryByText('Saving...')).toBeNull());
  });

  it('is not saved in the name of the next person', async () => {
    const { user, region, bodies, api, visit } = await openSheet();
    const { promise, resolve } = Promise.withResolvers<ReturnType<typeof fail>>();
    api.on(saveVisitSheet, () => promise);
    await user.click(await region.findByLabelText('Advice'));
    await user.paste('Rest');
    await waitFor(() => expect(bodies()).toHaveLength(1));
    // Saves what is left, once the request has ended.
    cleanup();
    endSession();
    startSession('other', aUser('doctor'));
    resolve(fail(503, 'The server is starting.'));
    await inTurn(`visit-sheet.${visit.id}`, () => Promise.resolve());
    expect(bodies()).toHaveLength(1);
  });

  it('is offered when it was left and could not be saved', async () => {
    const { user, region, bodies, api, visit } = await openToComplete();
    api.on(saveVisitSheet, loseConnection());
    await user.click(await region.findByLabelText('Advice'));
    await user.paste('Warm fluids');
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(await screen.findByText(leftSheets(1))).toBeTruthy();
    api.on(saveVisitSheet, () => aVisitSheet(visit, { advice: 'Warm fluids', version: 1 }));
    await user.click(screen.getByRole('button', { name: 'Open the visit' }));
    await waitFor(() => expect(bodies()).toMatchObject([{ advice: 'Warm fluids' }]));
    expect(screen.queryByText(leftSheets(1))).toBeNull();
  });

  it('writes nothing while it is only shown, also a held row that could be ordered by now', async () => {
    holdTime();
    const item = {
      ...{ drug_id: PAN.id, quantity: 5, tabletsPerDay: 1, numberOfDays: 5 },
      directions_to_use: null,
    };
    const held = [{ id: PAN.id, kind: 'drug' as const, typed: PAN.name, item }];
    const { user, region, bodies } = await openSheet({ held });
    await region.findByLabelText('Days of Pan 40 mg Tablet');
    await pass(1_000);
    expect(bodies()).toEqual([]);
    await user.click(await region.findByLabelText('Advice'));
    await user.paste('Rest');
    await waitFor(() => expect(bodies()[0]).toMatchObject({ held: [], advice: 'Rest' }));
    expect(bodies()[0]?.prescriptions).toHaveLength(1);
  });
});
