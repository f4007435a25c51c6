import { expect, it } from 'vitest';
import { check } from './checked-examples.ts';
import { withoutReason } from './without-reason.rules.ts';

it('returns only serious warnings without a reason', () => {
  const { warnings } = check(['Warfarin 5 mg', 'Ibuprofen 400 mg', 'Azithromycin 500 mg']);
  expect(withoutReason(warnings, []).map(({ id }) => id)).toEqual([
    'interaction:ibuprofen+warfarin',
  ]);
  expect(withoutReason(warnings, [{ warning: 'interaction:ibuprofen+warfarin' }])).toEqual([]);
});
