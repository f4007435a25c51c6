import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { listConsents, setConsent } from '#contract/privacy/consent.endpoints.ts';
import type { ApiDouble } from '#web/testing/api-double.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { expectAccessible } from '#web/testing/render-ui.tsx';
import './patient-record.page.tsx';
import { address, recordApi, region } from '#web/testing/record-page.ts';

let api: ApiDouble;
beforeEach(() => {
  api = recordApi();
});

describe('the consents of a patient', () => {
  const unasked = { given_at: null, given_by: null, withdrawn_at: null, withdrawn_by: null };
  const consents = (more: object) => [
    { purpose: 'care', ...unasked } as const,
    { purpose: 'ai_model', ...unasked, ...more } as const,
  ];

  it('are given and withdrawn by one press, which can be undone', async () => {
    api.on(listConsents, consents({ given_at: '2026-11-19T05:00:00.000Z', given_by: 'Asha Rao' }));
    const { user } = await renderApp(address, { as: 'receptionist', api });
    const part = await region('Consent');
    expect(await part.findByText('Given on 19 Nov 2026 by Asha Rao')).toBeTruthy();
    expect(part.getByText('Not asked')).toBeTruthy();
    const withdrawn = { withdrawn_at: '2026-11-21T05:00:00.000Z', withdrawn_by: 'Ravi' };
    api.on(setConsent, consents(withdrawn));
    api.on(listConsents, consents(withdrawn));
    await user.click(part.getByRole('button', { name: 'Withdraw: AI model' }));
    expect(await part.findByText('Refused on 21 Nov 2026 by Ravi')).toBeTruthy();
    api.on(setConsent, consents({}));
    api.on(listConsents, consents({}));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(part.getAllByText('Not asked')).toHaveLength(2));
    expect(api.requests(setConsent).map(({ body }) => body)).toEqual([
      { purpose: 'ai_model', given: false },
      { purpose: 'ai_model', given: false, undo: true },
    ]);
    await expectAccessible();
  });
});
