import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { streamEvents } from '#contract/events/events.endpoints.ts';
import { listQueue } from '#contract/queue/queue.endpoints.ts';
import { listStaff } from '#contract/staff/staff.endpoints.ts';
import { fail } from '#web/testing/api-double.ts';
import { anId } from '#web/testing/builders/people.ts';
import { bose, das, isRead, openBoard, visitRow } from '#web/testing/pages/live-board.ts';
import { named } from '#web/testing/pages/queue-board.ts';
import { expectAccessible } from '#web/testing/render-ui.tsx';
import { shownAddress } from '#web/testing/shown-address.ts';
import { holdTime, pass } from '#web/testing/timers.ts';

describe('a row', () => {
  it('has all columns, for the reception and for the admin', async () => {
    holdTime();
    const now = new Date();
    const visit = named('Asha Menon', {
      token_no: 7,
      created_at: new Date(now.getTime() - 12 * 60_000).toISOString(),
    });
    const { Patient } = visit;
    const subscriber = {
      ...visit,
      Patient: { ...Patient, subscription_status: 'active' as const },
    };
    await openBoard([subscriber], '/dashboard/queue');
    await screen.findByText('Asha Menon');
    const headers = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(headers).toEqual([
      'Token',
      'Patient',
      'Age/Gender',
      'Doctor',
      'Arrival',
      'Status',
      'Actions',
    ]);
    const row = within(visitRow('Asha Menon'));
    expect(row.getByText('Subscriber')).toBeTruthy();
    expect(row.getByText('42 y, Female')).toBeTruthy();
    expect(row.getByText('Waiting')).toBeTruthy();
    // After midnight the same visit shows its date instead.
    expect(row.getAllByRole('gridcell')[4]?.textContent).toMatch(/ · 12 min$|^\d+ \w+ \d+, /);
    const [token] = row.getAllByRole('gridcell');
    expect(token?.textContent).toBe('Token 7');
    expect(row.getAllByRole('gridcell').map((cell) => cell.dataset.label)).toEqual([
      'Token',
      'Patient',
      'Age/Gender',
      'Doctor',
      'Arrival',
      'Status',
      undefined,
    ]);
  });

  it('shows the date of a visit left open', async () => {
    await openBoard([named('Asha Menon', { created_at: '2026-01-02T04:30:00.000Z' })]);
    await screen.findByText('Asha Menon');
    expect(within(visitRow('Asha Menon')).getByText('2 Jan 2026, 10:00 am')).toBeTruthy();
  });

  it('keeps an inactive doctor, and can be reassigned', async () => {
    const visit = named('Asha Menon', { doctor_id: anId(), User: { name: 'Dr Gone' } });
    await openBoard([visit]);
    const select = await screen.findByLabelText<HTMLSelectElement>('Doctor of Asha Menon');
    await waitFor(() => expect(select.selectedOptions[0]?.textContent).toBe('Dr Gone'));
    expect([...select.options].map(({ textContent }) => textContent)).toEqual([
      'Assign doctor',
      'Dr Gone',
      'Dr Bose',
      'Dr Das',
    ]);
  });
});

describe('the day', () => {
  it('is filtered by the address, also by doctor, and shows when nothing matches', async () => {
    const theirs = named('Asha Menon', { doctor_id: das.id, User: { name: 'Dr Das' } });
    const { user } = await openBoard([theirs, named('Ravi Kumar')], '/dashboard?doctor=nobody');
    await screen.findByText('Ravi Kumar');
    expect(screen.queryByText('Asha Menon')).toBeNull();
    await user.selectOptions(screen.getByLabelText('Doctor'), 'Dr Das');
    expect(await screen.findByText('Asha Menon')).toBeTruthy();
    expect(window.location.search).toBe(`?doctor=${das.id}`);
    await user.type(screen.getByLabelText('Find in the queue'), 'zz');
    expect(await screen.findByText('Nobody in the queue fits the filter.')).toBeTruthy();
    expect(shownAddress()).toEqual({ query: `?doctor=${das.id}`, typed: { find: 'zz' } });
    await expectAccessible();
  });

  it('shows and announces a colleague’s change', async () => {
    const visit = named('Asha Menon', { token_no: 7 });
    const { api, events } = await openBoard([visit]);
    await screen.findByText('Asha Menon');
    api.on(listQueue, [
      { ...visit, status: 'consulting', doctor_id: das.id, User: { name: 'Dr Das' } },
    ]);
    events.emit({ topic: 'queue', id: visit.id });
    await isRead('Token 7, Asha Menon: Consulting.');
    expect(within(visitRow('Asha Menon')).getByText('Dr Das')).toBeTruthy();

    api.on(listQueue, [named('Ravi Kumar', { token_no: 8 })]);
    events.emit({ topic: 'patients', id: visit.patient_id });
    await isRead('Token 8, Ravi Kumar: joined the queue.');
  });

  it('is polled only while the stream is down', async () => {
    holdTime();
    const { api, events } = await openBoard([named('Asha Menon')]);
    await screen.findByText('Asha Menon');
    await pass(11_000);
    expect(api.requests(listQueue)).toHaveLength(1);
    api.on(streamEvents, fail(503, 'Away.'));
    events.cut();
    await pass(10_500);
    expect(api.requests(listQueue).length).toBeGreaterThan(1);
  });

  it('shows when the doctors cannot be listed, and when there are none', async () => {
    const { api, events } = await openBoard([named('Asha Menon')], '/dashboard', (double) =>
      double.on(listStaff, fail(500, 'Broken.')),
    );
    expect(await screen.findByText('Failed to fetch doctors')).toBeTruthy();
    expect(within(visitRow('Asha Menon')).getByText('General queue')).toBeTruthy();
    await expectAccessible();
    api.on(listStaff, []);
    events.emit({ topic: 'staff', id: bose.id });
    expect(await screen.findByText('Please add doctors via the Admin Panel.')).toBeTruthy();
  });

  it('opens the form for a patient by one key', async () => {
    const { user } = await openBoard([]);
    await screen.findByText('Nobody is in the queue yet.');
    await user.keyboard('a');
    expect(await screen.findByRole('heading', { name: 'Add patient to queue' })).toBeTruthy();
  });
});
