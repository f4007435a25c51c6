import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import {
  endOneSession,
  endOtherSessions,
  listOwnSessions,
  type OwnSession,
} from '#contract/auth/own-sessions.endpoints.ts';
import {
  beginSecondFactor,
  confirmSecondFactor,
  getSecondFactor,
} from '#contract/auth/second-factor.endpoints.ts';
import { saveOwnCredentials } from '#contract/staff/credentials.endpoints.ts';
import { getStaffMember } from '#contract/staff/staff.endpoints.ts';
import { apiDouble, fail } from '#web/testing/api-double.ts';
import { anId, aStaffMember, aUser } from '#web/testing/builders/people.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { expectAccessible } from '#web/testing/render-ui.tsx';

const OFF = { since: null, recovery_codes_left: 0, reset: null };
const CODES = Array.from({ length: 10 }, (_, n) => `ABCD-EFGH-JKLM-NP${n}Q`);

function aSession(changes: Partial<OwnSession> = {}): OwnSession {
  const at = '2026-11-22T09:00:00.000Z';
  return {
    id: anId(),
    device: 'Chrome on Windows',
    network: '203.0.113.…',
    created_at: at,
    last_seen_at: at,
    is_this: false,
    ...changes,
  };
}

function anApi() {
  const api = apiDouble();
  api.on(getSecondFactor, OFF);
  api.on(getStaffMember, aStaffMember({ role: 'doctor' }));
  api.on(listOwnSessions, [aSession({ is_this: true }), aSession({ device: 'Safari on iPhone' })]);
  return api;
}

it('sets up a second factor: password, key, code, and recovery codes shown once', async () => {
  const api = anApi();
  api.on(beginSecondFactor, { address: 'otpauth://totp/OpenOPD:a?secret=ABCD', key: 'ABCDEFGH' });
  const { user } = await renderApp('/account', { as: 'superadmin', api });
  await user.click(await screen.findByRole('button', { name: 'Set up a second factor' }));
  const form = within(await screen.findByRole('form', { name: 'Set up' }));
  await user.type(form.getByLabelText(/^Your password/), 'secret1{Enter}');
  expect(await screen.findByText('ABCD EFGH')).toBeTruthy();
  expect(await screen.findByRole('img', { name: /QR code/ })).toBeTruthy();
  await expectAccessible();

  const wrong = 'The code is not right. Enter the one that your app shows now.';
  api.on(confirmSecondFactor, fail(400, wrong, { fields: { code: wrong } }));
  await user.type(screen.getByLabelText(/^The code that the app shows/), '111111{Enter}');
  expect(await screen.findByText(wrong)).toBeTruthy();
  api.on(confirmSecondFactor, { recovery_codes: CODES });
  api.on(listOwnSessions, [aSession({ is_this: true })]);
  expect(screen.getByText('Safari on iPhone')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Switch on' }));
  for (const code of CODES) expect(await screen.findByText(code)).toBeTruthy();
  await waitFor(() => expect(screen.queryByText('Safari on iPhone')).toBeNull());
  await expectAccessible();
  api.on(getSecondFactor, { ...OFF, since: '2026-11-22T09:00:00.000Z', recovery_codes_left: 10 });
  await user.click(screen.getByRole('button', { name: 'I have kept them' }));
  expect(await screen.findByText(/^On since .*Recovery codes left: 10\.$/)).toBeTruthy();
  expect(screen.queryByText(CODES[0]!)).toBeNull();
});

it('shows who reset the second factor', async () => {
  const api = anApi();
  api.on(getSecondFactor, { ...OFF, reset: { at: '2026-11-22T09:00:00.000Z', by: 'Anita Rao' } });
  await renderApp('/account', { as: 'doctor', api });
  expect(await screen.findByText(/^Anita Rao switched off your second factor on/)).toBeTruthy();
});

it('lets a doctor change what their papers name', async () => {
  const api = anApi();
  const doctor = aUser('doctor');
  const member = aStaffMember({ id: doctor.id, role: 'doctor', qualification: 'MBBS' });
  api.on(getStaffMember, member);
  const { user } = await renderApp('/account', { as: doctor, api });
  const form = within(await screen.findByRole('form', { name: 'On your papers' }));
  await user.type(form.getByLabelText('Qualification'), ', MD');
  await user.type(form.getByLabelText('Registration number'), 'KMC 9');
  api.on(saveOwnCredentials, fail(500, 'The server is busy.'));
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByText('The server is busy.')).toBeTruthy();
  api.on(saveOwnCredentials, { ...member, qualification: 'MBBS, MD', registration: 'KMC 9' });
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Saved. Your next papers name it.')).toBeTruthy();
  expect(api.requests(saveOwnCredentials)[1]?.body).toEqual({
    ...{ qualification: 'MBBS, MD', registration: 'KMC 9' },
  });
  await expectAccessible();
});

it('asks only doctors for a qualification', async () => {
  await renderApp('/account', { as: aUser('lab'), api: anApi() });
  await screen.findByText('Safari on iPhone');
  expect(screen.queryByRole('region', { name: 'On your papers' })).toBeNull();
});

it('lists the person’s sessions, and ends one or all others', async () => {
  const api = anApi();
  api.on(endOneSession, { message: 'The session is ended.' });
  api.on(endOtherSessions, { message: 'Ended.' });
  const { user } = await renderApp('/account', { as: 'doctor', api });
  const sessions = within(await screen.findByRole('region', { name: 'Where you are signed in' }));
  expect(await sessions.findByText('This device')).toBeTruthy();
  expect(sessions.getByText('Safari on iPhone')).toBeTruthy();
  await user.click(sessions.getByRole('button', { name: 'End' }));
  await screen.findByText('The session is ended.');
  await user.click(sessions.getByRole('button', { name: 'End all other sessions' }));
  await screen.findByText('Your other sessions are ended.');
  await expectAccessible();
});

it('offers a PIN only where the clinic shares its computers', async () => {
  await renderApp('/account', { as: aUser('doctor'), api: anApi() });
  await screen.findByText('Safari on iPhone');
  expect(screen.queryByRole('region', { name: 'PIN' })).toBeNull();
});
