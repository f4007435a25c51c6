import { describe, expect, it } from 'vitest';
import { ALL_ENDPOINTS } from '#contract/endpoints.ts';
import { getOpenApi } from '#contract/system/system.endpoints.ts';
import { startTestApp } from '../testing/build-app.ts';

const app = startTestApp();

type Operation = { operationId: string; security?: unknown[]; responses: Record<string, unknown> };
type Document = {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, unknown> };
};

async function openApi(): Promise<Document> {
  return (await app.call(getOpenApi, {})).json();
}

describe('the OpenAPI document', () => {
  it('has every endpoint of the contract and no other', async () => {
    const { paths, openapi } = await openApi();
    const documented = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const defined = ALL_ENDPOINTS.map(
      ({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`,
    );
    expect(openapi).toBe('3.1.0');
    expect(documented.sort()).toEqual(defined.sort());
  });

  it('gives each operation its own id, and omits sessions for public ones only', async () => {
    const operations = Object.values((await openApi()).paths).flatMap(Object.values<Operation>);
    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length);
    const open = operations.filter(({ security }) => security?.length === 0);
    expect(open.map(({ operationId }) => operationId).sort()).toEqual([
      // The waiting room's addresses: each has a random code.
      'followBoard',
      'getBoard',
      'getHealth',
      'getOpenApi',
      'getPlace',
      'getRegistration',
      'login',
      // Authenticated by the provider's signature.
      'receiveWebhook',
      'register',
      'usePasswordLink',
    ]);
  });

  it('has no dangling references', async () => {
    const document = await openApi();
    const references = [
      ...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g),
    ];
    expect(references.length).toBeGreaterThan(10);
    for (const [, name] of references)
      expect(document.components.schemas).toHaveProperty(name ?? '');
  });

  it('shows money as rupees, as the wire has it', async () => {
    const { paths } = await openApi();
    const body = JSON.stringify(paths['/api/clinics/settings']?.put);
    expect(body).toContain('"admissionCharge":{"type":"number","minimum":0');
  });

  it('is an interactive page that works under the strict content security policy', async () => {
    const page = await app.app.inject({ url: '/api/docs/' });
    expect(page.statusCode).toBe(200);
    expect(page.headers['content-type']).toContain('text/html');
    expect(page.body).not.toMatch(/<script[^>]*>\s*[^\s<]/);
    const redirect = await app.app.inject({ url: '/api/docs' });
    expect([200, 302]).toContain(redirect.statusCode);
  });
});
