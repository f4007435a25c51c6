import { sql } from 'kysely';
import type { Role } from '#contract/kernel/roles.ts';
import { writeLogo } from '../clinics/index.ts';
import { analyze } from '../platform/db/analyze.ts';
import type { ConnectionOptions } from '../platform/db/connect.ts';
import type { Tx } from '../platform/db/scoped-database.ts';
import { hashPassword } from '../platform/passwords.ts';
import type { Services } from '../platform/services.ts';
import { LOGO } from './data/logo.ts';
import { DEMO_PASSWORD } from './data/staff.ts';
import { DemoError } from './demo-error.ts';
import { makeDemo } from './make-demo.ts';
import { emailOf } from './open-clinic.ts';

export type DemoSignIn = { role: Role; email: string; password: string };

type Demo = ReturnType<typeof makeDemo>;

const SEED = 20_261_121;

/** Locks out other fills and registrations, so that the database stays empty until the end. */
async function refuseUnlessEmpty(tx: Tx): Promise<void> {
  await sql`LOCK TABLE clinics, users IN SHARE ROW EXCLUSIVE MODE`.execute(tx);
  const { rows } = await sql<{ clinics: number; people: number }>`
    SELECT (SELECT count(*) FROM clinics)::int AS clinics,
           (SELECT count(*) FROM users)::int AS people`.execute(tx);
  const { clinics = 0, people = 0 } = rows[0] ?? {};
  if (clinics === 0 && people === 0) return;
  throw new DemoError(
    'The demo clinic needs an empty database, and this one is in use: start without --demo, or ' +
      'with DATA_DIR set to a new folder.',
  );
}

/**
 * Sets the columns that need all rows first: the owner, each order's report, and how each bill
 * ended.
 */
async function settle(tx: Tx, { world, bills }: Demo): Promise<void> {
  await tx
    .updateTable('clinics')
    .set({ owner_id: world.member('admin').id })
    .where('id', '=', world.clinicId)
    .execute();
  await sql`
    UPDATE lab_orders SET report_id = report.id FROM lab_reports AS report
    WHERE report.clinic_id = lab_orders.clinic_id AND report.order_id = lab_orders.id`.execute(tx);
  const ended = bills.all.map(({ id, status, cancelReason, updatedAt }) => {
    return { id, status, cancel_reason: cancelReason, updated_at: updatedAt };
  });
  await sql`
    UPDATE bills
    SET status = ended.status, cancel_reason = ended.cancel_reason, updated_at = ended.updated_at
    FROM jsonb_populate_recordset(NULL::bills, ${JSON.stringify(ended)}::jsonb) AS ended
    WHERE bills.id = ended.id`.execute(tx);
}

/**
 * Creates a demo clinic in an empty database, all or nothing, and returns its sign-ins. The same
 * moment and seed create the same clinic. With `withSuperadmin: false` the superadmin comes from
 * the configuration. `owner` is the login of the tables' owner. Throws when the database has any clinic or account.
 */
export async function fillDemo(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  options: { owner: ConnectionOptions; seed?: number; password?: string; withSuperadmin?: boolean },
): Promise<DemoSignIn[]> {
  await database.inSystem(refuseUnlessEmpty);
  const { password = DEMO_PASSWORD, withSuperadmin = true } = options;
  const passwordHash = await hashPassword(password);
  const demo = makeDemo({
    now: clock.now(),
    seed: options.seed ?? SEED,
    passwordHash,
    withSuperadmin,
  });
  await database.inSystem(async (tx) => {
    await refuseUnlessEmpty(tx);
    const { clinicId, now: at } = demo.world;
    const by = demo.world.member('admin').id;
    // Papers keep the logo of their day.
    const opened = () => writeLogo(tx, { clinicId, at, by }, LOGO);
    await demo.world.book.insert(tx, { opened });
    await settle(tx, demo);
  });
  // The clinic works without them: PostgreSQL collects them itself a few minutes later.
  await analyze(options.owner).catch(() => undefined);
  return demo.world.staff.map(({ role, key }) => ({
    role,
    email: emailOf(key),
    password,
  }));
}
