import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { openUsedSheet } from '#web/testing/pages/used-sheet.ts';
import { expectAccessible } from '#web/testing/render-ui.tsx';

describe('the visit sheet', () => {
  it('prints the paper of the visit by Ctrl+P', async () => {
    const print = vi.fn();
    vi.stubGlobal('print', print);
    const { user, region } = await openUsedSheet({
      ...{ diagnoses: ['Anaemia'], advice: 'Rest', followUpOn: '2099-01-31' },
      doctor: { name: 'Dr. Rao', qualification: 'MBBS', registration: 'KMC 1' },
    });
    await user.click(await region.findByRole('combobox', { name: 'Add to the prescription' }));
    await user.paste('pan 40 bd 5d');
    await region.findByText(/10 pieces/);
    await user.keyboard('{Enter}');
    await region.findByLabelText('Days of Pan 40 mg Tablet');
    await user.keyboard('{Control>}p{/Control}');
    const paper = within(await screen.findByRole('article', { name: /^Paper of the visit/ }));
    for (const text of [
      'PANTOPRAZOLE 40 mg (Pan 40 mg Tablet)',
      /for 5 days/,
      'Anaemia',
      'Rest',
      '31 Jan 2099',
      'Reg. No. KMC 1',
    ]) {
      expect(paper.getByText(text)).toBeTruthy();
    }
    await waitFor(() => expect(print).toHaveBeenCalledOnce());
    await expectAccessible();
  });

  it('takes a row that is typed and not entered yet onto the paper, also from another field', async () => {
    vi.stubGlobal('print', vi.fn());
    const { user, region } = await openUsedSheet();
    await user.click(await region.findByLabelText('Add to the prescription'));
    await user.paste('pan 40 bd 5d');
    await region.findByText(/10 pieces/);
    await user.click(await region.findByLabelText('Advice'));
    await user.keyboard('{Control>}p{/Control}');
    expect(await screen.findByText('PANTOPRAZOLE 40 mg (Pan 40 mg Tablet)')).toBeTruthy();
    expect(region.getByLabelText('Days of Pan 40 mg Tablet')).toHaveProperty('value', '5');
  });
});
