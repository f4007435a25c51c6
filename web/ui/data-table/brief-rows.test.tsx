import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { expectAccessible, renderUi } from '#web/testing/render-ui.tsx';
import { type Brief, type Column, DataTable } from './data-table.tsx';

type Fruit = { name: string; price: number };

const COLUMNS: readonly Column<Fruit>[] = [
  { key: 'name', header: 'Name', cell: ({ name }) => name },
  { key: 'price', header: 'Price', cell: ({ price }) => <input aria-label={`Price ${price}`} /> },
];
const BRIEF: Brief<Fruit> = {
  name: ({ name }) => name,
  summary: ({ name, price }) => `${name} at ${price}`,
  step: () => <button type="button">Peel</button>,
};

const fruits = (onOpenRow = vi.fn()) => (
  <DataTable
    label="Fruits"
    columns={COLUMNS}
    brief={BRIEF}
    rows={[{ name: 'Apple', price: 120 }]}
    rowKey={({ name }) => name}
    empty={{ title: 'No fruits.', text: 'Add one.' }}
    onOpenRow={onOpenRow}
  />
);

const screenIs = (isPhone: boolean): void => {
  vi.spyOn(window, 'matchMedia').mockReturnValue(matchMedia(isPhone ? 'all' : 'not all'));
};

afterEach(() => vi.restoreAllMocks());

describe('a row with a summary', () => {
  it('shows the summary and its step on a phone, and its columns once it is opened', async () => {
    screenIs(true);
    const onOpenRow = vi.fn();
    const { user } = renderUi(fruits(onOpenRow));
    expect(screen.getByText('Apple at 120')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Peel' })).toBeTruthy();
    expect(screen.queryByLabelText('Price 120')).toBeNull();
    await expectAccessible();

    const more = screen.getByRole('button', { name: 'More of Apple', expanded: false });
    await user.click(more);
    expect(screen.getByLabelText('Price 120')).toBeTruthy();
    expect(screen.queryByText('Apple at 120')).toBeNull();
    expect(document.activeElement).toBe(more);
    expect(more.getAttribute('aria-expanded')).toBe('true');
    await expectAccessible();
    await user.click(more);
    expect(screen.queryByLabelText('Price 120')).toBeNull();
    expect(onOpenRow).not.toHaveBeenCalled();
  });

  it('shows its columns where there is room', () => {
    screenIs(false);
    renderUi(fruits());
    const row = within(screen.getByRole('row', { name: /^Apple/ }));
    expect(row.getByLabelText('Price 120')).toBeTruthy();
    expect(row.queryByRole('button', { name: 'More of Apple' })).toBeNull();
  });
});
