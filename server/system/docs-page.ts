import swagger, { type StaticDocumentSpec } from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { openApiDocument } from './openapi.ts';

/**
 * Serves the OpenAPI document as an interactive page at `/api/docs`. Its files come from this
 * server.
 */
export async function serveDocs(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    mode: 'static',
    // Built from our contract; the library only serves it.
    specification: { document: openApiDocument() as unknown as StaticDocumentSpec['document'] },
  });
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    uiConfig: { docExpansion: 'none', deepLinking: true, persistAuthorization: false },
    theme: { title: 'OpenOPD API' },
  });
}
