import type { FastifySchemaCompiler } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import type { ZodType } from 'zod';
import { MESSAGES } from '#contract/kernel/messages.ts';
import { Refusal } from '../errors.ts';

/**
 * Validates by the zod schema of a route. A schema can throw instead of refusing: zod compares the
 * length of any value, and an object with a broken `valueOf` makes that comparison fail.
 */
export const guardedValidator: FastifySchemaCompiler<ZodType> = (route) => {
  const validate = validatorCompiler(route);
  return (data: unknown) => {
    try {
      return validate(data);
    } catch {
      return { error: new Refusal('invalid_input', MESSAGES.invalidInput) };
    }
  };
};
