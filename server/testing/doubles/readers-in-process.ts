import { afterAll, beforeAll, vi } from 'vitest';
import type * as openReader from '../../platform/spreadsheet/open-reader.ts';
import { Said, Told } from '../../platform/spreadsheet/reader-messages.ts';
import { answersOf, type ReaderJob } from '../../platform/spreadsheet/serve-reader.ts';

let usesProcesses = false;

/** Called in a file whose imports shall be read in processes, as those of the product are. */
export function inReaderProcesses(): void {
  beforeAll(() => {
    usesProcesses = true;
  });
  afterAll(() => {
    usesProcesses = false;
  });
}

/** The job of a reader's program, or undefined for one that is its own job. */
async function jobOf(program: URL): Promise<ReaderJob<unknown> | undefined> {
  const path = program.href.replace(/\.child\.ts$/, '.job.ts');
  if (usesProcesses || program.href.includes('/testing/')) return undefined;
  const { job } = await import(path);
  return job;
}

/** As a message arrives in another process. */
const sentOver = (message: unknown): unknown => JSON.parse(JSON.stringify(message));

/** A process for each of hundreds of files took a quarter of the time of the server's tests. */
vi.mock('../../platform/spreadsheet/open-reader.ts', async (importOriginal) => {
  const original = await importOriginal<typeof openReader>();
  const withReader: typeof original.withReader = async (opening, work) => {
    const job = await jobOf(opening.program);
    if (!job) return original.withReader(opening, work);
    opening.signal?.throwIfAborted();
    const answer = answersOf(job, async () => Buffer.from(opening.file));
    const say = (said: Said) => answer(Said.parse(sentOver(said)));
    const talk: openReader.Talk = {
      async sent(said) {
        await say(said);
      },
      ask: async (said) => Told.parse(sentOver(await say(said))),
    };
    return original.readOver(talk, opening.options, work);
  };
  return { ...original, withReader };
});
