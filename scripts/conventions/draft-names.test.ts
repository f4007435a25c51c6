import { expect, it } from 'vitest';
import { sources } from '../house/sources.ts';

/** Reading or writing a draft under a name that all tabs share. */
const SHARED = /\b(?:read|write)Draft\b[^;]*session\/drafts\.ts|from '\.\/drafts\.ts'/;

/** Those that give a draft the name of its tab, and the copy of all drafts under their names. */
const ALLOWED = [
  'web/lib/session/tab-drafts.ts',
  'web/consultation/saving/note-drafts.ts',
  'web/lib/session/draft-mirror.ts',
];

it('no two tabs write one draft', () => {
  const shared = sources().filter(
    ({ path, text, isTest }) => path.startsWith('web/') && !isTest && SHARED.test(text),
  );
  expect(shared.map(({ path }) => path).sort()).toEqual(ALLOWED.toSorted());
});
