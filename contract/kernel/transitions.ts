/**
 * A state machine: each action a person can take, the statuses it starts from, the one it leads
 * to, and what its button says. Server and screens read the same table.
 */
export type TransitionTable<Status extends string> = Readonly<
  Record<string, { readonly from: readonly Status[]; readonly to: Status; readonly label: string }>
>;

type StatusOf<T> = T extends TransitionTable<infer Status> ? Status : never;

/** The actions that may be taken from a status, in the table's order. */
export function allowedActions<const T extends TransitionTable<string>>(
  table: T,
  status: StatusOf<T>,
): (keyof T & string)[] {
  return Object.keys(table).filter((action) => table[action]?.from.includes(status));
}

/** The action that leads from one status to another, or undefined when none does. */
export function actionBetween<const T extends TransitionTable<string>>(
  table: T,
  from: StatusOf<T>,
  to: StatusOf<T>,
): (keyof T & string) | undefined {
  return allowedActions(table, from).find((action) => table[action]?.to === to);
}
