import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { Id } from '../kernel/fields.ts';
import { AI_MESSAGES as M } from './ai.messages.ts';

const ClinicAccess = z.object({ id: Id, name: z.string(), allowed: z.boolean() });
export type ClinicAccess = z.output<typeof ClinicAccess>;

/**
 * The clinics, ordered by name. `limited` means that `allowed` decides, on a server that others can
 * reach; otherwise every clinic may use the model. `model` is null when none is configured.
 */
export const listModelAccess = endpoint({
  method: 'GET',
  path: '/api/ai/model-access',
  summary: 'Which clinics the AI model of this server answers',
  access: 'installation.grant-models',
  replies: {
    200: z.object({
      model: z.string().nullable(),
      limited: z.boolean(),
      clinics: z.array(ClinicAccess),
    }),
  },
});

/** A clinic that is not allowed gets answers from the offline assistant. */
export const setModelAccess = endpoint({
  method: 'PUT',
  path: '/api/ai/model-access/:id',
  summary: 'Allow a clinic the AI model, or withdraw it',
  access: 'installation.grant-models',
  params: z.object({ id: Id }),
  body: z.object({ allowed: z.boolean({ error: M.invalidAccess }) }),
  replies: { 200: ClinicAccess },
});
