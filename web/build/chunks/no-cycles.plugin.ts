import type { Plugin, Rolldown } from 'vite';

/** Finds chunks that import each other, in the order of their imports. */
function cycleIn(bundle: Rolldown.OutputBundle): readonly string[] | undefined {
  const done = new Set<string>();
  const path: string[] = [];
  const visit = (file: string): readonly string[] | undefined => {
    const chunk = bundle[file];
    if (done.has(file) || chunk?.type !== 'chunk') return undefined;
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file];
    path.push(file);
    for (const imported of chunk.imports) {
      const cycle = visit(imported);
      if (cycle) return cycle;
    }
    path.pop();
    done.add(file);
    return undefined;
  };
  for (const file of Object.keys(bundle)) {
    const cycle = visit(file);
    if (cycle) return cycle;
  }
  return undefined;
}

/** Fails the build when chunks import each other: a class could then be used before it is defined. */
export function noCycles(): Plugin {
  return {
    name: 'openopd:no-cycles',
    apply: 'build',
    generateBundle(_options, bundle) {
      const cycle = cycleIn(bundle);
      if (cycle) throw new Error(`Chunks import each other: ${cycle.join(' → ')}`);
    },
  };
}
