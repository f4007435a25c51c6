import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { listVisitRuns } from '#contract/ai/ai.endpoints.ts';
import type { Appointment } from '#contract/appointments/appointment.ts';
import { getFollowUpAppointment } from '#contract/appointments/appointments.endpoints.ts';
import { completeVisit } from '#contract/queue/queue.endpoints.ts';
import {
  boughtElsewhere,
  VISIT_SHEET_MESSAGES as M,
  notOnPaper,
  paperOutOfDate,
} from '#contract/visit-sheet/visit-sheet.messages.ts';
import { anId } from '#web/testing/builders/people.ts';
import { openToComplete } from '#web/testing/open-sheet.ts';
import { AMOXICILLIN, openAsking } from '#web/testing/pages/asking-row.ts';
import { FEW } from '#web/testing/pages/used-sheet.ts';
import { holdTime, pass } from '#web/testing/timers.ts';
import { keepPending } from '#web/ui/keep-pending.ts';

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

  it('is printed with the booked follow-up once that has loaded', async () => {
    const { api, visit, again } = await openToComplete({ followUpOn: '2099-01-30' });
    cleanup();
    vi.stubGlobal('print', vi.fn());
    const reply = Promise.withResolvers<{ appointment: Appointment }>();
    api.on(getFollowUpAppointment, () => reply.promise);
    const { user } = await again();
    await screen.findByLabelText('Advice');
    await user.keyboard('{Control>}p{/Control}');
    expect(screen.queryByRole('article', { name: /^Paper of the visit/ })).toBeNull();
    const appointment: Appointment = {
      ...{ id: anId(), patientId: visit.patient_id, doctorId: anId(), doctor: 'Dr Bose' },
      ...{ day: '2099-01-30', time: '10:20', startsAt: '2099-01-30T04:50:00.000Z', minutes: 15 },
      ...{ status: 'booked', patient: { name: visit.name, token: 1, phone: null } },
      ...{ visitId: null, token: null, note: null, reason: null, outsideHours: false },
    };
    reply.resolve({ appointment });
    const paper = await screen.findByRole('article', { name: /^Paper of the visit/ });
    expect(paper.textContent).toMatch(/10:20 am, Dr Bose/);
  });

  it('waits for a missing reply for a few seconds only', async () => {
    const { api, again } = await openToComplete();
    cleanup();
    vi.stubGlobal('print', vi.fn());
    api.on(listVisitRuns, keepPending);
    const { user } = await again();
    await screen.findByLabelText('Advice');
    holdTime();
    await user.keyboard('{Control>}p{/Control}');
    await pass(4_000);
    expect(screen.queryByRole('article', { name: /^Paper of the visit/ })).toBeNull();
    await pass(2_000);
    expect(screen.getByRole('article', { name: /^Paper of the visit/ })).toBeTruthy();
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
