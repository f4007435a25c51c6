import { z } from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { Id } from '../../kernel/fields.ts';
import { pageQuery } from '../../kernel/paging.ts';
import { AddSupplierBody, EditSupplierBody, Supplier } from './supplier.ts';
import { SupplierInvoice } from './supplier-invoice.ts';
import { PostedInvoice, TypedInvoiceBody } from './typed-invoice.ts';

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

/** The posted deliveries of a supplier, newest invoice first. */
export const listSupplierInvoices = endpoint({
  method: 'GET',
  path: '/api/suppliers/:id/invoices',
  summary: 'The deliveries of a supplier',
  access: 'suppliers.view',
  params: z.object({ id: Id }),
  query: z.object(pageQuery(50)),
  topics: ['drugs'],
  replies: { 200: z.array(SupplierInvoice) },
});

/**
 * Adds the goods of a typed invoice to the stock, one batch per line. Returns 409 for an invoice of
 * that number that was posted before, also by an import.
 */
export const postSupplierInvoice = endpoint({
  method: 'POST',
  path: '/api/suppliers/:id/invoices',
  summary: 'Post an invoice of a supplier',
  access: 'suppliers.edit',
  params: z.object({ id: Id }),
  body: TypedInvoiceBody,
  replies: { 201: PostedInvoice },
});
