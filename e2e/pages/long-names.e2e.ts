import type { Page } from '@playwright/test';
import { createBill } from '#contract/billing/bills.endpoints.ts';
import { moveVisit } from '#contract/queue/queue.endpoints.ts';
import { call } from '../rig/api.ts';
import { expect, goTo, PHONE, test } from '../rig/journey.ts';

/** Names of 60 letters, in one word and in five. */
const ONE_WORD = 'Thiruvananthapuramsubrahmanyapillaivenkatanarasimharajuvarip';
const WORDS = 'Venkataraghavan Subramaniam Anantha Padmanabhan Krishnamurth';

/** The lines of text in the first element of a selector. */
const linesOf = (page: Page, selector: string) =>
  page.evaluate<number>(`(() => {
    const range = document.createRange();
    range.selectNodeContents(document.querySelector(${JSON.stringify(selector)}));
    const texts = [...range.getClientRects()].filter(({ width }) => width > 0);
    return new Set(texts.map(({ bottom }) => Math.round(bottom / 8))).size;
  })()`);

/** How far the table of a page reaches beyond its place. */
const beyondOf = (page: Page) =>
  page.evaluate<number>(`(() => {
    const table = document.querySelector('main table');
    return table.getBoundingClientRect().right - table.parentElement.getBoundingClientRect().right;
  })()`);

test('a long name pushes no button out of sight', async ({ open, clinic, url }) => {
  const desk = await clinic.hire('receptionist');
  for (const name of [ONE_WORD, WORDS]) {
    const { id: patientId } = await clinic.register(name);
    await clinic.queue(patientId);
    const items = [{ name: 'Cardiac care', price: 1_234_567 }];
    const body = { patientId, type: 'other' as const, items, payments: [] };
    await call(url, createBill, { body }, { token: desk.token });
  }
  const page = await open(desk, { at: '/dashboard' });
  await expect(page.getByRole('button', { name: `Start ${ONE_WORD}` })).toBeVisible();
  expect(await beyondOf(page), 'queue').toBeLessThanOrEqual(1);
  await goTo(page, '/dashboard/all-patients');
  await expect(page.getByText(ONE_WORD)).toBeVisible();
  expect(await beyondOf(page), 'patients').toBeLessThanOrEqual(1);
  await goTo(page, '/dashboard/bills');
  const row = page.getByRole('row', { name: new RegExp(WORDS) });
  await expect(row).toBeVisible();
  expect(await beyondOf(page), 'bills').toBeLessThanOrEqual(1);
  expect(await linesOf(page, 'main tbody td'), 'lines of a bill number').toBe(1);
});

test('on a phone the buttons of the note name no key, and the only step has one line', async ({
  open,
  clinic,
  url,
}) => {
  const doctor = await clinic.hire('doctor');
  const { id } = await clinic.queue((await clinic.register('Asha Nair')).id);
  const body = { status: 'consulting', doctorId: doctor.user.id } as const;
  await call(url, moveVisit, { params: { id }, body }, { token: doctor.token });
  const at = `/dashboard/edit-complaint/${id}`;
  const page = await open(doctor, { at, viewport: PHONE, hasTouch: true, isMobile: true });
  const complete = page.getByRole('button', { name: 'Complete Consultation' });
  await expect(complete).toBeVisible();
  await expect(page.getByText('(F9)')).toBeHidden();
  await expect(page.getByText('(Ctrl+P)').first()).toBeHidden();
  const admins = await open(clinic.admin, { at, viewport: PHONE, hasTouch: true, isMobile: true });
  await expect(admins.getByRole('button', { name: 'Complete Consultation' })).toBeVisible();
  const label = '.note-form button:last-child .mantine-Button-label';
  expect(await linesOf(admins, label), 'lines of Complete').toBe(1);
});
