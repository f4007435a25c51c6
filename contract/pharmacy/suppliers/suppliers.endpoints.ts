import { z } from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { Id } from '../../kernel/fields.ts';
import { AddSupplierBody, EditSupplierBody, Supplier } from './supplier.ts';

/** The active ones first, each part by name. */
export const listSuppliers = endpoint({
  method: 'GET',
  path: '/api/suppliers',
  summary: 'The suppliers of the pharmacy',
  access: 'suppliers.view',
  topics: ['drugs'],
  replies: { 200: z.array(Supplier) },
});

/** Returns 409 for a name that is in the list, in whatever case. */
export const addSupplier = endpoint({
  method: 'POST',
  path: '/api/suppliers',
  summary: 'Add a supplier',
  access: 'suppliers.edit',
  body: AddSupplierBody,
  replies: { 201: Supplier },
});

/** Returns 409 for the name of another supplier. */
export const editSupplier = endpoint({
  method: 'PUT',
  path: '/api/suppliers/:id',
  summary: 'Change or deactivate a supplier',
  access: 'suppliers.edit',
  params: z.object({ id: Id }),
  body: EditSupplierBody,
  replies: { 200: Supplier },
});
