import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { paise } from '#contract/kernel/numbers/money.ts';
import { anId } from '#web/testing/builders/people.ts';
import { expectAccessible, renderUi } from '#web/testing/render-ui.tsx';
import type { OrderLineDraft } from '../draft/order-draft.ts';
import { OrderLines } from './order-lines.tsx';

const PAN: OrderLineDraft = {
  ...{ drugId: anId(), name: 'Pan 40 mg Tablet', price: paise(100), directions: '' },
  ...{ perDay: '1', days: '5', quantity: '5', byHand: false, isProposed: false },
};

/** An order with one line, and what its directions have. */
async function opened() {
  const onNext = vi.fn();
  function Order() {
    const [lines, setLines] = useState<readonly OrderLineDraft[]>([PAN]);
    const stocked = { stockOf: () => 100, priceOf: () => paise(100) };
    return <OrderLines lines={lines} onChange={setLines} onNext={onNext} {...stocked} />;
  }
  const { user } = renderUi(<Order />);
  const field = screen.getByLabelText<HTMLTextAreaElement>('Directions of Pan 40 mg Tablet');
  await user.click(field);
  const offered = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
  return { user, field, onNext, offered };
}

it('offers the usual directions while they are typed, and takes one by the arrow keys and Enter', async () => {
  const { user, field, onNext, offered } = await opened();
  expect(offered()).toEqual([]);
  await user.keyboard('1-0-1');
  expect(offered()).toEqual(['1-0-1 after food', '1-0-1 before food']);
  await expectAccessible();
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(field.value).toBe('1-0-1 before food');
  expect(offered()).toEqual([]);
  expect(onNext).not.toHaveBeenCalled();
});

it('goes on by Enter, without a line break and without a direction that was not chosen', async () => {
  const { user, field, onNext, offered } = await opened();
  await user.keyboard('1-0-1{Enter}');
  expect(field.value).toBe('1-0-1');
  expect(onNext).toHaveBeenCalledOnce();
  await user.keyboard(' {Escape}');
  expect(offered()).toEqual([]);
  await user.keyboard('{Shift>}{Enter}{/Shift}');
  expect(field.value).not.toContain('\n');
  expect(onNext).toHaveBeenCalledTimes(2);
});

it('has a pasted text in one line', async () => {
  const { user, field } = await opened();
  await user.paste('When needed,\nmax 3 a day');
  expect(field.value).toBe('When needed, max 3 a day');
});

it('shows the option that the arrow keys choose, also of a list below the window', async () => {
  const { user } = await opened();
  const shown = vi.spyOn(HTMLElement.prototype, 'scrollIntoView');
  onTestFinished(() => shown.mockRestore());
  await user.keyboard('1-0-1{ArrowDown}{ArrowDown}');
  const texts = shown.mock.contexts.map((option) => (option as HTMLElement).textContent);
  expect(texts).toEqual(['1-0-1 after food', '1-0-1 before food']);
});

it('is replaced by typing after Tab, as a field of one line, and edited where it is clicked', async () => {
  const { user, field } = await opened();
  await user.keyboard('1-0-1 after food');
  expect(field.selectionStart).toBe(field.value.length);
  // A browser moves the focus for Tab, and selects nothing in a field of several lines.
  act(() => screen.getByLabelText('Quantity of Pan 40 mg Tablet').focus());
  act(() => field.setSelectionRange(0, 0));
  act(() => field.focus());
  await user.keyboard('0-0-1');
  expect(field.value).toBe('0-0-1');
  act(() => field.blur());
  act(() => field.setSelectionRange(5, 5));
  act(() => field.focus());
  expect(field.selectionStart).toBe(5);
});
