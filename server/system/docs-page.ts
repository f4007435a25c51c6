import fastify, { type FastifyInstance } from 'fastify';

const PREFIX = '/api/docs';
/** The headers of the page's own replies; the server adds its others. */
const KEPT_HEADERS = ['content-type', 'cache-control', 'etag', 'last-modified', 'location'];

/** An application of its own, loaded when the page is first opened. */
async function openDocs(): Promise<FastifyInstance> {
  const [{ default: swagger }, { default: swaggerUi }, { openApiDocument }] = await Promise.all([
    import('@fastify/swagger'),
    import('@fastify/swagger-ui'),
    import('./openapi.ts'),
  ]);
  const docs = fastify();
  await docs.register(swagger, {
    mode: 'static',
    // Built from our contract; the library only serves it.
    specification: { document: JSON.parse(JSON.stringify(openApiDocument())) },
  });
  await docs.register(swaggerUi, {
    routePrefix: PREFIX,
    uiConfig: { docExpansion: 'none', deepLinking: true, persistAuthorization: false },
    theme: { title: 'OpenOPD API' },
  });
  await docs.ready();
  return docs;
}

/**
 * Serves the OpenAPI document as an interactive page at `/api/docs`. Its files come from this
 * server. The page is built when it is first asked for.
 */
export function serveDocs(app: FastifyInstance): void {
  let opening: Promise<FastifyInstance> | undefined;
  for (const url of [PREFIX, `${PREFIX}/*`]) {
    app.get(url, { schema: { hide: true } }, async (request, reply) => {
      opening ??= openDocs();
      const docs = await opening;
      const answer = await docs.inject({ method: 'GET', url: request.url });
      for (const name of KEPT_HEADERS) {
        const value = answer.headers[name];
        if (value !== undefined) reply.header(name, value);
      }
      return reply.code(answer.statusCode).send(answer.rawPayload);
    });
  }
  app.addHook('onClose', async () => {
    await (await opening)?.close();
  });
}
