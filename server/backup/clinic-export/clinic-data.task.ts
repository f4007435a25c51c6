import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { TaskWork } from '../../platform/heavy/index.ts';
import type { ExportContext } from '../../platform/http/export-route.ts';
import { clinicLines, countedTables } from './clinic-rows.ts';

type Call = Parameters<TaskWork<ExportContext>>[0];

async function* textOf({ tx, input, tell }: Call): AsyncGenerator<Buffer> {
  const tables = await countedTables(tx);
  const total = tables.reduce((sum, { rows }) => sum + rows, 0);
  let done = 0;
  yield Buffer.from(`{"made_at":${JSON.stringify(input.now)},"tables":{`);
  let between = '';
  for (const table of tables) {
    yield Buffer.from(`${between}\n${JSON.stringify(table.name)}:[`);
    between = ',';
    let comma = '\n';
    for await (const lines of clinicLines(tx, table)) {
      yield Buffer.from(`${comma}${lines.join(',\n')}`);
      comma = ',\n';
      done += lines.length;
      tell(done, total);
    }
    yield Buffer.from(']');
  }
  yield Buffer.from('}}\n');
}

/** Writes every record of a clinic as JSON. */
export const work: TaskWork<ExportContext> = (call) =>
  pipeline(Readable.from(textOf(call)), createWriteStream(call.file, { mode: 0o600 }));
