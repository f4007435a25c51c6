import { STAY_ITEMS } from '#contract/admissions/admissions.messages.ts';
import type { Bills } from './bills.ts';
import type { Row } from './book.ts';
import { after, at, DAY, daysBefore } from './calendar.ts';
import type { Patient } from './patients.ts';
import type { Bill, Payments } from './payments.ts';
import type { World } from './world.ts';

const ADMISSION = 50_000;
const OTHER = 30_000;
const PER_DAY = 120_000;
/** The deposit of each patient still admitted. */
const DEPOSIT = 500_000;
/** How many days ago each stay began. The patients of the last ones are still admitted. */
const STAYS = [86, 79, 73, 66, 60, 52, 47, 41, 35, 28, 22, 17, 12, 8, 5] as const;
const STILL_HERE = [4, 3, 2, 1] as const;
const STAYS_ON = 5;
/** How many days ago some of them were admitted again, with a reason. */
const BACK_AGAIN = [44, 20] as const;
const REASONS = [
  ...['Dengue fever, platelets falling', 'Acute gastroenteritis with dehydration'],
  ...['Lower respiratory infection', 'Fever for evaluation', 'Uncontrolled diabetes'],
] as const;
const BEDS = ['General 1', 'General 2', 'General 3', 'Room 4', 'Room 5'] as const;

type Stay = {
  readonly row: Row<'admissions'>;
  readonly bill: Bill;
  readonly by: string;
  daysCharged: number;
};

/** The demo clinic's stays: charges fixed at the start, days added when money moves. */
export class Ward {
  readonly #world: World;
  readonly #bills: Bills;
  readonly #payments: Payments;
  #admitted = 0;

  constructor(world: World, { bills, payments }: { bills: Bills; payments: Payments }) {
    this.#world = world;
    this.#bills = bills;
    this.#payments = payments;
  }

  /** Plans all stays, each for a patient who is not already admitted. */
  plan(patients: readonly Patient[]): void {
    const { random, agenda, now } = this.#world;
    const adults = patients.filter(({ age }) => age >= 18);
    const guests = new Set<Patient>();
    const taken = new Set<number>();
    for (const days of [...STAYS, ...STILL_HERE]) {
      const patient = random.pick(adults);
      if (guests.has(patient)) continue;
      guests.add(patient);
      const comesBack = BACK_AGAIN.find((back) => days - back > 6 && !taken.has(back));
      if (comesBack !== undefined) {
        taken.add(comesBack);
        agenda.plan(at(daysBefore(now, comesBack), 11), (then) =>
          this.#admit(then, patient, { days: 2, reason: 'Fever again' }),
        );
      }
      const stays = STILL_HERE.some((one) => one === days) ? STAYS_ON : random.between(0.8, 3.8);
      agenda.plan(at(daysBefore(now, days), random.between(10, 19)), (then) =>
        this.#admit(then, patient, { days: stays, reason: this.#nextOf(REASONS) }),
      );
    }
  }

  #nextOf(texts: readonly string[]): string | null {
    return texts[this.#admitted % texts.length] ?? null;
  }

  #admit(
    moment: Date,
    patient: Patient,
    { days, reason }: { days: number; reason: string | null },
  ): void {
    const { book, clinicId, agenda, random } = this.#world;
    const by = this.#world.member('receptionist').id;
    const doctors = this.#world.members('doctor');
    this.#admitted += 1;
    const bill = this.#bills.make(moment, {
      type: 'admission',
      patient_id: patient.id,
      items: [
        { type: 'admission', name: STAY_ITEMS.admission, quantity: 1, price_paise: ADMISSION },
        { type: 'admission', name: STAY_ITEMS.other, quantity: 1, price_paise: OTHER },
      ],
      by,
    });
    const row = book.add('admissions', {
      clinic_id: clinicId,
      id: this.#world.id(moment),
      patient_id: patient.id,
      bill_id: bill.id,
      admission_charge_paise: ADMISSION,
      per_day_charge_paise: PER_DAY,
      other_charges_paise: OTHER,
      admitted_at: moment,
      discharged_at: null,
      reason,
      bed: this.#nextOf(BEDS),
      doctor_id: doctors[this.#admitted % doctors.length]?.id ?? null,
      created_by: by,
      discharged_by: null,
    });
    const stay = { row, bill, by, daysCharged: 0 };
    if (days === STAYS_ON) {
      const deposit = { amount: DEPOSIT, mode: 'cash', by, isDeposit: true } as const;
      this.#addDays(moment, stay);
      this.#payments.pay(moment, bill, deposit);
    }
    const firstPart = after(moment, random.between(20, 300));
    agenda.plan(firstPart, (then) => this.#pay(then, stay, 0.5));
    agenda.plan(new Date(moment.getTime() + days * DAY), (then) => this.#discharge(then, stay));
  }

  /** Adds the days since the last payment. */
  #addDays(moment: Date, stay: Stay): void {
    const begun = Math.ceil((moment.getTime() - new Date(stay.row.admitted_at).getTime()) / DAY);
    const quantity = Math.max(1, begun) - stay.daysCharged;
    if (quantity <= 0) return;
    const item = { type: 'admission', name: STAY_ITEMS.day, price_paise: PER_DAY } as const;
    this.#bills.addItem(moment, stay.bill, { ...item, quantity, by: stay.by });
    stay.daysCharged += quantity;
  }

  #pay(moment: Date, stay: Stay, share: number): void {
    const mode = this.#world.random.pick(['cash', 'upi', 'card'] as const);
    this.#addDays(moment, stay);
    const amount = Math.round((stay.bill.due - stay.bill.paid) * share);
    this.#payments.pay(moment, stay.bill, { amount, mode, by: stay.by });
  }

  #discharge(moment: Date, stay: Stay): void {
    this.#addDays(moment, stay);
    stay.row.discharged_at = moment;
    stay.row.discharged_by = stay.by;
    this.#pay(moment, stay, 1);
    stay.bill.status = 'paid';
  }
}
