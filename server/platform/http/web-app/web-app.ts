import { existsSync } from 'node:fs';
import { join } from 'node:path';
import compress from '@fastify/compress';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { MESSAGES } from '#contract/kernel/messages.ts';
import { notFound } from '../../errors.ts';
import { builtFiles } from './built-files.ts';

const BUILT = join(import.meta.dirname, '../../../../dist/web');
const YEAR_SECONDS = 31_536_000;

function isApi(url: string): boolean {
  return url === '/api' || url.startsWith('/api/');
}

/**
 * Serves the built browser application: its hashed files with a cache time of a year, and the page
 * itself for every other URL, because the application routes in the browser.
 */
export async function serveWebApp(app: FastifyInstance, folder = BUILT): Promise<void> {
  // Request bodies are small, and the size of a decompressed body is unknown in advance.
  await app.register(compress, { threshold: 1_024, globalDecompression: false });
  const built = existsSync(join(folder, 'index.html'));
  if (built) {
    await app.register(fastifyStatic, {
      root: folder,
      serve: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders(reply, path) {
        const lasting = path.startsWith(join(folder, 'assets/'));
        const value = lasting ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache';
        reply.header('cache-control', value);
      },
    });
    const isBuilt = await builtFiles(folder);
    app.get<{ Params: { '*': string } }>('/*', async ({ params }, reply) => {
      const path = params['*'] || 'index.html';
      return (await isBuilt(path)) ? reply.sendFile(path) : reply.callNotFound();
    });
  }
  app.setNotFoundHandler((request, reply) => {
    const { method, url, headers } = request;
    const wantsPage =
      (method === 'GET' || method === 'HEAD') && headers.accept?.includes('text/html');
    if (isApi(url) || !wantsPage || !built) throw notFound(MESSAGES.notFound);
    return reply
      .header('cache-control', 'no-cache')
      .sendFile('index.html', { cacheControl: false });
  });
}
