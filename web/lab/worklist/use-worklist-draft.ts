import { useEffect, useState } from 'react';
import { z } from 'zod';
import type { WorklistOrder } from '#contract/lab/worklist/worklist.ts';
import {
  readTabDrafts,
  removeTakenOver,
  type TabDraft,
  writeOwnDraft,
} from '#web/lib/session/tab-drafts.ts';
import { type Seen, type Typed, typedKeyOf, type WorklistRow } from './worklist-rows.ts';

const TYPED = 'lab-worklist';
const SEEN = 'lab-worklist-seen';
const TypedDraft = z.record(z.string(), z.record(z.string(), z.string()));
const Value = z.union([z.string(), z.number(), z.boolean()]);
const SeenDraft = z.record(z.string(), z.record(z.string(), Value));

function without<T>(of: Readonly<Record<string, T>>, name: string): Record<string, T> {
  return Object.fromEntries(Object.entries(of).filter(([key]) => key !== name));
}

/** The part of the orders that are listed; the same object when that is all. */
function listed<T>(of: Readonly<Record<string, T>>, keys: ReadonlySet<string>) {
  const own = Object.entries(of).filter(([key]) => keys.has(key));
  return own.length === Object.keys(of).length ? of : Object.fromEntries(own);
}

type ByOrder<T> = Readonly<Record<string, Readonly<Record<string, T>>>>;

/** The values that this tab and closed ones left, per order; of two for one place the newest. */
function left<T>(drafts: readonly TabDraft[], schema: z.ZodType<ByOrder<T>>): ByOrder<T> {
  const orders = drafts.flatMap(({ draft }) => Object.entries(schema.safeParse(draft).data ?? {}));
  const merged = new Map<string, Readonly<Record<string, T>>>();
  for (const [order, own] of orders) merged.set(order, { ...merged.get(order), ...own });
  return Object.fromEntries(merged);
}

const kept = (draft: object): object | null => (Object.keys(draft).length > 0 ? draft : null);

type Orders = { readonly orders: readonly WorklistOrder[]; readonly isWhole: boolean };

/**
 * The values typed into the worklist and those seen in their places, stored on the device until the
 * server has them, by each tab its own. Those of orders that have left the list are dropped.
 */
export function useWorklistDraft({ orders, isWhole }: Orders) {
  const [found] = useState(() => ({ typed: readTabDrafts(TYPED), seen: readTabDrafts(SEEN) }));
  const [typed, setTyped] = useState<Typed>(() => left(found.typed, TypedDraft));
  const [seen, setSeen] = useState<Seen>(() => left(found.seen, SeenDraft));
  useEffect(() => {
    writeOwnDraft(TYPED, kept(typed));
    writeOwnDraft(SEEN, kept(seen));
  }, [typed, seen]);
  useEffect(() => {
    removeTakenOver(found.typed, TYPED);
    removeTakenOver(found.seen, SEEN);
  }, [found]);
  useEffect(() => {
    if (!isWhole) return;
    const keys = new Set(orders.map(typedKeyOf));
    setTyped((before) => listed(before, keys));
    setSeen((before) => listed(before, keys));
  }, [orders, isWhole]);

  const type = (order: string, { key, entered, stored }: WorklistRow, text: string): void => {
    setTyped((before) => {
      const rest = without(before[order] ?? {}, key);
      const own = text === entered ? rest : { ...rest, [key]: text };
      const others = without(before, order);
      return Object.keys(own).length > 0 ? { ...others, [order]: own } : others;
    });
    setSeen((before) => {
      const rest = without(before[order] ?? {}, key);
      // A second letter keeps the value that the first one was typed over.
      const was = typed[order]?.[key] === undefined ? stored : (before[order]?.[key] ?? stored);
      return { ...before, [order]: text === entered ? rest : { ...rest, [key]: was } };
    });
  };
  /** The person has read of the changed value; the next save replaces it. */
  const forgetSeen = (order: string): void => setSeen((before) => without(before, order));
  /** A value typed during the call stays. */
  const remove = (order: string, own: Typed[string]): void => {
    setTyped((before) => (before[order] === own ? without(before, order) : before));
    forgetSeen(order);
  };
  return { typed, seen, type, remove, forgetSeen };
}
