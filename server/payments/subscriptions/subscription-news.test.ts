import { describe, expect, it } from 'vitest';
import { SUBSCRIPTION_STATUSES } from '../../razorpay/index.ts';
import { isLater } from './subscription-news.ts';

const at = (second: number) => new Date(second * 1_000);

type Told = Parameters<typeof isLater>[1];

function* ordersOf(news: readonly Told[]): Generator<Told[]> {
  if (news.length === 0) yield [];
  for (const [index, first] of news.entries()) {
    for (const rest of ordersOf(news.toSpliced(index, 1))) yield [first, ...rest];
  }
}

/** The final states over all orders in which the news can arrive, each once. */
function endsOf(news: readonly Told[]): string[] {
  const ends = [...ordersOf(news)].map((order) => {
    const begin: Parameters<typeof isLater>[0] = { status: 'created', at: null };
    return order.reduce((known, told) => (isLater(known, told) ? told : known), begin).status;
  });
  return [...new Set(ends)];
}

describe('news of a subscription', () => {
  it.each(SUBSCRIPTION_STATUSES)('(%s) is applied when there was none before', (status) => {
    const isNew = status !== 'created';
    expect(isLater({ status: 'created', at: null }, { status, at: at(1) })).toBe(true);
    expect(isLater({ status: 'created', at: at(1) }, { status, at: at(1) })).toBe(isNew);
  });

  it('is ignored when it is older than the known state', () => {
    const known = { status: 'halted', at: at(10) } as const;
    expect(isLater(known, { status: 'active', at: at(9) })).toBe(false);
    expect(isLater(known, { status: 'active', at: at(10) })).toBe(false);
    expect(isLater(known, { status: 'active', at: at(11) })).toBe(true);
    expect(isLater(known, { status: 'cancelled', at: at(10) })).toBe(true);
  });

  it('has the same result in any order', () => {
    const running: Told[] = [
      { status: 'authenticated', at: at(1) },
      { status: 'active', at: at(1) },
      { status: 'pending', at: at(2) },
      { status: 'halted', at: at(2) },
      { status: 'active', at: at(3) },
    ];
    expect(endsOf(running)).toEqual(['active']);
    for (const status of ['cancelled', 'completed', 'expired'] as const) {
      expect(endsOf([...running, { status, at: at(3) }])).toEqual([status]);
    }
  });

  it.each(['cancelled', 'completed', 'expired'] as const)('is ignored after %s', (status) => {
    expect(isLater({ status, at: at(1) }, { status: 'active', at: at(99) })).toBe(false);
  });
});
