import { useRef, useState } from 'react';
import type { Plan } from '#contract/ai/plan/planned.ts';
import { newKey } from '#web/lib/new-key.ts';
import type { Exchange, Item } from './exchange.ts';
import type { Weighed } from './weigh-answer.ts';

/**
 * The questions and answers of an open record, the newest first. What is read here is as it is now, also
 * between two drawings of the screen.
 */
export function useExchanges() {
  const [exchanges, setExchanges] = useState<readonly Exchange[]>([]);
  const book = useRef<readonly Exchange[]>([]);
  const write = (next: readonly Exchange[]): void => {
    book.current = next;
    setExchanges(next);
  };
  const find = (id: number) => book.current.find((one) => one.id === id);

  return {
    exchanges,
    find,
    itemOf: (id: number, position: number) =>
      find(id)?.items.find((item) => item.position === position),
    change: (id: number, position: number, changes: Partial<Item>): void =>
      write(
        book.current.map((one) =>
          one.id === id
            ? {
                ...one,
                items: one.items.map((item) =>
                  item.position === position ? { ...item, ...changes } : item,
                ),
              }
            : one,
        ),
      ),
    /** In a correction, what stands in an answer already is left out: the model repeats itself. */
    add: (actions: Weighed['actions'], answer: Omit<Exchange, 'id' | 'items'>): Exchange => {
      const done = (states: readonly Item['state'][]) =>
        new Set(
          book.current.flatMap(({ items }) =>
            items.flatMap(({ state, effects }) => (states.includes(state) ? effects : [])),
          ),
        );
      const standing = done(['proposed', 'applying', 'applied']);
      const applied = done(['applying', 'applied']);
      const isStanding = ({ effects }: Weighed['actions'][number]) =>
        effects.length > 0 && effects.every((effect) => standing.has(effect));
      const items = actions
        .filter((action) => !answer.corrects || !isStanding(action))
        .map(({ name, effects, written, plan }, position) => {
          const isRepeat = effects.some((effect) => applied.has(effect));
          return { ...begin(plan), name, effects, written, position, isRepeat };
        });
      const exchange = { ...answer, id: (book.current[0]?.id ?? 0) + 1, items };
      write([exchange, ...book.current]);
      return exchange;
    },
  };
}

function begin(plan: Plan) {
  const isRefused = plan.kind === 'refused';
  return {
    plan,
    state: isRefused ? ('failed' as const) : ('proposed' as const),
    message: isRefused ? `Error: ${plan.message}` : '',
    undo: null,
    idempotencyKey: newKey(),
    told: [],
  };
}
