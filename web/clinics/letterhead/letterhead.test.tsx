import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { getAiStatus } from '#contract/ai/ai.endpoints.ts';
import { getClinicSettings } from '#contract/clinics/clinics.endpoints.ts';
import { CLINIC_MESSAGES as M } from '#contract/clinics/clinics.messages.ts';
import { getLetterhead, updateLetterhead } from '#contract/clinics/letterhead.endpoints.ts';
import { getOverview } from '#contract/overview/overview.endpoints.ts';
import { listQueue } from '#contract/queue/queue.endpoints.ts';
import { listStaff } from '#contract/staff/staff.endpoints.ts';
import { apiDouble, fail } from '#web/testing/api-double.ts';
import { aLetterhead } from '#web/testing/builders/letterhead.ts';
import { anOverview } from '#web/testing/builders/overview.ts';
import { SETTINGS } from '#web/testing/builders/visit-double.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { expectAccessible } from '#web/testing/render-ui.tsx';

const GSTIN = '29AAGCB7383J1Z4';
const READ = '2026-11-20T04:30:00.000Z';
const LATER = '2026-11-21T04:30:00.000Z';

async function open(saved = aLetterhead({ phone: '080 1', updatedAt: READ })) {
  const api = apiDouble();
  api.on(listQueue, []);
  api.on(getOverview, anOverview());
  api.on(listStaff, []);
  api.on(getLetterhead, saved);
  api.on(getAiStatus, { source: 'offline' });
  api.on(getClinicSettings, { settings: SETTINGS });
  const { user } = await renderApp('/dashboard?settings=open', { as: 'admin', api });
  const form = within(await screen.findByRole('form', { name: 'Letterhead and tax' }));
  const write = async (label: string, value: string): Promise<void> => {
    await user.clear(form.getByLabelText(label));
    await user.type(form.getByLabelText(label), value);
  };
  const save = () => user.click(form.getByRole('button', { name: 'Save letterhead and tax' }));
  return { api, user, form, write, save };
}

it('requires a valid GSTIN before a tax is charged, and sends the whole letterhead', async () => {
  const { api, form, write, save } = await open();
  await write('Pharmacy (%)', '12.5');
  await save();
  expect(await form.findByText(M.gstinNeeded)).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(form.getByLabelText(/^GSTIN/)));
  await write('GSTIN', GSTIN.replace('4', '5'));
  await save();
  expect(await form.findByText(M.invalidGstin)).toBeTruthy();
  expect(api.requests(updateLetterhead)).toEqual([]);

  const saved = aLetterhead({ phone: '080 1', gstin: GSTIN, updatedAt: LATER });
  const taxRates = { ...saved.taxRates, pharmacy: 1_250 };
  api.on(updateLetterhead, { ...saved, taxRates });
  await write('GSTIN', GSTIN);
  await save();
  // In sight of the button: the top of the form is far away on a phone.
  const told = await form.findByText(M.letterheadUpdated);
  const following = form.getByLabelText(/^Admission/).compareDocumentPosition(told);
  expect(following).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  const [sent] = api.requests(updateLetterhead);
  expect(sent?.body).toMatchObject({ phone: '080 1', gstin: GSTIN, taxRates, updatedAt: READ });
  await expectAccessible();
});

it('shows both versions of a conflict, and sends the chosen one', async () => {
  const { api, user, form, write, save } = await open();
  await write('Phone', '080 3');
  const theirs = aLetterhead({ phone: '080 2', footer: 'Get well soon', updatedAt: LATER });
  api.on(updateLetterhead, fail(409, M.letterheadChanged));
  api.on(getLetterhead, theirs);
  await save();
  const clash = within(await form.findByRole('region', { name: 'Two versions of “Phone”' }));
  expect(clash.getByText('080 2')).toBeTruthy();
  // An untouched field follows the other person's save.
  expect(form.getByLabelText<HTMLInputElement>('Footer line').value).toBe('Get well soon');

  api.on(updateLetterhead, { ...theirs, phone: '080 3' });
  await user.click(clash.getByRole('button', { name: 'Keep yours' }));
  await save();
  await form.findByText(M.letterheadUpdated);
  expect(api.requests(updateLetterhead)[1]?.body).toMatchObject({
    phone: '080 3',
    footer: 'Get well soon',
    updatedAt: LATER,
  });
});
