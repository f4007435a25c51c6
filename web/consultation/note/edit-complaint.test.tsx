import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { getComplaint } from '#contract/consultation/consultation.endpoints.ts';
import { ROLES } from '#contract/kernel/roles.ts';
import { getDoctorQueue, getVisit, listQueue } from '#contract/queue/queue.endpoints.ts';
import { ADDRESSES, pathTo } from '#web/lib/address/paths.ts';
import { fail } from '#web/testing/api-double.ts';
import { anId } from '#web/testing/builders/people.ts';
import { visitDouble } from '#web/testing/builders/visit-double.ts';
import { aPatient } from '#web/testing/builders/visits.ts';
import { bareNote, complaintField, saveStatus } from '#web/testing/pages/note-page.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { expectAccessible } from '#web/testing/render-ui.tsx';

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
      const field = await complaintField();
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
    await renderApp(bareNote(visit.id), { as: 'doctor', api });
    await waitFor(() => expect(api.requests(getComplaint)).toHaveLength(1));
    expect(screen.queryByLabelText('Complaint')).toBeNull();
    await complaintField();
    expect(screen.queryByText(/^Token 7/)).toBeNull();
    await act(async () => facts.resolve());
    expect(await screen.findByText(/^Token 7/)).toBeTruthy();
  });

  it('is left by Back, one step, or to the queue when nothing was open before', async () => {
    const { api, visit } = visitDouble();
    api.on(getDoctorQueue, { currentPatient: null, nextPatient: null, waitingCount: 0 });
    api.on(listQueue, []);
    const { user } = await renderApp(bareNote(visit.id), { as: 'doctor', api });
    await user.click(await screen.findByRole('button', { name: 'Back' }));
    await waitFor(() => expect(window.location.pathname).toBe('/dashboard/queue'));
  });

  it('shows that the patient is not registered yet', async () => {
    const { api, visit } = visitDouble(
      {},
      {},
      aPatient({ name: 'New patient', age: null, gender: null, phone: null }),
    );
    await renderApp(bareNote(visit.id), { as: 'doctor', api });
    expect(await screen.findByText('Name not entered yet')).toBeTruthy();
    expect(screen.getByText(/^Token 1/)).toBeTruthy();
    expect(saveStatus()).toBe('Nothing written yet');
  });

  it('shows a loading error, and retries', async () => {
    const { api, visit, current } = visitDouble({}, { complaint: 'Fever' });
    api.on(getComplaint, fail(500, 'Broken.'));
    const { user } = await renderApp(bareNote(visit.id), { as: 'doctor', api });
    expect(await screen.findByText('Failed to load current complaint details.')).toBeTruthy();
    await expectAccessible();
    api.on(getComplaint, () => current());
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect((await complaintField()).value).toBe('Fever');
  });

  it('can be edited when the patient could not be loaded', async () => {
    const { api, visit } = visitDouble();
    api.on(getVisit, fail(500, 'Broken.'));
    await renderApp(bareNote(visit.id), { as: 'doctor', api });
    expect(await screen.findByText('Failed to load patient data.')).toBeTruthy();
    expect((await complaintField()).readOnly).toBe(false);
  });

  it('without an id shows an error', async () => {
    await renderApp(ADDRESSES.bareEditComplaintWithoutId, { as: 'doctor' });
    expect(await screen.findByText('Missing Record ID.')).toBeTruthy();
  });

  it.each(ROLES)('is editable by a %s only where the contract allows it', async (role) => {
    const { api, visit } = visitDouble({}, { complaint: 'Fever', case_summary: 'Viral' });
    if (role === 'superadmin' || role === 'user') return;
    await renderApp(bareNote(visit.id), { as: role, api });
    const mayWrite = ['admin', 'doctor', 'receptionist'].includes(role);
    expect((await complaintField()).readOnly).toBe(!mayWrite);
    expect(screen.queryByRole('button', { name: 'Save' }) !== null).toBe(mayWrite);
    expect(screen.queryByRole('button', { name: 'Edit case summary' }) !== null).toBe(mayWrite);
    expect(screen.queryByText('Read only') !== null).toBe(!mayWrite);
    await expectAccessible();
  });
});

it('an invalid id is not a record', async () => {
  await renderApp(`/dashboard/edit-complaint/${anId()}x`, { as: 'doctor' });
  expect(await screen.findByText('Unknown Doctor Section')).toBeTruthy();
});
