import type { ModulePreloadOptions, Plugin } from 'vite';

type ResolveDependencies = NonNullable<ModulePreloadOptions['resolveDependencies']>;

/**
 * Removes from each page's preload list what is already loaded: a page opened from the shell has the shell's files, and
 * naming them again only makes the shell larger.
 */
export function leanPreloads(shellName: string) {
  const hadBy = new Map<string, ReadonlySet<string>>();

  const plugin: Plugin = {
    name: 'openopd:lean-preloads',
    apply: 'build',
    generateBundle: {
      order: 'pre',
      handler(_options, bundle) {
        const filesOf = (fileName: string, files = new Set<string>()): Set<string> => {
          const chunk = bundle[fileName];
          if (files.has(fileName) || chunk?.type !== 'chunk') return files;
          files.add(fileName);
          for (const imported of chunk.imports) filesOf(imported, files);
          return files;
        };
        const chunks = Object.values(bundle).filter((chunk) => chunk.type === 'chunk');
        const first = chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName);
        const shell = chunks.find(({ name }) => name === shellName);
        for (const host of shell ? [...first, shell.fileName] : first) {
          const files = new Set<string>();
          for (const file of [...first, host]) filesOf(file, files);
          hadBy.set(host, files);
        }
      },
    },
  };

  const resolveDependencies: ResolveDependencies = (_file, dependencies, { hostId }) => {
    const had = hadBy.get(hostId);
    return had ? dependencies.filter((file) => !had.has(file)) : dependencies;
  };
  return { plugin, resolveDependencies };
}
