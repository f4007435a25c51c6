import { within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { writeOwnDraft } from '#web/lib/session/tab-drafts.ts';
import { killPage } from '#web/testing/kill-page.ts';
import { openSheet } from '#web/testing/open-sheet.ts';
import { typedName, typedRows } from './typed-name.ts';

it('recovers the typed text of several closed tabs: the newest in its field, older rows above it', async () => {
  const { region, field, visit } = await openSheet(
    {},
    {
      before: ({ id }) => {
        for (const [tab, row, diagnosis] of [
          ['1', 'pan 40 od', 'URTI'],
          ['2', 'dolo 650', 'Fever'],
          ['3', '', ''],
        ] as const) {
          writeOwnDraft(typedName(id, 'row'), row || null);
          writeOwnDraft(typedName(id, 'diagnosis'), diagnosis || null);
          writeOwnDraft(typedName(id, 'untaken-tests'), `Test ${tab}`);
          killPage(tab);
        }
      },
    },
  );
  expect(await field('Add to the prescription')).toHaveProperty('value', 'dolo 650');
  expect(await field('Diagnosis')).toHaveProperty('value', 'URTI, Fever');
  const rows = within(region.getByRole('region', { name: 'Not in the prescription yet' }));
  expect(rows.getAllByRole('button', { name: /^Choose for/ })).toHaveLength(1);
  expect(rows.getByRole('button', { name: 'Choose for “pan 40 od”' })).toBeTruthy();
  for (const tab of [1, 2, 3]) {
    expect(region.getByRole('button', { name: `Choose for “Test ${tab}”` })).toBeTruthy();
  }
  expect(typedRows(visit.id)).toHaveLength(6);
});
