import type { ClinicScope } from '../scope.ts';
import { WireResult } from './import.ts';
import { beginKeeping, type ImportKind, keepRows } from './kept-rows.ts';
import type { Reader } from './open-reader.ts';

type Taking = {
  readonly kind: ImportKind;
  /** The options passed to the reader's program. */
  readonly options: Record<string, unknown>;
  /** Writes rows of one kind, given as JSON. */
  readonly write?: (name: string, json: string) => Promise<void>;
};

/**
 * Processes the plan of a reader, piece by piece: stores the rows of a long file, and passes the
 * rest to `write`. Returns the reply in wire form.
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
      ({ reply, total } = WireResult.parse(JSON.parse(json)));
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
