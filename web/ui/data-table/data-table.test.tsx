import { screen, within } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { expectAccessible, renderUi } from '#web/testing/render-ui.tsx';
import { type Column, DataTable, type DataTableProps } from './data-table.tsx';

interface Fruit {
  id: string;
  name: string;
  price: number;
}

const FRUITS: Fruit[] = [
  { id: 'a', name: 'Apple', price: 120 },
  { id: 'b', name: 'Banana', price: 60 },
  { id: 'c', name: 'Cherry', price: 400 },
];

const COLUMNS: Column<Fruit>[] = [
  { key: 'name', header: 'Name', cell: (fruit) => fruit.name, sortable: true },
  { key: 'price', header: 'Price', cell: (fruit) => fruit.price, numeric: true },
  {
    key: 'actions',
    header: 'Actions',
    cell: () => <button type="button">Peel</button>,
    hideHeader: true,
  },
];

function fruitTable(props: Partial<DataTableProps<Fruit>> = {}) {
  return (
    <DataTable
      label="Fruits"
      columns={COLUMNS}
      rows={FRUITS}
      rowKey={(fruit) => fruit.id}
      empty={{ title: 'No fruits yet.', action: <button type="button">Add fruit</button> }}
      {...props}
    />
  );
}

function row(name: string): HTMLElement {
  return screen.getByRole('row', { name: new RegExp(name) });
}

describe('the rows of a table', () => {
  it('lists the rows under their headers', async () => {
    renderUi(fruitTable());
    const table = screen.getByRole('table', { name: 'Fruits' });
    expect(within(table).getAllByRole('row')).toHaveLength(4);
    expect(screen.getByRole('columnheader', { name: 'Actions' })).toBeTruthy();
    expect(screen.getByRole('cell', { name: '400' }).className).toContain('ui-numeric');
    await expectAccessible();
  });

  it('leaves the rupee sign of a heading out of a card, where the amount has its own', () => {
    const price = { key: 'price', header: 'Price (₹)', cell: () => '₹120.00' };
    renderUi(fruitTable({ columns: [price] }));
    const [cell] = screen.getAllByRole('cell', { name: '₹120.00' });
    expect(cell?.dataset.label).toBe('Price');
  });

  it('renders the first rows of a long list first, then all, each once', () => {
    const many = Array.from({ length: 45 }, (_, n) => ({
      id: `${n}`,
      name: `Fruit ${n}`,
      price: n,
    }));
    // The rows that the browser could paint at each step.
    const shown: number[] = [];
    const partial: boolean[] = [];
    function Seen({ id }: { id: string }): string {
      useLayoutEffect(() => {
        const count = document.querySelectorAll('tbody tr').length;
        if (count === shown.at(-1)) return;
        shown.push(count);
        partial.push(document.querySelector('tbody[data-partial]') !== null);
      });
      drawn.push(id);
      return id;
    }
    const drawn: string[] = [];
    const seen: Column<Fruit> = {
      ...{ key: 'seen', header: 'Seen' },
      cell: ({ id }) => <Seen id={id} />,
    };
    renderUi(fruitTable({ rows: many, columns: [...COLUMNS, seen] }));
    expect(screen.getAllByRole('row')).toHaveLength(46);
    expect(shown[0]).toBeLessThan(10);
    expect(shown.length).toBeGreaterThan(3);
    expect(shown.at(-1)).toBe(45);
    // The style sheet hides the pages below until all rows are there.
    expect(partial).toEqual(shown.map((count) => count < 45));
    expect(drawn).toEqual(many.map(({ id }) => id));
  });

  it('shows placeholders while loading', async () => {
    renderUi(fruitTable({ rows: undefined, skeletonRows: 5 }));
    const table = screen.getByRole('table', { name: 'Fruits' });
    expect(table.getAttribute('aria-busy')).toBe('true');
    expect(within(table).getAllByRole('row')).toHaveLength(6);
    await expectAccessible();
  });

  it('shows what to do when empty', async () => {
    renderUi(fruitTable({ rows: [] }));
    expect(screen.getByText('No fruits yet.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Add fruit' })).toBeTruthy();
    expect(screen.queryByRole('table')).toBeNull();
    await expectAccessible();
  });

  it('offers Retry when nothing could be loaded', async () => {
    const onRetry = vi.fn();
    const { user } = renderUi(fruitTable({ rows: undefined, error: 'Failed to load.', onRetry }));
    expect(screen.getByRole('alert').textContent).toContain('Failed to load.');
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(onRetry).toHaveBeenCalledOnce();
  });

  it('keeps the rows when a refetch fails', () => {
    renderUi(fruitTable({ error: 'Failed to load.' }));
    expect(screen.getByRole('alert').textContent).toContain('Failed to load.');
    expect(row('Apple')).toBeTruthy();
  });
});

describe('sorting', () => {
  it('shows the direction and toggles it', async () => {
    const onSort = vi.fn();
    const { user } = renderUi(fruitTable({ sort: { by: 'name', direction: 'asc' }, onSort }));
    expect(screen.getByRole('columnheader', { name: 'Name' }).getAttribute('aria-sort')).toBe(
      'ascending',
    );
    await user.click(screen.getByRole('button', { name: 'Name' }));
    expect(onSort).toHaveBeenCalledWith({ by: 'name', direction: 'desc' });
    await expectAccessible();
  });

  it('starts ascending on another column', async () => {
    const onSort = vi.fn();
    const { user } = renderUi(fruitTable({ sort: { by: 'price', direction: 'asc' }, onSort }));
    await user.click(screen.getByRole('button', { name: 'Name' }));
    expect(onSort).toHaveBeenCalledWith({ by: 'name', direction: 'asc' });
  });
});

describe('opening a row', () => {
  it('happens on a click, but not on a button inside', async () => {
    const onOpenRow = vi.fn();
    const { user } = renderUi(fruitTable({ onOpenRow }));
    await user.click(screen.getByText('Banana'));
    expect(onOpenRow).toHaveBeenCalledExactlyOnceWith(FRUITS[1]);
    await user.click(within(row('Cherry')).getByRole('button', { name: 'Peel' }));
    expect(onOpenRow).toHaveBeenCalledOnce();
  });

  it('works by keyboard: one Tab stop, arrows move, Enter opens', async () => {
    const onOpenRow = vi.fn();
    const { user } = renderUi(fruitTable({ onOpenRow }));
    await user.tab();
    expect(document.activeElement).toBe(row('Apple'));
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    expect(document.activeElement).toBe(row('Cherry'));
    await user.keyboard('{ArrowUp}{Enter}');
    expect(onOpenRow).toHaveBeenCalledExactlyOnceWith(FRUITS[1]);
    await user.keyboard('{End}');
    expect(document.activeElement).toBe(row('Cherry'));
    await user.keyboard('{Home}');
    expect(document.activeElement).toBe(row('Apple'));
    await expectAccessible();
  });

  it('leaves Enter on a button inside to the button', async () => {
    const onOpenRow = vi.fn();
    const { user } = renderUi(fruitTable({ onOpenRow }));
    within(row('Apple')).getByRole('button').focus();
    await user.keyboard('{Enter}{ArrowDown}');
    expect(onOpenRow).not.toHaveBeenCalled();
  });

  it('keeps a Tab stop when the focused row is removed', async () => {
    const onOpenRow = vi.fn();
    const { user, rerender } = renderUi(fruitTable({ onOpenRow }));
    await user.tab();
    await user.keyboard('{End}');
    rerender(fruitTable({ onOpenRow, rows: FRUITS.slice(0, 2) }));
    expect(row('Apple').tabIndex).toBe(0);
  });

  it('is disabled, by row or button, while the rows are stale', async () => {
    const onOpenRow = vi.fn();
    const onPeel = vi.fn();
    const peel: Column<Fruit> = {
      ...{ key: 'peel', header: 'Peel' },
      cell: ({ name }) => (
        <button type="button" onClick={onPeel}>
          Peel {name}
        </button>
      ),
    };
    const columns = [...COLUMNS, peel];
    const { user, rerender } = renderUi(fruitTable({ onOpenRow, columns, refreshing: true }));
    await user.click(screen.getByText('Banana'));
    await user.click(screen.getByText('Peel Banana'));
    expect(onOpenRow).not.toHaveBeenCalled();
    expect(onPeel).not.toHaveBeenCalled();
    expect(screen.getByText('Banana').closest('tbody')?.inert).toBe(true);
    rerender(fruitTable({ onOpenRow, columns, refreshing: false }));
    await user.click(screen.getByText('Banana'));
    await user.click(screen.getByText('Peel Banana'));
    expect(onOpenRow).toHaveBeenCalledOnce();
    expect(onPeel).toHaveBeenCalledOnce();
  });
});
