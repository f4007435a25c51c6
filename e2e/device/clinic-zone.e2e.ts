import { getCurrentUser } from '#contract/auth/auth.endpoints.ts';
import { formatTime } from '#contract/kernel/dates.ts';
import { call } from '../rig/api.ts';
import { expect, test } from '../rig/journey.ts';

test('a browser in New York shows the clinic’s clock', async ({ open, url, clinic }) => {
  const desk = await clinic.hire('receptionist');
  const { id } = await clinic.register('Meena Pillai');
  const { created_at } = await clinic.queue(id);
  const { time_zone } = await call(url, getCurrentUser, {}, { token: desk.token });

  const page = await open(desk, { at: '/dashboard', timezoneId: 'America/New_York' });
  const row = page.getByRole('row', { name: /Meena Pillai/ });
  await expect(row).toContainText(formatTime(created_at, time_zone));
  await expect(row).not.toContainText(formatTime(created_at, 'America/New_York'));
});
