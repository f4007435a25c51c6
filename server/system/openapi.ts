import { z } from 'zod';
import { endpointsOf, SLICE_NAMES } from '#contract/endpoints.ts';
import { capabilityOf, type Endpoint, successStatus } from '#contract/kernel/endpoint.ts';
import { ErrorBody } from '#contract/kernel/errors.ts';
import { rolesThatMay } from '#contract/kernel/roles.ts';

// The wire format is a schema's input side: rupees on the wire, paise inside.
function jsonSchema(schema: z.ZodType): object {
  const { $schema, ...rest } = z.toJSONSchema(schema, {
    io: 'input',
    target: 'draft-2020-12',
    unrepresentable: 'any',
  });
  return rest;
}

function parameters(endpoint: Endpoint): object[] {
  const of = (place: 'path' | 'query', object: z.ZodObject | undefined) =>
    Object.entries(object?.shape ?? {}).map(([name, schema]) => ({
      name,
      in: place,
      required: place === 'path' || !schema.safeParse(undefined).success,
      schema: jsonSchema(schema),
    }));
  const key = {
    name: 'Idempotency-Key',
    in: 'header',
    required: false,
    description: 'The same key with the same request answers the first result again.',
    schema: { type: 'string', minLength: 8, maxLength: 200 },
  };
  return [
    ...of('path', endpoint.params),
    ...of('query', endpoint.query),
    ...(endpoint.idempotent ? [key] : []),
  ];
}

const FAILURES: Readonly<Record<string, string>> = {
  400: 'What was sent is not right; `fields` names each input.',
  401: 'No session, or one that has ended.',
  403: 'The role does not allow it.',
  404: 'Not there, or of another clinic.',
  409: 'The state does not allow it.',
  429: 'Too many tries.',
};

function responses(endpoint: Endpoint): object {
  const type = endpoint.stream ? 'text/event-stream' : (endpoint.download ?? 'application/json');
  const success = successStatus(endpoint);
  const error = { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } };
  const failures = Object.entries(FAILURES).filter(
    ([status]) => endpoint.access !== 'public' || (status !== '401' && status !== '403'),
  );
  return {
    ...Object.fromEntries(
      failures.map(([status, description]) => [status, { description, content: error }]),
    ),
    ...Object.fromEntries(
      Object.entries(endpoint.replies).map(([status, schema]) => [
        status,
        {
          description: Number(status) === success ? 'Done.' : (FAILURES[status] ?? 'Refused.'),
          content: {
            [Number(status) === success ? type : 'application/json']: {
              schema: endpoint.download ? { type: 'string', format: 'binary' } : jsonSchema(schema),
            },
          },
        },
      ]),
    ),
  };
}

function whoMayCall(endpoint: Endpoint): string {
  if (endpoint.access === 'public') return 'Public.';
  if (endpoint.access === 'any') return 'Any signed-in person.';
  if (endpoint.owner) return 'The clinic’s owner.';
  return `Roles: ${rolesThatMay(endpoint.access).join(', ')}.`;
}

function requestBody({ body, file }: Endpoint): object {
  if (!file) {
    return body
      ? {
          requestBody: {
            required: !body.safeParse(undefined).success,
            content: { 'application/json': { schema: jsonSchema(body) } },
          },
        }
      : {};
  }
  const upload = {
    type: 'object',
    properties: { [file.field]: { type: 'string', format: 'binary' } },
    ...(file.missing !== undefined && { required: [file.field] }),
  };
  const schema = body ? { allOf: [jsonSchema(body), upload] } : upload;
  return { requestBody: { required: true, content: { 'multipart/form-data': { schema } } } };
}

function operation(slice: string, name: string, endpoint: Endpoint): object {
  const capability = capabilityOf(endpoint);
  return {
    operationId: name,
    tags: [slice],
    summary: endpoint.summary,
    description: whoMayCall(endpoint),
    ...(capability && { 'x-capability': capability }),
    ...(endpoint.access === 'public' ? { security: [] } : {}),
    parameters: parameters(endpoint),
    ...requestBody(endpoint),
    responses: responses(endpoint),
  };
}

let document: Record<string, unknown> | undefined;

/** The whole contract as OpenAPI 3.1, built from the endpoints that validate the requests. */
export function openApiDocument(): Record<string, unknown> {
  if (document) return document;
  const paths: Record<string, Record<string, object>> = {};
  for (const slice of SLICE_NAMES) {
    for (const [name, endpoint] of endpointsOf(slice)) {
      const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
      const method = endpoint.method.toLowerCase();
      paths[path] = { ...paths[path], [method]: operation(slice, name, endpoint) };
    }
  }
  document = {
    openapi: '3.1.0',
    info: {
      title: 'OpenOPD',
      version: '1',
      description: 'The API of an outpatient clinic. Money is in rupees, instants are in UTC.',
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: '/' }],
    security: [{ session: [] }],
    tags: SLICE_NAMES.map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: { session: { type: 'http', scheme: 'bearer' } },
      schemas: { Error: jsonSchema(ErrorBody) },
    },
  };
  return document;
}
