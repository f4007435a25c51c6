import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { NoteTabs } from './note-tabs.tsx';

it('shows the sheet first with the number of proposals, and moves with the arrow keys', async () => {
  render(<NoteTabs waiting={2}>The parts</NoteTabs>);
  const shown = () => screen.getByRole('tab', { selected: true });
  expect(shown().textContent).toBe('Sheet (2)');
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  expect(shown().textContent).toBe('Note');
  expect(document.activeElement).toBe(shown());
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(shown().textContent).toBe('What is known');
  await userEvent.click(screen.getByRole('tab', { name: 'Note' }));
  expect(screen.getByText('The parts').dataset.shows).toBe('note');
});
