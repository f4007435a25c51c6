import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ApiDouble } from '#web/testing/api-double.ts';
import {
  drugPicker,
  openOrderForm,
  orderFormApi,
  sentOrders,
  value,
} from '#web/testing/order-form-page.ts';

let api: ApiDouble;
beforeEach(() => {
  api = orderFormApi();
});

describe('Create Pharmacy Order', () => {
  it('computes doses per day, days and quantity from the directions', async () => {
    const { user } = await openOrderForm(api);
    await user.type(await drugPicker(), 'cet{Enter}');
    const directions = screen.getByLabelText('Directions of Cetirizine 10 mg');
    for (const [said, perDay, days, quantity] of [
      ['1-0-1 x 5 days', '2', '5', '10'],
      ['OD for 2 weeks', '1', '14', '14'],
      ['5 ml BD x 3 days', '1', '3', '14'],
    ] as const) {
      await user.clear(directions);
      await user.paste(said);
      expect(value('Per day of Cetirizine 10 mg')).toBe(perDay);
      expect(value('Days of Cetirizine 10 mg')).toBe(days);
      expect(value('Quantity of Cetirizine 10 mg')).toBe(quantity);
    }
  });

  it('takes directions that are typed in Per day', async () => {
    const { user } = await openOrderForm(api);
    await user.type(await drugPicker(), 'cet{Enter}');
    const field = (label: string) => screen.getByLabelText(`${label} of Cetirizine 10 mg`);
    expect(document.activeElement).toBe(field('Per day'));
    await user.keyboard('1-0-1{Enter}5{Enter}');
    expect(value('Per day of Cetirizine 10 mg')).toBe('2');
    expect(value('Days of Cetirizine 10 mg')).toBe('5');
    expect(value('Quantity of Cetirizine 10 mg')).toBe('10');
    expect(value('Directions of Cetirizine 10 mg')).toBe('1-0-1');
    await user.clear(field('Directions'));
    await user.type(field('Directions'), 'after food');
    await user.clear(field('Per day'));
    await user.type(field('Per day'), 'tds');
    await user.tab();
    expect(value('Per day of Cetirizine 10 mg')).toBe('3');
    expect(value('Quantity of Cetirizine 10 mg')).toBe('15');
    expect(value('Directions of Cetirizine 10 mg')).toBe('tds after food');
  });

  it('sends directions that are typed in Per day also when Ctrl+Enter follows at once', async () => {
    const { user } = await openOrderForm(api);
    await user.type(await drugPicker(), 'cet{Enter}');
    await user.keyboard('1-0-1{Control>}{Enter}{/Control}');
    await waitFor(() => expect(sentOrders(api)).toHaveLength(1));
    expect(sentOrders(api)[0]?.items).toMatchObject([
      { directions_to_use: '1-0-1', tabletsPerDay: 2 },
    ]);
  });

  it('orders half a tablet once a day, by its directions or by a quantity typed by hand', async () => {
    const { user } = await openOrderForm(api);
    await user.type(await drugPicker(), 'cet{Enter}');
    const field = (label: string) => screen.getByLabelText(`${label} of Cetirizine 10 mg`);
    const typed = async (label: string, text: string) => {
      await user.clear(field(label));
      await user.type(field(label), text);
    };
    for (const [said, perDay, quantity] of [
      ['1/2 tab od x 10 days', '1', '5'],
      ['1-0-1/2 x 10 days', '2', '15'],
      ['1/2-0-1/2 x 10 days', '1', '10'],
    ] as const) {
      await user.clear(field('Directions'));
      await user.paste(said);
      expect(value('Per day of Cetirizine 10 mg')).toBe(perDay);
      expect(value('Quantity of Cetirizine 10 mg')).toBe(quantity);
    }
    await typed('Directions', '1/2 tab od');
    await typed('Days', '14');
    expect(value('Quantity of Cetirizine 10 mg')).toBe('7');
    await typed('Quantity', '8');
    await typed('Days', '15');
    expect(value('Quantity of Cetirizine 10 mg')).toBe('8');
    await user.clear(field('Quantity'));
    await typed('Days', '16');
    expect(value('Quantity of Cetirizine 10 mg')).toBe('8');
    await typed('Per day', '2');
    expect(value('Quantity of Cetirizine 10 mg')).toBe('32');
  });
});
