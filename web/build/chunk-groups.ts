import { resolve } from 'node:path';

type ModuleInfo = { readonly importedIds: readonly string[] };
type Context = { getModuleInfo: (id: string) => ModuleInfo | null };

const SIGN_IN = resolve(import.meta.dirname, '../auth/sign-in.page.tsx');
/** Its index names every component there is, so that its imports say nothing of what is used. */
const COMPONENTS = /node_modules[\\/]@mantine[\\/]/;
/** What fewer pages share stays beside them. */
const SHARED_BY_MOST = 12;

/**
 * Which modules go into one file. Many small ones compress badly each on its own, so what most pages
 * share is one, but for what the sign-in page needs, which has to be light.
 */
export function chunkGroups() {
  let signIn: Set<string> | undefined;

  const isForPages = (id: string, context: Context): boolean => {
    signIn ??= importsOf(SIGN_IN, context);
    return !signIn.has(id) && !COMPONENTS.test(id);
  };

  return [
    // What changes only when a dependency is bumped stays cached across our own releases.
    { name: 'vendor', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 2 },
    { name: 'first', tags: ['$initial' as const], priority: 1 },
    {
      debugName: 'common',
      name: (id: string, context: Context) => (isForPages(id, context) ? 'common' : null),
      minShareCount: SHARED_BY_MOST,
      // Else what the sign-in page shares with them would come along.
      includeDependenciesRecursively: false,
    },
  ];
}

/** A module and everything it imports, but for components. */
function importsOf(root: string, context: Context): Set<string> {
  const found = new Set([root]);
  for (const id of found) {
    if (COMPONENTS.test(id)) continue;
    for (const imported of context.getModuleInfo(id)?.importedIds ?? []) found.add(imported);
  }
  return found;
}
