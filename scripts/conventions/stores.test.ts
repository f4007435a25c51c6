import { expect, it } from 'vitest';
import { sources } from '../house/sources.ts';

const ASYNC_FUNCTION = /export async function (\w+)(?:<[^(]*?>)?\(\s*([^,)]*)/g;
const TRANSACTION_FIRST = /^(?:tx: Tx\b|scope: ClinicScope\b|\{ ?tx\b)/;
const OPENS_TRANSACTION =
  /\b(?:transact\w*|inSystem|inClinic|inAccount|inTransaction)\(\s*(?:async )?\(|\.transaction\(\)|\bBEGIN\b/;
const STORE = /^server\/.*\.store\.ts$/;

/** The functions of a store that query and do not get the transaction first. */
const withoutTransaction = (text: string) =>
  [...text.matchAll(ASYNC_FUNCTION)].flatMap(([, name = '', first = '']) =>
    TRANSACTION_FIRST.test(first) ? [] : [name],
  );

const stores = sources().filter(({ path }) => STORE.test(path));

it('a function of a store gets the transaction first', () => {
  expect(stores.length).toBeGreaterThan(100);
  const found = stores.flatMap(({ path, text }) =>
    withoutTransaction(text).map((name) => `${path} › ${name}`),
  );
  expect(found).toEqual([]);
});

it('a store opens no transaction', () => {
  const found = stores.filter(({ text }) => OPENS_TRANSACTION.test(text)).map(({ path }) => path);
  expect(found).toEqual([]);
});

it('finds a function without a transaction, and one that opens its own', () => {
  expect(withoutTransaction('export async function a(id: string, tx: Tx) {}')).toEqual(['a']);
  expect(withoutTransaction('export async function a(tx: Tx, id: string) {}')).toEqual([]);
  expect('database.inSystem((tx) => tx)').toMatch(OPENS_TRANSACTION);
  expect('transact(async (scope) => scope)').toMatch(OPENS_TRANSACTION);
});
