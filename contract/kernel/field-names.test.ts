import { expect, expectTypeOf, it } from 'vitest';
import { z } from 'zod';
import { fieldsOf, fill, pick } from './field-names.ts';

const person = z.object({ name: z.string(), age: z.int().nullable() });

it('lists the fields of a schema by their names', () => {
  const fields = fieldsOf(person);
  expect(fields).toEqual(['name', 'age']);
  expectTypeOf(fields).items.toEqualTypeOf<'name' | 'age'>();
});

it('copies the listed fields and nothing else', () => {
  const row = { name: 'Asha', age: 34, password_hash: 'secret' };
  const picked = pick(row, fieldsOf(person));
  expect(picked).toEqual({ name: 'Asha', age: 34 });
  expectTypeOf(picked).toEqualTypeOf<{ name: string; age: number }>();
});

it('fills the listed fields with one value', () => {
  const empty = fill(fieldsOf(person), '');
  expect(empty).toEqual({ name: '', age: '' });
  expectTypeOf(empty).toEqualTypeOf<Record<'name' | 'age', ''>>();
});
