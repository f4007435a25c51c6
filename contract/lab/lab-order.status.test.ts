import { describe, expect, it } from 'vitest';
import { allowedActions } from '../kernel/transitions.ts';
import { LAB_ORDER_STATUSES, LAB_ORDER_TRANSITIONS } from './lab-order.status.ts';

describe('lab order transitions', () => {
  it.each([
    ['pending', ['bill', 'cancel']],
    ['billed', ['collect', 'cancel']],
    ['collected', ['process', 'cancel']],
    ['processing', ['ready', 'report', 'cancel']],
    ['report_ready', ['complete', 'cancel']],
    ['reported', ['complete', 'cancel']],
    ['completed', []],
    ['cancelled', []],
  ] as const)('from %s go to %j', (status, actions) => {
    expect(allowedActions(LAB_ORDER_TRANSITIONS, status)).toEqual(actions);
  });

  it('reach every status but the first', () => {
    const reached = new Set<string>(Object.values(LAB_ORDER_TRANSITIONS).map(({ to }) => to));
    expect([...reached].sort()).toEqual(
      LAB_ORDER_STATUSES.filter((status) => status !== 'pending').sort(),
    );
  });
});
