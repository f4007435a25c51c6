import type { Plugin } from 'vite';

/**
 * Library code that is referenced from everywhere, so that tree shaking cannot drop it, but never runs in the browser:
 * zod's JSON Schema writer (only the server's OpenAPI page calls it), its handling of cycles (JSON has none), its
 * compiled parsers (the content security policy forbids them) and its English messages (each form field has its own),
 * and TanStack Query's infinite queries (every list here has pages).
 */
const UNUSED =
  /[\\/](zod[\\/]v4[\\/](core[\\/](json-schema-processors|to-json-schema|memoizer|doc)|locales[\\/]en)|query-core[\\/].*[\\/]infiniteQueryBehavior)\.js$/;

/** Without it zod parses the way its smaller edition does. */
const NOTHING = new Set(['memoizer']);

const STRING_SCHEMAS = /[\\/]zod[\\/]v4[\\/]classic[\\/]schemas\.js$/;

/**
 * The deprecated `z.string().email()`, `.jwt()` and their like: every string schema keeps the code of all formats
 * because of them. The contract calls `z.email()`, which stays; a call of the old form would throw as the page loads.
 */
const FORMAT_METHODS =
  /^ {4}\w+\(params\) \{\n +return this\.check\(core\._\w+\(Zod\w+, params\)\);\n {4}\},?\n/gm;

/** Leaves the unused library code out of the browser's build. */
export function withoutUnused(): Plugin {
  return {
    name: 'openopd:without-unused',
    apply: 'build',
    transform(code, id) {
      if (STRING_SCHEMAS.test(id)) return { code: code.replace(FORMAT_METHODS, ''), map: null };
      if (!UNUSED.test(id)) return null;
      const declared = code.matchAll(/^export (?:const|function|class) ([\w$]+)/gm);
      const listed = code.matchAll(/^export \{ (.+) \}/gm);
      const names = [
        ...[...declared].map(([, name = '']) => name),
        ...[...listed].flatMap(([, list = '']) => list.split(', ').map(exportedName)),
      ];
      const stubs = names.map(
        (name) => `export const ${name} = ${NOTHING.has(name) ? '() => undefined' : 'absent'};`,
      );
      if (/^export default function/m.test(code)) stubs.push('export default () => undefined;');
      const absent =
        "const absent = () => () => { throw new Error('This is not in the browser build'); };";
      return { code: [absent, ...stubs].join('\n'), map: null, moduleSideEffects: false };
    },
  };
}

/** `name`, or the second of `name as other`. */
function exportedName(listed: string): string {
  return listed.split(' as ').at(-1) ?? listed;
}
