import { beforeAll, expect, it, vi } from 'vitest';
import { type ClinicRows, insertClinic } from '../../../testing/builders/rows.ts';
import { startTestDatabase } from '../../../testing/start-database.ts';
import type { Tx } from '../scoped-database.ts';
import { compiled } from './compiled.ts';

const db = startTestDatabase();
let clinic: ClinicRows;
beforeAll(async () => {
  clinic = await insertClinic(db.database);
});

type Asked = { readonly id: string; readonly now: Date };
const build = vi.fn((tx: Tx, { id, now }: Asked, { newest }: { newest: boolean }) =>
  tx
    .selectFrom('patients')
    .where('created_at', '<=', now)
    .where('placeholder', '=', false)
    .where((eb) => eb.or([eb('id', '=', id), eb('id', '=', id)]))
    .$if(newest, (query) => query.orderBy('created_at', 'desc'))
    .select('id'),
);
const query = compiled(build);

it('is built once for each variant, with the values of each call in their places', async () => {
  const { clinicId, patientId: id, now } = clinic;
  await db.database.inClinic(clinicId, async (tx) => {
    expect(await query.run(tx, { id, now }, { newest: false })).toEqual([{ id }]);
    const earlier = new Date(now.getTime() - 1);
    expect(await query.run(tx, { id, now: earlier }, { newest: false })).toEqual([]);
    expect(await query.run(tx, { id: clinicId, now }, { newest: true })).toEqual([]);
    expect(query.query(tx, { id, now }, { newest: true }).parameters).toEqual([now, false, id, id]);
  });
  expect(build).toHaveBeenCalledTimes(2);
});

it('sees the clinic of its transaction only', async () => {
  const { patientId: id, now } = clinic;
  const other = await insertClinic(db.database);
  const foreign = db.database.inClinic(other.clinicId, (tx) =>
    query.run(tx, { id, now }, { newest: false }),
  );
  expect(await foreign).toEqual([]);
});
