import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { getAiStatus } from '#contract/ai/ai.endpoints.ts';
import { getClinicSettings, updateClinicSettings } from '#contract/clinics/clinics.endpoints.ts';
import { CLINIC_MESSAGES } from '#contract/clinics/clinics.messages.ts';
import { paise } from '#contract/kernel/numbers/money.ts';
import { getOverview } from '#contract/overview/overview.endpoints.ts';
import { apiDouble } from '#web/testing/api-double.ts';
import { anOverview } from '#web/testing/builders/overview.ts';
import { SETTINGS } from '#web/testing/builders/visit-double.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { expectAccessible } from '#web/testing/render-ui.tsx';

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

it('saves the limits of discounts, and offers the rule once there is one', async () => {
  const api = apiDouble();
  let settings = SETTINGS;
  api.on(getOverview, anOverview());
  api.on(getAiStatus, { source: 'offline' });
  api.on(getClinicSettings, () => ({ settings }));
  api.on(updateClinicSettings, ({ body }) => {
    const { discountLimitPercentage: rate, discountLimitAmount: amount } = body;
    settings = {
      ...settings,
      discountLimitPercentage: rate === undefined ? settings.discountLimitPercentage : rate,
      discountLimitAmount: amount === undefined ? settings.discountLimitAmount : amount,
      discountsAboveLimit: body.discountsAboveLimit ?? settings.discountsAboveLimit,
    };
    return { settings };
  });
  const { user } = await renderApp('/dashboard?settings=open', { as: 'admin', api });
  await screen.findByLabelText('Discounts up to (%)');
  expect(screen.queryByLabelText('Higher discounts')).toBeNull();
  await user.type(field('Discounts up to (%)'), '101{Enter}');
  await screen.findByText(CLINIC_MESSAGES.invalidDiscountLimit);
  await user.clear(field('Discounts up to (%)'));
  await user.type(field('Discounts up to (%)'), '12.5%{Enter}');
  await user.type(field('Discounts up to (₹)'), '₹1,000');
  await user.tab();
  await waitFor(() =>
    expect(settings).toMatchObject({
      discountLimitPercentage: 1_250,
      discountLimitAmount: paise(100_000),
    }),
  );
  await user.selectOptions(await screen.findByLabelText('Higher discounts'), 'Not allowed');
  await waitFor(() => expect(settings.discountsAboveLimit).toBe('forbid'));
  await expectAccessible();
  await user.clear(field('Discounts up to (%)'));
  await user.tab();
  await waitFor(() => expect(settings.discountLimitPercentage).toBeNull());
});
