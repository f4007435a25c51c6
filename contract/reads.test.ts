import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ALL_ENDPOINTS } from './endpoints.ts';
import { type Endpoint, endpoint, successStatus } from './kernel/endpoint.ts';
import { Id } from './kernel/fields.ts';

type Schema = { properties?: Record<string, Schema>; items?: Schema; anyOf?: Schema[] };

/** All fields of a schema by path; fields of list rows have no readable path. */
function fieldsOf(schema: z.ZodType | undefined): { names: Set<string>; paths: Set<string> } {
  const names = new Set<string>();
  const paths = new Set<string>();
  const walk = ({ properties = {}, items, anyOf = [] }: Schema, path: string[] | undefined) => {
    for (const [name, inner] of Object.entries(properties)) {
      names.add(name);
      if (path) paths.add([...path, name].join('.'));
      walk(inner, path && [...path, name]);
    }
    if (items) walk(items, undefined);
    for (const one of anyOf) walk(one, path);
  };
  if (schema) walk(z.toJSONSchema(schema, { unrepresentable: 'any', io: 'output' }) as Schema, []);
  return { names, paths };
}

const replyOf = (one: Endpoint) => one.replies[successStatus(one)];
const nameOf = (one: Endpoint) => `${one.method} ${one.path}`;
const NAMES_A_PATIENT = /^(patient|patient_?(id|name)|current_?patient)$/i;

/** Why an endpoint's declaration of its patient is insufficient. */
function problem(one: Endpoint): string | undefined {
  const { reads } = one;
  if (reads === undefined) {
    if (one.download && !one.stream) return 'answers a file';
    if (one.method === 'GET' && /\/patients?\/:/.test(one.path)) return 'is about a patient';
    const named = [...fieldsOf(replyOf(one)).names].find((name) => NAMES_A_PATIENT.test(name));
    return named && `answers ${named}`;
  }
  if (typeof reads === 'string') {
    return /patients?\/:/.test(one.path) ? 'is about one patient' : undefined;
  }
  const [side, ...path] = ('patient' in reads ? reads.patient : reads.visit).split('.');
  const schema = side === 'reply' ? replyOf(one) : side === 'body' ? one.body : one.params;
  return fieldsOf(schema).paths.has(path.join('.')) ? undefined : `has no ${path.join('.')}`;
}

describe('each endpoint declares the patient whose data it shows, for the read log:', () => {
  it.each(ALL_ENDPOINTS.map((one) => [nameOf(one), one] as const))('%s', (_name, one) => {
    expect(problem(one)).toBe(undefined);
  });

  it('finds a missing declaration', () => {
    const base = { method: 'GET', path: '/api/new', summary: 'New', access: 'staff.edit' } as const;
    const rows = z.object({ rows: z.array(z.object({ patient_id: Id })) });
    const file = { download: 'text/csv', replies: { 200: z.custom<never>() } } as const;
    expect(problem(endpoint({ ...base, replies: { 200: rows } }))).toBe('answers patient_id');
    expect(problem(endpoint({ ...base, replies: { 200: rows }, reads: 'list' }))).toBe(undefined);
    expect(problem(endpoint({ ...base, ...file }))).toBe('answers a file');
    expect(
      problem(endpoint({ ...base, path: '/api/patients/:id/new', replies: { 200: z.object({}) } })),
    ).toBe('is about a patient');
    expect(
      problem(
        endpoint({ ...base, reads: { patient: 'reply.patient_id' }, replies: { 200: rows } }),
      ),
    ).toBe('has no patient_id');
  });
});
