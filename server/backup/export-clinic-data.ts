import { createReadStream } from 'node:fs';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { exportClinicData as endpoint } from '#contract/backup/clinic-data.endpoints.ts';
import type { EndpointReply } from '#contract/kernel/endpoint.ts';
import type { ClinicScope } from '../platform/scope.ts';
import { askingIn, clinicTables } from './clinic-tables.ts';
import { type Ask, readRows } from './read-rows.ts';

async function* textOf(ask: Ask, madeAt: Date): AsyncGenerator<string> {
  yield `{"made_at":${JSON.stringify(madeAt)},"tables":{`;
  let between = '';
  for (const table of await clinicTables(ask)) {
    yield `${between}\n${JSON.stringify(table.name)}:[`;
    between = ',';
    let comma = '\n';
    for await (const lines of readRows(ask, table)) {
      yield `${comma}${lines.join(',\n')}`;
      comma = ',\n';
    }
    yield ']';
  }
  yield '}}\n';
}

async function* thenRemoved(file: string, folder: string): AsyncGenerator<Uint8Array> {
  try {
    yield* createReadStream(file);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Every record of the clinic as JSON. It is laid down in a private file while the transaction is
 * open, so that neither memory nor a slow line decides how large a clinic may be.
 */
export async function exportClinicData(
  scope: ClinicScope,
): Promise<EndpointReply<typeof endpoint>> {
  const { tx, now, today, actor } = scope;
  await scope.audit('export-clinic-data', { type: 'clinic', id: actor.clinicId });
  const folder = await mkdtemp(join(tmpdir(), 'openopd-export-'));
  const file = join(folder, 'clinic.json');
  try {
    const target = (await open(file, 'wx', 0o600)).createWriteStream();
    await pipeline(Readable.from(textOf(askingIn(tx), now)), target);
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
  return { name: `clinic-${today}.json`, bytes: async () => thenRemoved(file, folder) };
}
