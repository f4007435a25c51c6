import swagger, { type StaticDocumentSpec } from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { openApiDocument } from './openapi.ts';

/** The contract as a page to read and try, at `/api/docs`; its files are our own server's. */
export async function serveDocs(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    mode: 'static',
    // Made from the contract by ourselves; the library only hands it on.
    specification: { document: openApiDocument() as unknown as StaticDocumentSpec['document'] },
  });
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    uiConfig: { docExpansion: 'none', deepLinking: true, persistAuthorization: false },
    theme: { title: 'OpenOPD API' },
  });
}
