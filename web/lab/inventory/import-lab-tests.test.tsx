import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { paise } from '#contract/kernel/numbers/money.ts';
import {
  importLabTests,
  listLabTestImports,
  undoLabTestImport,
} from '#contract/lab/tests/lab-tests.endpoints.ts';
import { failWithText } from '#web/testing/api-double.ts';
import { aLabTest } from '#web/testing/builders/lab-tests.ts';
import { openLabTests } from '#web/testing/pages/lab-tests-page.ts';
import { said } from '#web/testing/said.ts';

it('imports a file after a preview', async () => {
  const row = { row: 2, name: 'CBC', price: paise(35_000), category: null, parameters: 3 };
  const { user, api } = await openLabTests([], (double) =>
    double.on(importLabTests, {
      message: '1 added, 0 updated.',
      details: { added: 1, updated: 0, skipped: [] },
      rows: [{ ...row, becomes: 'added', reason: null }],
    }),
  );
  await user.click(await screen.findByRole('button', { name: /^Import from Excel/ }));
  await screen.findByRole('dialog', { name: 'Import from Excel' });
  await user.click(screen.getByRole('button', { name: 'Import' }));
  expect(await screen.findByText('No file selected.')).toBeTruthy();
  const input = document.querySelector<HTMLInputElement>('input[type=file]')!;
  expect(input.accept).toBe('.xlsx,.xls');
  await user.upload(input, new File(['PK'], 'tests.xlsx'));
  expect(await screen.findByText('₹350.00')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Import 1 row' }));
  await said('1 added, 0 updated.');
  expect(api.requests(importLabTests).map(({ body }) => body.preview)).toEqual(['true', 'false']);
});

it('shows that an import failed', async () => {
  const { user } = await openLabTests([], (double) =>
    double.on(importLabTests, failWithText(502, '')),
  );
  await user.click(await screen.findByRole('button', { name: /^Import from Excel/ }));
  const input = await waitFor(() => document.querySelector<HTMLInputElement>('input[type=file]')!);
  await user.upload(input, new File(['PK'], 'tests.xlsx'));
  expect(await screen.findByText('Failed to import lab tests from Excel.')).toBeTruthy();
});

it('an import of the last hour can be undone', async () => {
  const one = { id: aLabTest().id, added: 2, updated: 1, by: 'Asha Rao' };
  const at = { at: '2026-11-21T05:00:00.000Z', until: '2026-11-21T06:00:00.000Z' };
  const { user, api } = await openLabTests([], (double) => {
    double.on(listLabTestImports, [{ ...one, ...at }]);
    double.on(undoLabTestImport, () => {
      double.on(listLabTestImports, []);
      return { message: 'The import was undone.', undone: 3, left: [] };
    });
  });
  await user.click(await screen.findByRole('button', { name: 'Undo the import' }));
  await said('The import was undone.');
  expect(api.requests(undoLabTestImport)[0]?.params).toEqual({ id: one.id });
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo the import' })).toBeNull());
});

it('the refused rows of an import are named until it is undone', async () => {
  const row = { price: null, category: null, parameters: 0 };
  const undo = { id: aLabTest().id, until: '2026-11-21T06:00:00.000Z' };
  const act = { ...undo, added: 1, updated: 0, by: 'Asha Rao', at: '2026-11-21T05:00:00.000Z' };
  const { user } = await openLabTests([], (double) => {
    double.on(importLabTests, ({ body }) => {
      if (body.preview === 'false') double.on(listLabTestImports, [act]);
      return {
        message: '1 added, 0 updated, 1 skipped.',
        details: { added: 1, updated: 0, look: 1, skipped: [] },
        rows: [
          { ...row, row: 3, name: 'ESR', becomes: 'look' as const, reason: 'Unread.' },
          { ...row, row: 2, name: 'CBC', becomes: 'added' as const, reason: null },
        ],
        ...(body.preview === 'false' && { undo }),
      };
    });
    double.on(undoLabTestImport, () => {
      double.on(listLabTestImports, []);
      return { message: 'The import was undone.', undone: 1, left: [] };
    });
  });
  await user.click(await screen.findByRole('button', { name: /^Import from Excel/ }));
  const input = await waitFor(() => document.querySelector<HTMLInputElement>('input[type=file]')!);
  await user.upload(input, new File(['PK'], 'tests.xlsx'));
  await user.click(await screen.findByRole('button', { name: 'Import 1 row' }));
  expect(await screen.findByText('Not imported: 1 row')).toBeTruthy();
  expect(screen.getByText('Row 3').closest('tr')?.textContent).toBe('Row 3ESRUnread.');
  await user.click(await screen.findByRole('button', { name: 'Undo the import' }));
  await waitFor(() => expect(screen.queryByText('Not imported: 1 row')).toBeNull());
});
