import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Change, Plan } from './planned.ts';
import { type OrderParts, orderParts, splitPlan } from './split-plan.rules.ts';

type ChangePlan = Extract<Plan, { kind: 'change' }>;

const line = (id: string, quantity = 1) => ({
  drug_id: id,
  name: `Drug ${id}`,
  quantity,
  tabletsPerDay: 1,
  numberOfDays: 1,
  directions_to_use: null,
});
const test = (id: string) => ({ id, name: `Test ${id}` });
const asked = <T>(written: string, choice: T & { name: string }) => ({
  written,
  options: [{ id: written, name: choice.name, choice }],
  otherwise: null,
});
const planOf = (change: Change, more: Partial<ChangePlan> = {}): ChangePlan => ({
  kind: 'change',
  change,
  rows: [],
  askedDrugs: [],
  askedTests: [],
  ...more,
});
const drugs = (ids: readonly string[], texts: readonly string[] = [], more = {}) =>
  planOf(
    {
      type: 'create-pharmacy-order',
      patientId: 'p',
      lines: ids.map((id) => line(id)),
      prescription: texts.join('\n'),
    },
    more,
  );
const tests = (ids: readonly string[], more = {}) =>
  planOf({ type: 'create-lab-order', patientId: 'p', tests: ids.map(test) }, more);

/** Every part of a proposal in words, so that two sets of parts can be compared. */
function wordsOf({ change, askedDrugs, askedTests }: ChangePlan): string[] {
  const { lines, texts, tests: ordered } = orderParts(change);
  return [
    ...lines.map(({ drug_id }) => `drug ${drug_id}`),
    ...texts.map((text) => `text ${text}`),
    ...ordered.map(({ id }) => `test ${id}`),
    ...[...askedDrugs, ...askedTests].map(({ written }) => `asked ${written}`),
  ];
}

const contentOf = (change: Change) => {
  const { lines, texts, tests: ordered } = orderParts(change);
  return {
    lines: lines.map(({ drug_id, quantity }) => `${drug_id} ${quantity}`).sort(),
    texts: [...texts].sort(),
    tests: ordered.map(({ id }) => id).sort(),
  };
};

const ids = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g'), { maxLength: 6 });
const steps = fc.array(fc.tuple(fc.nat(), fc.nat(), fc.boolean()), { maxLength: 12 });
const newOrders = fc
  .tuple(ids, ids, ids, fc.boolean())
  .filter(([one, two, three]) => one.length + two.length + three.length > 0)
  .map(([own, texts, open, isLab]) =>
    isLab
      ? tests(own, { askedTests: open.map((id) => asked(id, test(id))) })
      : drugs(
          own,
          texts.map((id) => `Syrup ${id} – 5 ml`),
          { askedDrugs: open.map((id) => asked(id, line(id))) },
        ),
  )
  .filter((plan) => wordsOf(plan).length > 0);

describe('a split proposal', () => {
  it('has each part once, applied, waiting or left out, whatever is decided in which order', () => {
    fc.assert(
      fc.property(newOrders, steps, (plan, decisions) => {
        const decided: string[] = [];
        let waiting: ChangePlan | null = plan;
        for (const [first, second, isLeftOut] of decisions) {
          if (!waiting) break;
          const count = wordsOf(waiting).length;
          const indexes = [...new Set([first % count, second % count])];
          const split = splitPlan(waiting, indexes, { isLeftOut });
          expect(split).not.toBeNull();
          decided.push(...wordsOf(split!.chosen));
          expect(wordsOf(split!.chosen)).toEqual(
            wordsOf(waiting).filter((_, at) => indexes.includes(at)),
          );
          waiting = split!.rest;
        }
        const all = [...decided, ...(waiting ? wordsOf(waiting) : [])];
        expect(all.sort()).toEqual(wordsOf(plan).sort());
      }),
    );
  });

  const orders = fc.dictionary(
    fc.constantFrom('a', 'b', 'c', 'd', 'e'),
    fc.integer({ min: 1, max: 9 }),
  );
  const partsOf = (order: Record<string, number>, texts: readonly string[]): OrderParts => ({
    lines: Object.entries(order).map(([id, quantity]) => line(id, quantity)),
    texts,
    tests: Object.keys(order).map(test),
  });

  it('of an edit ends in the order that the whole edit would have made', () => {
    fc.assert(
      fc.property(orders, orders, ids, ids, steps, (was, wanted, oldTexts, newTexts, decisions) => {
        const before = partsOf(was, oldTexts);
        const { lines, texts } = partsOf(wanted, newTexts);
        const change = {
          ...({ type: 'edit-pharmacy-order', orderId: 'o', lines, status: null } as const),
          prescription: texts.join('\n'),
        };
        let now: OrderParts = before;
        let rest: ChangePlan | null = planOf(change);
        for (const [first, second] of decisions) {
          if (!rest) break;
          const { lines: left, texts: all } = orderParts(rest.change);
          const count = left.length + all.filter((text) => !now.texts.includes(text)).length;
          if (count === 0) break;
          const split = splitPlan(rest, [...new Set([first % count, second % count])], {
            before: now,
          });
          if (!split) continue;
          now = orderParts(split.chosen.change);
          rest = split.rest;
        }
        const end = rest ? rest.change : { ...change, ...now, prescription: now.texts.join('\n') };
        expect(contentOf(end)).toEqual(contentOf(change));
      }),
    );
  });

  it('of an edit that is left out leaves the order as it is', () => {
    fc.assert(
      fc.property(orders, orders, fc.nat(), (was, wanted, at) => {
        const before = partsOf(was, []);
        const { tests: wish } = partsOf(wanted, []);
        if (wish.length === 0) return;
        const plan = planOf({ type: 'edit-lab-order', orderId: 'o', tests: wish, status: null });
        const index = at % wish.length;
        const split = splitPlan(plan, [index], { before, isLeftOut: true });
        const isOld = Object.hasOwn(was, wish[index]!.id);
        expect(split === null).toBe(isOld);
        if (!split) return;
        const left = wish.filter((_, one) => one !== index).map(({ id }) => id);
        const isSame = [...left].sort().join() === Object.keys(was).sort().join();
        if (isSame) expect(split.rest).toBeNull();
        else expect(contentOf(split.rest!.change).tests).toEqual(left.sort());
      }),
    );
  });
});

describe('the parts of a proposal', () => {
  const plan = drugs(['a', 'b'], ['Syrup x – 5 ml', 'Gel y'], {
    askedDrugs: [asked('Paracitamol', line('p'))],
    refusedLines: [{ written: 'Foo', message: 'Drug Foo not found.' }],
  });

  it('are counted through drugs, prescription text and questions', () => {
    const words = [0, 1, 2, 3, 4].map((index) => wordsOf(splitPlan(plan, [index])!.chosen));
    expect(words).toEqual([
      ['drug a'],
      ['drug b'],
      ['text Syrup x – 5 ml'],
      ['text Gel y'],
      ['asked Paracitamol'],
    ]);
  });

  it('leave questions and refused lines with the rest', () => {
    const { chosen, rest } = splitPlan(plan, [0, 2])!;
    expect([chosen.askedDrugs, chosen.refusedLines]).toEqual([[], []]);
    expect(rest).toMatchObject({
      askedDrugs: [{ written: 'Paracitamol' }],
      refusedLines: [{ written: 'Foo' }],
    });
    expect(rest?.rows.map(({ after }) => after)).toEqual(['Drug b × 1 (1 a day, 1 day)', 'Gel y']);
    expect(chosen.rows.map(({ after }) => after)).toEqual([
      'Drug a × 1 (1 a day, 1 day)',
      'Syrup x – 5 ml',
    ]);
  });

  it('take the values of a person, who also answers a question', () => {
    const edited = { lines: [line('p', 9)], texts: [], tests: [] };
    const { chosen, rest } = splitPlan(plan, [4], { edited })!;
    expect(chosen).toMatchObject({
      change: { lines: [{ drug_id: 'p', quantity: 9 }] },
      askedDrugs: [],
    });
    expect(rest?.askedDrugs).toEqual([]);
  });

  it('leave a new status and removed drugs with the rest of an edit', () => {
    const edit = planOf(
      {
        type: 'edit-pharmacy-order',
        orderId: 'o',
        lines: [line('a', 5), line('c')],
        prescription: '',
        status: 'billed',
      },
      { rows: [{ label: 'Status', before: 'pending', after: 'billed' }] },
    );
    const before = { lines: [line('a'), line('b')], texts: [], tests: [] };
    const { chosen, rest } = splitPlan(edit, [1], { before })!;
    expect(chosen.change).toMatchObject({ status: null, lines: [line('a'), line('b'), line('c')] });
    expect(rest?.change).toMatchObject({ status: 'billed', lines: [line('a', 5), line('c')] });
    expect(rest?.rows.map(({ label }) => label)).toEqual(['Medication', 'Medication', 'Status']);
  });

  it.each([
    ['an unknown index', plan, [5]],
    ['an index below 0', plan, [-1]],
    ['no index', plan, []],
    ['another change', planOf({ type: 'save-memory', memory: 'Generics' }), [0]],
  ])('cannot be chosen: %s', (_what, of, indexes) => {
    expect(splitPlan(of, indexes)).toBeNull();
  });
});
