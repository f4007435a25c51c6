import { QueryClientProvider } from '@tanstack/react-query';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CLINIC_MESSAGES as M } from '#contract/clinics/clinics.messages.ts';
import {
  getPharmacySettings,
  updatePharmacySettings,
} from '#contract/clinics/pharmacy-settings.endpoints.ts';
import { queryClient } from '#web/lib/api/query-client.ts';
import { apiDouble, fail } from '#web/testing/api-double.ts';
import { somePharmacySettings } from '#web/testing/builders/letterhead.ts';
import { anId } from '#web/testing/builders/people.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { expectAccessible, renderUi } from '#web/testing/render-ui.tsx';
import { PharmacySettingsForm } from './pharmacy-settings.form.tsx';

const READ = '2026-11-20T04:30:00.000Z';
const LATER = '2026-11-21T04:30:00.000Z';
const DAYS = 'Near expiry (days)';

async function open() {
  const api = apiDouble();
  const saved = somePharmacySettings({ nearExpiryDays: 60, updatedAt: READ });
  api.on(getPharmacySettings, saved);
  const { user } = await renderApp('/dashboard/settings', { as: 'pharmacy', api });
  const form = within(await screen.findByRole('form', { name: 'Pharmacy settings' }));
  const write = async (label: string, value: string): Promise<void> => {
    await user.clear(form.getByLabelText(label));
    if (value !== '') await user.type(form.getByLabelText(label), value);
  };
  const save = () => user.click(form.getByRole('button', { name: 'Save pharmacy settings' }));
  return { api, user, form, saved, write, save };
}

describe('the pharmacy’s settings page', () => {
  it('has its sentence until the form is there', async () => {
    const api = apiDouble();
    const sentence = 'Pharmacy settings will be configured here.';
    api.on(getPharmacySettings, fail(503, 'Not available.'));
    const { user } = await renderApp('/dashboard/settings', { as: 'pharmacy', api });
    expect(await screen.findByText(M.loadPharmacySettingsFailed)).toBeTruthy();
    expect(screen.getByText(sentence)).toBeTruthy();
    api.on(getPharmacySettings, somePharmacySettings());
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('form', { name: 'Pharmacy settings' })).toBeTruthy();
    expect(screen.queryByText(sentence)).toBeNull();
  });

  it('sends what was changed', async () => {
    const { api, user, form, saved, write, save } = await open();
    api.on(updatePharmacySettings, { ...saved, updatedAt: LATER });
    await write('Drug licence numbers', '20B: KA-101{Enter}21B: KA-102');
    await user.selectOptions(form.getByLabelText('Label size'), '75 × 50 mm');
    await user.selectOptions(form.getByLabelText('Directions in'), 'hi');
    await write(DAYS, '');
    await save();
    expect(await form.findByText(M.pharmacySettingsUpdated)).toBeTruthy();
    expect(api.requests(updatePharmacySettings).map(({ body }) => body)).toEqual([
      {
        licences: '20B: KA-101\n21B: KA-102',
        labelSize: '75x50',
        directionsLanguage: 'hi',
        nearExpiryDays: null,
        updatedAt: READ,
      },
    ]);
    await expectAccessible();
  });

  it('shows an error beside its field, and sends nothing', async () => {
    const { api, form, write, save } = await open();
    await write('Drug licence numbers', 'a{Enter}b{Enter}c');
    await write(DAYS, '400');
    await save();
    expect(await form.findByText(M.tooManyLicenceLines)).toBeTruthy();
    expect(form.getByText(M.invalidNearExpiryDays)).toBeTruthy();
    expect(api.requests(updatePharmacySettings)).toEqual([]);
  });

  it('shows both versions of a conflict, and sends the chosen one', async () => {
    const { api, user, form, saved, write, save } = await open();
    const theirs = { ...saved, nearExpiryDays: 90, licences: '20B: KA-101', updatedAt: LATER };
    await write(DAYS, '45');
    api.on(updatePharmacySettings, fail(409, M.pharmacySettingsChanged));
    api.on(getPharmacySettings, theirs);
    await save();
    const clash = within(await form.findByRole('region', { name: `Two versions of “${DAYS}”` }));
    expect(clash.getByText('90')).toBeTruthy();
    api.on(updatePharmacySettings, { ...theirs, nearExpiryDays: 45 });
    await user.click(clash.getByRole('button', { name: 'Keep yours' }));
    await save();
    await form.findByText(M.pharmacySettingsUpdated);
    expect(api.requests(updatePharmacySettings)[1]?.body).toEqual({
      nearExpiryDays: 45,
      updatedAt: LATER,
    });
  });

  it('follows what another tab saves', async () => {
    const api = apiDouble();
    api.on(getPharmacySettings, somePharmacySettings({ nearExpiryDays: 60, updatedAt: READ }));
    const { events } = await renderApp('/dashboard/settings', { as: 'pharmacy', api });
    expect(await screen.findByDisplayValue('60')).toBeTruthy();
    api.on(getPharmacySettings, somePharmacySettings({ nearExpiryDays: 90, updatedAt: LATER }));
    events.emit({ topic: 'settings', id: anId() });
    expect(await screen.findByDisplayValue('90')).toBeTruthy();
  });

  it('cannot be edited without the capability', () => {
    const settings = somePharmacySettings({ nearExpiryDays: 60 });
    renderUi(
      <QueryClientProvider client={queryClient}>
        <PharmacySettingsForm settings={settings} readOnly onEdited={() => undefined} />
      </QueryClientProvider>,
    );
    expect(screen.getByLabelText<HTMLInputElement>(DAYS).disabled).toBe(true);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
