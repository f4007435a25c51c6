import { describe, expect, it } from 'vitest';
import { BRANDS } from '../../medicines/brands/drug-names.data.ts';
import { DRUG_CLASSES } from '../classes/drug-classes.ts';
import { allIngredients, groupNames, rowsOf, sideOf } from '../ingredient-tables.rules.ts';
import { compositionOf } from '../ingredients.rules.ts';
import { GROUPS } from './groups.data.ts';
import { INTERACTION_TABLES } from './interaction-tables.ts';

const LINES = Object.values(INTERACTION_TABLES).flatMap((table) => rowsOf(table));

describe('each line of the interactions', () => {
  it('has two sides, a severity, a text and a label with its section', () => {
    const bad = LINES.filter(
      ([left = '', right = '', severity = '', what = '', source = '', more]) =>
        more !== undefined ||
        !/^(?:serious|note)$/.test(severity) ||
        !/^[A-Z\p{Ll}].*\.$/u.test(what) ||
        !/\d|boxed|Fixed/.test(source) ||
        sideOf(left.replace(/ from \d+ mg/g, '')).size === 0 ||
        sideOf(right).size === 0,
    );
    expect(bad).toEqual([]);
  });

  it('is written once', () => {
    const keys = LINES.map(([left, right]) => `${left} | ${right}`);
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
  });
});

it('names every group in a line or in another group', () => {
  const text = `${GROUPS}${LINES.flat().join(' ')}`;
  expect(groupNames().filter((name) => !new RegExp(`@${name}\\b`).test(text))).toEqual([]);
  expect(groupNames().filter((name) => name in DRUG_CLASSES)).toEqual([]);
});

it('reads every ingredient by its own name, in capitals and with a strength', () => {
  const unread = allIngredients().filter((name) => {
    const { ingredients, isKnown } = compositionOf(`${name.toUpperCase()} 10 mg`);
    return !isKnown || ingredients.length !== 1 || ingredients[0] !== name;
  });
  expect(unread).toEqual([]);
});

it('reads every brand as its composition', () => {
  const unread = rowsOf(BRANDS, ':').filter(([brand = '', composition = '']) => {
    const read = compositionOf(brand);
    return !read.isKnown || `${read.ingredients}` !== `${compositionOf(composition).ingredients}`;
  });
  expect(unread).toEqual([]);
});
