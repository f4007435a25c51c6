import { describe, expect, it } from 'vitest';
import { defaultLabTests } from '#server/lab/inventory/default-lab-tests.ts';
import { indexDrugs } from '../matching/drug-index.rules.ts';
import { indexTests } from '../matching/match-test.rules.ts';
import { offlineAnswer } from '../offline/offline-answer.rules.ts';
import { readSuggestion } from '../read-suggestion.rules.ts';
import { planAnswer } from './plan-answer.rules.ts';
import { CONTEXT, labOrder, order } from './testing/orders.ts';

const listed = ([name, unit]: readonly [string, string]) => ({
  id: name,
  name,
  unit,
  sellable_quantity: 50,
});
const DRUGS = [
  ['Lincomycin 600 mg/2 ml Injection', 'ampoule'],
  ['Ambroxol 30 mg/5 ml Syrup (100 ml)', 'bottle'],
  ['Pantoprazole 40 mg Tablet', 'tablet'],
] as const;

const TESTS = defaultLabTests().map(({ name }) => ({ id: name, name }));

/** The orders and questions that a note becomes on the screen, without a model. */
function shown(note: string, tests: readonly { id: string; name: string }[] = TESTS) {
  const context = {
    ...CONTEXT,
    drugs: indexDrugs(DRUGS.map(listed)),
    tests: indexTests(tests),
    pharmacyOrders: [order('new', '2026-11-03')],
    labOrders: [labOrder()],
  };
  const answer = offlineAnswer(note, { ...context, isNamed: true });
  const plans = planAnswer(readSuggestion(answer).calls, context).map(({ plan }) => plan);
  const changes = plans.flatMap((plan) => (plan.kind === 'change' ? [plan] : []));
  return {
    lines: changes.flatMap(({ change }) => ('lines' in change ? change.lines : [])),
    tests: changes.flatMap(({ change }) =>
      'tests' in change ? change.tests.map(({ name }) => name) : [],
    ),
    askedDrugs: changes.flatMap(({ askedDrugs }) => askedDrugs),
    askedTests: changes.flatMap(({ askedTests }) => askedTests),
  };
}

describe('a drug whose form is not sure', () => {
  it.each([
    ['lincomycin bd 5d', 'Lincomycin 600 mg/2 ml Injection', 10],
    ['lincomycin 600 tds 5 days, pan 40 od 5d', 'Lincomycin 600 mg/2 ml Injection', 15],
    ['ambroxol tds 5d', 'Ambroxol 30 mg/5 ml Syrup (100 ml)', 1],
    ['cough since 3 d ambroxol bd 5 days', 'Ambroxol 30 mg/5 ml Syrup (100 ml)', 1],
    ['fever sore throat 2d, lincomycin bd x 5', 'Lincomycin 600 mg/2 ml Injection', 10],
    ['abscess. lincomycin 1-0-1 5 days. pan 40 od 5d', 'Lincomycin 600 mg/2 ml Injection', 10],
    ['khansi 4 din se, ambroxol tds 5 din', 'Ambroxol 30 mg/5 ml Syrup (100 ml)', 1],
    ['wheeze, ambroxol 1-1-1 x 7 days after food', 'Ambroxol 30 mg/5 ml Syrup (100 ml)', 1],
    ['ambroxol hs 3d', 'Ambroxol 30 mg/5 ml Syrup (100 ml)', 1],
  ])('is asked, and no line of the order: %s', (note, name, quantity) => {
    const { lines, askedDrugs } = shown(note);
    expect(lines.filter((line) => line.name === name)).toEqual([]);
    expect(askedDrugs).toMatchObject([{ options: [{ name, choice: { quantity } }] }]);
  });

  it('is asked in a command as well', () => {
    const { lines, askedDrugs } = shown('add lincomycin bd 5d');
    expect(lines.map(({ name }) => name)).not.toContain('Lincomycin 600 mg/2 ml Injection');
    expect(askedDrugs).toMatchObject([{ written: 'lincomycin' }]);
  });

  it.each([
    'inj lincomycin 600 bd 5d',
    'lincomycin 600 im bd 5 days',
    'syp ambroxol 5 ml bd 5d',
    'ambroxol 5ml tds 5 days',
    'pan 40 od 5d',
  ])('is ordered where it is sure: %s', (note) => {
    const { lines, askedDrugs } = shown(note);
    expect([lines.length, askedDrugs]).toEqual([1, []]);
  });

  it('is ordered once its form is written', () => {
    const { lines, askedDrugs } = shown('inj lincomycin bd 5d, syp ambroxol 5 ml tds 5d');
    expect(lines.map(({ name, quantity }) => [name, quantity])).toEqual([
      ['Lincomycin 600 mg/2 ml Injection', 10],
      ['Ambroxol 30 mg/5 ml Syrup (100 ml)', 1],
    ]);
    expect(askedDrugs).toEqual([]);
  });
});

describe('an ultrasound in a pregnancy', () => {
  it.each([
    'pregnancy 8 wk, usg',
    'primi 20 wks usg cbc',
    'lmp 3 months back, ultrasound',
    'preg 12 wks nausea. doxinate hs 10d, usg',
    'g2p1 28 wk routine anc, hb urine rm usg',
    'amenorrhoea 6 wks upt +ve, adv usg',
    'anc 2nd visit usg and gtt',
    'gravida 2, bleeding pv, usg',
  ])('is asked, with the obstetric scan as an option: %s', (note) => {
    const { tests, askedTests } = shown(note);
    expect(tests).not.toContain('Ultrasound Abdomen');
    const names = askedTests.map(({ options }) => options.map(({ name }) => name));
    expect(names).toEqual([['Ultrasound Abdomen', 'Ultrasound Obstetric', 'Ultrasound Pelvis']]);
  });

  it('is asked in a list without the obstetric scan', () => {
    const { tests, askedTests } = shown('pregnancy 8 wk, usg', [
      { id: 'u', name: 'Ultrasound Abdomen' },
    ]);
    expect(tests).toEqual([]);
    expect(askedTests).toMatchObject([{ written: 'usg', options: [{ id: 'u' }] }]);
  });

  it('is ordered in another patient', () => {
    expect(shown('pain abdomen, usg').tests).toEqual(['Ultrasound Abdomen']);
  });
});
