import { z } from 'zod';
import { DownloadedFile } from '../kernel/downloaded-file.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { Id } from '../kernel/fields.ts';
import { AddendumBody, Breach, BreachBody, Touched, TouchedQuery } from './breach.ts';

const Params = z.object({ id: Id });
const OWNER = { access: 'access.record-breaches', owner: true } as const;

/** Built from the read log, the exports and the audit trail. */
export const findTouched = endpoint({
  method: 'GET',
  path: '/api/access/touched',
  summary: 'How many patients an account has touched in a time',
  ...OWNER,
  query: TouchedQuery,
  replies: { 200: Touched },
});

export const listBreaches = endpoint({
  method: 'GET',
  path: '/api/access/breaches',
  summary: 'The notes of breaches, the newest first',
  ...OWNER,
  replies: { 200: z.array(Breach) },
});

/** Saves the note together with the affected patients as known now. */
export const noteBreach = endpoint({
  method: 'POST',
  path: '/api/access/breaches',
  summary: 'Note a breach',
  ...OWNER,
  body: BreachBody,
  replies: { 201: Breach },
});

export const addToBreach = endpoint({
  method: 'POST',
  path: '/api/access/breaches/:id/addenda',
  summary: 'Add to the note of a breach',
  ...OWNER,
  params: Params,
  body: AddendumBody,
  replies: { 201: Breach },
});

/** One line per patient: number, name, phone and the records that were read. */
export const exportTouched = endpoint({
  method: 'GET',
  path: '/api/access/breaches/:id/patients',
  summary: 'The patients whom a breach touches',
  ...OWNER,
  reads: 'list',
  params: Params,
  download: 'text/csv; charset=utf-8',
  replies: { 200: DownloadedFile },
});
