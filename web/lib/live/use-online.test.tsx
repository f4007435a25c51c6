import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useOnline } from './use-online.ts';

function Network() {
  return <p>{useOnline() ? 'online' : 'offline'}</p>;
}

it('follows the device', () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  render(<Network />);
  expect(screen.getByText('online')).toBeTruthy();
  onLine.mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(screen.getByText('offline')).toBeTruthy();
});
