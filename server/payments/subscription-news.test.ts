import { describe, expect, it } from 'vitest';
import { SUBSCRIPTION_STATUSES } from './provider.shapes.ts';
import { isLater } from './subscription-news.ts';

const at = (second: number) => new Date(second * 1_000);

describe('news of a subscription', () => {
  it.each(SUBSCRIPTION_STATUSES)('(%s) counts when nothing was told before', (status) => {
    const isNew = status !== 'created';
    expect(isLater({ status: 'created', at: null }, { status, at: at(1) })).toBe(true);
    expect(isLater({ status: 'created', at: at(1) }, { status, at: at(1) })).toBe(isNew);
  });

  it('that is older than what is known changes nothing', () => {
    const known = { status: 'halted', at: at(10) } as const;
    expect(isLater(known, { status: 'active', at: at(9) })).toBe(false);
    expect(isLater(known, { status: 'active', at: at(10) })).toBe(false);
    expect(isLater(known, { status: 'active', at: at(11) })).toBe(true);
    expect(isLater(known, { status: 'cancelled', at: at(10) })).toBe(true);
  });

  it.each(['cancelled', 'completed', 'expired'] as const)('after %s is of no use', (status) => {
    expect(isLater({ status, at: at(1) }, { status: 'active', at: at(99) })).toBe(false);
  });
});
