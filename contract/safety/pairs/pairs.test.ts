import { describe, expect, it } from 'vitest';
import { compositionOf } from '../ingredients.rules.ts';
import { HARMLESS } from './harmless.pairs.ts';
import { HELD_OUT_HARMLESS } from './held-out-harmless.pairs.ts';
import { HELD_OUT_SEVERE } from './held-out-severe.pairs.ts';
import { pairsIn, scoreOf, verdictOn } from './score-pairs.ts';
import { SEVERE } from './severe.pairs.ts';

const ALL = [HELD_OUT_SEVERE, SEVERE, HELD_OUT_HARMLESS, HARMLESS].flatMap(pairsIn);

describe('the lists of pairs', () => {
  it.each([
    ['held-out severe', HELD_OUT_SEVERE],
    ['severe', SEVERE],
  ])('flag every %s pair', (_name, list) => {
    expect(scoreOf(list).silent).toEqual([]);
  });

  it.each([
    ['held-out harmless', HELD_OUT_HARMLESS],
    ['harmless', HARMLESS],
  ])('are silent for every %s pair', (_name, list) => {
    expect(scoreOf(list).flagged).toEqual([]);
  });

  it('are large, and name only drugs that the tables know', () => {
    expect(pairsIn(HELD_OUT_SEVERE).length + pairsIn(SEVERE).length).toBeGreaterThan(700);
    expect(pairsIn(HELD_OUT_HARMLESS).length + pairsIn(HARMLESS).length).toBeGreaterThan(900);
    const names = new Set(ALL.flat());
    expect([...names].filter((name) => !compositionOf(name).isKnown)).toEqual([]);
  });

  it('do not depend on which drug is written first', () => {
    const uneven = ALL.filter(
      ([one, other]) => verdictOn([one, other]) !== verdictOn([other, one]),
    );
    expect(uneven).toEqual([]);
  });
});
