import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Endpoint, FileField, UploadedFile } from '#contract/kernel/endpoint.ts';
import { MESSAGES } from '#contract/kernel/messages.ts';
import { invalidField, Refusal } from '../errors.ts';

const MOST_FIELDS = 40;
const MOST_FIELD_BYTES = 1_048_576;

type Upload = { file: UploadedFile | undefined; body: unknown };

/**
 * Reads the form of an endpoint with a file: the file, and the other fields parsed by the body's
 * schema. Throws 415 when it is not a form, 413 when it is too large, and 400 when it does not
 * match the schema.
 */
export async function readUpload(
  request: FastifyRequest,
  { file: field, body: schema }: { file: FileField; body?: Endpoint['body'] },
): Promise<Upload> {
  if (!request.isMultipart()) throw new Refusal('unsupported_type', MESSAGES.unsupportedType);
  const { file, fields } = await readParts(request, field);
  if (!file && field.missing !== undefined) throw invalidField(field.field, field.missing);
  return { file, body: schema && checked(schema, fields) };
}

async function readParts(request: FastifyRequest, field: FileField) {
  const fields: Record<string, unknown> = {};
  let file: UploadedFile | undefined;
  const limits = {
    fileSize: field.maxBytes,
    files: 1,
    fields: MOST_FIELDS,
    fieldSize: MOST_FIELD_BYTES,
  };
  try {
    for await (const part of request.parts({ limits })) {
      if (part.type === 'field') fields[part.fieldname] = part.value;
      else if (part.fieldname === field.field) file = await fileOf(part);
      else part.file.resume();
    }
  } catch (error) {
    throw refusalOf(error, field);
  }
  return { file, fields };
}

async function fileOf(part: MultipartFile): Promise<UploadedFile | undefined> {
  const { filename: name, mimetype: type } = part;
  const bytes = await part.toBuffer();
  // Browsers send this for a file field without a chosen file.
  return name === '' && bytes.length === 0 ? undefined : { name, type, bytes };
}

function refusalOf(error: unknown, field: FileField): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'FST_REQ_FILE_TOO_LARGE') return new Refusal('too_large', field.tooLarge);
  // The plugin's own refusals have a status; the parser's errors have none.
  const isKnown = error instanceof Error && ('statusCode' in error || error instanceof Refusal);
  return isKnown ? error : new Refusal('invalid_input', MESSAGES.invalidForm);
}

function checked(schema: z.ZodType, fields: unknown): unknown {
  const result = schema.safeParse(fields);
  if (result.success) return result.data;
  const { issues } = result.error;
  const named = issues.map(({ path, message }) => [path.join('.'), message] as const).reverse();
  throw new Refusal('invalid_input', issues[0]?.message ?? MESSAGES.invalidInput, {
    fields: Object.fromEntries(named),
  });
}
