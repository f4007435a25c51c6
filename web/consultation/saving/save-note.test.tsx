import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { saveComplaint } from '#contract/consultation/consultation.endpoints.ts';
import { fail, loseConnection } from '#web/testing/api-double.ts';
import { visitDouble } from '#web/testing/builders/visit-double.ts';
import { bareNote, complaintField, saveButton, saveStatus } from '#web/testing/pages/note-page.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { expectAccessible } from '#web/testing/render-ui.tsx';
import { holdTime, pass } from '#web/testing/timers.ts';

describe('saving', () => {
  it.each(['button', '{Control>}s{/Control}', '{Control>}{Enter}{/Control}'])(
    'by %s sends unsaved text once, with its base version',
    async (way) => {
      const { api, visit, current } = visitDouble({}, { complaint: 'Fever' });
      const before = current().updatedAt;
      const { user } = await renderApp(bareNote(visit.id), { as: 'doctor', api });
      await user.type(await complaintField(), ' 3 days');
      expect(saveStatus()).toBe('Not saved');
      if (way === 'button') await user.dblClick(saveButton());
      else await user.keyboard(way);
      await waitFor(() =>
        expect(saveStatus()).toMatch(/^Saved 21 Nov 2026, 10:00 am$|^Saved 10:00 am$/),
      );
      expect(api.requests(saveComplaint).map(({ body }) => body)).toEqual([
        { complaint: 'Fever 3 days', updatedAt: before },
      ]);
      expect(saveButton().getAttribute('aria-disabled')).toBe('true');
    },
  );

  it('is automatic and debounced', async () => {
    holdTime();
    const { api, visit } = visitDouble();
    const { user } = await renderApp(bareNote(visit.id), { as: 'doctor', api });
    await user.type(await complaintField(), 'Cough');
    await pass(2_000);
    expect(api.requests(saveComplaint)).toHaveLength(0);
    await pass(2_000);
    expect(api.requests(saveComplaint).map(({ body }) => body.complaint)).toEqual(['Cough']);
    expect(saveStatus()).toMatch(/^Saved/);
  });

  it('keeps text typed during a save', async () => {
    const { api, visit, current, colleagueWrites } = visitDouble();
    const { promise, resolve } = Promise.withResolvers<void>();
    api.on(saveComplaint, async ({ body }) => {
      colleagueWrites({ complaint: body.complaint ?? '' });
      await promise;
      return current();
    });
    const { user, events } = await renderApp(bareNote(visit.id), { as: 'doctor', api });
    await user.type(await complaintField(), 'A');
    await user.click(saveButton());
    expect(saveStatus()).toBe('Saving…');
    events.emit({ topic: 'queue', id: visit.id });
    await user.type(await complaintField(), 'B');
    await act(async () => resolve());
    await waitFor(() => expect(saveStatus()).toBe('Not saved'));
    expect((await complaintField()).value).toBe('AB');
    expect(screen.queryByText('Keep mine')).toBeNull();
  });

  it('shows why it failed, keeps the text, and saves it later', async () => {
    holdTime();
    const { api, visit, current, colleagueWrites } = visitDouble();
    api.on(saveComplaint, loseConnection());
    const { user } = await renderApp(bareNote(visit.id), { as: 'doctor', api });
    await user.type(await complaintField(), 'Cough');
    await user.click(saveButton());
    expect(
      await screen.findByText(
        'Save error: The server cannot be reached. Please check the connection.',
      ),
    ).toBeTruthy();
    expect(saveStatus()).toBe('Not saved, kept on this device');
    await expectAccessible();

    api.on(saveComplaint, ({ body }) => {
      colleagueWrites({ complaint: body.complaint ?? '' });
      return current();
    });
    await pass(10_500);
    expect(saveStatus()).toMatch(/^Saved/);
    expect(screen.queryByText(/^Save error/)).toBeNull();
  });

  it('does not resend a refused text until it changes', async () => {
    holdTime();
    const { api, visit } = visitDouble();
    const fields = { complaint: 'Complaint must be at most 50000 characters.' };
    api.on(saveComplaint, fail(400, 'Please check what was entered.', { fields }));
    const { user } = await renderApp(bareNote(visit.id), { as: 'doctor', api });
    await user.type(await complaintField(), 'x');
    await pass(30_000);
    expect(screen.getByText(`Save error: ${fields.complaint}`)).toBeTruthy();
    expect(api.requests(saveComplaint)).toHaveLength(1);
  });
});
