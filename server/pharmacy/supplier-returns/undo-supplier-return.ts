import { sql } from 'kysely';
import type { EndpointReply, EndpointRequest } from '#contract/kernel/endpoint.ts';
import { SUPPLIER_RETURN_MESSAGES as M } from '#contract/pharmacy/supplier-returns/supplier-return.messages.ts';
import type { undoSupplierReturn as endpoint } from '#contract/pharmacy/supplier-returns/supplier-returns.endpoints.ts';
import { conflict, notFound } from '../../platform/errors.ts';
import type { ClinicScope } from '../../platform/scope.ts';
import { lockBatches, moveStock } from '../inventory/stock.store.ts';
import { RETURN_UNDO_MS } from './supplier-return.store.ts';

/**
 * Puts the goods of a return back into their batches, within an hour. Throws 404 for an unknown
 * return, and 409 when it was undone or is older; also for the second of two concurrent calls.
 */
export async function undoSupplierReturn(
  scope: ClinicScope,
  { params: { id } }: EndpointRequest<typeof endpoint>,
): Promise<EndpointReply<typeof endpoint>> {
  const { tx, now, actor } = scope;
  const made = await tx
    .selectFrom('supplier_returns')
    .where('id', '=', id)
    .select(['supplier_id', 'created_at', 'undone_at'])
    .forUpdate()
    .executeTakeFirst();
  if (!made) throw notFound();
  if (made.undone_at) throw conflict(M.undoneAlready);
  if (now.getTime() - made.created_at.getTime() > RETURN_UNDO_MS) throw conflict(M.tooLate);
  const lines = await tx
    .selectFrom('supplier_return_lines')
    .where('return_id', '=', id)
    .select(['position', 'drug_id', 'batch_id', 'quantity'])
    .execute();
  await lockBatches(tx, [...new Set(lines.map(({ drug_id }) => drug_id))]);
  const moved = lines.map((line) => ({ ...line, movementId: scope.newId() }));
  await moveStock(
    scope,
    moved.map(({ drug_id, batch_id, quantity, movementId }) => ({
      ...{ id: movementId, drugId: drug_id, batchId: batch_id, quantity },
      ...{ kind: 'supplier-return' as const, note: 'Return undone' },
    })),
  );
  const told = JSON.stringify(moved.map(({ position, movementId }) => ({ position, movementId })));
  await sql`UPDATE supplier_return_lines AS line SET undo_movement_id = told."movementId"
    FROM json_to_recordset(${told}::json) AS told (position integer, "movementId" uuid)
    WHERE line.clinic_id = app_clinic_id() AND line.return_id = ${id}
      AND line.position = told.position`.execute(tx);
  await tx
    .updateTable('supplier_returns')
    .set({ undone_at: now, undone_by: actor.id })
    .where('id', '=', id)
    .execute();
  const record = { type: 'supplier', id: made.supplier_id };
  await scope.audit('undo-supplier-return', record, { return: id });
  scope.changed('drugs', made.supplier_id);
  return { message: M.undone };
}
