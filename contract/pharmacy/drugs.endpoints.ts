import { z } from 'zod';
import { Instant } from '../kernel/dates.ts';
import { SPREADSHEET } from '../kernel/downloaded-file.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { Id, optionalText } from '../kernel/fields.ts';
import {
  excelFile,
  ImportResult,
  ImportRowsParams,
  ImportRowsQuery,
  importRowsOf,
  OTHER_FILE,
} from '../kernel/import.ts';
import { pageQuery } from '../kernel/paging.ts';
import { DRUG_MESSAGES as M } from './drug.messages.ts';
import { AdjustStockBody, BatchBody, Drug, DrugBatch, DrugBody } from './drug.ts';
import { DrugImportReply, DrugImportRow, ImportDrugsBody } from './drug-import.ts';
import { RecentDrugImport, UndoneImport } from './drug-import-undo.ts';
import { DRUG_LISTS, DrugLists } from './drug-lists.ts';
import { StockChange } from './stock-change.ts';

const DrugParams = z.object({ id: Id });
const Message = z.object({ message: z.string() });

export const listDrugs = endpoint({
  method: 'GET',
  path: '/api/drugs',
  summary: 'The pharmacy’s drugs, by name',
  access: 'drugs.view',
  query: z.object({
    search: optionalText({ label: 'The search', max: 200 }),
    show: z.enum(DRUG_LISTS, { error: M.unknownList }).optional().describe('One work list.'),
    rack: optionalText({ label: 'The rack', max: 40 }).describe('The drugs of one box number.'),
  }),
  topics: ['drugs'],
  replies: { 200: z.array(Drug) },
});

/** The rules of the lists of `listDrugs` and of the overview. */
export const countDrugLists = endpoint({
  method: 'GET',
  path: '/api/drugs/lists',
  summary: 'How many drugs each work list and each rack of the inventory has',
  access: 'drugs.view',
  topics: ['drugs', 'settings'],
  replies: { 200: DrugLists },
});

/** The drugs of the newest prescriptions that the person wrote, most used first. */
export const listUsedDrugs = endpoint({
  method: 'GET',
  path: '/api/drugs/used',
  summary: 'The drugs that the signed-in person prescribes most',
  access: 'drugs.view',
  replies: { 200: z.array(z.object({ drug_id: Id, uses: z.int().min(1) })) },
});

export const getDrug = endpoint({
  method: 'GET',
  path: '/api/drugs/:id',
  summary: 'One drug',
  access: 'drugs.view',
  params: DrugParams,
  topics: ['drugs'],
  replies: { 200: Drug },
});

/** Batches with stock, next to be sold first. */
export const listDrugBatches = endpoint({
  method: 'GET',
  path: '/api/drugs/:id/batches',
  summary: 'The batches of a drug that are in stock',
  access: 'drugs.view',
  params: DrugParams,
  topics: ['drugs'],
  replies: { 200: z.array(DrugBatch) },
});

/** Each movement of the stock ledger, newest first. */
export const listStockChanges = endpoint({
  method: 'GET',
  path: '/api/drugs/:id/stock-changes',
  summary: 'The stock history of a drug',
  access: 'drugs.view',
  params: DrugParams,
  query: z.object(pageQuery(10)),
  topics: ['drugs'],
  replies: { 200: z.object({ changes: z.array(StockChange), totalCount: z.int() }) },
});

/**
 * Enters the expiry and corrects the MRP of a batch in stock. A batch without stock can't be changed.
 * Replies the batches, as `listDrugBatches`.
 */
export const editBatch = endpoint({
  method: 'PUT',
  path: '/api/drugs/:id/batches/:batchId',
  summary: 'Enter the expiry or correct the MRP of a batch in stock',
  access: 'drugs.edit',
  params: DrugParams.extend({ batchId: Id }),
  body: BatchBody,
  replies: { 200: z.array(DrugBatch) },
});

/** One sheet that the import accepts, and one of the batches. */
export const exportDrugs = endpoint({
  method: 'GET',
  path: '/api/drugs/export',
  summary: 'The pharmacy’s drugs and their batches as an Excel file',
  access: 'drugs.export',
  reads: 'no-patient',
  ...SPREADSHEET,
});

/** Existing stock becomes the opening stock, in one batch. */
export const addDrug = endpoint({
  method: 'POST',
  path: '/api/drugs',
  summary: 'Add a drug',
  access: 'drugs.edit',
  body: DrugBody,
  idempotent: true,
  replies: { 201: Drug },
});

/**
 * A changed stock is posted as a correction; expiry and buying price are those of the displayed
 * batch.
 */
export const editDrug = endpoint({
  method: 'PUT',
  path: '/api/drugs/:id',
  summary: 'Edit a drug',
  access: 'drugs.edit',
  params: DrugParams,
  body: DrugBody.partial(),
  replies: { 200: Drug },
});

/** Returns 409 below zero. */
export const adjustStock = endpoint({
  method: 'PUT',
  path: '/api/drugs/:id/adjust-stock',
  summary: 'Add or remove stock, with a reason',
  access: 'stock.adjust',
  params: DrugParams,
  body: AdjustStockBody,
  idempotent: true,
  replies: { 200: Drug },
});

/**
 * Matches by name, ignoring case. An invalid row is reported and does not stop the valid ones. A
 * delivery adds a batch per row; a count posts the difference as a correction. Neither changes
 * another batch.
 */
export const importDrugs = endpoint({
  method: 'POST',
  path: '/api/drugs/import',
  summary: 'Import drugs from an Excel file, or preview what it would do',
  access: 'drugs.import',
  file: excelFile('inventoryFile'),
  body: ImportDrugsBody,
  idempotent: true,
  replies: { 200: DrugImportReply },
});

/** Like `importDrugs`, for a file of another program: comma, semicolon or tab, UTF-8 or Windows-1252. */
export const importDrugsFromText = endpoint({
  method: 'POST',
  path: '/api/drugs/import-text',
  summary: 'Import drugs from a .csv or .ods file, or preview what it would do',
  access: 'drugs.import',
  file: OTHER_FILE,
  body: ImportDrugsBody,
  idempotent: true,
  replies: { 200: DrugImportReply },
});

/** The rows of a long file that this user imported or previewed, page by page. */
export const listDrugImportRows = endpoint({
  method: 'GET',
  path: '/api/drugs/import/:id',
  summary: 'The rows of one’s own import of drugs, or of its preview',
  access: 'drugs.import',
  params: ImportRowsParams,
  query: ImportRowsQuery,
  replies: { 200: importRowsOf(DrugImportRow) },
});

/** The imports of the last hour that were not undone, newest first. */
export const listDrugImports = endpoint({
  method: 'GET',
  path: '/api/drugs/imports',
  summary: 'The imports of drugs that can still be undone',
  access: 'drugs.import',
  topics: ['drugs'],
  replies: { 200: z.array(RecentDrugImport) },
});

/**
 * Takes back an import: its stock through the ledger, its prices and details, and the drugs that it
 * added. A drug that was sold, ordered or changed since stays as it is and is named; a sale or an
 * order does not count where the import moved no stock. Returns 409 after an hour, for an import that
 * was undone already, and when no drug is as the import left it.
 */
export const undoDrugImport = endpoint({
  method: 'POST',
  path: '/api/drugs/import/:id/undo',
  summary: 'Undo an import of drugs',
  access: 'drugs.import',
  undoes: true,
  params: ImportRowsParams,
  replies: { 200: UndoneImport },
});

/** Adds missing drugs; leaves existing ones unchanged. */
export const importDefaultDrugs = endpoint({
  method: 'POST',
  path: '/api/drugs/import-defaults',
  summary: 'Add the medications that an Indian OPD usually keeps',
  access: 'drugs.import',
  replies: { 200: ImportResult },
});

/**
 * Hides all drugs; their history stays. `deleted_at` identifies the deletion for its undo, and is
 * null when nothing was deleted.
 */
export const deleteAllDrugs = endpoint({
  method: 'DELETE',
  path: '/api/drugs/all',
  summary: 'Delete all drugs',
  access: 'drugs.edit',
  undoes: true,
  replies: { 200: Message.extend({ deleted_at: Instant.nullable() }) },
});

/**
 * Restores the drugs of one deletion with their batches, stock and ledger. Returns 409 after an
 * hour, for a deletion that was undone already, and when a drug of the same name was added since.
 */
export const undoDeleteAllDrugs = endpoint({
  method: 'POST',
  path: '/api/drugs/all/undo',
  summary: 'Undo that all drugs were deleted',
  access: 'drugs.edit',
  body: z.object({ deleted_at: Instant }),
  replies: { 200: Message },
});

/** Hides a drug; its history stays. */
export const deleteDrug = endpoint({
  method: 'DELETE',
  path: '/api/drugs/:id',
  summary: 'Delete a drug',
  access: 'drugs.edit',
  undoes: true,
  params: DrugParams,
  replies: { 200: Message },
});
