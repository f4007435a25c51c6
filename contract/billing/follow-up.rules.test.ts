import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../kernel/dates.ts';
import { paise } from '../kernel/numbers/money.ts';
import {
  type EarlierConsultation,
  followUpFeeText,
  followUpOn,
  followUpReason,
} from './follow-up.rules.ts';

const WEEK = { days: 7, visits: 2, fee: paise(0) };
const paid = (day: string, billId = day): EarlierConsultation => ({
  ...{ billId, day, isPaid: true, isFollowUp: false },
});
const followed = (day: string): EarlierConsultation => ({ ...paid(day), isFollowUp: true });
const unpaid = (day: string): EarlierConsultation => ({ ...paid(day), isPaid: false });

describe('a follow-up by the window', () => {
  it('is the second visit within the days of a paid consultation', () => {
    const found = followUpOn('2026-11-10', { window: WEEK, earlier: [paid('2026-11-03')] });
    expect(found).toEqual({ billId: '2026-11-03', day: '2026-11-03', visit: 2, days: 7, fee: 0 });
  });

  it.each([
    ['the day after the last one', '2026-11-11', [paid('2026-11-03')]],
    ['a day before the consultation', '2026-11-02', [paid('2026-11-03')]],
    ['no earlier consultation', '2026-11-10', []],
    ['an unpaid consultation', '2026-11-10', [unpaid('2026-11-03')]],
    ['a follow-up alone', '2026-11-10', [followed('2026-11-03')]],
    [
      'all visits used',
      '2026-11-10',
      [paid('2026-11-03'), followed('2026-11-05'), followed('2026-11-06')],
    ],
  ])('is not proposed for %s', (_case, today, earlier) => {
    expect(followUpOn(today, { window: WEEK, earlier })).toBeNull();
  });

  it('starts again with another paid consultation', () => {
    const earlier = [paid('2026-11-03'), followed('2026-11-05'), paid('2026-11-06')];
    expect(followUpOn('2026-11-12', { window: WEEK, earlier })).toMatchObject({
      day: '2026-11-06',
      visit: 2,
    });
  });

  it('is granted on the same day', () => {
    const earlier = [paid('2026-11-03')];
    expect(followUpOn('2026-11-03', { window: WEEK, earlier })?.visit).toBe(2);
  });

  it.each([
    [2, 7, '2nd visit within 7 days of 3 Nov 2026'],
    [3, 1, '3rd visit within 1 day of 3 Nov 2026'],
    [11, 30, '11th visit within 30 days of 3 Nov 2026'],
    [21, 30, '21st visit within 30 days of 3 Nov 2026'],
  ])('gives its reason: visit %i within %i days', (visit, days, text) => {
    expect(followUpReason({ visit, days, day: '2026-11-03' })).toBe(text);
  });

  it('names its fee', () => {
    expect([0, 20_000].map((fee) => followUpFeeText(paise(fee)))).toEqual(['free', '₹200.00']);
  });
});

const FIRST = '2026-01-01';
const Window = fc.record({
  days: fc.integer({ min: 1, max: 30 }),
  visits: fc.integer({ min: 1, max: 5 }),
  fee: fc.integer({ min: 0, max: 100_000 }).map(paise),
});
/** Days on which the patient comes; each visit is billed as the rule proposes, or charged in full. */
const Visits = fc.array(
  fc.record({
    after: fc.integer({ min: 0, max: 12 }),
    isCharged: fc.boolean(),
    isPaid: fc.boolean(),
  }),
  { maxLength: 25 },
);

describe('over any sequence of visits', () => {
  type Coming = { after: number; isCharged: boolean; isPaid: boolean };
  const billed = (window: typeof WEEK, visits: readonly Coming[]) => {
    const bills: (EarlierConsultation & { of: string | null })[] = [];
    let day = FIRST;
    for (const { after, isCharged, isPaid } of visits) {
      day = addDays(day, after);
      const found = followUpOn(day, { window, earlier: bills });
      const isFollowUp = found !== null && !isCharged;
      const of = isFollowUp ? found.billId : null;
      bills.push({ billId: String(bills.length), day, isPaid, isFollowUp, of });
    }
    return bills;
  };

  it('each paid consultation has at most the visits of the window, within its days', () => {
    fc.assert(
      fc.property(Window, Visits, (window, visits) => {
        const bills = billed(window, visits);
        for (const { billId, day, isPaid } of bills) {
          const own = bills.filter(({ of }) => of === billId);
          expect(own.length).toBeLessThanOrEqual(isPaid ? window.visits : 0);
          for (const one of own) {
            expect(one.day >= day && one.day <= addDays(day, window.days)).toBe(true);
          }
        }
      }),
    );
  });

  it('a longer window with more visits never proposes less', () => {
    fc.assert(
      fc.property(Window, Visits, fc.integer({ min: 0, max: 40 }), (window, visits, later) => {
        const earlier = billed(window, visits);
        const today = addDays(earlier.at(-1)?.day ?? FIRST, later);
        const wider = { ...window, days: window.days + 3, visits: window.visits + 1 };
        if (followUpOn(today, { window, earlier }) === null) return;
        expect(followUpOn(today, { window: wider, earlier })).not.toBeNull();
      }),
    );
  });
});
