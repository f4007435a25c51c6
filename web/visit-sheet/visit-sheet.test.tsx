import { waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { addDays } from '#contract/kernel/dates.ts';
import { clinicToday } from '#web/lib/clinic-time.ts';
import { openUsedSheet } from '#web/testing/pages/used-sheet.ts';

describe('the visit sheet', () => {
  it('offers the lab test that is ordered most first', async () => {
    const { user, region } = await openUsedSheet();
    await user.click(await region.findByRole('combobox', { name: 'Add a lab test' }));
    await user.paste('cb');
    await waitFor(() => expect(region.getAllByRole('option')[0]?.textContent).toMatch(/^CBNAAT/));
    expect(region.getAllByRole('option')[1]?.textContent).toMatch(/^CBC/);
  });

  it('takes a diagnosis as typed, or one that the clinic has used', async () => {
    const { user, region, bodies } = await openUsedSheet();
    await user.click(await region.findByRole('combobox', { name: 'Diagnosis' }));
    await user.paste('Anaemia');
    await user.keyboard('{Enter}');
    await user.paste('ton');
    await region.findByRole('option', { name: 'Acute tonsillitis' });
    await user.keyboard('{ArrowDown}{Enter}');
    await waitFor(() =>
      expect(bodies().at(-1)?.diagnoses).toEqual(['Anaemia', 'Acute tonsillitis']),
    );
    await user.click(region.getByRole('button', { name: 'Remove Anaemia' }));
    await waitFor(() => expect(bodies().at(-1)?.diagnoses).toEqual(['Acute tonsillitis']));
  });

  it('saves advice and the day of the follow-up', async () => {
    const { user, region, bodies } = await openUsedSheet();
    await user.click(await region.findByLabelText('Advice'));
    await user.paste('Warm fluids');
    await user.click(region.getByRole('button', { name: '5 days' }));
    await waitFor(() =>
      expect(Object.assign({}, ...bodies())).toMatchObject({
        advice: 'Warm fluids',
        followUpOn: addDays(clinicToday(), 5),
      }),
    );
  });
});
