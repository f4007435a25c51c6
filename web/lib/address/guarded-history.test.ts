import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createGuardedHistory, guardHistory } from './guarded-history.ts';

let arrivals: string[];
let stopListening: () => void;
let history: ReturnType<typeof createGuardedHistory>;
let goTo: ReturnType<typeof vi.fn<(delta?: number) => void>>;

beforeEach(() => {
  window.history.replaceState({ idx: 3 }, '', '/here');
  goTo = vi.spyOn(window.history, 'go').mockImplementation(() => undefined);
  arrivals = [];
  history = createGuardedHistory();
  stopListening = history.listen(({ action }) => arrivals.push(action));
});
afterEach(() => stopListening());

/** The browser's entry of this index, after Back or Forward. */
function arriveAt(state: { readonly idx: number } | null): void {
  window.history.replaceState(state, '');
  window.dispatchEvent(new PopStateEvent('popstate', { state }));
}

it('moves at once without a guard', () => {
  history.push('/there');
  history.replace('/elsewhere');
  arriveAt({ idx: 2 });
  expect(arrivals).toEqual(['PUSH', 'REPLACE', 'POP']);
  expect(goTo).not.toHaveBeenCalled();
});

it.each(['push', 'replace'] as const)('the guard decides about a %s', (method) => {
  const guard = vi.fn<(go: () => void) => void>();
  const stop = guardHistory(guard);
  history[method]('/there');
  expect(window.location.pathname).toBe('/here');
  guard.mock.calls[0]?.[0]();
  expect(window.location.pathname).toBe('/there');
  stop();
});

it('a step is reverted, and repeated when the guard agrees', () => {
  const guard = vi.fn<(go: () => void) => void>();
  const stop = guardHistory(guard);
  arriveAt({ idx: 1 });
  expect(goTo).toHaveBeenLastCalledWith(2);
  expect(guard).not.toHaveBeenCalled();
  arriveAt({ idx: 3 });
  expect(arrivals).toEqual([]);
  guard.mock.calls[0]?.[0]();
  expect(goTo).toHaveBeenLastCalledWith(-2);
  arriveAt({ idx: 1 });
  expect(arrivals).toEqual(['POP']);
  stop();
});

it('a later step asks again', () => {
  const guard = vi.fn((go: () => void) => go());
  const stop = guardHistory(guard);
  for (const idx of [2, 3, 2, 1, 2, 1]) arriveAt({ idx });
  expect(guard).toHaveBeenCalledTimes(2);
  expect(arrivals).toEqual(['POP', 'POP']);
  stop();
});

it('a step is repeated when the guard has gone meanwhile', () => {
  const stop = guardHistory(() => undefined);
  arriveAt({ idx: 2 });
  stop();
  arriveAt({ idx: 3 });
  expect(goTo).toHaveBeenLastCalledWith(-1);
  arriveAt({ idx: 2 });
  expect(arrivals).toEqual(['POP']);
});

it('passes a link within the page, and counts steps correctly after it', () => {
  const stop = guardHistory(() => undefined);
  arriveAt(null);
  arriveAt({ idx: 3 });
  expect(arrivals).toEqual(['POP', 'POP']);
  expect(goTo).not.toHaveBeenCalled();
  arriveAt({ idx: 2 });
  expect(goTo).toHaveBeenLastCalledWith(1);
  stop();
});
