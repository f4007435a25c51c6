import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { Segments } from './segments.tsx';

const VIEWS = [
  { value: 'day', label: 'Day' },
  { value: 'week', label: 'Week' },
] as const;

function Chosen() {
  const [view, setView] = useState<'day' | 'week'>('day');
  return <Segments label="Show" data={VIEWS} value={view} onChange={setView} />;
}

it('is a group of radio buttons that is chosen from by its texts', async () => {
  render(<Chosen />);
  const group = screen.getByRole('radiogroup', { name: 'Show' });
  expect(group.querySelectorAll('[data-active]')).toHaveLength(1);
  await userEvent.click(screen.getByText('Week'));
  const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
  expect([radio('Day').checked, radio('Week').checked]).toEqual([false, true]);
  expect(group.querySelector('[data-active]')?.textContent).toBe('Week');
});
