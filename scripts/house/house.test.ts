import { describe, expect, it } from 'vitest';
import { longestFunction } from './longest-function.ts';
import type { MeasureName } from './maximums.ts';
import { MEASURES, measureOf } from './measures.ts';
import { ownTimeouts } from './own-timeouts.ts';
import { type Source, sources } from './sources.ts';
import { clauseLines, documentLines, idiomLines, textLines, whatLines } from './word-list.ts';

const source = (path: string, text: string): Source => ({ path, text, isTest: false });

describe('the code limits', () => {
  const code = sources();

  it.each(MEASURES)('%s stays within its limit', (name) => {
    const { count, maximum, places } = measureOf(name, code);
    expect(count, places.join('\n')).toBeLessThanOrEqual(maximum);
  });
});

describe('a measure', () => {
  const placesOf = (name: MeasureName, text: string) =>
    measureOf(name, [source('server/queue/verb.ts', text)]).places;

  it.each([
    "if (actor.role === 'admin') return;",
    "const isDoctor = role !== 'doctor';",
    "registration: row.prescriber_role === 'doctor' ? registration : null",
  ])('counts the comparison %s', (text) => {
    expect(placesOf('roles compared', text)).toHaveLength(1);
  });

  it('counts comparisons with a desk', () => {
    const text =
      "const isLab = deskOf(role) === 'laboratory' || desk !== 'clinic' || task === 'lab';";
    expect(placesOf('desks compared', text)).toHaveLength(2);
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

  it.each([
    ['const visit: QueueEntry = one;', 1],
    ['readNote(recordId);', 1],
    ['const record = 1; // a queue entry', 0],
    ['const id = bill.queueId;', 1],
    ['const { queueId } = bill;', 1],
    ['const { queueId: visitId } = bill;', 0],
    ["bill({ queueId: visit.id }, 'queueId')", 0],
  ])('finds in %s this number of old names of a visit: %i', (text, count) => {
    expect(placesOf('old names of a visit', text)).toHaveLength(count);
  });

  it('measures a function from its first line to its closing brace', () => {
    const text = 'const a = () => {\n  if (x) {\n    y();\n  }\n};\nfunction b() {\n  c();\n}\n';
    expect(longestFunction([source('a.ts', text)])).toEqual({ lines: 5, place: 'a.ts:1' });
  });

  it.each([
    ['  it(a, async () => {\n  }, 60_000);', 1],
    ['it(a, { timeout: 60_000 }, async () => {});', 1],
    ['  test.setTimeout(60_000);', 1],
    ['await expect.poll(made, { timeout: 30_000 }).toBe(true);', 0],
    ['await expect\n  .poll(made, {\n  timeout: 10_000 }).toBe(true);', 0],
    ['setTimeout(() => {\n}, 900);', 0],
  ])('finds in %j this number of own time-outs: %i', (text, count) => {
    expect(ownTimeouts([source('server/queue/verb.test.ts', text)])).toHaveLength(count);
    expect(ownTimeouts([source('server/queue/verb.ts', text)])).toEqual([]);
  });

  const named = (name: string) => `'${name}', { timeout: 9 }, async () => {`;

  it.each([
    '// Whoever asks is told.',
    '// Stored anew.',
    '// The others go on waiting.',
    '// For those who may see them.',
    '/** One of those. */',
    " * Nobody's entry.",
    `  it(${named('says so')}`,
    `] as const)(${named('tells the user: %s')}`,
    `)(\n${named('leads to the list')}`,
  ])('flags the idiom in %s', (line) => {
    expect(idiomLines(`const a = 1;\n${line}`)).toHaveLength(1);
  });

  it.each(["const nobody = 'is told';", '// Returns the row.', "it('refuses it', () => {"])(
    'does not flag %s',
    (line) => {
      expect(idiomLines(line)).toEqual([]);
    },
  );

  it.each(["  gone: 'Of those, none is left.',", '          It is added once more.'])(
    'flags the text %s',
    (line) => {
      expect(textLines(`const a = 1;\n${line}`)).toEqual([2]);
    },
  );

  it.each(["  none: 'Nobody is in the queue yet.',", '// Of those, none.', '{/* once more */}'])(
    'does not flag the text %s',
    (line) => {
      expect(textLines(line)).toEqual([]);
    },
  );

  it.each([
    'Whoever signs in is counted.',
    '- **Lost.** What was written is gone.',
    'A text for nobody.',
  ])('flags the sentence of a document: %s', (line) => {
    expect(documentLines(`# Title\n\n${line}`)).toEqual([3]);
  });

  it.each(['What is left?', 'It runs as `nobody`.', '| Folder | What it is |'])(
    'does not flag the sentence of a document: %s',
    (line) => {
      expect(documentLines(line)).toEqual([]);
    },
  );

  it('flags a comment or a test name that begins with what, not a line that continues with it', () => {
    const text =
      "/** What it does. */\nit('what it does', () => {\n/**\n * Says\n * what it does.\n */";
    expect(whatLines(text)).toEqual([1, 2]);
  });

  it.each([
    ['/** Of the newest run. */', 1],
    ['/**\n * Where the data is stored.\n */', 2],
    ['/** How a file is read. */', 1],
  ])('flags a comment that begins with a clause: %j', (text, line) => {
    expect(clauseLines(text)).toEqual([line]);
  });

  it.each([
    '/** How long a session lasts. */',
    '/** When it began. */',
    '/**\n * A bill\n * of a day.\n */',
  ])('does not flag a comment that begins with its subject, a quantity or a time: %j', (text) =>
    expect(clauseLines(text)).toEqual([]),
  );
});
