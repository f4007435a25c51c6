// Resolves the product's own modules without searching for them: an import names its file exactly. Node.js would
// look for the file, its real path and its package.json each time, a fifth of the work of a start.
import nodeModule from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from './runtime.mjs';

const root = pathToFileURL(join(ROOT, '/')).href;
const format = 'module-typescript';

/** The address of an own module, or null for anything else. `#server/…` and its like as in package.json, "imports". */
function ownModule(specifier, parent) {
  if (!specifier.endsWith('.ts')) return null;
  if (/^#(contract|server)\//.test(specifier)) return root + specifier.slice(1);
  return specifier.startsWith('.') && parent?.startsWith(root)
    ? new URL(specifier, parent).href
    : null;
}

// Node.js 22.15 and newer.
nodeModule.registerHooks?.({
  resolve(specifier, context, next) {
    const url = ownModule(specifier, context.parentURL);
    return url === null ? next(specifier, context) : { url, format, shortCircuit: true };
  },
});
