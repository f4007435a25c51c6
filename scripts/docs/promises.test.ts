import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const DOCUMENTS = ['ARCHITECTURE.md', 'CONTRIBUTING.md'];
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

/** Whether the file contains this test, or this rule as an error. */
function exists(rule: string): boolean {
  const [file = '', name = ''] = rule.split(' › ');
  const text = read(file);
  if (file.endsWith('.json')) return new RegExp(`"${name}": (?:"error"|true)`).test(text);
  return text.includes(`'${name}'`) || text.includes(`"${name}"`);
}

describe('docs/promises.md', () => {
  it.each(ALL.filter((sentence) => PROMISES.test(sentence)))('has a row for: %s', (sentence) => {
    expect(ROWS.map((row) => row.sentence)).toContain(sentence);
  });

  it.each(ROWS)('quotes a sentence that is still there: $sentence', ({ sentence }) => {
    expect(ALL).toContain(sentence);
  });

  it.each(ROWS.flatMap(({ rules }) => rules))('names a rule that exists: %s', (rule) => {
    expect(exists(rule)).toBe(true);
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
