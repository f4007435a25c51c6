import { join } from 'node:path';
import { Client } from 'pg';
import type { Clinic } from './clinic.ts';
import { theRun } from './run.ts';

const MORNING = 10;

/** The zone of whole hours whose clocks show 10 am now: `Etc/GMT-5` is five hours ahead of UTC. */
function morningZone(): string {
  const ahead = ((MORNING - new Date().getUTCHours() + 36) % 24) - 12;
  return `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`;
}

/**
 * Moves a clinic to where it is morning, so that a journey of today's appointments has slots before
 * midnight at any time. Only the database can. Who signed in before has the former zone.
 */
export async function inTheMorning({ admin }: Clinic): Promise<void> {
  const host = join(theRun().dataDir, 'postgres');
  const client = new Client({ host, user: 'postgres', database: 'openopd' });
  await client.connect();
  const move = 'UPDATE clinics SET time_zone = $1 WHERE id = $2';
  await client.query(move, [morningZone(), admin.user.clinic_id]);
  await client.end();
}
