import { expect, it } from 'vitest';
import { flagOfResult } from './lab-range.rules.ts';

const flagOf = (value: string, normal_range: string) =>
  flagOfResult({ type: 'string', normal_range, ranges: [], unit: null }, value, {
    gender: 'F',
    age: 30,
  });

it.each([
  ['1:160', '< 1:80', 'high'],
  ['1:80', '< 1:80', 'high'],
  ['1/80', '≤ 1:80', 'none'],
  ['1 : 40', '< 1:80', 'none'],
  ['1 in 320', 'up to 1:80', 'high'],
  ['> 1:320', '< 1:80', 'high'],
  ['≥1:320', 'Less than 1/160', 'high'],
  ['< 1:20', '< 1:80', 'none'],
  // It may be less than the limit.
  ['< 1:320', '< 1:80', 'none'],
  ['1:1,280', '<1:200', 'high'],
])('the titre %s is, where %s is normal, flagged as %s', (value, normal, flag) => {
  expect(flagOf(value, normal)).toBe(flag);
});

it.each([
  ['1:160', '1:20'],
  ['1:160', 'Not significant'],
  ['2:1', '< 1:80'],
  ['Not done', '< 1:80'],
  ['160', '< 1:80'],
  ['1:160', '< 80'],
])('%s has no flag where the normal text is %s', (value, normal) => {
  expect(flagOf(value, normal)).toBe('none');
});
