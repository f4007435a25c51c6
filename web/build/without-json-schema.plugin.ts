import type { Plugin } from 'vite';

const JSON_SCHEMA = /[\\/]zod[\\/]v4[\\/]core[\\/](json-schema-processors|to-json-schema)\.js$/;

/**
 * Leaves zod's JSON Schema writer out of the browser: every schema refers to it, so tree shaking
 * cannot, and only the server's OpenAPI page ever calls it.
 */
export function withoutJsonSchema(): Plugin {
  return {
    name: 'openopd:without-json-schema',
    apply: 'build',
    transform(code, id) {
      if (!JSON_SCHEMA.test(id)) return null;
      const names = [...code.matchAll(/^export (?:const|function) (\w+)/gm)].map(
        ([, name]) => name,
      );
      const renamed = [...code.matchAll(/^export \{ \w+ as (\w+) \}/gm)].map(([, name]) => name);
      const stubs = [...names, ...renamed].map((name) => `export const ${name} = absent;`);
      const absent =
        "const absent = () => () => { throw new Error('JSON Schema is not in the browser build'); };";
      return { code: [absent, ...stubs].join('\n'), map: null, moduleSideEffects: false };
    },
  };
}
