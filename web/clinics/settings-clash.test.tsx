import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { getClinicSettings, updateClinicSettings } from '#contract/clinics/clinics.endpoints.ts';
import { paise } from '#contract/kernel/numbers/money.ts';
import { fail } from '#web/testing/api-double.ts';
import { anId } from '#web/testing/builders/people.ts';
import {
  LATER,
  openSettings,
  SETTINGS,
  saveSettings,
  settingsApi,
  settingsField,
} from '#web/testing/pages/clinic-settings.ts';
import { expectAccessible } from '#web/testing/render-ui.tsx';

it('shows both texts when two people change one, and loses neither', async () => {
  const api = settingsApi();
  const { user, events } = await openSettings(api);
  await user.type(settingsField(/^AI memory/), ' Mine.');
  const theirs = { ...SETTINGS, aiMemory: 'Theirs.', aiMemoryUpdatedAt: LATER };
  const update = { ...theirs, otherCharges: paise(2_500) };
  api.on(getClinicSettings, { settings: update });
  events.emit({ topic: 'settings', id: anId() });

  const clash = within(await screen.findByRole('region', { name: 'Two versions of “AI memory”' }));
  expect(clash.getByText('Theirs.')).toBeTruthy();
  expect(clash.getByText('Prefers generics. Mine.')).toBeTruthy();
  // An untouched field follows the other person's change.
  expect(settingsField(/^Other charges/).value).toBe('25.00');
  expect(saveSettings().getAttribute('aria-disabled')).toBe('true');
  await expectAccessible();

  await user.click(clash.getByRole('button', { name: 'Keep yours' }));
  api.on(updateClinicSettings, {
    settings: { ...update, aiMemory: 'Prefers generics. Mine.', aiMemoryUpdatedAt: LATER },
  });
  await user.click(saveSettings());
  await screen.findByText('Clinic settings updated successfully!');
  expect(api.requests(updateClinicSettings)[0]?.body).toEqual({
    aiMemory: 'Prefers generics. Mine.',
    aiMemoryUpdatedAt: LATER,
  });
});

it('refetches a newer text after an event', async () => {
  const api = settingsApi();
  const { user } = await openSettings(api);
  await user.type(settingsField(/^AI memory/), ' Mine.');
  const refusal = 'Somebody else has changed this text meanwhile.';
  api.on(updateClinicSettings, fail(409, refusal));
  api.on(getClinicSettings, {
    settings: { ...SETTINGS, aiMemory: 'Theirs.', aiMemoryUpdatedAt: LATER },
  });
  await user.click(saveSettings());
  expect(await screen.findByText(`Update failed: ${refusal}`)).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: 'Take theirs' }));
  expect(settingsField(/^AI memory/).value).toBe('Theirs.');
  expect(screen.queryByRole('region', { name: /^Two versions/ })).toBeNull();
});
