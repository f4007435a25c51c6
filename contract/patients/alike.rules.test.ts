import { describe, expect, it } from 'vitest';
import { birthsLike, isLikeName, nameKey, wholePhone } from './alike.rules.ts';

describe('a like name', () => {
  it.each([
    ['Ramesh Rao', 'ramesh rao'],
    ['Rao Ramesh', 'Ramesh Rao'],
    ['Ram', 'Ramesh Rao'],
    ['R Rao', 'Ramesh Rao'],
    ['Ramesh Kumar Rao', 'Ramesh Rao'],
    ['Rammesh Rao', 'Ramesh Rao'],
    ['Ramehs Rao', 'Ramesh Rao'],
    ['Lakshmi', 'Lakshmy Iyer'],
    ['José', 'Jose Fernandes'],
    ['अनिता', 'अनिता शर्मा'],
  ])('%j may be %j', (one, other) => {
    expect([isLikeName(one, other), isLikeName(other, one)]).toEqual([true, true]);
  });

  it.each([
    ['Suresh Rao', 'Ramesh Rao'],
    ['Sita Rao', 'Gita Rao'],
    ['Sima', 'Sita Rao'],
    ['Asha Menon', 'Asha Nair'],
    ['', 'Ramesh Rao'],
    ['---', 'Ramesh Rao'],
  ])('%j is not %j', (one, other) => {
    expect([isLikeName(one, other), isLikeName(other, one)]).toEqual([false, false]);
  });
});

it.each([
  ['Ramesh  RAO', ' ramesh rao'],
  ['Rao, Ramesh', ' ramesh rao'],
  ['', ''],
])('the key of the name %j is %j', (name, key) => {
  expect(nameKey(name)).toBe(key);
});

it.each([
  ['+91 98765 43210', '9876543210'],
  ['98765', null],
  ['', null],
  ['+91', null],
])('the whole phone of %j is %j', (typed, digits) => {
  expect(wholePhone(typed)).toBe(digits);
});

it.each([
  ['45', { from: '1979-11-26', to: '1983-11-25', exact: null }],
  ['8m', { from: '2025-03-25', to: '2027-03-25', exact: null }],
  ['15/03/2019', { from: '2018-03-15', to: '2020-03-14', exact: '2019-03-15' }],
  ['15/03/2031', null],
  ['old', null],
  ['', null],
])('the births of the age %j are %j', (typed, births) => {
  expect(birthsLike(typed, '2026-11-25')).toEqual(births);
});
