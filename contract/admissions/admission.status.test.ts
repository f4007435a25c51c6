import { describe, expect, it } from 'vitest';
import { allowedActions } from '../kernel/transitions.ts';
import { ADMISSION_TRANSITIONS, admissionStatus } from './admission.status.ts';

const DAY = '2026-11-21T04:30:00.000Z';

describe('admission status', () => {
  it.each([
    [null, null, 'not_admitted', ['admit']],
    [DAY, null, 'admitted', ['discharge']],
    [DAY, DAY, 'discharged', ['beginStay']],
  ] as const)(
    'admitted %s, discharged %s: %s',
    (admission_date, discharge_date, status, actions) => {
      expect(admissionStatus({ admission_date, discharge_date })).toBe(status);
      expect(allowedActions(ADMISSION_TRANSITIONS, status)).toEqual(actions);
    },
  );
});
