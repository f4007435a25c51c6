import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const SCHEMA = 'server/platform/db/schema.generated.ts';
/** On every node, since all others reference them (docs/distribution.md). */
const REFERENCE_TABLES = ['clinics', 'users', 'clinic_plans'];

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

/** The tables whose rows all belong to a clinic. */
const clinicTables = () =>
  [...read(SCHEMA).matchAll(/^ {2}(\w+): \{\n(.*?)^ {2}\}/gms)].flatMap(
    ([, table = '', columns = '']) =>
      / clinic_id: (?!.*null)/.test(columns) && !REFERENCE_TABLES.includes(table) ? [table] : [],
  );

type Join = { readonly table: string; readonly condition: string };

/** Each `innerJoin('table …')` of the query builder with all of its call. */
function builtJoins(text: string): Join[] {
  return [...text.matchAll(/\.\w+Join(?:Lateral)?\(\s*'(\w+)/g)].map((found) => ({
    table: found[1] ?? '',
    condition: callAt(text, found.index),
  }));
}

function callAt(text: string, from: number): string {
  let open = 0;
  for (let at = text.indexOf('(', from); at < text.length; at += 1) {
    if (text[at] === '(') open += 1;
    if (text[at] === ')') open -= 1;
    if (open === 0) return text.slice(from, at + 1);
  }
  return text.slice(from);
}

/** Each `JOIN table …` of a written query up to the next part of it. */
const writtenJoins = (text: string): Join[] =>
  [...text.matchAll(/\bJOIN (\w+)\b(.*?)(?=\bJOIN\b|\bWHERE\b|\bORDER BY\b|\bUNION\b|`)/gs)].map(
    ([, table = '', condition = '']) => ({ table, condition }),
  );

const REFERENCE = /\.whereRef\(\s*'(\w+)\.(?:\w+_)?id',\s*'=',\s*'(\w+)\.\w+'/g;
const CALLS_BEFORE = 300;

/** The tables or aliases that a subquery refers to by id and not by clinic: `visits` for `visits.patient_id`. */
function referencesWithoutClinic(text: string): string[] {
  return [...text.matchAll(REFERENCE)].flatMap(([call, inner = '', outer = ''], at, all) => {
    const index = all[at]?.index ?? 0;
    const near = text.slice(Math.max(0, index - CALLS_BEFORE), index + CALLS_BEFORE);
    const isByClinic = call.includes('.clinic_id') || near.includes(`'${inner}.clinic_id'`);
    return isByClinic || outer === inner ? [] : [inner];
  });
}

/** The joins of a text that leave the clinic out. */
function joinsWithoutClinic(text: string, tables: readonly string[]): string[] {
  const built = builtJoins(text).filter(({ condition }) => !condition.includes('inClinic('));
  const written = writtenJoins(text).filter(({ condition }) => !condition.includes('clinic_id'));
  return [...built, ...written].map(({ table }) => table).filter((table) => tables.includes(table));
}

describe('joins between the rows of a clinic', () => {
  const tables = clinicTables();
  const files = globSync('server/**/*.ts', { cwd: ROOT }).filter(
    (file) => !/\.test\.ts$|server\/(testing|migrations)\/|\.generated\.ts$/.test(file),
  );

  it('always carry clinic_id', () => {
    expect(tables).toContain('patients');
    expect(tables).not.toContain('users');
    const found = files.flatMap((file) =>
      joinsWithoutClinic(read(file), tables).map((table) => `${file}: ${table}`),
    );
    expect(found).toEqual([]);
  });

  it('carry it in correlated subqueries, too', () => {
    const found = files.flatMap((file) =>
      referencesWithoutClinic(read(file)).map((table) => `${file}: ${table}`),
    );
    expect(found).toEqual([]);
    const by = (column: string) => `.whereRef('visits.${column}', '=', 'patients.${column}')`;
    const byId = ".whereRef('visits.patient_id', '=', 'patients.id')";
    expect(referencesWithoutClinic(byId)).toEqual(['visits']);
    expect(referencesWithoutClinic(`${by('clinic_id')}${byId}`)).toEqual([]);
  });

  it.each([
    ".innerJoin('patients', 'patients.id', 'visits.patient_id')",
    ".leftJoin('patients as patient', (join) => join.onRef('patient.id', '=', 'visits.patient_id'))",
    'sql`SELECT 1 FROM visits JOIN patients ON patients.id = visits.patient_id WHERE clinic_id = 1`',
  ])('are found without it in %s', (text) => {
    expect(joinsWithoutClinic(text, tables)).toEqual(['patients']);
  });

  it.each([
    ".innerJoin('patients', (join) => inClinic(join, 'patients.id', 'visits.patient_id'))",
    ".innerJoin('users', 'users.id', 'visits.doctor_id')",
    'sql`SELECT 1 FROM a JOIN patients p ON p.clinic_id = a.clinic_id AND p.id = a.patient_id`',
  ])('are none in %s', (text) => {
    expect(joinsWithoutClinic(text, tables)).toEqual([]);
  });
});
