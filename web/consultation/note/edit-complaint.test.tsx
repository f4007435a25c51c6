import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { getComplaint, saveComplaint } from '#contract/consultation/consultation.endpoints.ts';
import { ROLES } from '#contract/kernel/roles.ts';
import { getDoctorQueue, getVisit, listQueue } from '#contract/queue/queue.endpoints.ts';
import { ADDRESSES, pathTo } from '#web/lib/address/paths.ts';
import { fail, loseConnection } from '#web/testing/api-double.ts';
import { anId } from '#web/testing/builders/people.ts';
import { visitDouble } from '#web/testing/builders/visit-double.ts';
import { aPatient } from '#web/testing/builders/visits.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { expectAccessible } from '#web/testing/render-ui.tsx';
import { holdTime, pass } from '#web/testing/timers.ts';

const bare = (visitId: string) => pathTo(ADDRESSES.bareEditComplaint, { visitId });
const complaint = () => screen.findByLabelText<HTMLTextAreaElement>('Complaint');
const status = () => screen.getByText(/^(Saved|Saving|Not saved|Nothing written)/).textContent;
const saveButton = () => screen.getByRole('button', { name: 'Save' });

describe('the record', () => {
  it.each([ADDRESSES.bareEditComplaint, ADDRESSES.editComplaint] as const)(
    'at %s shows the patient and focuses the complaint',
    async (address) => {
      const { api, visit } = visitDouble(
        { token_no: 7, status: 'consulting' },
        { complaint: 'Fever' },
      );
      await renderApp(pathTo(address, { visitId: visit.id }), { as: 'doctor', api });

      expect(await screen.findByRole('heading', { level: 1, name: 'Meena Iyer' })).toBeTruthy();
      expect(screen.getByText(/^Token 7/).parentElement?.textContent).toBe(
        'Token 7 · Patient no. 12 · 42 y, Female · 98450 12345',
      );
      expect(screen.getByText('Consulting')).toBeTruthy();
      expect(screen.getByRole('button', { name: 'Back' })).toBeTruthy();
      const field = await complaint();
      expect(field.value).toBe('Fever');
      expect(field.placeholder).toBe('name,age,sex,phone,complaints,reports,history');
      expect(document.activeElement).toBe(field);
      expect(field.selectionStart).toBe('Fever'.length);
      expect(document.title).toBe('Meena Iyer · OpenOPD');
      const hasHeader = address === ADDRESSES.editComplaint;
      expect(screen.queryByText(/^Welcome/) !== null).toBe(hasHeader);
      expect(screen.getAllByRole('main')).toHaveLength(1);
      await expectAccessible();
    },
  );

  it('is shown together with the visit, and without it when that takes long', async () => {
    const { api, visit } = visitDouble({ token_no: 7 });
    const facts = Promise.withResolvers<void>();
    api.on(getVisit, async () => {
      await facts.promise;
      return visit;
    });
    await renderApp(bare(visit.id), { as: 'doctor', api });
    await waitFor(() => expect(api.requests(getComplaint)).toHaveLength(1));
    expect(screen.queryByLabelText('Complaint')).toBeNull();
    await complaint();
    expect(screen.queryByText(/^Token 7/)).toBeNull();
    await act(async () => facts.resolve());
    expect(await screen.findByText(/^Token 7/)).toBeTruthy();
  });

  it('is left by Back, one step, or to the queue when nothing was open before', async () => {
    const { api, visit } = visitDouble();
    api.on(getDoctorQueue, { currentPatient: null, nextPatient: null, waitingCount: 0 });
    api.on(listQueue, []);
    const { user } = await renderApp(bare(visit.id), { as: 'doctor', api });
    await user.click(await screen.findByRole('button', { name: 'Back' }));
    await waitFor(() => expect(window.location.pathname).toBe('/dashboard/queue'));
  });

  it('shows that the patient is not registered yet', async () => {
    const { api, visit } = visitDouble(
      {},
      {},
      aPatient({ name: 'New patient', age: null, gender: null, phone: null }),
    );
    await renderApp(bare(visit.id), { as: 'doctor', api });
    expect(await screen.findByText('Name not entered yet')).toBeTruthy();
    expect(screen.getByText(/^Token 1/)).toBeTruthy();
    expect(status()).toBe('Nothing written yet');
  });

  it('shows a loading error, and retries', async () => {
    const { api, visit, current } = visitDouble({}, { complaint: 'Fever' });
    api.on(getComplaint, fail(500, 'Broken.'));
    const { user } = await renderApp(bare(visit.id), { as: 'doctor', api });
    expect(await screen.findByText('Failed to load current complaint details.')).toBeTruthy();
    await expectAccessible();
    api.on(getComplaint, () => current());
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect((await complaint()).value).toBe('Fever');
  });

  it('can be edited when the patient could not be loaded', async () => {
    const { api, visit } = visitDouble();
    api.on(getVisit, fail(500, 'Broken.'));
    await renderApp(bare(visit.id), { as: 'doctor', api });
    expect(await screen.findByText('Failed to load patient data.')).toBeTruthy();
    expect((await complaint()).readOnly).toBe(false);
  });

  it('without an id shows an error', async () => {
    await renderApp(ADDRESSES.bareEditComplaintWithoutId, { as: 'doctor' });
    expect(await screen.findByText('Missing Record ID.')).toBeTruthy();
  });

  it.each(ROLES)('is editable by a %s only where the contract allows it', async (role) => {
    const { api, visit } = visitDouble({}, { complaint: 'Fever', case_summary: 'Viral' });
    if (role === 'superadmin' || role === 'user') return;
    await renderApp(bare(visit.id), { as: role, api });
    const mayWrite = ['admin', 'doctor', 'receptionist'].includes(role);
    expect((await complaint()).readOnly).toBe(!mayWrite);
    expect(screen.queryByRole('button', { name: 'Save' }) !== null).toBe(mayWrite);
    expect(screen.queryByRole('button', { name: 'Edit case summary' }) !== null).toBe(mayWrite);
    expect(screen.queryByText('Read only') !== null).toBe(!mayWrite);
    await expectAccessible();
  });
});

describe('saving', () => {
  it.each(['button', '{Control>}s{/Control}', '{Control>}{Enter}{/Control}'])(
    'by %s sends unsaved text once, with its base version',
    async (way) => {
      const { api, visit, current } = visitDouble({}, { complaint: 'Fever' });
      const before = current().updatedAt;
      const { user } = await renderApp(bare(visit.id), { as: 'doctor', api });
      await user.type(await complaint(), ' 3 days');
      expect(status()).toBe('Not saved');
      if (way === 'button') await user.dblClick(saveButton());
      else await user.keyboard(way);
      await waitFor(() =>
        expect(status()).toMatch(/^Saved 21 Nov 2026, 10:00 am$|^Saved 10:00 am$/),
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
    const { user } = await renderApp(bare(visit.id), { as: 'doctor', api });
    await user.type(await complaint(), 'Cough');
    await pass(2_000);
    expect(api.requests(saveComplaint)).toHaveLength(0);
    await pass(2_000);
    expect(api.requests(saveComplaint).map(({ body }) => body.complaint)).toEqual(['Cough']);
    expect(status()).toMatch(/^Saved/);
  });

  it('keeps text typed during a save', async () => {
    const { api, visit, current, colleagueWrites } = visitDouble();
    const { promise, resolve } = Promise.withResolvers<void>();
    api.on(saveComplaint, async ({ body }) => {
      colleagueWrites({ complaint: body.complaint ?? '' });
      await promise;
      return current();
    });
    const { user, events } = await renderApp(bare(visit.id), { as: 'doctor', api });
    await user.type(await complaint(), 'A');
    await user.click(saveButton());
    expect(status()).toBe('Saving…');
    events.emit({ topic: 'queue', id: visit.id });
    await user.type(await complaint(), 'B');
    await act(async () => resolve());
    await waitFor(() => expect(status()).toBe('Not saved'));
    expect((await complaint()).value).toBe('AB');
    expect(screen.queryByText('Keep mine')).toBeNull();
  });

  it('shows why it failed, keeps the text, and saves it later', async () => {
    holdTime();
    const { api, visit, current, colleagueWrites } = visitDouble();
    api.on(saveComplaint, loseConnection());
    const { user } = await renderApp(bare(visit.id), { as: 'doctor', api });
    await user.type(await complaint(), 'Cough');
    await user.click(saveButton());
    expect(
      await screen.findByText(
        'Save error: The server cannot be reached. Please check the connection.',
      ),
    ).toBeTruthy();
    expect(status()).toBe('Not saved, kept on this device');
    await expectAccessible();

    api.on(saveComplaint, ({ body }) => {
      colleagueWrites({ complaint: body.complaint ?? '' });
      return current();
    });
    await pass(10_500);
    expect(status()).toMatch(/^Saved/);
    expect(screen.queryByText(/^Save error/)).toBeNull();
  });

  it('does not resend a refused text until it changes', async () => {
    holdTime();
    const { api, visit } = visitDouble();
    const fields = { complaint: 'Complaint must be at most 50000 characters.' };
    api.on(saveComplaint, fail(400, 'Please check what was entered.', { fields }));
    const { user } = await renderApp(bare(visit.id), { as: 'doctor', api });
    await user.type(await complaint(), 'x');
    await pass(30_000);
    expect(screen.getByText(`Save error: ${fields.complaint}`)).toBeTruthy();
    expect(api.requests(saveComplaint)).toHaveLength(1);
  });
});

describe('the case summary', () => {
  it('is viewed, edited and saved separately', async () => {
    const { api, visit } = visitDouble({}, { case_summary: 'Viral' });
    const { user } = await renderApp(bare(visit.id), { as: 'doctor', api });
    await user.click(await screen.findByRole('button', { name: 'Edit case summary' }));
    const field = screen.getByLabelText<HTMLTextAreaElement>('Case Summary');
    const save = screen.getByRole('button', { name: 'Save case summary' });
    expect(save.getAttribute('aria-disabled')).toBe('true');
    await expectAccessible();
    await user.type(field, ' fever');
    await user.dblClick(save);
    expect(await screen.findByText('Case summary saved.')).toBeTruthy();
    expect(screen.getByText('Viral fever')).toBeTruthy();
    expect(api.requests(saveComplaint).map(({ body }) => body.case_summary)).toEqual([
      'Viral fever',
    ]);
  });

  it('stays in its field when it could not be saved', async () => {
    const { api, visit } = visitDouble({}, { case_summary: 'Viral' });
    api.on(saveComplaint, fail(403, 'Not allowed here.'));
    const { user } = await renderApp(bare(visit.id), { as: 'doctor', api });
    await user.click(await screen.findByRole('button', { name: 'Edit case summary' }));
    const field = screen.getByLabelText<HTMLTextAreaElement>('Case Summary');
    await user.type(field, ' fever');
    await user.click(screen.getByRole('button', { name: 'Save case summary' }));
    expect(await screen.findByText('Save Error: Not allowed here.')).toBeTruthy();
    expect(field.value).toBe('Viral fever');
  });

  it('is restored by Cancel', async () => {
    const { api, visit } = visitDouble({}, { case_summary: 'Viral' });
    const { user } = await renderApp(bare(visit.id), { as: 'doctor', api });
    await user.click(await screen.findByRole('button', { name: 'Edit case summary' }));
    await user.type(screen.getByLabelText('Case Summary'), ' fever');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    const panel = screen.getByRole('region', { name: 'Case Summary' });
    expect(within(panel).getByText('Viral')).toBeTruthy();
    expect(saveButton().getAttribute('aria-disabled')).toBe('true');
    expect(api.requests(saveComplaint)).toHaveLength(0);
  });
});

it('an invalid id is not a record', async () => {
  await renderApp(`/dashboard/edit-complaint/${anId()}x`, { as: 'doctor' });
  expect(await screen.findByText('Unknown Doctor Section')).toBeTruthy();
});
