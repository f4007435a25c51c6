/**
 * A state machine: for each action its start statuses, its target status and its button label.
 * Server and screens use the same table.
 */
export type TransitionTable<Status extends string> = Readonly<
  Record<string, { readonly from: readonly Status[]; readonly to: Status; readonly label: string }>
>;

type StatusOf<T> = T extends TransitionTable<infer Status> ? Status : never;

/** The actions allowed in a status, in table order. */
export function allowedActions<const T extends TransitionTable<string>>(
  table: T,
  status: StatusOf<T>,
): (keyof T & string)[] {
  return Object.keys(table).filter((action) => table[action]?.from.includes(status));
}

/** The action between two statuses, or undefined when there is none. */
export function actionBetween<const T extends TransitionTable<string>>(
  table: T,
  from: StatusOf<T>,
  to: StatusOf<T>,
): (keyof T & string) | undefined {
  return allowedActions(table, from).find((action) => table[action]?.to === to);
}
