import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Certificate } from '#contract/certificates/certificate.ts';
import {
  cancelCertificate,
  issueCertificate,
  listCertificates,
  listPatientCertificates,
} from '#contract/certificates/certificates.endpoints.ts';
import { CERTIFICATE_MESSAGES as M } from '#contract/certificates/certificates.messages.ts';
import { getPatient } from '#contract/patients/patients.endpoints.ts';
import { queryClient } from '#web/lib/api/query-client.ts';
import { writeDraft } from '#web/lib/session/drafts.ts';
import { type ApiDouble, apiDouble } from '#web/testing/api-double.ts';
import { anId, aUser } from '#web/testing/builders/people.ts';
import { aPatient } from '#web/testing/builders/visits.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { expectAccessible } from '#web/testing/render-ui.tsx';

const patient = aPatient({ name: 'Meena Iyer', token: 12 });
const certificate: Certificate = {
  ...{ id: anId(), number: '2026-27/000004', kind: 'fit', patient_id: patient.id, token: 12 },
  ...{ patientName: 'Meena Iyer', patientDetails: '42 y, Female', day: '2026-11-21' },
  ...{ identificationMark: 'Scar on the right hand', text: 'Is fit for work.' },
  doctor: { id: anId(), name: 'Dr Rao', qualification: 'MD', registration: 'KA-7' },
  ...{ issuedAt: '2026-11-21T05:00:00.000Z', cancelled: null },
};
const cancelled = { at: '2026-11-21T06:00:00.000Z', by: 'Dr Rao', reason: 'Wrong dates' };
let api: ApiDouble;

beforeEach(() => {
  vi.stubGlobal('print', vi.fn());
  api = apiDouble();
  api.on(getPatient, patient);
  api.on(listPatientCertificates, []);
});
const address = `/patient/${patient.id}/certificates`;

it('a doctor fills in a template, issues and prints it', async () => {
  const { user } = await renderApp(address, { as: 'doctor', api });
  await user.click(await screen.findByRole('button', { name: 'New certificate' }));
  const text = screen.getByLabelText<HTMLTextAreaElement>('Certificate');
  expect(text.value).toContain('examined Meena Iyer on');
  await user.selectOptions(screen.getByLabelText('Kind'), 'Fitness certificate');
  expect(text.value).toContain('is fit for [duties]');
  await user.click(screen.getByRole('button', { name: 'Issue and print' }));
  expect(await screen.findByText(M.blanks)).toBeTruthy();
  await user.clear(text);
  await user.type(text, 'Is fit for work.');
  await user.type(screen.getByLabelText('Identification mark'), 'Scar on the right hand');
  await expectAccessible();
  api.on(issueCertificate, certificate);
  api.on(listPatientCertificates, [certificate]);
  await user.click(screen.getByRole('button', { name: 'Issue and print' }));
  const paper = within(
    await screen.findByRole('article', { name: 'Fitness certificate 2026-27/000004' }),
  );
  for (const part of ['Is fit for work.', 'Scar on the right hand', 'Reg. No. KA-7', 'Dr Rao']) {
    expect(paper.getByText(part)).toBeTruthy();
  }
  expect(api.requests(issueCertificate)[0]?.body).toEqual({
    ...{ kind: 'fit', text: 'Is fit for work.', identificationMark: 'Scar on the right hand' },
  });
});

it('starts with the text of the cancelled one; the draft survives a killed browser until it is closed', async () => {
  api.on(listPatientCertificates, [{ ...certificate, cancelled }]);
  const doctor = aUser('doctor');
  const open = (keepStorage = true) => renderApp(address, { as: doctor, api, keepStorage });
  const { user } = await open(false);
  await user.click(
    await screen.findByRole('button', {
      name: 'Issue again, Fitness certificate 2026-27/000004',
    }),
  );
  expect(screen.getByLabelText('Kind')).toHaveProperty('value', 'fit');
  expect(screen.getByLabelText('Certificate')).toHaveProperty('value', 'Is fit for work.');
  await user.type(screen.getByLabelText('Identification mark'), ', left');
  cleanup();
  await open();
  const mark = await screen.findByLabelText('Identification mark');
  expect(mark).toHaveProperty('value', 'Scar on the right hand, left');
  expect(screen.getByText(M.restored)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  cleanup();
  await open();
  await screen.findByRole('button', { name: 'New certificate' });
});

it('is issued again with its own text beside drafts that closed tabs left, which stay', async () => {
  api.on(listPatientCertificates, [{ ...certificate, cancelled }]);
  const doctor = aUser('doctor');
  const open = (keepStorage = true) => renderApp(address, { as: doctor, api, keepStorage });
  await open(false);
  await screen.findByRole('button', { name: 'New certificate' });
  for (const [at, text] of ['First of all', 'Second of all'].entries()) {
    const draft = { kind: 'sick', text, identificationMark: '' };
    writeDraft(`certificate.${patient.id}@closed-${at}`, draft);
  }
  cleanup();
  const { user } = await open();
  expect(await screen.findByLabelText('Certificate')).toHaveProperty('value', 'Second of all');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await user.click(screen.getByRole('button', { name: /^Issue again/ }));
  expect(screen.getByLabelText('Certificate')).toHaveProperty('value', 'Is fit for work.');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  cleanup();
  await open();
  expect(await screen.findByLabelText('Certificate')).toHaveProperty('value', 'First of all');
});

it('opens no form once the list is shown, also when another tab leaves a draft', async () => {
  const { user } = await renderApp(address, { as: 'doctor', api });
  await screen.findByRole('button', { name: 'New certificate' });
  const draft = { kind: 'sick', text: 'Left by another tab', identificationMark: '' };
  writeDraft(`certificate.${patient.id}@closed`, draft);
  api.on(listPatientCertificates, [certificate]);
  await queryClient.invalidateQueries();
  await screen.findByRole('button', { name: /^Print Fitness certificate/ });
  expect(screen.queryByLabelText('Certificate')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'New certificate' }));
  expect(screen.getByLabelText('Certificate')).toHaveProperty('value', 'Left by another tab');
});

it('an admin cancels one with a reason, and it stays visible', async () => {
  const none = { address: null, phone: null, email: null, registration: null, gstin: null };
  const ofItsDay = { ...none, name: 'Clinic of that Day', footer: 'Closed on Sundays', logo: null };
  api.on(listPatientCertificates, [{ ...certificate, paper: ofItsDay }]);
  const { user } = await renderApp(address, { as: 'admin', api });
  await user.click(await screen.findByRole('button', { name: /^Print Fitness certificate/ }));
  const paper = within(await screen.findByRole('article', { name: /^Fitness certificate/ }));
  expect(paper.getByText('Closed on Sundays')).toBeTruthy();
  expect(paper.getAllByText('Clinic of that Day').length).toBeGreaterThan(0);
  expect(paper.queryByText(/^Cancelled/)).toBeNull();
  await user.click(
    await screen.findByRole('button', {
      name: 'Cancel certificate, Fitness certificate 2026-27/000004',
    }),
  );
  await user.click(screen.getByRole('button', { name: 'Cancel certificate' }));
  expect(await screen.findByText(M.reasonRequired)).toBeTruthy();
  await user.type(screen.getByLabelText('Reason'), 'Wrong dates');
  api.on(cancelCertificate, { ...certificate, cancelled });
  api.on(listPatientCertificates, [{ ...certificate, cancelled }]);
  await user.click(screen.getByRole('button', { name: 'Cancel certificate' }));
  expect(await paper.findByText(/^Cancelled 21 Nov 2026, .* by Dr Rao: Wrong dates$/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'New certificate' })).toBeNull();
});

it('the register shows every number of the days, with the cancelled ones, and is printed', async () => {
  api.on(listCertificates, [{ ...certificate, cancelled }]);
  const { user } = await renderApp('/dashboard/certificates', { as: 'receptionist', api });
  await screen.findByText('2026-27/000004');
  expect(screen.getByText(/Cancelled 21 Nov 2026/)).toBeTruthy();
  await expectAccessible();
  await user.click(screen.getByRole('button', { name: 'Print register' }));
  await waitFor(() => expect(screen.getAllByText('2026-27/000004')).toHaveLength(2));
});
