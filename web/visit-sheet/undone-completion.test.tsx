import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { completeVisit, undoVisit } from '#contract/queue/queue.endpoints.ts';
import {
  completeWithout,
  VISIT_SHEET_MESSAGES as M,
} from '#contract/visit-sheet/visit-sheet.messages.ts';
import { openToComplete } from '#web/testing/open-sheet.ts';

it('Undo of a completion puts back the text and the marks that it left out', async () => {
  const { user, region, api, field, visit } = await openToComplete();
  api.on(undoVisit, { ...visit, status: 'consulting' });
  await user.click(await field('Add to the prescription'));
  await user.paste('pan 40 od bd 5d');
  await region.findByText(/^The dose is not sure. Choose the drug/);
  await user.keyboard('{ArrowDown}{Enter}');
  await region.findByText('Ordered so far: 5, as 1 a day for 5 days.');
  await user.click(await field('Add to the prescription'));
  await user.paste('some ointment la dd');
  const complete = screen.getByRole('button', { name: 'Complete Consultation' });
  await user.click(complete);
  await screen.findByText(completeWithout('some ointment la dd'));
  expect(api.requests(completeVisit)).toHaveLength(0);
  await user.click(complete);
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  const row = await screen.findByRole('combobox', { name: 'Add to the prescription' });
  expect(row).toHaveProperty('value', 'some ointment la dd');
  const sheet = within(await screen.findByRole('region', { name: 'Visit sheet' }));
  expect(await sheet.findByText(M.doseNotSure)).toBeTruthy();
});
