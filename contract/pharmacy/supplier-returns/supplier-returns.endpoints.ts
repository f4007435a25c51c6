import { z } from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { freeText, Id } from '../../kernel/fields.ts';
import {
  RETURNABLE,
  ReturnableBatch,
  SupplierReturn,
  SupplierReturnBody,
} from './supplier-return.ts';

const ById = z.object({ id: Id });

/** Earliest expiry first; at most `RETURNABLE_MAX`. Of a supplier: its batches, and those of none. */
export const listReturnableBatches = endpoint({
  method: 'GET',
  path: '/api/returnable-batches',
  summary: 'The batches in stock that can go back to a supplier',
  access: 'suppliers.view',
  query: z.object({
    show: z.enum(RETURNABLE).default('expired'),
    supplier_id: Id.optional(),
    search: freeText({ label: 'The search', max: 200 }).default(''),
  }),
  topics: ['drugs', 'pharmacy-orders'],
  replies: { 200: z.array(ReturnableBatch) },
});
export const RETURNABLE_MAX = 300;

/**
 * Takes the goods out of the stock with a debit note. Returns 409, without a change, when a batch
 * holds less.
 */
export const returnToSupplier = endpoint({
  method: 'POST',
  path: '/api/suppliers/:id/returns',
  summary: 'Return goods to a supplier',
  access: 'suppliers.return',
  params: ById,
  body: SupplierReturnBody,
  idempotent: true,
  replies: { 201: SupplierReturn },
});

export const getSupplierReturn = endpoint({
  method: 'GET',
  path: '/api/supplier-returns/:id',
  summary: 'A return to a supplier with its debit note',
  access: 'suppliers.view',
  params: ById,
  topics: ['drugs'],
  replies: { 200: SupplierReturn },
});

/** Puts the goods back, within an hour. The number of the debit note stays used. */
export const undoSupplierReturn = endpoint({
  method: 'POST',
  path: '/api/supplier-returns/:id/undo',
  summary: 'Undo a return to a supplier',
  access: 'suppliers.return',
  undoes: true,
  params: ById,
  replies: { 200: z.object({ message: z.string() }) },
});
