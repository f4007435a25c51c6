import type { Plugin } from 'vite';

const MESSAGES_FILE = /[\\/]contract[\\/].*\bmessages\.ts$/;
const MEMBERS = '?members-of=';

/** `export const NAME = {` … `};` at the start of a line, after the types are gone. */
const OBJECT = /^export const (\w+) = \{\n([\s\S]*?)\n\};$/gm;
/** A member whose value is a text without an expression, or the text of another object: `OTHERS.none`. */
const MEMBER =
  /^\s*(\w+):\s*("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|`(?:[^`\\$]|\\.)*`|([A-Z_]+)\.\w+),?$/gm;
const IMPORT = /^import \{[^}]*\} from .*;$/gm;

const COMMENT = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;

/**
 * Lets the bundler drop the texts that the browser never shows. It keeps an object whole, but it drops exports that no
 * module reads: each object of texts becomes the namespace of a module with an export for each text. An object with
 * other values stays as it is.
 */
export function singleMessages(): Plugin {
  const modules = new Map<string, string>();
  return {
    name: 'openopd:single-messages',
    apply: 'build',
    resolveId: (id) => (id.includes(MEMBERS) ? id : null),
    load: (id) => modules.get(id),
    transform(code, id) {
      if (!MESSAGES_FILE.test(id)) return null;
      const split = code.replaceAll(OBJECT, (whole, name: string, body: string) => {
        const members = membersOf(body, code);
        if (!members) return whole;
        const module = `${id}${MEMBERS}${name}`;
        modules.set(module, members);
        return `import * as ${name} from ${JSON.stringify(module)};\nexport { ${name} };`;
      });
      return split === code ? null : { code: split, map: null };
    },
  };
}

/**
 * The module of an object of texts in a file with this code; undefined when a value is more than a text, or belongs to an
 * object that the file does not import.
 */
export function membersOf(body: string, code = ''): string | undefined {
  const found = [...body.matchAll(MEMBER)];
  if (body.replaceAll(MEMBER, '').replaceAll(COMMENT, '').trim() !== '') return undefined;
  const imports = [...code.matchAll(IMPORT)].map(([line]) => line);
  const importOf = (name: string) =>
    imports.find((line) => new RegExp(`\\b${name}\\b`).test(line.slice(0, line.indexOf('}'))));
  const others = [...new Set(found.flatMap(([, , , name]) => name ?? []))].map(importOf);
  if (others.includes(undefined)) return undefined;
  const texts = found.map(([, , text], at) => `const t${at} = ${text};`);
  const names = found.map(([, name], at) => `t${at} as ${name}`);
  return [...new Set(others), ...texts, `export { ${names.join(', ')} };`].join('\n');
}
