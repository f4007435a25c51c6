import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aUser } from '#web/testing/builders/people.ts';
import { clinicToday, dayOf, showDate, showDateTime, showTime } from './clinic-time.ts';
import { instantOf } from './instant-of.ts';
import { endSession, startSession } from './session/session.ts';

/** Ten at night in New York, the next morning in the clinics. */
const AT = '2026-11-22T03:00:00.000Z';

const signInAt = (time_zone: string) => startSession('token', aUser('receptionist', { time_zone }));

describe('a browser in New York', () => {
  beforeEach(() => {
    vi.stubEnv('TZ', 'America/New_York');
    expect(new Date(AT).getHours()).toBe(22);
  });
  afterEach(() => {
    endSession();
    vi.unstubAllEnvs();
    vi.useRealTimers();
  });

  it.each([
    ['Asia/Kolkata', '8:30 am'],
    ['Asia/Dubai', '7:00 am'],
  ])('shows the clock of a clinic in %s', (zone, time) => {
    signInAt(zone);
    expect(showTime(AT)).toBe(time);
    expect(showDate(AT)).toBe('22 Nov 2026');
    expect(showDateTime(AT)).toBe(`22 Nov 2026, ${time}`);
  });

  it('returns the clinic’s day', () => {
    vi.setSystemTime(AT);
    signInAt('Asia/Kolkata');
    expect(clinicToday()).toBe('2026-11-22');
    expect(dayOf('2026-11-21T18:29:00.000Z')).toBe('2026-11-21');
  });

  it('reads a typed time on the clinic’s clock', () => {
    signInAt('Asia/Kolkata');
    expect(instantOf('2026-11-22T08:30')).toBe(AT);
    expect(instantOf('')).toBeUndefined();
    expect(instantOf('2026-13-45T08:30')).toBeUndefined();
  });
});
