import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { getAiStatus } from '#contract/ai/ai.endpoints.ts';
import { AI_MESSAGES } from '#contract/ai/ai.messages.ts';
import { getClinicSettings, updateClinicSettings } from '#contract/clinics/clinics.endpoints.ts';
import { paise } from '#contract/kernel/numbers/money.ts';
import { fail } from '#web/testing/api-double.ts';
import {
  LATER,
  openSettings,
  SETTINGS,
  saveSettings,
  settingsApi,
  settingsField,
} from '#web/testing/pages/clinic-settings.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { expectAccessible } from '#web/testing/render-ui.tsx';
import { holdTime, pass } from '#web/testing/timers.ts';

const INVALID = 'Invalid charge amount. Please enter non-negative numbers for all fields.';

it('expands by the toggle, saves only changed fields, and shows a message for 3 s', async () => {
  holdTime();
  const api = settingsApi();
  const { user } = await openSettings(api);
  expect(settingsField(/^Admission charge/).value).toBe('500.00');
  expect(settingsField(/^AI memory/).value).toBe('Prefers generics.');
  expect(saveSettings().getAttribute('aria-disabled')).toBe('true');
  await expectAccessible();

  const saved = { ...SETTINGS, perDayCharge: paise(120_000), clinicWideSystemPrompt: 'Be brief.' };
  api.on(updateClinicSettings, {
    settings: { ...saved, clinicWideSystemPromptUpdatedAt: LATER },
  });
  await user.clear(settingsField(/^Per-day charge/));
  await user.type(settingsField(/^Per-day charge/), '1200');
  await user.type(settingsField(/^Clinic-wide system prompt/), 'Be brief.');
  await user.dblClick(saveSettings());
  await screen.findByText('Clinic settings updated successfully!');
  expect(api.requests(updateClinicSettings).map(({ body }) => body)).toEqual([
    {
      perDayCharge: 120_000,
      clinicWideSystemPrompt: 'Be brief.',
      clinicWideSystemPromptUpdatedAt: null,
    },
  ]);
  expect(settingsField(/^Per-day charge/).value).toBe('1200.00');
  expect(saveSettings().getAttribute('aria-disabled')).toBe('true');
  await pass(2_000);
  expect(screen.getByText('Clinic settings updated successfully!')).toBeTruthy();
  await pass(1_100);
  expect(screen.queryByText('Clinic settings updated successfully!')).toBeNull();
});

it.each(['-1', 'ten', '', '1.005'])('refuses the charge "%s"', async (typed) => {
  const api = settingsApi();
  const { user } = await openSettings(api);
  await user.clear(settingsField(/^Other charges/));
  if (typed) await user.type(settingsField(/^Other charges/), typed);
  await user.click(saveSettings());
  expect(await screen.findByText(INVALID)).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(settingsField(/^Other charges/)));
  expect(api.requests(updateClinicSettings)).toHaveLength(0);
});

it('shows why the server refused, and keeps the input', async () => {
  const api = settingsApi();
  const { user } = await openSettings(api);
  api.on(updateClinicSettings, fail(503, 'Not available.'));
  await user.type(settingsField(/^AI memory/), ' Short notes.');
  await user.click(saveSettings());
  expect(await screen.findByText('Update failed: Not available.')).toBeTruthy();
  expect(settingsField(/^AI memory/).value).toBe('Prefers generics. Short notes.');
});

it('confirms before unsaved changes are left, also by its own toggle', async () => {
  const { user } = await openSettings();
  await user.type(settingsField(/^AI memory/), ' Mine.');
  await user.click(screen.getByRole('button', { name: 'Settings' }));
  await user.click(await screen.findByRole('button', { name: 'Stay' }));
  expect(settingsField(/^AI memory/).value).toBe('Prefers generics. Mine.');
  await user.click(screen.getByRole('button', { name: 'Settings' }));
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(screen.queryByLabelText(/^AI memory/)).toBeNull());
});

it('shows that the settings could not be loaded, and retries', async () => {
  const api = settingsApi();
  api.on(getClinicSettings, fail(503, 'Not available.'));
  const { user } = await renderApp('/dashboard?settings=open', { as: 'admin', api });
  expect(await screen.findByText('Failed to load settings: Not available.')).toBeTruthy();
  api.on(getClinicSettings, { settings: SETTINGS });
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByLabelText(/^AI memory/)).toBeTruthy();
});

it('shows when the server’s AI model is reserved for other clinics', async () => {
  const api = settingsApi();
  api.on(getAiStatus, { source: 'offline', withheld: true });
  await openSettings(api);
  expect(await screen.findByText(AI_MESSAGES.modelWithheld)).toBeTruthy();
});

it('closes notes some hours after a visit, when the switch is on', async () => {
  const api = settingsApi();
  let settings = SETTINGS;
  api.on(getClinicSettings, () => ({ settings }));
  api.on(updateClinicSettings, ({ body }) => {
    const { locksNotes = settings.locksNotes, noteLockHours = settings.noteLockHours } = body;
    settings = { ...settings, locksNotes, noteLockHours };
    return { settings };
  });
  const { user } = await openSettings(api);
  expect(screen.queryByLabelText('Hours until a note closes')).toBeNull();
  await user.click(screen.getByRole('switch', { name: /^Close notes/ }));
  const hours = await screen.findByLabelText<HTMLInputElement>('Hours until a note closes');
  expect(hours.value).toBe('1');
  await user.clear(hours);
  await user.type(hours, '0{Enter}');
  await screen.findByText('Please enter whole hours between 1 and 720.');
  await user.clear(hours);
  await user.type(hours, '24{Enter}');
  await waitFor(() => expect(settings).toMatchObject({ locksNotes: true, noteLockHours: 24 }));
  await expectAccessible();
});

it('calls booked patients at their time once the admin chooses it', async () => {
  const api = settingsApi();
  let settings = SETTINGS;
  api.on(getClinicSettings, () => ({ settings }));
  api.on(updateClinicSettings, ({ body }) => {
    settings = { ...settings, callOrder: body.callOrder ?? settings.callOrder };
    return { settings };
  });
  const { user } = await openSettings(api);
  const order = screen.getByLabelText<HTMLSelectElement>('Patients are called');
  expect(order.value).toBe('arrival');
  await user.selectOptions(order, 'Booked patients at their time');
  await waitFor(() => expect(settings.callOrder).toBe('booked'));
  expect(order.value).toBe('booked');
});
