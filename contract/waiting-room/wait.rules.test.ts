import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  countAhead,
  countOvertaking,
  estimateMinutes,
  estimateOwn,
  type QueuedToken,
  usualMinutes,
} from './wait.rules.ts';

const visit = (
  token: number,
  doctorId: string | null,
  state: QueuedToken['state'] = 'waiting',
): QueuedToken => ({ id: `visit ${token}`, token, doctorId, state });

describe('the visits ahead of a token', () => {
  const inside = visit(1, 'a', 'consulting');
  const queue = [
    inside,
    visit(2, 'a'),
    visit(3, 'b'),
    visit(4, null),
    visit(5, 'a'),
    visit(6, null),
  ];

  it('are those of its doctor and of the general queue', () => {
    expect(countAhead(queue, visit(5, 'a'))).toBe(2);
    expect(countAhead(queue, visit(3, 'b'))).toBe(0);
  });

  it('are all of them while no doctor is chosen', () => {
    expect(countAhead(queue, visit(6, null))).toBe(4);
  });

  it('are none for a token that is not in the queue', () => {
    expect(countAhead(queue, visit(9, null))).toBe(0);
  });
});

describe('the usual length of a consultation', () => {
  it('is the median, without slips and forgotten visits', () => {
    expect(usualMinutes([4, 0.2, 6, 5, 190, 7])).toBe(6);
  });

  it('is unknown from fewer than three', () => {
    expect(usualMinutes([4, 5])).toBeNull();
    expect(usualMinutes([])).toBeNull();
  });
});

describe('the estimated wait', () => {
  it('counts the patient inside as half a consultation', () => {
    expect(estimateMinutes({ ahead: 0, usual: 8, doctors: 1 })).toBe(4);
    expect(estimateMinutes({ ahead: 2, usual: 8, doctors: 1 })).toBe(20);
  });

  it('is unknown without a usual length, and beyond four hours', () => {
    expect(estimateMinutes({ ahead: 2, usual: null, doctors: 1 })).toBeNull();
    expect(estimateMinutes({ ahead: 60, usual: 8, doctors: 1 })).toBeNull();
  });

  it('never falls below a minute, and never grows with a further doctor', () => {
    const some = { ahead: fc.nat(40), usual: fc.integer({ min: 1, max: 60 }) };
    fc.assert(
      fc.property(fc.record({ ...some, doctors: fc.integer({ min: 0, max: 9 }) }), (wait) => {
        const minutes = estimateMinutes(wait);
        const shared = estimateMinutes({ ...wait, doctors: wait.doctors + 1 });
        expect(minutes ?? 1).toBeGreaterThanOrEqual(1);
        if (minutes !== null) expect(shared ?? Number.NaN).toBeLessThanOrEqual(minutes);
      }),
    );
  });
});

describe('early patients with a booked time', () => {
  const minutes = (count: number) => count * 60_000;
  const queue = [
    { id: 'w1', token: 1, doctorId: null, state: 'waiting' as const },
    { id: 'w2', token: 2, doctorId: null, state: 'waiting' as const },
    { id: 'b1', token: 3, doctorId: null, state: 'waiting' as const, dueIn: minutes(10) },
    { id: 'b2', token: 4, doctorId: null, state: 'waiting' as const, dueIn: minutes(90) },
  ];
  const [, walkIn, soon] = queue;
  const pace = { usual: 10, doctors: 1 };

  it('are counted before a walk-in whose wait outlasts their time', () => {
    expect(countOvertaking(queue, walkIn!, 15)).toBe(1);
    expect(countOvertaking(queue, walkIn!, 9)).toBe(0);
    expect(estimateOwn(queue, walkIn!, pace)).toBe(25);
  });

  it('wait at most until their time and a running consultation', () => {
    expect(estimateOwn(queue, soon!, pace)).toBe(15);
    expect(estimateOwn(queue, queue[3]!, pace)).toBe(35);
    expect(estimateOwn(queue, soon!, { usual: null, doctors: 1 })).toBeNull();
  });
});
