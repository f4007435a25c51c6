import { followUpOn, followUpReason } from '#contract/billing/follow-up.rules.ts';
import { paise } from '#contract/kernel/numbers/money.ts';
import type { Bills } from '../bills.ts';
import type { Row } from '../book.ts';
import { dayOf } from '../calendar.ts';
import { ACUTE_ILLNESSES, type DemoIllness } from '../data/illnesses.ts';
import type { Lab } from '../lab/lab.ts';
import { type Patient, suits } from '../patients.ts';
import type { Bill, Payments } from '../payments.ts';
import type { Pharmacy } from '../pharmacy.ts';
import { isSubscriber } from '../subscriptions.ts';
import type { Member, World } from '../world.ts';
import { writeSheet } from './visit-sheets.ts';

type Visit = {
  readonly row: Row<'visits'>;
  readonly patient: Patient;
  readonly condition: DemoIllness;
  bill: Bill | undefined;
};

const EXTRAS = [
  { name: 'Dressing', price_paise: 15_000 },
  { name: 'Nebulisation', price_paise: 20_000 },
  { name: 'Injection Charges', price_paise: 10_000 },
  { name: 'Medical Certificate', price_paise: 10_000 },
] as const;

/** The follow-up that the doctor's window grants, by the rule of the billing page. */
function followUpAt({ consultations }: Patient, { id, followUp }: Member, day: string) {
  if (!followUp) return null;
  const { days, visits, feePaise } = followUp;
  const earlier = consultations
    .filter(({ doctorId, bill }) => doctorId === id && bill.status !== 'cancelled')
    .map(({ bill, ...one }) => ({
      ...{ billId: bill.id, day: one.day, isFollowUp: one.isFollowUp },
      isPaid: bill.status === 'paid' && bill.due > 0,
    }));
  return followUpOn(day, { window: { days, visits, fee: paise(feePaise) }, earlier });
}

/** Simulates the queue: patients arrive, wait, are called, are seen, or leave. */
export class Queue {
  readonly #world: World;
  readonly #bills: Bills;
  readonly #payments: Payments;
  readonly #pharmacy: Pharmacy;
  readonly #lab: Lab;
  readonly #free: Set<Member>;
  #waiting: Visit[] = [];

  constructor(
    world: World,
    rooms: { bills: Bills; payments: Payments; pharmacy: Pharmacy; lab: Lab },
  ) {
    this.#world = world;
    this.#bills = rooms.bills;
    this.#payments = rooms.payments;
    this.#pharmacy = rooms.pharmacy;
    this.#lab = rooms.lab;
    this.#free = new Set(world.members('doctor'));
  }

  /** Adds a patient to the queue, for a chosen doctor (and bills it) or for any. */
  arrive(moment: Date, patient: Patient): void {
    const { random, book, agenda, clinicId } = this.#world;
    const { date } = dayOf(moment);
    const possible = ACUTE_ILLNESSES.filter((one) => suits(one, patient));
    const isReview = patient.chronic !== undefined && random.chance(0.7);
    const condition = isReview && patient.chronic ? patient.chronic : random.weighted(possible);
    const doctor = random.chance(0.62) ? this.#world.member('doctor') : undefined;
    const row = book.add('visits', {
      clinic_id: clinicId,
      id: this.#world.id(moment),
      patient_id: patient.id,
      day: date,
      token_no: this.#world.number(`visit ${date}`),
      complaint: random.chance(0.8) ? random.pick(condition.complaints) : '',
      case_summary: '',
      written_at: moment,
      status: 'waiting',
      doctor_id: doctor?.id ?? null,
      created_at: moment,
      updated_at: moment,
      started_at: null,
      ended_at: null,
      created_by: this.#world.member('receptionist').id,
    });
    const visit: Visit = { row, patient, condition, bill: undefined };
    if (doctor) this.#charge(moment, visit, doctor);
    patient.lastVisit = { day: date, at: moment, doctorId: row.doctor_id ?? null };
    this.#waiting.push(visit);
    agenda.plan(this.#world.soon(moment, 1, 3), (then) => this.#callWhoCan(then));
    if (random.chance(0.12)) {
      agenda.plan(this.#world.soon(moment, 12, 35), (then) => this.#leave(then, visit));
    }
  }

  #charge(moment: Date, visit: Visit, doctor: Member): void {
    const { patient } = visit;
    if (isSubscriber(patient, moment)) return;
    const { date: day } = dayOf(moment);
    const mode = this.#payments.anyMode();
    const followUp = followUpAt(patient, doctor, day);
    visit.bill = this.#bills.make(moment, {
      type: 'consultation',
      patient_id: patient.id,
      visit_id: visit.row.id,
      items: [
        {
          type: 'consultation',
          name: 'Consultation Fee',
          quantity: 1,
          price_paise: followUp?.fee || (doctor.feePaise ?? 50_000),
        },
      ],
      mode,
      ...(followUp && {
        followUp: {
          of: followUp.billId,
          ...(followUp.fee === 0 && { reason: followUpReason(followUp) }),
        },
      }),
      by: visit.row.created_by,
    });
    const { bill } = visit;
    patient.consultations.push({ doctorId: doctor.id, day, bill, isFollowUp: followUp !== null });
  }

  #leave(moment: Date, visit: Visit): void {
    if (visit.row.status !== 'waiting') return;
    this.#waiting = this.#waiting.filter((one) => one !== visit);
    Object.assign(visit.row, { status: 'cancelled', ended_at: moment, updated_at: moment });
    if (!visit.bill) return;
    const by = this.#world.member('admin').id;
    this.#bills.cancel(moment, visit.bill, { reason: 'Left before the consultation', by });
  }

  #callWhoCan(moment: Date): void {
    for (const doctor of this.#free) this.#call(moment, doctor);
  }

  /** Subscribers first, then by arrival, like the real queue. */
  #call(moment: Date, doctor: Member): void {
    const theirs = this.#waiting.filter(
      ({ row }) => row.doctor_id === null || row.doctor_id === doctor.id,
    );
    const next = theirs.find(({ patient }) => isSubscriber(patient, moment)) ?? theirs[0];
    if (!next) return;
    this.#free.delete(doctor);
    this.#waiting = this.#waiting.filter((one) => one !== next);
    Object.assign(next.row, {
      status: 'consulting',
      doctor_id: doctor.id,
      started_at: moment,
      updated_at: moment,
    });
    const end = this.#world.soon(moment, 6, 16);
    this.#world.agenda.plan(end, (then) => this.#complete(then, next, doctor));
  }

  #complete(moment: Date, visit: Visit, doctor: Member): void {
    const { random } = this.#world;
    const { row, condition, patient } = visit;
    Object.assign(row, {
      status: 'seen',
      complaint: row.complaint || random.pick(condition.complaints),
      case_summary: random.pick(condition.summaries),
      written_at: moment,
      ended_at: moment,
      updated_at: moment,
    });
    if (!visit.bill) this.#charge(moment, visit, doctor);
    patient.lastVisit = { day: dayOf(moment).date, at: moment, doctorId: doctor.id };
    const doctorId = doctor.id;
    const visitId = row.id;
    writeSheet(this.#world, moment, { row, doctorId });
    if (random.chance(0.93)) {
      this.#pharmacy.prescribe(moment, {
        patient,
        visitId,
        doctorId,
        drugs: condition.prescription,
      });
    }
    const tests = condition.tests.filter(() => random.chance(0.6));
    // More lab orders today, so that the lab's queue has orders in every status.
    const eagerness = moment >= this.#world.opened ? 5 : 1.2;
    if (tests.length > 0 && random.chance(condition.testChance * eagerness)) {
      this.#lab.order(moment, { patient, visitId, doctorId, tests });
    }
    if (random.chance(0.05)) this.#sellExtra(moment, patient);
    this.#free.add(doctor);
    this.#world.agenda.plan(this.#world.soon(moment, 0.5, 2), (then) => {
      if (this.#free.has(doctor)) this.#call(then, doctor);
    });
  }

  #sellExtra(moment: Date, patient: Patient): void {
    this.#bills.make(moment, {
      type: 'other',
      patient_id: patient.id,
      items: [{ type: 'other', quantity: 1, ...this.#world.random.pick(EXTRAS) }],
      mode: this.#payments.anyMode(),
      by: this.#world.member('receptionist').id,
    });
  }
}
