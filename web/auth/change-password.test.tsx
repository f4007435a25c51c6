import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { changePassword } from '#contract/auth/auth.endpoints.ts';
import { listOwnSessions } from '#contract/auth/own-sessions.endpoints.ts';
import { getSecondFactor } from '#contract/auth/second-factor.endpoints.ts';
import { type ApiDouble, apiDouble, fail } from '#web/testing/api-double.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { expectAccessible } from '#web/testing/render-ui.tsx';

async function openAndSend(api: ApiDouble, current: string, wanted: string) {
  if (!api.isAnswered(getSecondFactor)) {
    api.on(getSecondFactor, { since: null, recovery_codes_left: 0, reset: null });
    api.on(listOwnSessions, []);
  }
  const { user } = await renderApp('/dashboard', { as: 'user', api });
  await user.click(await screen.findByRole('button', { name: /^Account of/ }));
  await user.click(await screen.findByRole('button', { name: 'My account' }));
  const send = await screen.findByRole('button', { name: 'Change password' });
  if (current) await user.type(await screen.findByLabelText(/^Current password/), current);
  if (wanted) await user.type(await screen.findByLabelText(/^New password/), wanted);
  await user.click(send);
  return user;
}

it.each([
  ['', 'secret2', 'Your current password is required.'],
  ['secret1', '', 'A new password is required.'],
  ['secret1', '12345', 'Password must be at least 6 characters.'],
])('current "%s" and new "%s": %s', async (current, wanted, message) => {
  await openAndSend(apiDouble(), current, wanted);
  expect(await screen.findByText(message)).toBeTruthy();
  await expectAccessible();
});

it('shows a wrong current password beside the field', async () => {
  const api = apiDouble();
  const message = 'The current password is not right.';
  api.on(changePassword, fail(400, message, { fields: { currentPassword: message } }));
  await openAndSend(api, 'wrong', 'secret2');
  expect(await screen.findAllByText(message)).toHaveLength(1);
});

it('shows an error without a field on top', async () => {
  const api = apiDouble();
  api.on(changePassword, fail(503, 'The service is not available right now.'));
  await openAndSend(api, 'secret1', 'secret2');
  expect(await screen.findByText('The service is not available right now.')).toBeTruthy();
});

it('changes it, shows a message and clears the fields', async () => {
  const api = apiDouble();
  api.on(changePassword, { message: 'Changed.' });
  await openAndSend(api, 'secret1', 'secret2');
  await screen.findByText('Your password is changed. Other devices are logged out.');
  const field = screen.getByLabelText<HTMLInputElement>(/^Current password/);
  await waitFor(() => expect(field.value).toBe(''));
  // The list of sessions on the same page is read again.
  await waitFor(() => expect(api.requests(listOwnSessions)).toHaveLength(2));
  expect(api.requests(changePassword)[0]?.body).toEqual({
    currentPassword: 'secret1',
    newPassword: 'secret2',
  });
});
