import { addAddendum } from './addendum.ts';
import { Ward } from './admissions.ts';
import { Bills } from './bills.ts';
import { closeDrawers } from './day-closes.ts';
import { planDays } from './days.ts';
import { leaveCriticalResult } from './lab/critical-result.ts';
import { Lab } from './lab/lab.ts';
import { openClinic } from './open-clinic.ts';
import { registerOldPatients } from './patients.ts';
import { Payments } from './payments.ts';
import { Pharmacy } from './pharmacy.ts';
import { bookDays } from './reception/appointments.ts';
import { joinFamilies } from './reception/families.ts';
import { Queue } from './reception/visits.ts';
import { Shelf } from './shelf.ts';
import { sellSubscriptions } from './subscriptions.ts';
import { paySuppliers, planReturn, postDeliveries, writeDebitNote } from './supplier-ledgers.ts';
import { addSuppliers } from './suppliers.ts';
import { World } from './world.ts';

/** Simulates the clinic's last months and returns the rows. */
export function makeDemo(options: {
  now: Date;
  seed: number;
  passwordHash: string;
  withSuperadmin?: boolean;
}): {
  world: World;
  bills: Bills;
} {
  const { now, seed, passwordHash, withSuperadmin = true } = options;
  const world = new World(now, seed, { withSuperadmin });
  openClinic(world, passwordHash);
  const patients = registerOldPatients(world);
  sellSubscriptions(world, patients);
  const payments = new Payments(world);
  const bills = new Bills(world, payments);
  const shelf = new Shelf(world);
  const lab = new Lab(world, { bills, payments });
  const pharmacy = new Pharmacy(world, { bills, payments, shelf });
  const queue = new Queue(world, { bills, payments, pharmacy, lab });
  new Ward(world, { bills, payments }).plan(patients);
  planDays(world, { queue, patients, beforeOpening: (moment) => shelf.morningRound(moment) });
  const sentBack = planReturn(world, shelf);
  world.agenda.run();
  closeDrawers(world);
  leaveCriticalResult(world);
  addAddendum(world);
  const suppliers = addSuppliers(world);
  const posted = postDeliveries(world, shelf, suppliers);
  paySuppliers(world, suppliers.values(), posted);
  const sent = sentBack();
  if (sent) writeDebitNote({ world, shelf }, sent, { suppliers, posted });
  joinFamilies(patients);
  bookDays(world, patients);
  for (const [name, value] of world.series) {
    world.book.add('counters', { clinic_id: world.clinicId, name, value });
  }
  world.book.add('audit_log', {
    id: world.id(now),
    clinic_id: world.clinicId,
    at: now,
    user_id: world.member('admin').id,
    verb: 'fill-demo',
    record_type: 'clinic',
    record_id: world.clinicId,
  });
  return { world, bills };
}
