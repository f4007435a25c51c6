import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { getCurrentUser } from '#contract/auth/auth.endpoints.ts';
import { getClinicSettings, updateClinicSettings } from '#contract/clinics/clinics.endpoints.ts';
import { anId, aUser } from '#web/testing/builders/people.ts';
import { openSettings, SETTINGS, settingsApi } from '#web/testing/pages/clinic-settings.ts';
import { expectAccessible } from '#web/testing/render-ui.tsx';

it('lets the owner correct the clinic’s name, also in the header', async () => {
  const api = settingsApi();
  const owner = aUser('admin', { is_owner: true });
  let name = 'Rao Clinic';
  api.on(getCurrentUser, () => ({ ...owner, clinic_name: name }));
  api.on(getClinicSettings, () => ({ settings: { ...SETTINGS, name } }));
  api.on(updateClinicSettings, ({ body }) => {
    name = body.name ?? name;
    return { settings: { ...SETTINGS, name } };
  });
  const { user } = await openSettings(api, owner);
  const typed = screen.getByLabelText<HTMLInputElement>('Clinic name');
  await user.clear(typed);
  await user.tab();
  expect(await screen.findByText('Clinic name is required.')).toBeTruthy();
  await expectAccessible();
  await user.type(typed, ' Rao Polyclinic{Enter}');
  expect(await screen.findByText('Rao Polyclinic')).toBeTruthy();
  expect(typed.value).toBe('Rao Polyclinic');
  expect(api.requests(updateClinicSettings).map(({ body }) => body)).toEqual([
    { name: 'Rao Polyclinic' },
  ]);
});

it('shows a name that the owner changed elsewhere, and has no field for another admin', async () => {
  const api = settingsApi();
  const admin = aUser('admin', { is_owner: false });
  api.on(getCurrentUser, admin);
  const { events } = await openSettings(api, admin);
  expect(screen.queryByLabelText('Clinic name')).toBeNull();
  api.on(getCurrentUser, { ...admin, clinic_name: 'Rao Polyclinic' });
  events.emit({ topic: 'settings', id: anId() });
  expect(await screen.findByText('Rao Polyclinic')).toBeTruthy();
});
