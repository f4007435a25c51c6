import { describe, expect, it } from 'vitest';
import { allowedActions } from '../kernel/transitions.ts';
import {
  CLINIC_SUBSCRIPTION_STATUSES,
  CLINIC_SUBSCRIPTION_TRANSITIONS,
} from './clinic-subscription.status.ts';
import { termOnActivation } from './clinic-term.rules.ts';

it('offers each action in the states that the specification gives', () => {
  const offered = CLINIC_SUBSCRIPTION_STATUSES.map((status) => [
    status,
    allowedActions(CLINIC_SUBSCRIPTION_TRANSITIONS, status),
  ]);
  expect(Object.fromEntries(offered)).toEqual({
    pending: ['activate', 'terminate'],
    active: ['deactivate', 'terminate'],
    halted: ['activate', 'terminate'],
    completed: ['activate'],
    expired: ['activate', 'terminate'],
  });
});

describe('the term of an activated subscription', () => {
  const plan = { period: 'monthly', interval: 1 };
  const now = new Date('2028-01-31T06:30:00Z');
  const at = { plan, now, timeZone: 'Asia/Kolkata' };
  const day = (text: string) => new Date(`2028-${text}T06:30:00Z`);
  const fresh = { startsAt: now, endsAt: day('02-29') };

  it.each([
    ['none was begun', { startsAt: null, endsAt: null }, fresh],
    ['it still runs', { startsAt: day('01-15'), endsAt: day('02-15') }, undefined],
    ['it is over', { startsAt: day('01-01'), endsAt: day('01-31') }, fresh],
  ])('when %s', (_, begun, expected) => {
    expect(termOnActivation(begun, at)).toEqual(expected ?? begun);
  });
});
