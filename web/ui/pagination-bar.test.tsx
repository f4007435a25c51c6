import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { expectAccessible, renderUi } from '#web/testing/render-ui.tsx';
import { PaginationBar } from './pagination-bar.tsx';

describe('PaginationBar', () => {
  it('is absent while everything fits on one page', () => {
    renderUi(
      <PaginationBar page={1} totalPages={1} totalCount={7} pageSize={10} onPage={vi.fn()} />,
    );
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  it('shows the position, and goes both ways', async () => {
    const onPage = vi.fn();
    const { user } = renderUi(
      <PaginationBar page={2} totalPages={3} totalCount={25} pageSize={10} onPage={onPage} />,
    );
    expect(screen.getByText('Showing 11 to 20 of 25 results')).toBeTruthy();
    expect(screen.getByText('Page 2 of 3')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Previous' }));
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(onPage.mock.calls).toEqual([[1], [3]]);
    await expectAccessible();
  });

  it('ends with the last item', async () => {
    const onPage = vi.fn();
    const { user } = renderUi(
      <PaginationBar page={3} totalPages={3} totalCount={25} pageSize={10} onPage={onPage} />,
    );
    expect(screen.getByText('Showing 21 to 25 of 25 results')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(onPage).not.toHaveBeenCalled();
  });
});
