import type { Source } from './sources.ts';

/** The first line of a function in formatted code: a declaration, an arrow or a method. */
const OPENS = /(?:\bfunction\b.*|=>|^\s+(?:async |static |get |set )*\w+\(.*\).*|^\s*\}\).*)\s*\{$/;
const NO_FUNCTION = /^\s*(?:if|for|while|switch|return|else|do|try|catch|with|\} (?:else|catch))\b/;

type Found = { readonly lines: number; readonly place: string };

/**
 * Uses the formatter's indentation: a function ends at the brace with the indentation of its first
 * line.
 */
export function longestFunction(sources: readonly Source[]): Found {
  return sources
    .flatMap(functionsIn)
    .reduce((longest, found) => (found.lines > longest.lines ? found : longest), {
      lines: 0,
      place: '',
    });
}

function functionsIn({ path, text }: Source): Found[] {
  const lines = text.split('\n');
  return lines.flatMap((line, from) => {
    if (!OPENS.test(line) || NO_FUNCTION.test(line)) return [];
    const indent = /^\s*/.exec(line)?.[0] ?? '';
    const length = lines.slice(from + 1).findIndex((other) => other.startsWith(`${indent}}`)) + 2;
    return [{ lines: length, place: `${path}:${from + 1}` }];
  });
}
