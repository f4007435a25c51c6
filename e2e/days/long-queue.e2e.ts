import type { Page } from '@playwright/test';
import { moveVisit } from '#contract/queue/queue.endpoints.ts';
import { call } from '../rig/api.ts';
import { expect, test } from '../rig/journey.ts';

const PATIENTS = 30;
/** In the middle of the list, below the first screen. */
const SEEN = 20;

/** How far each part of the page is scrolled, whichever part scrolls. */
const scrolled = (page: Page) =>
  page.evaluate<number>(
    '[...document.querySelectorAll("*")].reduce((sum, { scrollTop }) => sum + scrollTop, 0)',
  );

test('a long queue stays where it is when a visit in its middle is completed', async ({
  open,
  url,
  clinic,
}) => {
  const doctor = await clinic.hire('doctor');
  const by = { token: clinic.admin.token };
  for (let n = 1; n <= PATIENTS; n += 1) {
    const { id } = await clinic.register(`Patient ${String(n).padStart(2, '0')}`);
    const visit = await clinic.queue(id);
    if (n !== SEEN) continue;
    const params = { id: visit.id };
    const assigned = { status: 'waiting', doctorId: doctor.user.id } as const;
    await call(url, moveVisit, { params, body: assigned }, by);
    await call(url, moveVisit, { params, body: { status: 'consulting' } }, by);
  }
  const desk = await open(await clinic.hire('receptionist'), { at: '/dashboard' });
  await expect(desk.getByText('Nobody is booked today.')).toBeVisible();
  const complete = desk.getByRole('button', { name: `Complete Patient ${SEEN}` });
  await complete.scrollIntoViewIfNeeded();
  const before = await scrolled(desk);
  expect(before).toBeGreaterThan(0);
  await complete.click();
  await expect(complete).toBeHidden();
  await expect(desk.getByText(`Patient ${SEEN}: the consultation is completed.`)).toBeVisible();
  expect(await scrolled(desk)).toBe(before);
  await expect(desk.getByRole('row', { name: /Patient 21/ })).toBeInViewport();

  await desk.getByRole('button', { name: 'Undo' }).last().click();
  await expect(complete).toBeVisible();
  expect(await scrolled(desk)).toBe(before);
});
