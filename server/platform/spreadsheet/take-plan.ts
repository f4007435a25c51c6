import type { ClinicScope } from '../scope.ts';
import type { WireResult } from './import.ts';
import { beginKeeping, type ImportKind, keepRows } from './kept-rows.ts';
import type { Reader } from './open-reader.ts';

type Taking = {
  readonly kind: ImportKind;
  /** What the program is told of the plan. */
  readonly options: object;
  /** Writes some rows of one kind, which are JSON. */
  readonly write?: (name: string, json: string) => Promise<void>;
};

/**
 * Takes what a reader makes of a file, piece by piece: its rows are kept when they are many, the others
 * go to `write`. Answers the reply as it goes over the wire.
 */
export async function takePlan(
  scope: ClinicScope,
  reader: Reader,
  { kind, options, write }: Taking,
): Promise<object> {
  const id = scope.newId();
  let total = 0;
  let slice = 0;
  let reply: object = {};
  for await (const { name, json } of reader.plan(options)) {
    if (name === 'result') {
      // It is our own program that has written this.
      ({ reply, total } = JSON.parse(json) as WireResult);
    } else if (name === 'rows') {
      if (slice === 0) {
        const until = await beginKeeping(scope);
        reply = { ...reply, kept: { id, total_rows: total, until } };
      }
      await keepRows(scope, { id, kind, total }, { slice, json });
      slice += 1;
    } else await write?.(name, json);
  }
  return reply;
}
