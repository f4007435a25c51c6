import { beforeEach, describe, expect, it } from 'vitest';
import { getBill } from '#contract/billing/bills.endpoints.ts';
import {
  issueCertificate,
  listPatientCertificates,
} from '#contract/certificates/certificates.endpoints.ts';
import { getLetterhead, updateLetterhead } from '#contract/clinics/letterhead.endpoints.ts';
import { deleteLogo, getLogo, putLogo } from '#contract/clinics/logo.endpoints.ts';
import { getLabOrderReport, submitLabReport } from '#contract/lab/lab-orders.endpoints.ts';
import { startTestApp } from '../testing/build-app.ts';
import { newBill } from '../testing/builders/bills.ts';
import { newClinic, newPatient, newStaff, type Person } from '../testing/builders/clinic.ts';
import { newLabReport } from '../testing/builders/lab.ts';
import { aLetterhead } from '../testing/builders/letterhead.ts';
import { ONE_PIXEL } from '../testing/pictures.ts';

const app = startTestApp();
/** A JPEG of a size, without pixel data. */
const JPEG = Buffer.from(
  'ffd8ffe000104a46494600010100000100010000ffc0000b080008000801011100ffd9',
  'hex',
);
const OLD = { name: 'Old Name', address: 'Old Street', footer: 'Closed on Sundays' };
const NEW = { name: 'New Name', address: 'New Street', footer: null };
let admin: Person;
let patientId: string;

const upload = (bytes: Uint8Array) =>
  app.ok(putLogo, { file: new File([new Uint8Array(bytes)], 'logo.png') }, admin);
const logoOf = (version: string | null | undefined) =>
  app.call(getLogo, { query: { version: version ?? '' } }, admin);

async function head(letterhead: Parameters<typeof aLetterhead>[0]) {
  const { updatedAt } = await app.ok(getLetterhead, {}, admin);
  await app.ok(updateLetterhead, { body: aLetterhead({ ...letterhead, updatedAt }) }, admin);
}

/** The clinic moves to another address, with another logo. */
async function move() {
  app.clock.advance(1_000);
  await upload(JPEG);
  await head(NEW);
}

beforeEach(async () => {
  admin = await newClinic(app, 'Moving Clinic');
  patientId = (await newPatient(app, admin)).id;
  await upload(ONE_PIXEL);
  await head(OLD);
});

describe('after the clinic has moved', () => {
  it('a bill keeps its footer line and its logo', async () => {
    const items = [{ name: 'Fee', price: 500 }];
    const old = await newBill(app, admin, { patientId, type: 'consultation', items });
    await move();
    const fresh = await newBill(app, admin, { patientId, type: 'consultation', items });
    await app.ok(deleteLogo, {}, admin);
    const bare = await newBill(app, admin, { patientId, type: 'consultation', items });
    const seller = async ({ id }: { id: string }) =>
      (await app.ok(getBill, { params: { id } }, admin)).seller;
    expect(await seller(old)).toMatchObject(OLD);
    expect(await seller(fresh)).toMatchObject(NEW);
    expect((await logoOf((await seller(old))?.logo)).rawPayload).toEqual(ONE_PIXEL);
    expect((await logoOf((await seller(fresh))?.logo)).rawPayload).toEqual(JPEG);
    expect((await seller(bare))?.logo).toBeNull();
    const elsewhere = await newClinic(app, 'Other Clinic');
    const version = (await seller(old))?.logo ?? '';
    expect((await app.call(getLogo, { query: { version } }, elsewhere)).statusCode).toBe(404);
  });

  it('a released report keeps its letterhead and its signer; an amended one has those of its day', async () => {
    const lab = await newStaff(app, admin, 'lab', { name: 'Lata Bose' });
    const { orderId } = await newLabReport(app, lab, { patientId, contents: [() => 'Hb 13.2'] });
    const read = () => app.ok(getLabOrderReport, { params: { id: orderId } }, admin);
    await move();
    await app.started.pool.query('UPDATE users SET name = $1, registration = $2 WHERE id = $3', [
      ...['Lata Bose-Rao', 'KMC 1', lab.user.id],
    ]);
    const released = await read();
    expect(released.report_paper).toMatchObject(OLD);
    expect(released.report_versions).toMatchObject([
      { submittedBy: 'Lata Bose', registration: null },
    ]);
    const body = { report_content: 'Hb 13.4' };
    await app.ok(submitLabReport, { params: { id: orderId }, body }, lab);
    const amended = await read();
    expect(amended.report_paper).toMatchObject(NEW);
    expect(amended.report_versions).toMatchObject([
      { submittedBy: 'Lata Bose-Rao', registration: 'KMC 1' },
      { submittedBy: 'Lata Bose', registration: null },
    ]);
  });

  it('a certificate keeps its letterhead and its doctor', async () => {
    const doctor = await newStaff(app, admin, 'doctor', { name: 'Dr Rao' });
    const params = { id: patientId };
    const body = { kind: 'sick' as const, identificationMark: '', text: 'Needs rest.' };
    await app.ok(issueCertificate, { params, body }, doctor);
    await move();
    await app.started.pool.query('UPDATE users SET name = $1, registration = $2 WHERE id = $3', [
      ...['Dr Rao-Shah', 'KMC 2', doctor.user.id],
    ]);
    await app.ok(issueCertificate, { params, body }, doctor);
    expect(await app.ok(listPatientCertificates, { params }, admin)).toMatchObject([
      { paper: NEW, doctor: { name: 'Dr Rao-Shah', registration: 'KMC 2' } },
      { paper: OLD, doctor: { name: 'Dr Rao', registration: null } },
    ]);
  });
});
