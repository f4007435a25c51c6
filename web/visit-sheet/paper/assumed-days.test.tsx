import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { saveVisitSheet } from '#contract/visit-sheet/visit-sheet.endpoints.ts';
import { VISIT_SHEET_MESSAGES as M } from '#contract/visit-sheet/visit-sheet.messages.ts';
import { openUsedSheet } from '#web/testing/pages/used-sheet.ts';

const NAME = 'Pan 40 mg Tablet';

beforeEach(() => {
  vi.stubGlobal('print', vi.fn());
});

async function typed(row: string) {
  const opened = await openUsedSheet();
  const { user, region, api } = opened;
  await user.click(await region.findByRole('combobox', { name: 'Add to the prescription' }));
  await user.paste(row);
  await region.findByText(/pieces/);
  await user.keyboard('{Enter}');
  const days = await region.findByLabelText(`Days of ${NAME}`);
  const paper = async () => {
    await user.keyboard('{Control>}p{/Control}');
    const article = await screen.findByRole('article', { name: /^Paper of the visit/ });
    return within(article).findByText(/Twice a day/);
  };
  const saved = () =>
    api.requests(saveVisitSheet).at(-1)?.body.prescriptions?.[0]?.items?.[0]?.daysAssumed;
  return { ...opened, days, paper, saved };
}

describe('a row without days', () => {
  it('is ordered so, and the paper of the visit prints none', async () => {
    const { paper, saved } = await typed('pan 40 bd');
    expect((await paper()).textContent).not.toMatch(/for 1/);
    await waitFor(() => expect(saved()).toBe(true));
  });

  it('is printed with its days once they are typed over, although the number stays 1', async () => {
    const { user, days, paper, saved } = await typed('pan 40 bd');
    await user.tripleClick(days);
    await user.keyboard('1');
    expect((await paper()).textContent).toMatch(/for 1 day/);
    await waitFor(() => expect(saved()).toBeUndefined());
  });

  it('is printed with its day once Enter takes it', async () => {
    const { user, days, paper } = await typed('pan 40 bd');
    await user.click(days);
    await user.keyboard('{Enter}');
    expect((await paper()).textContent).toMatch(/for 1 day/);
  });

  it('is still marked when its quantity alone was typed', async () => {
    const { user, region, paper } = await typed('pan 40 bd');
    await user.tripleClick(await region.findByLabelText(`Quantity of ${NAME}`));
    await user.keyboard('4');
    expect(await region.findByText(M.daysNotPrinted)).toBeTruthy();
    expect((await paper()).textContent).not.toMatch(/for 1/);
  });
});
