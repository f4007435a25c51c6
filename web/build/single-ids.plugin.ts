import { join } from 'node:path';
import type { Plugin } from 'vite';

const USE_ID = /[\\/]@mantine[\\/]hooks[\\/]esm[\\/]use-id[\\/]use-id\.mjs$/;
const SINGLE_ID = join(import.meta.dirname, 'single-id.ts');

/**
 * Gives Mantine's components the ids of React. Its own `useId` replaces them by random ones in a layout effect: each field
 * without an id renders twice, the second time synchronously, for which React first runs all effects of the page in the
 * same task, its requests among them. Throws when Mantine has moved its hook.
 */
export function singleIds(): Plugin {
  let isFound = false;
  return {
    name: 'openopd:single-ids',
    apply: 'build',
    transform(_code, id) {
      if (!USE_ID.test(id)) return null;
      isFound = true;
      return { code: `export { useId } from ${JSON.stringify(SINGLE_ID)};`, map: null };
    },
    buildEnd(failed) {
      if (!failed && !isFound) throw new Error('Mantine’s useId is not in use-id.mjs any more.');
    },
  };
}
