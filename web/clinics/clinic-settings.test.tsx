import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { getAiStatus } from '#contract/ai/ai.endpoints.ts';
import { AI_MESSAGES } from '#contract/ai/ai.messages.ts';
import { getCurrentUser } from '#contract/auth/auth.endpoints.ts';
import type { CurrentUser } from '#contract/auth/auth.ts';
import type { ClinicSettings } from '#contract/clinics/clinic-settings.ts';
import { getClinicSettings, updateClinicSettings } from '#contract/clinics/clinics.endpoints.ts';
import { paise } from '#contract/kernel/numbers/money.ts';
import { getOverview } from '#contract/overview/overview.endpoints.ts';
import { listQueue } from '#contract/queue/queue.endpoints.ts';
import { listStaff } from '#contract/staff/staff.endpoints.ts';
import { type ApiDouble, apiDouble, fail } from '#web/testing/api-double.ts';
import { anOverview } from '#web/testing/builders/overview.ts';
import { anId, aUser } from '#web/testing/builders/people.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { expectAccessible } from '#web/testing/render-ui.tsx';
import { holdTime, pass } from '#web/testing/timers.ts';

const BEFORE = '2026-11-20T04:30:00.000Z';
const LATER = '2026-11-21T04:30:00.000Z';

const SETTINGS: ClinicSettings = {
  name: 'Rao Clinic',
  admissionCharge: paise(50_000),
  perDayCharge: paise(100_050),
  otherCharges: paise(0),
  aiMemory: 'Prefers generics.',
  aiMemoryUpdatedAt: BEFORE,
  clinicWideSystemPrompt: '',
  clinicWideSystemPromptUpdatedAt: null,
  askBeforeApplying: true,
  sharedComputers: false,
  lockAfterMinutes: 5,
  locksNotes: false,
  noteLockHours: 1,
  callOrder: 'arrival',
  unpaidGoods: 'allow',
  discountLimitPercentage: null,
  discountLimitAmount: null,
  discountsAboveLimit: 'allow',
};
const INVALID = 'Invalid charge amount. Please enter non-negative numbers for all fields.';

function anApi(): ApiDouble {
  const api = apiDouble();
  api.on(listQueue, []);
  api.on(getOverview, anOverview());
  api.on(listStaff, []);
  api.on(getClinicSettings, { settings: SETTINGS });
  api.on(getAiStatus, { source: 'offline' });
  return api;
}

async function open(api = anApi(), as: CurrentUser | 'admin' = 'admin') {
  const app = await renderApp('/dashboard', { as, api });
  await app.user.click(await screen.findByRole('button', { name: 'Settings' }));
  await screen.findByRole('button', { name: 'Save settings' });
  return app;
}

const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const save = () => screen.getByRole('button', { name: 'Save settings' });

it('expands by the toggle, saves only changed fields, and shows a message for 3 s', async () => {
  holdTime();
  const api = anApi();
  const { user } = await open(api);
  expect(field(/^Admission charge/).value).toBe('500.00');
  expect(field(/^AI memory/).value).toBe('Prefers generics.');
  expect(save().getAttribute('aria-disabled')).toBe('true');
  await expectAccessible();

  const saved = { ...SETTINGS, perDayCharge: paise(120_000), clinicWideSystemPrompt: 'Be brief.' };
  api.on(updateClinicSettings, {
    settings: { ...saved, clinicWideSystemPromptUpdatedAt: LATER },
  });
  await user.clear(field(/^Per-day charge/));
  await user.type(field(/^Per-day charge/), '1200');
  await user.type(field(/^Clinic-wide system prompt/), 'Be brief.');
  await user.dblClick(save());
  await screen.findByText('Clinic settings updated successfully!');
  expect(api.requests(updateClinicSettings).map(({ body }) => body)).toEqual([
    {
      perDayCharge: 120_000,
      clinicWideSystemPrompt: 'Be brief.',
      clinicWideSystemPromptUpdatedAt: null,
    },
  ]);
  expect(field(/^Per-day charge/).value).toBe('1200.00');
  expect(save().getAttribute('aria-disabled')).toBe('true');
  await pass(2_000);
  expect(screen.getByText('Clinic settings updated successfully!')).toBeTruthy();
  await pass(1_100);
  expect(screen.queryByText('Clinic settings updated successfully!')).toBeNull();
});

it.each(['-1', 'ten', '', '1.005'])('refuses the charge "%s"', async (typed) => {
  const api = anApi();
  const { user } = await open(api);
  await user.clear(field(/^Other charges/));
  if (typed) await user.type(field(/^Other charges/), typed);
  await user.click(save());
  expect(await screen.findByText(INVALID)).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(field(/^Other charges/)));
  expect(api.requests(updateClinicSettings)).toHaveLength(0);
});

it('shows why the server refused, and keeps the input', async () => {
  const api = anApi();
  const { user } = await open(api);
  api.on(updateClinicSettings, fail(503, 'Not available.'));
  await user.type(field(/^AI memory/), ' Short notes.');
  await user.click(save());
  expect(await screen.findByText('Update failed: Not available.')).toBeTruthy();
  expect(field(/^AI memory/).value).toBe('Prefers generics. Short notes.');
});

it('shows both texts when two people change one, and loses neither', async () => {
  const api = anApi();
  const { user, events } = await open(api);
  await user.type(field(/^AI memory/), ' Mine.');
  const theirs = { ...SETTINGS, aiMemory: 'Theirs.', aiMemoryUpdatedAt: LATER };
  const update = { ...theirs, otherCharges: paise(2_500) };
  api.on(getClinicSettings, { settings: update });
  events.emit({ topic: 'settings', id: anId() });

  const clash = within(await screen.findByRole('region', { name: 'Two versions of “AI memory”' }));
  expect(clash.getByText('Theirs.')).toBeTruthy();
  expect(clash.getByText('Prefers generics. Mine.')).toBeTruthy();
  // An untouched field follows the other person's change.
  expect(field(/^Other charges/).value).toBe('25.00');
  expect(save().getAttribute('aria-disabled')).toBe('true');
  await expectAccessible();

  await user.click(clash.getByRole('button', { name: 'Keep yours' }));
  api.on(updateClinicSettings, {
    settings: { ...update, aiMemory: 'Prefers generics. Mine.', aiMemoryUpdatedAt: LATER },
  });
  await user.click(save());
  await screen.findByText('Clinic settings updated successfully!');
  expect(api.requests(updateClinicSettings)[0]?.body).toEqual({
    aiMemory: 'Prefers generics. Mine.',
    aiMemoryUpdatedAt: LATER,
  });
});

it('refetches a newer text after an event', async () => {
  const api = anApi();
  const { user } = await open(api);
  await user.type(field(/^AI memory/), ' Mine.');
  const refusal = 'Somebody else has changed this text meanwhile.';
  api.on(updateClinicSettings, fail(409, refusal));
  api.on(getClinicSettings, {
    settings: { ...SETTINGS, aiMemory: 'Theirs.', aiMemoryUpdatedAt: LATER },
  });
  await user.click(save());
  expect(await screen.findByText(`Update failed: ${refusal}`)).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: 'Take theirs' }));
  expect(field(/^AI memory/).value).toBe('Theirs.');
  expect(screen.queryByRole('region', { name: /^Two versions/ })).toBeNull();
});

it('confirms before unsaved changes are left, also by its own toggle', async () => {
  const { user } = await open();
  await user.type(field(/^AI memory/), ' Mine.');
  await user.click(screen.getByRole('button', { name: 'Settings' }));
  await user.click(await screen.findByRole('button', { name: 'Stay' }));
  expect(field(/^AI memory/).value).toBe('Prefers generics. Mine.');
  await user.click(screen.getByRole('button', { name: 'Settings' }));
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(screen.queryByLabelText(/^AI memory/)).toBeNull());
});

it('shows that the settings could not be loaded, and retries', async () => {
  const api = anApi();
  api.on(getClinicSettings, fail(503, 'Not available.'));
  const { user } = await renderApp('/dashboard?settings=open', { as: 'admin', api });
  expect(await screen.findByText('Failed to load settings: Not available.')).toBeTruthy();
  api.on(getClinicSettings, { settings: SETTINGS });
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByLabelText(/^AI memory/)).toBeTruthy();
});

it('shows when the server’s AI model is reserved for other clinics', async () => {
  const api = anApi();
  api.on(getAiStatus, { source: 'offline', withheld: true });
  await open(api);
  expect(await screen.findByText(AI_MESSAGES.modelWithheld)).toBeTruthy();
});

it('closes notes some hours after a visit, when the switch is on', async () => {
  const api = anApi();
  let settings = SETTINGS;
  api.on(getClinicSettings, () => ({ settings }));
  api.on(updateClinicSettings, ({ body }) => {
    const { locksNotes = settings.locksNotes, noteLockHours = settings.noteLockHours } = body;
    settings = { ...settings, locksNotes, noteLockHours };
    return { settings };
  });
  const { user } = await open(api);
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

it('lets the owner correct the clinic’s name, also in the header', async () => {
  const api = anApi();
  const owner = aUser('admin', { is_owner: true });
  let name = 'Rao Clinic';
  api.on(getCurrentUser, () => ({ ...owner, clinic_name: name }));
  api.on(getClinicSettings, () => ({ settings: { ...SETTINGS, name } }));
  api.on(updateClinicSettings, ({ body }) => {
    name = body.name ?? name;
    return { settings: { ...SETTINGS, name } };
  });
  const { user } = await open(api, owner);
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
  const api = anApi();
  const admin = aUser('admin', { is_owner: false });
  api.on(getCurrentUser, admin);
  const { events } = await open(api, admin);
  expect(screen.queryByLabelText('Clinic name')).toBeNull();
  api.on(getCurrentUser, { ...admin, clinic_name: 'Rao Polyclinic' });
  events.emit({ topic: 'settings', id: anId() });
  expect(await screen.findByText('Rao Polyclinic')).toBeTruthy();
});

it('calls booked patients at their time once the admin chooses it', async () => {
  const api = anApi();
  let settings = SETTINGS;
  api.on(getClinicSettings, () => ({ settings }));
  api.on(updateClinicSettings, ({ body }) => {
    settings = { ...settings, callOrder: body.callOrder ?? settings.callOrder };
    return { settings };
  });
  const { user } = await open(api);
  const order = screen.getByLabelText<HTMLSelectElement>('Patients are called');
  expect(order.value).toBe('arrival');
  await user.selectOptions(order, 'Booked patients at their time');
  await waitFor(() => expect(settings.callOrder).toBe('booked'));
  expect(order.value).toBe('booked');
});
