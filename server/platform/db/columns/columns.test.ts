import { expect, expectTypeOf, it } from 'vitest';
import { columnsOf, inTable, toColumns, toFields } from './columns.ts';

const COLUMNS = { name: 'name', price: 'price_paise' } as const;

it('names the columns, alone and in a join', () => {
  expect(columnsOf(COLUMNS)).toEqual(['name', 'price_paise']);
  const joined = inTable('drugs', columnsOf(COLUMNS));
  expect(joined).toEqual(['drugs.name', 'drugs.price_paise']);
  expectTypeOf(joined).items.toEqualTypeOf<'drugs.name' | 'drugs.price_paise'>();
});

it('writes only the fields of the map', () => {
  const row = toColumns(COLUMNS, { name: 'Dolo', price: 250, clinic_id: 'another' });
  expect(row).toEqual({ name: 'Dolo', price_paise: 250 });
  expectTypeOf(row.price_paise).toEqualTypeOf<number>();
});

it('leaves a column undefined when its field is absent', () => {
  expect(toColumns(COLUMNS, { name: 'Dolo' })).toEqual({ name: 'Dolo' });
});

it('presents only the columns of the map', () => {
  const fields = toFields(COLUMNS, { name: 'Dolo', price_paise: 250, deleted_at: null });
  expect(fields).toEqual({ name: 'Dolo', price: 250 });
  expectTypeOf(fields.price).toEqualTypeOf<number>();
});
