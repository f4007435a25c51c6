import type { Page } from '@playwright/test';
import { expect } from './journey.ts';

/** The details of a new patient, in the order of the form. */
export type Newcomer = {
  readonly name: string;
  readonly age: string;
  readonly gender: string;
  readonly phone: string;
};

export const noneFound = (page: Page) => expect(page.getByText('No patients found.')).toBeVisible();

/**
 * Types a name that the focused search does not find, and the newcomer's details into the form that Enter opens. Ends in
 * the phone, when its one other patient is shown.
 */
export async function typeNewcomer(page: Page, newcomer: Newcomer): Promise<void> {
  const { keyboard } = page;
  await keyboard.type(newcomer.name);
  await noneFound(page);
  await keyboard.press('Enter');
  await expect(page.getByLabel('Full Name')).toBeFocused();
  for (const text of [newcomer.age, newcomer.gender, newcomer.phone]) {
    await keyboard.press('Tab');
    await keyboard.type(text);
  }
  await expect(page.getByText('1 patient has this phone')).toBeVisible();
}
