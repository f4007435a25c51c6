import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useSingleFlight } from './form/use-single-flight.ts';
import { keepPending } from './keep-pending.ts';

it('a pending action does not run a second time', async () => {
  const send = vi.fn();
  const { result } = renderHook(() =>
    useSingleFlight(async () => {
      send();
      await keepPending();
    }),
  );
  act(() => void result.current.run());
  await act(() => result.current.run());
  expect(send).toHaveBeenCalledOnce();
  expect(result.current.pending).toBe(true);
});
