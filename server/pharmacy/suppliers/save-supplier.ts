import type { EndpointRequest } from '#contract/kernel/endpoint.ts';
import type { Supplier } from '#contract/pharmacy/suppliers/supplier.ts';
import type {
  addSupplier as addEndpoint,
  editSupplier as editEndpoint,
} from '#contract/pharmacy/suppliers/suppliers.endpoints.ts';
import { SUPPLIER_MESSAGES as M } from '#contract/pharmacy/suppliers/suppliers.messages.ts';
import { changedFields, isEmpty } from '../../platform/changed-fields.ts';
import { toColumns } from '../../platform/db/columns/columns.ts';
import { violatedConstraint } from '../../platform/db/violations.ts';
import { conflict, notFound } from '../../platform/errors.ts';
import type { ClinicScope } from '../../platform/scope.ts';
import { lockSupplier, SUPPLIER_COLUMNS, SUPPLIER_DETAIL_COLUMNS } from './supplier.store.ts';

/** Runs a write; the database refuses a second supplier of a name, also of two at once. */
async function withFreeName<Row>(write: Promise<Row>): Promise<Row> {
  try {
    return await write;
  } catch (error) {
    if (violatedConstraint(error) === 'suppliers_one_of_a_name') throw conflict(M.nameTaken);
    throw error;
  }
}

/** Adds a supplier. Throws 409 for a name that is in the list. */
export async function addSupplier(
  scope: ClinicScope,
  { body }: EndpointRequest<typeof addEndpoint>,
): Promise<Supplier> {
  const { tx, actor, now } = scope;
  const id = scope.newId();
  const row = await withFreeName(
    tx
      .insertInto('suppliers')
      .values({
        ...toColumns(SUPPLIER_DETAIL_COLUMNS, body),
        ...{ clinic_id: actor.clinicId, id, created_at: now, created_by: actor.id },
      })
      .returning(SUPPLIER_COLUMNS)
      .executeTakeFirstOrThrow(),
  );
  await scope.audit('add-supplier', { type: 'supplier', id }, body);
  scope.changed('drugs', id);
  return row;
}

/** Changes any fields of a supplier. Throws 409 for the name of another one. */
export async function editSupplier(
  scope: ClinicScope,
  { params: { id }, body }: EndpointRequest<typeof editEndpoint>,
): Promise<Supplier> {
  const before = await lockSupplier(scope.tx, id);
  if (!before) throw notFound();
  const changes = changedFields(before, toColumns(SUPPLIER_DETAIL_COLUMNS, body));
  if (isEmpty(changes)) return before;
  const row = await withFreeName(
    scope.tx
      .updateTable('suppliers')
      .set(changes)
      .where('id', '=', id)
      .returning(SUPPLIER_COLUMNS)
      .executeTakeFirstOrThrow(),
  );
  await scope.audit('edit-supplier', { type: 'supplier', id }, changes);
  scope.changed('drugs', id);
  return row;
}
