import { describe, expect, it } from 'vitest';
import { newlyCalled, sentencesFor, shortName } from './called.rules.ts';

const call = (token: number, minute: number, room: string | null = null) => ({
  token,
  room,
  doctor: 'Dr Bose',
  calledAt: `2026-11-21T09:${String(minute).padStart(2, '0')}:00.000Z`,
});

describe('newly called tokens', () => {
  it('are those that the previous board did not have, oldest first', () => {
    const before = { now: [call(4, 1)] };
    expect(newlyCalled(before, { now: [call(6, 9), call(4, 1), call(5, 8)] })).toEqual([
      call(5, 8),
      call(6, 9),
    ]);
  });

  it('include a token that is called again', () => {
    expect(newlyCalled({ now: [call(4, 1)] }, { now: [call(4, 7)] })).toEqual([call(4, 7)]);
  });

  it('are none on the first board', () => {
    expect(newlyCalled(undefined, { now: [call(4, 1)] })).toEqual([]);
  });
});

describe('the sentences of a call', () => {
  it('name the token and the room, in each language of the display', () => {
    expect(sentencesFor(call(45, 1, 'Room 2'), 'english-hindi')).toEqual([
      { language: 'en-IN', text: 'Token 45, Room 2.' },
      { language: 'hi-IN', text: 'टोकन नंबर 45, कमरा नंबर 2.' },
    ]);
  });

  it('translate the number of a room to Hindi, and no other place', () => {
    const hindi = (room: string) => sentencesFor(call(7, 1, room), 'hindi')[0]?.text;
    expect(hindi('Cabin no. 12')).toBe('टोकन नंबर 7, कमरा नंबर 12.');
    expect(hindi('OPD Room')).toBe('टोकन नंबर 7, OPD Room.');
    expect(hindi('Room 2 upstairs')).toBe('टोकन नंबर 7, Room 2 upstairs.');
  });

  it('name the doctor where no room is set', () => {
    expect(sentencesFor(call(45, 1), 'english')).toEqual([
      { language: 'en-IN', text: 'Token 45, Dr Bose.' },
    ]);
  });

  it('are none on a silent display and with a chime only', () => {
    expect(sentencesFor(call(45, 1), 'off')).toEqual([]);
    expect(sentencesFor(call(45, 1), 'chime')).toEqual([]);
  });
});

it('a short name is the first name and an initial', () => {
  expect(shortName('  Athira  Devi Warrier ')).toBe('Athira W.');
  expect(shortName('Meena')).toBe('Meena');
  expect(shortName('अथिरा वारियर')).toBe('अथिरा व.');
});
