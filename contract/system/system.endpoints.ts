import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';

/** Whether the server is operational; returns 503 while the database does not respond. */
export const getHealth = endpoint({
  method: 'GET',
  path: '/api/health',
  summary: 'Health of the server and its database',
  access: 'public',
  replies: { 200: z.object({ status: z.literal('ok') }) },
});

/** The whole contract as OpenAPI 3.1. */
export const getOpenApi = endpoint({
  method: 'GET',
  path: '/api/openapi.json',
  summary: 'This contract as OpenAPI 3.1',
  access: 'public',
  replies: { 200: z.record(z.string(), z.unknown()) },
});
