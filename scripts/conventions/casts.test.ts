import { expect, it } from 'vitest';
import { sources } from '../house/sources.ts';

/** A cast of a value from outside the program, or of any value to a type that does not overlap. */
const CAST =
  /JSON\.parse\([^;\n]*\) as |\.json\(\)\)? as |\b(?:body|query|params|payload)\)? as (?!const)|as unknown as /;

/** Casts of a value that this program made, to a type that a library computes or requires. */
const ALLOWED = ['contract/kernel/second-names.ts'];

it('no input is cast', () => {
  const casts = sources()
    .filter(({ path, isTest }) => /^(contract|server|web)\//.test(path) && !isTest)
    .filter(({ path }) => !ALLOWED.includes(path))
    .flatMap(({ path, text }) =>
      text.split('\n').flatMap((line, n) => (CAST.test(line) ? [`${path}:${n + 1}`] : [])),
    );
  expect(casts).toEqual([]);
});

it.each([
  'JSON.parse(text) as Row[]',
  '(await reply.json()) as Patient',
  'request.body as Order',
  'client as unknown as Wire',
])('finds %s', (line) => {
  expect(CAST.test(line)).toBe(true);
});
