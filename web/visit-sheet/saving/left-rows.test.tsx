import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { paise } from '#contract/kernel/numbers/money.ts';
import { VISIT_SHEET_MESSAGES as M } from '#contract/visit-sheet/visit-sheet.messages.ts';
import type { VisitSheet } from '#contract/visit-sheet/visit-sheet.ts';
import { writeOwnDraft } from '#web/lib/session/tab-drafts.ts';
import { anId } from '#web/testing/builders/people.ts';
import { aVisitSheet } from '#web/testing/builders/visit-double.ts';
import { openSheet, PAN } from '#web/testing/open-sheet.ts';
import { draftOfSheet, type SheetDraft } from './sheet-draft.ts';
import { keyOf } from './use-sheet-state.ts';

const item = {
  ...{ drug_id: PAN.id, quantity: 5, tabletsPerDay: 1, numberOfDays: 5 },
  directions_to_use: null,
};
const held = [{ id: PAN.id, kind: 'drug' as const, typed: PAN.name, item }];

describe('the sheet of a completed visit', () => {
  it('orders no row that the visit left out, until the person does', async () => {
    const { user, region, bodies } = await openSheet({ held }, { status: 'seen' });
    expect(await region.findByText(`Not ordered yet. ${M.leftOut}`)).toBeTruthy();
    await user.click(await region.findByLabelText('Advice'));
    await user.paste('Rest');
    await waitFor(() => expect(bodies()).toHaveLength(1));
    expect(bodies()[0]).toEqual({ version: 0, advice: 'Rest' });
    await user.click(region.getByRole('button', { name: `Order ${PAN.name}` }));
    await waitFor(() => expect(bodies()).toHaveLength(2));
    expect(bodies()[1]?.prescriptions?.[0]?.items).toMatchObject([{ drug_id: PAN.id }]);
  });

  it('orders nothing that an interrupted page left on the device, and shows it', async () => {
    const { user, region, bodies } = await openSheet(
      {},
      {
        status: 'seen',
        before: (visit) => {
          const base = draftOfSheet(aVisitSheet(visit));
          const line = {
            ...{ drugId: PAN.id, name: PAN.name, price: paise(100), perDay: '1', days: '5' },
            ...{ quantity: '5', directions: '', byHand: false, isProposed: false },
          };
          const mine: SheetDraft = {
            ...{ ...base, lines: [line], outside: 'TELMA 40', advice: 'Rest' },
            tests: [{ id: anId(), name: 'CBC', price: paise(100), ai_run_id: null }],
          };
          writeOwnDraft(keyOf(visit.id), { base, mine });
        },
      },
    );
    await waitFor(() => expect(bodies()).toHaveLength(1));
    expect(bodies()[0]).toMatchObject({ advice: 'Rest', held: [{ id: PAN.id }] });
    expect(bodies()[0]).not.toHaveProperty('prescriptions');
    expect(bodies()[0]).not.toHaveProperty('tests');
    expect(await region.findByRole('button', { name: 'Choose for “TELMA 40”' })).toBeTruthy();
    expect(region.getByRole('button', { name: 'Choose for “CBC”' })).toBeTruthy();
    await user.click(region.getByRole('button', { name: `Order ${PAN.name}` }));
    await waitFor(() => expect(bodies()[1]?.prescriptions).toHaveLength(1));
    expect(screen.queryByText('Saving...')).toBeNull();
  });

  it('keeps the held text for outside when another part is edited', async () => {
    const rows: VisitSheet['held'] = [];
    const { user, region, bodies } = await openSheet(
      { held: rows },
      {
        status: 'seen',
        before: ({ id }) => rows.push({ id, kind: 'drug', typed: 'TELMA 40', item: null }),
      },
    );
    expect(await region.findByDisplayValue('TELMA 40')).toBeTruthy();
    await user.click(await region.findByLabelText('Advice'));
    await user.paste('Rest');
    await waitFor(() => expect(bodies()).toHaveLength(1));
    expect(bodies()[0]).toEqual({ version: 0, advice: 'Rest' });
  });
});
