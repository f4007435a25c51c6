import { describe, expect, it } from 'vitest';
import { anId } from '#web/testing/builders/people.ts';
import { aPatient, aVisit } from '#web/testing/builders/visits.ts';
import { waitedFor } from '../board/arrival.tsx';
import { isShown, NOBODY, openFirst } from '../board/queue-filter.rules.ts';
import { queueChanges } from './queue-changes.ts';

const doctor_id = anId();
const visit = aVisit({ token_no: 7 }, aPatient({ name: 'José Menon', token: 55 }));

describe('the announcement', () => {
  it.each([
    ['nothing', [visit], [visit], ''],
    ['an arrival', [], [visit], 'Token 7, José Menon: joined the queue.'],
    [
      'a step',
      [visit],
      [{ ...visit, status: 'consulting' as const }],
      'Token 7, José Menon: Consulting.',
    ],
    [
      'a doctor',
      [visit],
      [{ ...visit, doctor_id, User: { name: 'Dr Bose' } }],
      'Token 7, José Menon: Dr Bose.',
    ],
    ['what has gone', [visit], [], ''],
    ['many at once', [], [1, 2, 3, 4].map(() => aVisit()), '4 changes in the queue.'],
  ])('is %s', (_, before, now, said) => {
    expect(queueChanges(before, now)).toBe(said);
  });
});

describe('the order of the queue', () => {
  const all = { find: '', status: '', doctor: '' } as const;

  it.each([
    [{ find: ' ' }, true],
    [{ find: 'jos' }, true],
    [{ find: 'MEN jose' }, true],
    [{ find: 'ose' }, false],
    [{ find: '7' }, true],
    [{ find: '55' }, true],
    [{ find: '45012' }, true],
    [{ find: '98450-12' }, true],
    [{ find: '45' }, false],
    [{ status: 'waiting' }, true],
    [{ status: 'seen' }, false],
    [{ doctor: NOBODY }, true],
    [{ doctor: doctor_id }, false],
    [{ find: 'jos', status: 'waiting', doctor: NOBODY }, true],
  ] as const)('%j: %s', (filter, shown) => {
    expect(isShown({ ...all, ...filter }, visit)).toBe(shown);
  });

  it('puts open visits first, otherwise keeps the server’s order', () => {
    const [a, b, c, d] = (['seen', 'waiting', 'cancelled', 'consulting'] as const).map((status) =>
      aVisit({ status }),
    );
    expect(openFirst([a!, b!, c!, d!])).toEqual([b, d, a, c]);
  });
});

it.each([
  [0, '0 min'],
  [-90, '0 min'],
  [59 * 60 + 59, '59 min'],
  [65 * 60, '1 h 5 min'],
])('shows %i seconds as a wait of %s', (seconds, text) => {
  const since = '2026-11-21T04:30:00.000Z';
  expect(waitedFor(since, Date.parse(since) + seconds * 1000)).toBe(text);
});
