import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { confirmBackupKey, getClinicHealth } from '#contract/backup/health.endpoints.ts';
import { HEALTH_MESSAGES } from '#contract/backup/health.messages.ts';
import { listPeople } from '#contract/owner/owner.endpoints.ts';
import { apiDouble, fail } from '#web/testing/api-double.ts';
import { aHealth } from '#web/testing/builders/health.ts';
import { aUser } from '#web/testing/builders/people.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { expectAccessible } from '#web/testing/render-ui.tsx';

const OWNER = aUser('admin', { is_owner: true });

it('shows the owner that all is well, with the times of the last backup and copy', async () => {
  const api = apiDouble();
  api.on(listPeople, []);
  api.on(getClinicHealth, aHealth());
  const { user } = await renderApp('/admin/owner', { as: OWNER, api });
  await user.click(await screen.findByRole('tab', { name: 'Backups and clock' }));
  expect(await screen.findByText(HEALTH_MESSAGES.allWell)).toBeTruthy();
  expect(screen.getAllByText('22 Nov 2026, 2:07 am')).toHaveLength(2);
  const key = screen.getByText('Key of the backups').nextElementSibling;
  expect(key?.textContent).toMatch(/^K7QX-9M3T\. Only the key of this name/);
  expect(screen.queryByRole('alert')).toBeNull();
  await expectAccessible();
});

it('alerts the owner to a failure, with the reason and what to do', async () => {
  const api = apiDouble();
  const copy_failure = { at: '2026-11-21T20:37:05.000Z', reason: 'missing' as const };
  api.on(
    getClinicHealth,
    aHealth({
      backups: { copy_failure, copied_at: null },
      clock: { state: 'behind', last_write_at: '2026-11-23T04:29:00.000Z' },
      alerts: ['copy-failed', 'clock-behind'],
    }),
  );
  await renderApp('/admin/owner?section=health', { as: OWNER, api });
  const [copy, clock] = await screen.findAllByRole('alert');
  expect(
    within(copy!).getByText('The last backup was not copied to the second folder'),
  ).toBeTruthy();
  expect(copy!.textContent).toContain('The folder is not there. (22 Nov 2026, 2:07 am)');
  expect(copy!.textContent).toContain('Is its disk plugged in?');
  expect(clock!.textContent).toContain('Set the computer’s date and time.');
  expect(screen.queryByText(HEALTH_MESSAGES.allWell)).toBeNull();
  await expectAccessible();
});

it('does not show that all is well before the first backup', async () => {
  const api = apiDouble();
  api.on(getClinicHealth, aHealth({ backups: { backed_up_at: null, copied_at: null } }));
  await renderApp('/admin/owner?section=health', { as: OWNER, api });
  expect(await screen.findByText(HEALTH_MESSAGES.firstBackup)).toBeTruthy();
  expect(screen.queryByText(HEALTH_MESSAGES.allWell)).toBeNull();
});

it('shows that the first copy is still pending', async () => {
  const api = apiDouble();
  api.on(getClinicHealth, aHealth({ backups: { copied_at: null } }));
  await renderApp('/admin/owner?section=health', { as: OWNER, api });
  expect(await screen.findByText(HEALTH_MESSAGES.firstCopy)).toBeTruthy();
});

it('reminds of the key until a person confirms that it is on paper', async () => {
  const api = apiDouble();
  api.on(getClinicHealth, aHealth({ backups: { key_kept_at: null } }));
  const { user } = await renderApp('/admin/owner?section=health', { as: OWNER, api });
  expect(await screen.findByText(HEALTH_MESSAGES.keyReminder)).toBeTruthy();
  await expectAccessible();
  api.on(confirmBackupKey, aHealth());
  api.on(getClinicHealth, aHealth());
  await user.click(screen.getByRole('button', { name: 'It is on paper' }));
  await screen.findByText(HEALTH_MESSAGES.keyConfirmed);
  await waitFor(() => expect(screen.queryByText(HEALTH_MESSAGES.keyReminder)).toBeNull());
  expect(api.requests(confirmBackupKey)[0]?.body).toEqual({ key: 'K7QX-9M3T' });
});

it('leaves the key to the administrator of a server with several clinics', async () => {
  const api = apiDouble();
  api.on(getClinicHealth, aHealth({ may_confirm_key: false, backups: { key_kept_at: null } }));
  await renderApp('/admin/owner?section=health', { as: OWNER, api });
  expect(await screen.findByText(HEALTH_MESSAGES.keyByOperator)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'It is on paper' })).toBeNull();
});

it('shows that it could not be loaded', async () => {
  const api = apiDouble();
  api.on(getClinicHealth, fail(500, ''));
  await renderApp('/admin/owner?section=health', { as: OWNER, api });
  expect(await screen.findByText(HEALTH_MESSAGES.loadFailed)).toBeTruthy();
});
