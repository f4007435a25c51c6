import type { Plugin } from 'vite';

/**
 * Gives every Mantine component that is really used its own style sheet, and no other.
 *
 * Mantine ships one sheet for everything (41 kB compressed); the sign-in page needs a fifth of it.
 * Each component keeps its class names in `X.module.mjs`, so the sheet is attached there: a component
 * that tree shaking drops takes its sheet with it, and a lazy page brings its sheets along.
 * All of them are `@layer mantine`, so our own unlayered rules win whatever the load order.
 */
export function mantineCss(): Plugin {
  const entry = 'virtual:mantine-css';
  const classNames = /[\\/]@mantine[\\/]core[\\/]esm[\\/].*[\\/](\w+)\.module\.mjs$/;
  // Without `default-css-variables` (2.7 kB compressed): the provider writes all variables itself.
  const base = ['baseline', 'global'];
  let everythingAtOnce = false;

  return {
    name: 'openopd:mantine-css',
    enforce: 'pre',
    configResolved(config) {
      // The dev server bundles dependencies before plugins see them, so it gets the whole sheet.
      everythingAtOnce = config.command === 'serve';
    },
    resolveId(id) {
      return id === entry ? `\0${entry}` : null;
    },
    load(id) {
      if (id !== `\0${entry}`) return null;
      if (everythingAtOnce) return "import '@mantine/core/styles.layer.css';";
      return base.map((name) => `import '@mantine/core/styles/${name}.layer.css';`).join('\n');
    },
    transform(code, id) {
      const component = classNames.exec(id)?.[1];
      if (!component || everythingAtOnce) return null;
      return {
        code: `import '@mantine/core/styles/${component}.layer.css';\n${code}`,
        map: null,
        moduleSideEffects: false,
      };
    },
  };
}
