import { expect, it } from 'vitest';
import { phraseKey } from '../spelling.ts';
import { BRANDS } from './drug-names.data.ts';
import { MORE_BRANDS } from './more-brands.data.ts';

it('a brand stands in one list, once', () => {
  const keys = `${BRANDS.trim()}\n${MORE_BRANDS.trim()}`
    .split('\n')
    .map((line) => phraseKey(line.split(':', 1)[0] ?? ''));
  expect(keys.length).toBeGreaterThan(500);
  expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
});
