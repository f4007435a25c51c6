import { z } from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { Id } from '../../kernel/fields.ts';
import { DrugCode, DrugCodeBody, ScannedCode } from './drug-code.ts';

/** Codes of deleted drugs are left out. */
export const listDrugCodes = endpoint({
  method: 'GET',
  path: '/api/drug-codes',
  summary: 'The codes of the drugs, all or those of one scan or one drug',
  access: 'drugs.view',
  query: z.object({ code: ScannedCode.optional(), drug_id: Id.optional() }),
  topics: ['drugs'],
  replies: { 200: z.array(DrugCode) },
});

/**
 * Remembers a code for a drug; a repeat returns the same. Returns 409 for the code of another drug,
 * unless that drug was deleted, and 404 for an unknown drug.
 */
export const addDrugCode = endpoint({
  method: 'POST',
  path: '/api/drug-codes',
  summary: 'Remember a code for a drug',
  access: 'drugs.edit',
  body: DrugCodeBody,
  replies: { 201: DrugCode },
});

export const deleteDrugCode = endpoint({
  method: 'DELETE',
  path: '/api/drug-codes/:id',
  summary: 'Forget a code of a drug',
  access: 'drugs.edit',
  params: z.object({ id: Id }),
  replies: { 200: z.object({ message: z.string() }) },
});
