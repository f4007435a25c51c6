import { createBill } from '#contract/billing/bills.endpoints.ts';
import { saveComplaint } from '#contract/consultation/consultation.endpoints.ts';
import type { Endpoint } from '#contract/kernel/endpoint.ts';
import { createLabOrder } from '#contract/lab/lab-orders.endpoints.ts';
import { createPharmacyOrder } from '#contract/pharmacy/pharmacy-orders.endpoints.ts';
import { joinQueue } from '#contract/queue/queue.endpoints.ts';
import type { RawInput } from '../../server/testing/url-of.ts';
import { Connection } from '../rig/connection.ts';
import { addressOf, requestOf } from '../rig/request.ts';
import { drugId, labTestId, type Screen, screensOf, type World } from '../rig/world.ts';
import { freshPatient, type Stock } from './calls.ts';

/** The screen contents of a clinic at noon. */
const VISITS = 50;
const EACH_OTHER = 12;

type Ask = (endpoint: Endpoint, input: RawInput, by: Screen) => Promise<{ id: string }>;

async function fillClinic(ask: Ask, stock: Stock, clinic: number) {
  const screens = screensOf(stock.world, clinic);
  const by = (role: Screen['role']) => screens.find((one) => one.role === role) as Screen;
  const visits: string[] = [];
  const bills: string[] = [];
  for (let nth = 0; nth < VISITS; nth += 1) {
    const patient = freshPatient(stock, clinic);
    const { id } = await ask(joinQueue, { body: { patientId: patient } }, by('receptionist'));
    visits.push(id);
    const written = { params: { visitId: id }, body: { complaint: 'Fever since two days.' } };
    await ask(saveComplaint, written, by('doctor'));
    if (nth >= EACH_OTHER) continue;
    const items = [{ name: 'Consultation Fee', price: 500 }];
    const bill = {
      patientId: patient,
      type: 'consultation',
      queueId: id,
      items,
      paymentMode: 'upi',
    };
    bills.push((await ask(createBill, { body: bill }, by('receptionist'))).id);
    const drugs = [0, 1].map((drug) => ({ drug_id: drugId(clinic, drug), quantity: 10 }));
    await ask(createPharmacyOrder, { body: { patient_id: patient, items: drugs } }, by('doctor'));
    const tests = [0, 1].map((test) => ({ id: labTestId(clinic, test) }));
    await ask(createLabOrder, { body: { patient_id: patient, tests } }, by('doctor'));
  }
  return { visits, bills };
}

/** Creates every clinic's morning through the API. */
export async function prepareStock(url: string, world: World): Promise<Stock> {
  const visits: string[][] = [];
  const bills: string[][] = [];
  const stock: Stock = { world, visits, bills, taken: [] };
  const clinics = Array.from({ length: world.clinics }, (_, clinic) => clinic);
  const work = async () => {
    const connection = new Connection(url);
    const ask: Ask = async (endpoint, input, { token, clinic }) => {
      const request = requestOf({ endpoint, input, token, address: addressOf(clinic) });
      const { status, body } = await connection.send(request);
      if (status >= 300) throw new Error(`${endpoint.method} ${endpoint.path}: ${status} ${body}`);
      return JSON.parse(body);
    };
    for (let clinic = clinics.shift(); clinic !== undefined; clinic = clinics.shift()) {
      const made = await fillClinic(ask, stock, clinic);
      visits[clinic] = made.visits;
      bills[clinic] = made.bills;
    }
    connection.close();
  };
  await Promise.all(Array.from({ length: 8 }, work));
  return stock;
}
