import { describe, expect, it } from 'vitest';
import { longestFunction } from './house/longest-function.ts';
import { measure } from './house/measures.ts';
import { type Source, sources } from './house/sources.ts';
import { idiomLines, whatLines } from './word-list.ts';

const source = (path: string, text: string): Source => ({ path, text, isTest: false });

describe('the code limits', () => {
  it.each(measure(sources()))('$name stays within its limit', ({ count, maximum, places }) => {
    expect(count, places.join('\n')).toBeLessThanOrEqual(maximum);
  });
});

describe('a measure', () => {
  const placesOf = (name: string, text: string) =>
    measure([source('server/queue/verb.ts', text)]).find((one) => one.name === name)?.places;

  it.each([
    "if (actor.role === 'admin') return;",
    "const isDoctor = role !== 'doctor';",
    "registration: row.prescriber_role === 'doctor' ? registration : null",
  ])('counts the comparison %s', (text) => {
    expect(placesOf('roles compared', text)).toHaveLength(1);
  });

  it('does not count a comparison with another word', () => {
    expect(placesOf('roles compared', "if (body.type === 'lab') return role;")).toEqual([]);
  });

  it.each([
    ["roles: ['lab']", 1],
    ["const CLERKS = ['admin', 'receptionist'];", 1],
    ["const KINDS = ['lab', 'pharmacy'];", 0],
    ["const WORDS = ['admin', 'other'];", 0],
  ])('finds in %s this number of role lists: %i', (text, count) => {
    expect(placesOf('literal role lists', text)).toHaveLength(count);
  });

  it('measures a function from its first line to its closing brace', () => {
    const text = 'const a = () => {\n  if (x) {\n    y();\n  }\n};\nfunction b() {\n  c();\n}\n';
    expect(longestFunction([source('a.ts', text)])).toEqual({ lines: 5, place: 'a.ts:1' });
  });

  it.each([
    '// Whoever asks is told.',
    '/** One of those. */',
    " * Nobody's entry.",
    "  it('says so', () => {",
  ])('flags the idiom in %s', (line) => {
    expect(idiomLines(`const a = 1;\n${line}`)).toEqual([2]);
  });

  it.each(["const nobody = 'is told';", '// Returns the row.', "it('refuses it', () => {"])(
    'does not flag %s',
    (line) => {
      expect(idiomLines(line)).toEqual([]);
    },
  );

  it('flags a comment or a test name that begins with what, not a line that continues with it', () => {
    const text =
      "/** What it does. */\nit('what it does', () => {\n/**\n * Says\n * what it does.\n */";
    expect(whatLines(text)).toEqual([1, 2]);
  });
});
