import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { adjustStock } from '#contract/pharmacy/drugs.endpoints.ts';
import { type ApiDouble, fail, failWithText } from '#web/testing/api-double.ts';
import { aDrug } from '#web/testing/builders/drugs.ts';
import { openInventory } from '#web/testing/open-inventory.ts';
import { expectAccessible } from '#web/testing/render-ui.tsx';
import { said } from '#web/testing/said.ts';

describe('Adjust Stock', () => {
  const drug = aDrug({ name: 'Dolo 650' });

  const openModal = async (prepare?: (api: ApiDouble) => void) => {
    const app = await openInventory([drug], prepare);
    await app.user.click(await screen.findByRole('button', { name: 'Adjust stock of Dolo 650' }));
    await screen.findByRole('dialog', { name: 'Adjust Stock' });
    return app;
  };

  it('records a purchase with its batch', async () => {
    const { user, api } = await openModal((double) =>
      double.on(adjustStock, { ...drug, quantity_in_stock: 150 }),
    );
    await user.type(screen.getByLabelText(/^Change/), '50');
    await user.type(screen.getByLabelText('Expiry date'), '2027-03-31');
    await user.type(screen.getByLabelText(/^Buying price/), '1.25');
    await expectAccessible();
    await user.click(screen.getByRole('button', { name: 'Adjust stock' }));
    await said('Dolo 650: 150 in stock now.');
    expect(api.requests(adjustStock)[0]?.body).toEqual({
      quantityChange: 50,
      remark: null,
      free_quantity: 0,
      reason: 'purchase',
      mrp: null,
      batch_no: null,
      expiry_date: '2027-03-31',
      buying_price: 125,
    });
  });

  it('takes strips of a drug whose pack is known, and sends pieces', async () => {
    const packed = { ...drug, pack: 'strip of 15' };
    const { user, api } = await openInventory([packed], (double) => double.on(adjustStock, packed));
    await user.click(await screen.findByRole('button', { name: 'Adjust stock of Dolo 650' }));
    const change = await screen.findByLabelText<HTMLInputElement>(/^Change/);
    await user.type(change, '-2 strips');
    expect(change.value).toBe('-2 strips');
    expect(screen.getByText('2 strips = 30 tablets')).toBeTruthy();
    await user.type(screen.getByLabelText('Remark (optional)'), 'Water damage');
    await user.selectOptions(screen.getByLabelText('Reason'), 'Damage');
    expect(change.value).toBe('-30');
    await user.click(screen.getByRole('button', { name: 'Adjust stock' }));
    await said('Dolo 650: 100 in stock now.');
    expect(api.requests(adjustStock)[0]?.body).toMatchObject({
      ...{ quantityChange: -30, reason: 'damage', remark: 'Water damage' },
    });
  });

  it('takes free goods with a purchase', async () => {
    const { user, api } = await openModal((double) => double.on(adjustStock, drug));
    const change = screen.getByLabelText<HTMLInputElement>(/^Change/);
    await user.type(change, '20+2');
    expect(screen.getByText('2 of the 22 pieces are free.')).toBeTruthy();
    await user.selectOptions(screen.getByLabelText('Reason'), 'Correction');
    await user.click(screen.getByRole('button', { name: 'Adjust stock' }));
    expect(
      await screen.findByText('Free goods come with a purchase of at least as many pieces.'),
    ).toBeTruthy();
    expect(change.value).toBe('20+2');
    await user.selectOptions(screen.getByLabelText('Reason'), 'Purchase');
    await user.click(screen.getByRole('button', { name: 'Adjust stock' }));
    await said('Dolo 650: 100 in stock now.');
    expect(api.requests(adjustStock)[0]?.body).toMatchObject({
      ...{ quantityChange: 22, free_quantity: 2, reason: 'purchase' },
    });
  });

  it.each([
    ['', 'Purchase', 'No drug selected or adjustment amount is zero.'],
    ['0', 'Correction', 'No drug selected or adjustment amount is zero.'],
    ['1.5', 'Correction', 'No drug selected or adjustment amount is zero.'],
    ['-5', 'Purchase', 'A purchase adds stock; damage and expiry remove it.'],
  ])('refuses %o as a %s', async (change, reason, message) => {
    const { user, api } = await openModal();
    if (change) await user.type(screen.getByLabelText(/^Change/), change);
    await user.selectOptions(screen.getByLabelText('Reason'), reason);
    await user.click(screen.getByRole('button', { name: 'Adjust stock' }));
    expect(await screen.findByText(message)).toBeTruthy();
    expect(api.requests(adjustStock)).toHaveLength(0);
  });

  it('shows the server’s refusal, or that it failed', async () => {
    const { user, api } = await openModal((double) =>
      double.on(adjustStock, fail(409, 'Insufficient stock for: Dolo 650')),
    );
    await user.type(screen.getByLabelText(/^Change/), '-200');
    await user.selectOptions(screen.getByLabelText('Reason'), 'Damage');
    await user.keyboard('{Tab}{Enter}');
    expect(await screen.findByText('Insufficient stock for: Dolo 650')).toBeTruthy();
    api.on(adjustStock, failWithText(502, ''));
    await user.click(screen.getByRole('button', { name: 'Adjust stock' }));
    expect(await screen.findByText('Failed to adjust stock')).toBeTruthy();
  });
});
