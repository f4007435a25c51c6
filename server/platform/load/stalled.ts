import type { Readable } from 'node:stream';

/** The time after which a download without progress ends. */
const STALLED_MS = 60_000;

/** Destroys a stream whose progress is the same at two checks, a minute apart. */
export function endStalled(stream: Readable, progress: () => number): void {
  let before = -1;
  const watch = setInterval(() => {
    const now = progress();
    if (now === before) stream.destroy();
    before = now;
  }, STALLED_MS);
  watch.unref();
  stream.once('close', () => clearInterval(watch));
}
