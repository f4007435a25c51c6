import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');

/** Sentences that several files define on purpose, each with the reason. */
const ALLOWED: Readonly<Record<string, string>> = {
  'This order has been paid already.':
    'The sandbox words the refusals of the provider, and ours may change without them.',
};

/** Tests read the specification themselves; the others are data, generated or never change. */
const NO_SCREEN_TEXT =
  /\.test\.tsx?$|\/testing\/|\.generated\.ts$|\.data\.ts$|\/corpus|^server\/(?:demo|migrations)\/|^contract\/ai\/offline\/|expected-pages\.ts$/;
/** A complete sentence, or the failure of an action, which has no full stop. */
const SENTENCE = /^(?:“?\p{Lu}[^.]* .*[.?!]|Failed to .+)$/u;
/** `Patient no.` and its like are labels. */
const LABEL = /\bno\.$/;

/** The complete sentences that a file of code defines; those with a computed part are left out. */
function sentencesIn(path: string, code: string): string[] {
  const found = new Set<string>();
  JSON.stringify(parseSync(path, code).program, (_key, node) => {
    const text = textOf(node)?.replaceAll(/\s+/g, ' ').trim();
    if (text && SENTENCE.test(text) && !LABEL.test(text)) found.add(text);
    return typeof node === 'bigint' ? null : node;
  });
  return [...found];
}

type Node = { type?: string; value?: unknown; quasis?: readonly { value: { cooked?: string } }[] };

/** The text of a string, a template without expressions, or the text between tags. */
function textOf(node: Node | null): string | undefined {
  if (node?.type === 'TemplateLiteral' && node.quasis?.length === 1)
    return node.quasis[0]?.value.cooked;
  if (node?.type !== 'Literal' && node?.type !== 'JSXText') return undefined;
  return typeof node.value === 'string' ? node.value : undefined;
}

/** The sentences that more than one file defines, with these files. */
function definedTwice(): Map<string, string[]> {
  const files = new Map<string, string[]>();
  const paths = globSync('{contract,server,web}/**/*.{ts,tsx}', { cwd: ROOT })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !NO_SCREEN_TEXT.test(path));
  for (const path of paths.sort())
    for (const sentence of sentencesIn(path, readFileSync(join(ROOT, path), 'utf8')))
      files.set(sentence, [...(files.get(sentence) ?? []), path]);
  return new Map([...files].filter(([, places]) => places.length > 1));
}

describe('a sentence', () => {
  const twice = definedTwice();

  it('is defined in one file, and imported by the others', () => {
    const others = [...twice].filter(([sentence]) => !(sentence in ALLOWED));
    expect(Object.fromEntries(others)).toEqual({});
  });

  it('is an exception only while several files define it', () => {
    expect([...twice.keys()]).toEqual(expect.arrayContaining(Object.keys(ALLOWED)));
  });

  it.each([
    ["const required = 'Please choose a patient.';", ['Please choose a patient.']],
    ["const failed = 'Failed to fetch the bill';", ['Failed to fetch the bill']],
    ['<p>\n  No connection.\n  This may be old.\n</p>', ['No connection. This may be old.']],
    ['const text = `Is it plugged in?`;', ['Is it plugged in?']],
    ["const title = 'Discharge summary';", []],
    ["const label = 'Patient no.';", []],
    ["// It says 'Please choose.' here", []],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the code that is read
    ['const gone = `The bill of ${name} is gone.`;', []],
  ])('is found in %s: %j', (code, sentences) => {
    expect(sentencesIn('part.tsx', code)).toEqual(sentences);
  });
});
