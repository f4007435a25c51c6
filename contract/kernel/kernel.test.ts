import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ALL_ENDPOINTS } from '../endpoints.ts';
import { VISIT_TRANSITIONS } from '../queue/visit.status.ts';
import {
  calendarDay,
  clinicDay,
  DAY_OUT_OF_RANGE,
  DEFAULT_TIME_ZONE,
  formatDateTime,
  formatDay,
} from './dates.ts';
import { capabilityOf, mayCall } from './endpoint.ts';
import {
  AMOUNT_TOO_LARGE,
  formatMoney,
  Money,
  paise,
  RUPEES_MAX,
  rupees,
} from './numbers/money.ts';
import { totalPages } from './paging.ts';
import { ROLES } from './roles.ts';
import { addSecondNames, withWireNames } from './second-names.ts';
import { actionBetween, allowedActions } from './transitions.ts';

describe('money', () => {
  const amount = rupees({ min: 0, message: 'no amount' });

  it('round-trips over the wire without losing a paisa', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: RUPEES_MAX * 100 }), (whole) => {
        expect(amount.decode(amount.encode(paise(whole)))).toBe(whole);
      }),
    );
  });

  it('accepts at most two decimals', () => {
    for (const good of [0, 0.1, 1.1, 19.99, 1_234_567.89, RUPEES_MAX]) {
      expect(amount.safeParse(good).success).toBe(true);
    }
    for (const bad of [0.001, 1.005, -0.01, Number.NaN, Number.POSITIVE_INFINITY, '5', null]) {
      const result = amount.safeParse(bad);
      expect(result.error?.issues[0]?.message).toBe('no amount');
    }
  });

  it('reports the maximum of an input', () => {
    for (const tooMuch of [RUPEES_MAX + 0.01, 1e12]) {
      expect(amount.safeParse(tooMuch).error?.issues[0]?.message).toBe(AMOUNT_TOO_LARGE);
    }
  });

  it('has no maximum in a reply, so a sum of any number of amounts is returned unchanged', () => {
    const sums = fc.integer({ min: -9_000_000_000_000, max: 9_000_000_000_000 });
    fc.assert(
      fc.property(sums, (sum) => {
        expect(Money.decode(Money.encode(paise(sum)))).toBe(sum);
      }),
    );
  });

  it('is shown in rupees with Indian grouping', () => {
    expect(formatMoney(paise(12_345_600))).toBe('₹1,23,456.00');
    expect(formatMoney(paise(5))).toBe('₹0.05');
    expect(formatMoney(paise(-150))).toBe('-₹1.50');
  });

  it('rejects fractions of a paisa', () => {
    expect(() => paise(1.5)).toThrow();
  });
});

describe('dates', () => {
  it.each(['0000-01-01', '1899-12-31', '2200-01-01', '9999-12-31'])(
    'entered outside of the limits are rejected: %s',
    (day) => {
      const { error } = calendarDay('no date').safeParse(day);
      expect(error?.issues[0]?.message).toBe(DAY_OUT_OF_RANGE);
    },
  );

  it.each(['1900-01-01', '2027-03-31', '2199-12-31'])(
    'entered within the limits are accepted: %s',
    (day) => {
      expect(calendarDay('no date').parse(day)).toBe(day);
    },
  );

  it('start a clinic day at local midnight', () => {
    expect(clinicDay(new Date('2026-11-20T18:29:59Z'), 'Asia/Kolkata')).toBe('2026-11-20');
    expect(clinicDay(new Date('2026-11-20T18:30:00Z'), 'Asia/Kolkata')).toBe('2026-11-21');
    expect(clinicDay(new Date('2024-02-28T19:00:00Z'), 'Asia/Kolkata')).toBe('2024-02-29');
  });

  it('are shown as the specification asks', () => {
    expect(formatDateTime('2026-11-21T10:35:00Z', DEFAULT_TIME_ZONE)).toBe('21 Nov 2026, 4:05 pm');
    expect(formatDateTime('2026-11-20T18:30:00Z', DEFAULT_TIME_ZONE)).toBe('21 Nov 2026, 12:00 am');
    expect(formatDay('2026-01-05')).toBe('5 Jan 2026');
  });
});

describe('the transition table of a visit', () => {
  it('gives the buttons of each status', () => {
    expect(allowedActions(VISIT_TRANSITIONS, 'waiting')).toEqual(['assign', 'start', 'cancel']);
    expect(allowedActions(VISIT_TRANSITIONS, 'consulting')).toEqual(['complete', 'cancel']);
    expect(allowedActions(VISIT_TRANSITIONS, 'seen')).toEqual([]);
    expect(allowedActions(VISIT_TRANSITIONS, 'cancelled')).toEqual([]);
  });

  it('names the action between two statuses', () => {
    expect(actionBetween(VISIT_TRANSITIONS, 'waiting', 'consulting')).toBe('start');
    expect(actionBetween(VISIT_TRANSITIONS, 'seen', 'waiting')).toBeUndefined();
  });
});

describe('endpoints', () => {
  it('have a unique method and path, and one success status', () => {
    const names = ALL_ENDPOINTS.map(({ method, path }) => `${method} ${path}`);
    expect(new Set(names).size).toBe(names.length);
    for (const { replies } of ALL_ENDPOINTS) {
      expect(Object.keys(replies).filter((status) => status.startsWith('2'))).toHaveLength(1);
    }
  });

  it('declare every parameter of their path, and no other', () => {
    for (const { path, params } of ALL_ENDPOINTS) {
      const inPath = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name);
      expect(Object.keys(params?.shape ?? {})).toEqual(inPath);
    }
  });

  it('are public only when declared so', () => {
    for (const endpoint of ALL_ENDPOINTS.filter(capabilityOf)) {
      expect(mayCall(endpoint, 'user')).toBe(false);
      expect(ROLES.some((role) => mayCall(endpoint, role, true))).toBe(true);
    }
  });
});

it('page count: an empty list has none, a full page is one', () => {
  expect([0, 1, 15, 16].map((count) => totalPages(count, 15))).toEqual([0, 1, 1, 2]);
});

it('a wire name replaces the name in code on the wire, both ways', () => {
  const schema = withWireNames(z.object({ visitId: z.string(), due: Money }), {
    visitId: 'recordId',
  });
  expect(schema.parse({ recordId: 'v', due: 1.5 })).toEqual({ visitId: 'v', due: 150 });
  expect(schema.encode({ visitId: 'v', due: paise(150) })).toEqual({ recordId: 'v', due: 1.5 });
  expect(schema.safeParse({ visitId: 'v', due: 1 }).error?.issues[0]?.path).toEqual(['recordId']);
});

it('a schema with wire names keeps the rules of its object', () => {
  const message = 'The two visits differ.';
  const strict = z
    .strictObject({ visitId: z.string(), other: z.string() })
    .refine(({ visitId, other }) => visitId === other, { message, path: ['visitId'] });
  const schema = withWireNames(strict, { visitId: 'recordId' });
  const same = { recordId: 'v', other: 'v' };
  expect(schema.parse(same)).toEqual({ visitId: 'v', other: 'v' });
  const issuesOf = (value: unknown) => schema.safeParse(value).error?.issues;
  expect(issuesOf({ ...same, other: 'w' })).toMatchObject([{ message, path: ['recordId'] }]);
  expect(schema.safeEncode({ visitId: 'v', other: 'w' }).error?.issues).toMatchObject([
    { message, path: ['recordId'] },
  ]);
  expect(issuesOf({ ...same, visitId: 'v' })).toMatchObject([{ code: 'unrecognized_keys' }]);
});

it('second names repeat the value of the first', () => {
  expect(addSecondNames({ token: 7, name: 'A' }, { token: 'patient_token_number' })).toEqual({
    token: 7,
    name: 'A',
    patient_token_number: 7,
  });
});
