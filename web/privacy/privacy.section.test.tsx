import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { listPatients } from '#contract/patients/patients.endpoints.ts';
import { listNotices, saveNotice } from '#contract/privacy/consent.endpoints.ts';
import { CONSENT_MESSAGES } from '#contract/privacy/consent.messages.ts';
import { erasePatient, listErasures } from '#contract/privacy/privacy.endpoints.ts';
import { PRIVACY_MESSAGES as M, stillOpen } from '#contract/privacy/privacy.messages.ts';
import { apiDouble, fail } from '#web/testing/api-double.ts';
import { anId, aUser } from '#web/testing/builders/people.ts';
import { aPatient } from '#web/testing/builders/visits.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { expectAccessible } from '#web/testing/render-ui.tsx';

it('erases a record once the reason and the patient number are given', async () => {
  const api = apiDouble();
  const meena = aPatient({ name: 'Meena Iyer', token: 12 });
  api.on(listErasures, []);
  api.on(listNotices, []);
  api.on(listPatients, { patients: [meena], totalCount: 1, currentPage: 1, totalPages: 1 });
  const owner = aUser('admin', { is_owner: true });
  const { user } = await renderApp('/admin/owner?section=privacy', { as: owner, api });
  expect(await screen.findByText(M.noErasures)).toBeTruthy();
  await user.type(await screen.findByRole('combobox'), 'meena');
  await screen.findByText('1 patient found.');
  await user.keyboard('{Enter}');
  await screen.findByRole('dialog', { name: 'Erase the record of Meena Iyer?' });
  await expectAccessible();

  api.on(erasePatient, fail(409, stillOpen(['bill'])));
  const press = () => user.click(screen.getByRole('button', { name: 'Erase record' }));
  await user.click(screen.getByLabelText('A parent or guardian'));
  await user.type(screen.getByLabelText('Reason'), 'Letter of 3 May');
  await user.type(screen.getByLabelText('Patient number of Meena Iyer'), '12');
  await press();
  expect(await screen.findByText(stillOpen(['bill']))).toBeTruthy();

  const erased_at = '2026-11-22T10:00:00.000Z';
  api.on(erasePatient, { message: M.erased, erased_at });
  const row = { id: anId(), patient_id: meena.id, token: 12, by: 'Anita Rao', erased_at };
  api.on(listErasures, [{ ...row, requestedBy: 'guardian', reason: 'Letter of 3 May' }]);
  await press();
  expect(await screen.findByText('Letter of 3 May')).toBeTruthy();
  expect(api.requests(erasePatient).at(-1)).toMatchObject({
    params: { id: meena.id },
    body: { requestedBy: 'guardian', reason: 'Letter of 3 May', token: 12 },
  });
});

it('edits the patients’ notice with its base version', async () => {
  const api = apiDouble();
  api.on(listErasures, []);
  api.on(listNotices, [{ purpose: 'care', version: 0, text: 'Ready text' }]);
  const owner = aUser('admin', { is_owner: true });
  const { user } = await renderApp('/admin/owner?section=privacy', { as: owner, api });
  const save = await screen.findByRole('button', { name: 'Save: Records for treatment' });
  expect(save.hasAttribute('disabled')).toBe(true);
  await user.type(screen.getByLabelText('Records for treatment'), ', checked');
  const kept = [{ purpose: 'care', version: 1, text: 'Ready text, checked' } as const];
  api.on(saveNotice, kept);
  api.on(listNotices, kept);
  await user.click(save);
  expect(await screen.findByText(CONSENT_MESSAGES.noticeSaved)).toBeTruthy();
  expect(api.requests(saveNotice)[0]?.body).toEqual({
    ...{ purpose: 'care', version: 0, text: 'Ready text, checked' },
  });
  expect(await screen.findByText('Version 1')).toBeTruthy();
});

it('prints a saved notice, with room for the signature', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  const api = apiDouble();
  api.on(listErasures, []);
  api.on(listNotices, [{ purpose: 'contact', version: 3, text: 'We call you.' }]);
  const owner = aUser('admin', { is_owner: true });
  const { user } = await renderApp('/admin/owner?section=privacy', { as: owner, api });
  const press = await screen.findByRole('button', { name: 'Print: Calls and messages' });
  await user.type(screen.getByLabelText('Calls and messages'), ' Unsaved');
  expect(press.hasAttribute('disabled')).toBe(true);
  await user.clear(screen.getByLabelText('Calls and messages'));
  await user.type(screen.getByLabelText('Calls and messages'), 'We call you.');
  await user.click(press);
  const paper = await screen.findByRole('article', { name: 'Consent: Calls and messages' });
  expect(within(paper).getByText('We call you.')).toBeTruthy();
  expect(within(paper).getByText('Text of the clinic, version 3')).toBeTruthy();
  expect(within(paper).getByText('Signature or thumb impression')).toBeTruthy();
  await waitFor(() => expect(print).toHaveBeenCalledOnce());
  await expectAccessible();
});
