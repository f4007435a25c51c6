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
      const known = (key: string, states: readonly Item['state'][]) =>
        book.current.some(({ items }) =>
          items.some((item) => item.key === key && key !== '' && states.includes(item.state)),
        );
      const items = actions
        .filter(({ key }) => !answer.corrects || !known(key, ['proposed', 'applying', 'applied']))
        .map(({ name, key, plan }, position) => {
          const isRepeat = known(key, ['applying', 'applied']);
          return { ...begin(plan), name, key, position, isRepeat };
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
