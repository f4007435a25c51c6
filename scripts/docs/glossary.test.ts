import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sources } from '../house/sources.ts';
import { SIDES, slicesOf } from '../walls/walls.ts';

const ROOT = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

const ROWS = read('docs/glossary.md')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (Word|---)/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, word = '', meaning = '', code = '']) => ({ word, meaning, code }));

const NAMES = ROWS.flatMap(({ word, code }) =>
  [...code.matchAll(/`([^`]+)`/g)].map(([, name = '']) => ({ word, name: name.replace('()', '') })),
);
const isPath = (name: string) => /[/*]/.test(name);

/** Slices whose name is a word of the trade of programming, or of another program. */
const PLAIN = ['account', 'events', 'fhir', 'medicines', 'pictures', 'razorpay', 'system'];
const SLICES = [...new Set(SIDES.flatMap(slicesOf))].filter((slice) => !PLAIN.includes(slice));

/** The code and the SQL of the tables, without the glossary's own test. */
const CODE = [
  ...sources().filter(({ isTest }) => !isTest),
  ...globSync('server/migrations/*.sql', { cwd: ROOT }).map((file) => ({ text: read(file) })),
]
  .map(({ text }) => text)
  .join('\n');

describe('the glossary', () => {
  it('has each word once, with a meaning', () => {
    const words = ROWS.map(({ word }) => word.toLowerCase());
    expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([]);
    expect(ROWS.filter(({ meaning }) => meaning === '')).toEqual([]);
    expect(ROWS.length).toBeGreaterThan(80);
  });

  it.each(SLICES)('has a word of the slice %s', (slice) => {
    const singular = slice.replaceAll('-', ' ').replace(/s$/, '');
    const found = ROWS.filter(
      ({ word, code }) => word.startsWith(singular) || new RegExp(`/${slice}\\b`).test(code),
    );
    expect(found).not.toEqual([]);
  });

  it.each(NAMES.filter(({ name }) => isPath(name)))('gives $word the path $name', ({ name }) => {
    const pattern = name.startsWith('*') ? `{contract,server,web}/**/${name}*` : name;
    expect(globSync(pattern, { cwd: ROOT })).not.toEqual([]);
  });

  it.each(NAMES.filter(({ name }) => !isPath(name)))('gives $word the name $name', ({ name }) => {
    expect(CODE).toMatch(new RegExp(`\\b${RegExp.escape(name)}\\b`));
  });
});
