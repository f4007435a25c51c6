import { expect, it } from 'vitest';
import { sampleTimes, timesText } from './sample-times.rules.ts';

const order = { collectedAt: '10:30', receivedAt: '10:40' };
const show = (at: string | null) => at ?? '–';

it('a kept sample has its own times, and the others have those of the order', () => {
  const kept = [{ sample: 'Plasma', collectedAt: '09:00', receivedAt: null }];
  const times = sampleTimes({ samples: ['Plasma + Urine', 'Urine', null], kept, order });
  expect(times).toEqual([
    { sample: 'Plasma', collectedAt: '09:00', receivedAt: '10:40' },
    { sample: 'Urine', ...order },
  ]);
  expect(timesText(times, 'collectedAt', show)).toBe('Plasma 09:00; Urine 10:30');
  expect(timesText(times, 'receivedAt', show)).toBe('10:40');
  expect(timesText([], 'receivedAt', show)).toBeUndefined();
});
