import type { Page } from '@playwright/test';
import { moveVisit } from '#contract/queue/queue.endpoints.ts';
import { call } from '../rig/api.ts';
import type { Clinic } from '../rig/clinic.ts';
import { expect, test } from '../rig/journey.ts';

const PATIENTS = 40;
const THE_ONE = 15;
const nameOf = (number: number) => `Patient ${String(number).padStart(2, '0')}`;

/** A queue longer than two screens, with a consultation in the middle of it. */
async function makeLongQueue(url: string, clinic: Clinic) {
  const { user, token } = await clinic.hire('doctor');
  for (let number = 1; number <= PATIENTS; number += 1) {
    const patient = await clinic.register(nameOf(number));
    const { id } = await clinic.queue(patient.id);
    if (number !== THE_ONE) continue;
    const assigned = { status: 'waiting', doctorId: user.id, seenDoctorId: null } as const;
    await call(url, moveVisit, { params: { id }, body: assigned }, { token });
    await call(url, moveVisit, { params: { id }, body: { status: 'consulting' } }, { token });
  }
}

const rowOf = (page: Page, number: number) =>
  page.getByRole('row').filter({ hasText: nameOf(number) });
const topOf = async (page: Page, number: number) =>
  (await rowOf(page, number).boundingBox())?.y ?? Number.NaN;
const scrollOf = (page: Page) => page.evaluate<number>('window.scrollY');

for (const by of ['mouse', 'keyboard']) {
  test(`a visit completed by ${by} leaves the queue without moving the page`, async ({
    open,
    clinic,
    url,
  }) => {
    await makeLongQueue(url, clinic);
    const page = await open(await clinic.hire('receptionist'), { at: '/dashboard' });
    const complete = page.getByRole('button', { name: `Complete ${nameOf(THE_ONE)}` });
    await rowOf(page, PATIENTS).waitFor();
    await complete.scrollIntoViewIfNeeded();
    const scroll = await scrollOf(page);
    const [above, place] = [await topOf(page, THE_ONE - 1), await topOf(page, THE_ONE)];
    expect(scroll).toBeGreaterThan(100);

    if (by === 'mouse') await complete.click();
    else await complete.press('Enter');
    await expect(page.getByText('the consultation is completed.')).toBeVisible();
    await expect(complete).toHaveCount(0);

    await expect(rowOf(page, THE_ONE + 1)).toBeFocused();
    expect(await scrollOf(page)).toBe(scroll);
    expect(await topOf(page, THE_ONE - 1)).toBe(above);
    expect(await topOf(page, THE_ONE + 1)).toBe(place);

    await page.keyboard.press('ArrowDown');
    await expect(rowOf(page, THE_ONE + 2)).toBeFocused();
    expect(await scrollOf(page)).toBe(scroll);
  });
}
