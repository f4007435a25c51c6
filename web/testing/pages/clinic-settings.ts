import { screen } from '@testing-library/react';
import { getAiStatus } from '#contract/ai/ai.endpoints.ts';
import type { CurrentUser } from '#contract/auth/auth.ts';
import type { ClinicSettings } from '#contract/clinics/clinic-settings.ts';
import { getClinicSettings } from '#contract/clinics/clinics.endpoints.ts';
import { paise } from '#contract/kernel/numbers/money.ts';
import { getOverview } from '#contract/overview/overview.endpoints.ts';
import { listQueue } from '#contract/queue/queue.endpoints.ts';
import { listStaff } from '#contract/staff/staff.endpoints.ts';
import { type ApiDouble, apiDouble } from '#web/testing/api-double.ts';
import { anOverview } from '#web/testing/builders/overview.ts';
import { SETTINGS as PLAIN_SETTINGS } from '#web/testing/builders/visit-double.ts';
import { renderApp } from '#web/testing/render-app.tsx';

const BEFORE = '2026-11-20T04:30:00.000Z';
/** When a text was changed since. */
export const LATER = '2026-11-21T04:30:00.000Z';

export const SETTINGS: ClinicSettings = {
  ...PLAIN_SETTINGS,
  admissionCharge: paise(50_000),
  perDayCharge: paise(100_050),
  aiMemory: 'Prefers generics.',
  aiMemoryUpdatedAt: BEFORE,
};

/** An API with these settings and an empty queue. */
export function settingsApi(): ApiDouble {
  const api = apiDouble();
  api.on(listQueue, []);
  api.on(getOverview, anOverview());
  api.on(listStaff, []);
  api.on(getClinicSettings, { settings: SETTINGS });
  api.on(getAiStatus, { source: 'offline' });
  return api;
}

/** Opens the clinic's settings on the overview. */
export async function openSettings(api = settingsApi(), as: CurrentUser | 'admin' = 'admin') {
  const app = await renderApp('/dashboard', { as, api });
  await app.user.click(await screen.findByRole('button', { name: 'Settings' }));
  await screen.findByRole('button', { name: 'Save settings' });
  return app;
}

export const settingsField = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label);
export const saveSettings = () => screen.getByRole('button', { name: 'Save settings' });
