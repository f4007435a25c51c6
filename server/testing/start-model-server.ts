import { afterAll, beforeAll } from 'vitest';
import { type ModelServer, openModelServer } from './model-server.ts';

/** Starts a model server for the tests of one file. */
export function startModelServer(): ModelServer {
  let server: Awaited<ReturnType<typeof openModelServer>> | undefined;
  beforeAll(async () => {
    server = await openModelServer();
  });
  afterAll(() => server?.close());
  const opened = () => {
    if (!server) throw new Error('The model server starts in beforeAll.');
    return server;
  };
  return {
    get url() {
      return opened().url;
    },
    get dropped() {
      return opened().dropped;
    },
    get asked() {
      return opened().asked;
    },
    answer: (mood) => opened().answer(mood),
  };
}
