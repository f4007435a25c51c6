import { QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ADMISSION_MESSAGES as M } from '#contract/admissions/admissions.messages.ts';
import { queryClient } from '#web/lib/api/query-client.ts';
import { renderUi } from '#web/testing/render-ui.tsx';
import { ManageAdmission } from './index.ts';

it('works as a tab of another page', () => {
  renderUi(
    <QueryClientProvider client={queryClient}>
      <ManageAdmission />
    </QueryClientProvider>,
  );
  expect(screen.getByText(M.noPatient)).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('combobox'));
});
