import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { addDays } from '#contract/kernel/dates.ts';
import { VISIT_SHEET_MESSAGES } from '#contract/visit-sheet/visit-sheet.messages.ts';
import { clinicToday } from '#web/lib/clinic-time.ts';
import { openSheet } from '#web/testing/open-sheet.ts';

it('offers the follow-up that the note names; Enter takes it, nothing does by itself', async () => {
  const { user, region } = await openSheet();
  const note = await screen.findByLabelText('Complaint');
  await user.type(note, ' review 5 days later');
  const days = region.getByLabelText<HTMLInputElement>('Follow-up in days');
  const offer = { name: '5 days, from the note' };
  expect(await region.findByRole('button', offer)).toBeTruthy();
  const day = region.getByLabelText<HTMLInputElement>('Follow-up on');
  expect(day.value).toBe('');
  await user.click(days);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(day.value).not.toBe(''));
  expect(days.value).toBe('5');
  expect(region.queryByRole('button', offer)).toBeNull();
});

it('takes the typed days, and no day of a number that is too large, half typed or removed', async () => {
  const { user, region } = await openSheet();
  const days = region.getByLabelText<HTMLInputElement>('Follow-up in days');
  const day = region.getByLabelText<HTMLInputElement>('Follow-up on');
  await user.click(days);
  await user.keyboard('5');
  expect(day.value).toBe(addDays(clinicToday(), 5));
  await user.keyboard('{Backspace}');
  expect(day.value).toBe('');
  await user.keyboard('400');
  expect([days.value, day.value]).toEqual(['400', '']);
  expect(region.getByText(VISIT_SHEET_MESSAGES.followUpDays)).toBeTruthy();
  await user.clear(days);
  expect(region.queryByText(VISIT_SHEET_MESSAGES.followUpDays)).toBeNull();
  await user.keyboard('366');
  expect(day.value).toBe(addDays(clinicToday(), 366));
});
