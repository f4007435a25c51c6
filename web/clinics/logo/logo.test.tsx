import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { getAiStatus } from '#contract/ai/ai.endpoints.ts';
import { getClinicSettings } from '#contract/clinics/clinics.endpoints.ts';
import { CLINIC_MESSAGES as M } from '#contract/clinics/clinics.messages.ts';
import { getLetterhead } from '#contract/clinics/letterhead.endpoints.ts';
import { deleteLogo, getLogo, putLogo } from '#contract/clinics/logo.endpoints.ts';
import { getOverview } from '#contract/overview/overview.endpoints.ts';
import { listQueue } from '#contract/queue/queue.endpoints.ts';
import { listStaff } from '#contract/staff/staff.endpoints.ts';
import { type ApiDouble, apiDouble, fail } from '#web/testing/api-double.ts';
import { aLetterhead } from '#web/testing/builders/letterhead.ts';
import { anOverview } from '#web/testing/builders/overview.ts';
import { SETTINGS } from '#web/testing/builders/visit-double.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { expectAccessible } from '#web/testing/render-ui.tsx';

const LOGO = { version: '2026-11-21T04:30:00.000Z', width: 200, height: 100 };
const png = (type = 'image/png', size = 4) =>
  new File([new Uint8Array(size)], 'logo.png', { type });
const srcOf = (picture: Element | null | undefined) => picture?.getAttribute('src');

function anApi(logo: typeof LOGO | null = null): ApiDouble {
  const api = apiDouble();
  api.on(listQueue, []);
  api.on(listStaff, []);
  api.on(getOverview, anOverview());
  api.on(getAiStatus, { source: 'offline' });
  api.on(getClinicSettings, { settings: SETTINGS });
  api.on(getLetterhead, aLetterhead({ logo }));
  api.onRaw(getLogo, () => new Response('png', { headers: { 'content-type': 'image/png' } }));
  return api;
}

async function openSettings(api: ApiDouble) {
  const { user } = await renderApp('/dashboard?settings=open', { as: 'admin', api });
  const panel = within(await screen.findByRole('region', { name: 'Clinic settings' }));
  await panel.findByText(/PNG or JPEG/);
  const field = () => document.querySelector<HTMLInputElement>('input[type="file"][accept*="png"]');
  return { user, panel, choose: (file: File) => user.upload(field()!, file) };
}

it('stands in the header of every role, beside the clinic’s name', async () => {
  const api = anApi(LOGO);
  await renderApp('/dashboard', { as: 'receptionist', api });
  const header = (await screen.findByText('Welcome, Asha Rao')).closest('header');
  await waitFor(() =>
    expect(srcOf(header?.querySelector('img'))).toBe(`data:image/png;base64,${btoa('png')}`),
  );
  expect(api.requests(getLogo)[0]?.query).toEqual({ version: LOGO.version });
  await expectAccessible();
});

it('is not asked for without one', async () => {
  const api = anApi();
  await renderApp('/dashboard', { as: 'receptionist', api });
  await waitFor(() => expect(api.requests(getLetterhead)).toHaveLength(1));
  expect(api.requests(getLogo)).toHaveLength(0);
});

it('is chosen, shown at once, and removed', async () => {
  const api = anApi();
  api.on(putLogo, aLetterhead({ logo: LOGO }));
  api.on(deleteLogo, aLetterhead());
  const { user, panel, choose } = await openSettings(api);
  await choose(png());
  expect(await panel.findByRole('img', { name: 'The clinic’s logo' })).not.toBeNull();
  expect(api.requests(putLogo)[0]?.file).toMatchObject({ type: 'image/png' });
  await expectAccessible();
  await user.click(panel.getByRole('button', { name: 'Remove' }));
  expect(await panel.findByText('No logo')).not.toBeNull();
});

it.each([
  ['too large', png('image/png', 512_001), M.logoTooLarge],
  ['refused', png(), M.logoBroken],
])('shows the reason when it was not saved: %s', async (_, file, message) => {
  const api = anApi();
  api.on(putLogo, fail(400, M.logoBroken));
  const { panel, choose } = await openSettings(api);
  await choose(file);
  expect(await panel.findByText(message)).not.toBeNull();
  expect(panel.getByText('No logo')).not.toBeNull();
});
