import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const DOCUMENTS = ['ARCHITECTURE.md', 'CONTRIBUTING.md'];
const LIMITS = 'scripts/house/maximums.ts';
const PROMISES = /\b(?:always|never|only|every|must)\b/i;

/** The sentences of a document without its code and tables, and without the targets of links. */
function sentencesOf(markdown: string): string[] {
  const text = markdown
    .replaceAll(/^```.*?^```/gms, '')
    .replaceAll(/^\|.*$/gm, '')
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1');
  return text
    .split(/\n\s*\n|\n(?=- |\d+\. |#)/)
    .flatMap((block) => block.replaceAll(/\s+/g, ' ').split(/(?<=\.) /))
    .map((sentence) => sentence.replace(/^(?:-|\d+\.) /, '').trim());
}

/** The rows of docs/promises.md: a sentence and the rules that hold it, each `file › name`. */
const ROWS = [...read('docs/promises.md').matchAll(/^\| (.+) \| (`.+`) \|$/gm)].map(
  ([, sentence = '', rules = '']) => ({
    sentence,
    rules: rules.split('<br>').map((rule) => rule.replace(/^`(.*)`$/, '$1')),
  }),
);
const ALL = DOCUMENTS.flatMap((document) => sentencesOf(read(document)));

const COMMENT = /^ *(?:\/\/|\/?\*).*$/gm;

/** Whether a text calls a test or a group of tests by this title, outside comments. */
function isTitle(text: string, title: string): boolean {
  return new RegExp(`\\(\\s*(['"])${RegExp.escape(title)}\\1,`).test(text.replaceAll(COMMENT, ''));
}

/** Whether a configuration has this rule as an error, in all its parts. */
function isRule(text: string, name: string): boolean {
  const values = [...text.matchAll(new RegExp(`"${name}": ("?\\w+"?)`, 'g'))].map(
    ([, value]) => value,
  );
  return values.length > 0 && values.every((value) => value === '"error"' || value === 'true');
}

/** Whether the file has this test, rule, or limit of `npm run house`, which is then 0 or a number. */
function holds(rule: string): boolean {
  const [file = '', name = ''] = rule.split(' › ');
  const text = read(file);
  if (file.endsWith('.json')) return isRule(text, name);
  if (file === LIMITS) return new RegExp(`^  '${RegExp.escape(name)}': \\d+,$`, 'm').test(text);
  return /\.test\.tsx?$/.test(file) && isTitle(text, name);
}

describe('docs/promises.md', () => {
  it.each(ALL.filter((sentence) => PROMISES.test(sentence)))('has a row for: %s', (sentence) => {
    expect(ROWS.map((row) => row.sentence)).toContain(sentence);
  });

  it.each(ROWS)('quotes a sentence that is still there: $sentence', ({ sentence }) => {
    expect(ALL).toContain(sentence);
  });

  it.each(ROWS.flatMap(({ rules }) => rules))('names a rule that exists: %s', (rule) => {
    expect(holds(rule)).toBe(true);
  });
});

describe('the sentences of a document', () => {
  it('leave out code and tables, and keep the text of links', () => {
    const markdown = '# A\n\n```\nonly\n```\n| every |\n\n- It must\n  [hold](b.md). No.\n- Never.';
    expect(sentencesOf(markdown)).toEqual(
      expect.arrayContaining(['It must hold.', 'No.', 'Never.']),
    );
    expect(sentencesOf(markdown).join()).not.toMatch(/only|every|b\.md/);
  });
});

describe('the rule of a promise', () => {
  it('is the title of a test, not the same words elsewhere', () => {
    expect(isTitle("it('is held', () => {});", 'is held')).toBe(true);
    expect(isTitle("it.each([1])(\n  'is held',\n  () => {});", 'is held')).toBe(true);
    expect(isTitle("expect(said).toBe('is held');", 'is held')).toBe(false);
    expect(isTitle("  // it('is held', () => {});", 'is held')).toBe(false);
  });

  it('is an error of the linter or the compiler everywhere', () => {
    expect(isRule('{ "noEnum": "error" }', 'noEnum')).toBe(true);
    expect(isRule('{ "noEnum": "error" }, { "noEnum": "off" }', 'noEnum')).toBe(false);
    expect(isRule('{}', 'noEnum')).toBe(false);
  });
});
