import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
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
