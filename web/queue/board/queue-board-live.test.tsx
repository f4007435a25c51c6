import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { streamEvents } from '#contract/events/events.endpoints.ts';
import { joinQueue, listQueue, moveVisit } from '#contract/queue/queue.endpoints.ts';
import type { Visit } from '#contract/queue/visit.ts';
import { listStaff } from '#contract/staff/staff.endpoints.ts';
import { type ApiDouble, apiDouble, fail, loseConnection } from '#web/testing/api-double.ts';
import { anId, aStaffMember } from '#web/testing/builders/people.ts';
import { aPatient, aVisit } from '#web/testing/builders/visits.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { expectAccessible } from '#web/testing/render-ui.tsx';
import { shownAddress } from '#web/testing/shown-address.ts';
import { holdTime, pass } from '#web/testing/timers.ts';

const bose = aStaffMember({ name: 'Dr Bose' });
const das = aStaffMember({ name: 'Dr Das' });

const named = (name: string, changes: Parameters<typeof aVisit>[0] = {}) =>
  aVisit(changes, aPatient({ name }));

async function openBoard(
  visits: Visit[],
  address = '/dashboard',
  prepare?: (api: ApiDouble) => void,
) {
  const api = apiDouble();
  api.on(listStaff, [bose, das]);
  api.on(listQueue, visits);
  prepare?.(api);
  const role = address.startsWith('/dashboard/queue') ? 'admin' : 'receptionist';
  return renderApp(address, { as: role, api });
}

const rowOf = (name: string) => screen.getByText(name).closest('tr')!;
const isRead = (text: string) =>
  waitFor(() => {
    const said = screen.getAllByRole('status').map(({ textContent }) => textContent);
    expect(said).toContain(text);
  });

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
    const row = within(rowOf('Asha Menon'));
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
    expect(within(rowOf('Asha Menon')).getByText('2 Jan 2026, 10:00 am')).toBeTruthy();
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
    expect(within(rowOf('Asha Menon')).getByText('Dr Das')).toBeTruthy();

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
    expect(within(rowOf('Asha Menon')).getByText('General queue')).toBeTruthy();
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

describe('a step', () => {
  const ready = named('Asha Menon', { doctor_id: bose.id, User: { name: 'Dr Bose' } });
  const consulting = { ...ready, status: 'consulting' as const };

  it('runs once for a double click, also when the reply comes between the two', async () => {
    const { user, api } = await openBoard([ready]);
    api.on(moveVisit, () => {
      api.on(listQueue, [consulting]);
      return consulting;
    });
    const start = await screen.findByRole('button', { name: 'Start Asha Menon' });
    await user.click(start);
    const complete = await screen.findByRole('button', { name: 'Complete Asha Menon' });
    // Set as a browser does; user-event restarts the click count with each element.
    fireEvent.click(complete, { detail: 2 });
    expect(api.requests(moveVisit)).toHaveLength(1);
  });

  it('moves the focus to its row when its button disappears, and the arrow keys continue from there', async () => {
    const other = named('Ravi Kumar');
    const { user, api } = await openBoard([ready, other]);
    api.on(moveVisit, () => {
      api.on(listQueue, [consulting, other]);
      return consulting;
    });
    (await screen.findByRole('button', { name: 'Start Asha Menon' })).focus();
    await user.keyboard('{Enter}');
    await screen.findByRole('button', { name: 'Complete Asha Menon' });
    await waitFor(() => expect(document.activeElement).toBe(rowOf('Asha Menon')));
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(rowOf('Ravi Kumar'));
  });

  it('leaves the focus at its place when its row moves to the end', async () => {
    const [second, third] = [named('Ravi Kumar'), named('Joseph Paul')];
    const { user, api } = await openBoard([consulting, second, third]);
    api.on(moveVisit, () => {
      const seen = { ...consulting, status: 'seen' as const };
      api.on(listQueue, [seen, second, third]);
      return seen;
    });
    await user.click(await screen.findByRole('button', { name: 'Complete Asha Menon' }));
    await waitFor(() => expect(document.activeElement).toBe(rowOf('Ravi Kumar')));
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(rowOf('Joseph Paul'));
  });

  it('leaves the focus at its place when its row leaves', async () => {
    const [before, after] = [named('Ravi Kumar'), named('Joseph Paul')];
    const { user, api } = await openBoard([before, consulting, after]);
    api.on(moveVisit, () => {
      api.on(listQueue, [before, after]);
      return consulting;
    });
    await user.click(await screen.findByRole('button', { name: 'Complete Asha Menon' }));
    await waitFor(() => expect(document.activeElement).toBe(rowOf('Joseph Paul')));
  });

  it('of one visit does not block another', async () => {
    const other = named('Ravi Kumar', { status: 'consulting', doctor_id: das.id });
    const { user, api } = await openBoard([ready, other]);
    const { promise, resolve } = Promise.withResolvers<typeof consulting>();
    api.on(moveVisit, ({ params }) => (params.id === ready.id ? promise : other));
    await user.click(await screen.findByRole('button', { name: 'Start Asha Menon' }));
    const held = screen.getByRole('button', { name: 'Start Asha Menon' });
    expect(held.ariaDisabled ?? held.getAttribute('aria-disabled')).toBe('true');
    await user.click(screen.getByRole('button', { name: 'Complete Ravi Kumar' }));
    await waitFor(() => expect(api.requests(moveVisit)).toHaveLength(2));
    await user.click(screen.getByRole('button', { name: 'Cancel visit of Asha Menon' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    resolve(consulting);
  });

  it('shows an error when it could not be sent', async () => {
    const { user, api } = await openBoard([ready]);
    api.on(moveVisit, loseConnection());
    await user.click(await screen.findByRole('button', { name: 'Start Asha Menon' }));
    expect(await screen.findByText('Failed to update status')).toBeTruthy();
  });

  it('refuses to assign a patient without a name', async () => {
    const { user, api } = await openBoard([named('', { token_no: 3 })]);
    await user.selectOptions(await screen.findByLabelText('Doctor of'), 'Dr Bose');
    expect(await screen.findByText('Cannot proceed: Patient ID or Name is missing.')).toBeTruthy();
    expect(api.requests(moveVisit)).toHaveLength(0);
    expect(api.isAnswered(joinQueue)).toBe(false);
  });
});
