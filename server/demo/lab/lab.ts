import type { LabTestBody } from '#contract/lab/tests/lab-test.ts';
import { defaultLabTests } from '../../lab/index.ts';
import type { Bills } from '../bills.ts';
import type { Row } from '../book.ts';
import { at, DAYS_OF_VISITS, dayOf, daysBefore } from '../calendar.ts';
import { LAB_TESTS, type LabTestKey } from '../data/lab-tests.ts';
import type { Patient } from '../patients.ts';
import type { Payments } from '../payments.ts';
import type { World } from '../world.ts';
import { resultsOf } from './lab-values.ts';

type Status = NonNullable<Row<'lab_orders'>['status']>;
type Order = { readonly row: Row<'lab_orders'>; readonly tests: readonly LabTestKey[] };

type EnteredTest = LabTestBody & { readonly id: string };

/** The demo's lab: its catalogue, and orders from request to report. */
export class Lab {
  readonly #world: World;
  readonly #bills: Bills;
  readonly #payments: Payments;
  /** The whole catalogue, by name. */
  readonly #tests: ReadonlyMap<string, EnteredTest>;

  constructor(world: World, { bills, payments }: { bills: Bills; payments: Payments }) {
    this.#world = world;
    this.#bills = bills;
    this.#payments = payments;
    const moment = at(daysBefore(world.now, DAYS_OF_VISITS), 8);
    this.#tests = new Map(
      defaultLabTests().map((test) => [test.name, this.#enter(test, moment)] as const),
    );
  }

  #enter(test: LabTestBody, moment: Date): EnteredTest {
    const { book, clinicId } = this.#world;
    const id = this.#world.id(moment);
    book.add('lab_tests', {
      clinic_id: clinicId,
      id,
      name: test.name,
      description: test.description,
      price_paise: test.price,
      category: test.category,
      sample: test.sample,
      report_only: test.report_only,
      created_at: moment,
      updated_at: moment,
      created_by: this.#world.member('lab').id,
    });
    for (const [position, parameter] of test.default_parameters.entries()) {
      const { name, type, normal_range, unit, ranges } = parameter;
      book.add('lab_test_parameters', {
        clinic_id: clinicId,
        id: this.#world.id(moment),
        test_id: id,
        position,
        name,
        type,
        default_value: '',
        normal_range,
        unit,
        ranges,
      });
    }
    return { ...test, id };
  }

  #test(key: LabTestKey): EnteredTest {
    const test = this.#tests.get(LAB_TESTS[key].name);
    if (!test) throw new Error(`The demo lab has no ${LAB_TESTS[key].name}.`);
    return test;
  }

  /** Orders tests, which most patients have done here. */
  order(
    moment: Date,
    wanted: { patient: Patient; visitId: string; doctorId: string; tests: readonly LabTestKey[] },
  ): void {
    const { book, clinicId, random, agenda } = this.#world;
    const { date } = dayOf(moment);
    const row = book.add('lab_orders', {
      clinic_id: clinicId,
      id: this.#world.id(moment),
      patient_id: wanted.patient.id,
      visit_id: wanted.visitId,
      day: date,
      lab_token_number: this.#world.number(`lab ${date}`),
      status: 'pending',
      ...{ collected_at: null, collected_by: null, received_at: null, received_by: null },
      created_at: moment,
      updated_at: moment,
      created_by: wanted.doctorId,
    });
    for (const [position, key] of wanted.tests.entries()) {
      const { id, name, price } = this.#test(key);
      book.add('lab_order_tests', {
        clinic_id: clinicId,
        id: this.#world.id(moment),
        order_id: row.id,
        test_id: id,
        position,
        name,
        price_paise: price,
      });
    }
    const order = { row, tests: wanted.tests };
    if (random.chance(0.92)) {
      agenda.plan(this.#world.soon(moment, 4, 18), (then) => this.#bill(then, order));
    } else {
      agenda.plan(this.#world.closing(moment), (then) => move(order, 'cancelled', then));
    }
  }

  #bill(moment: Date, order: Order): void {
    this.#bills.make(moment, {
      type: 'lab',
      patient_id: order.row.patient_id,
      lab_order_id: order.row.id,
      items: order.tests.map((key) => ({
        type: 'lab',
        name: this.#test(key).name,
        quantity: 1,
        price_paise: this.#test(key).price,
        lab_test_id: this.#test(key).id,
      })),
      mode: this.#payments.anyMode(),
      by: this.#world.member('receptionist').id,
    });
    move(order, 'billed', moment);
    this.#next(moment, [10, 45], (then) => this.#collect(then, order));
  }

  #collect(moment: Date, order: Order): void {
    const by = this.#world.member('lab').id;
    move(order, 'collected', moment);
    Object.assign(order.row, { collected_at: moment, collected_by: by });
    this.#next(moment, [10, 50], (then) => {
      move(order, 'processing', then);
      Object.assign(order.row, { received_at: then, received_by: by });
      this.#next(then, [25, 75], (ready) => this.#finish(ready, order));
    });
  }

  #finish(moment: Date, order: Order): void {
    if (this.#world.random.chance(0.7)) {
      this.#report(moment, order);
    } else {
      move(order, 'report_ready', moment);
      this.#next(moment, [10, 30], (then) => this.#report(then, order));
    }
  }

  #report(moment: Date, order: Order): void {
    const { random, book, clinicId } = this.#world;
    const report = book.add('lab_reports', {
      clinic_id: clinicId,
      id: this.#world.id(moment),
      order_id: order.row.id,
    });
    move(order, 'reported', moment);
    this.#write(moment, order, { reportId: report.id, version: 1 });
    if (random.chance(0.03)) {
      this.#next(moment, [10, 20], (then) => {
        this.#write(then, order, { reportId: report.id, version: 2 });
      });
    }
    if (random.chance(0.94)) {
      this.#next(moment, [25, 120], (then) => move(order, 'completed', then));
    }
  }

  #write(moment: Date, order: Order, report: { reportId: string; version: number }): void {
    const { random } = this.#world;
    const results = order.tests.map((key) => {
      const { id, default_parameters } = this.#test(key);
      return [id, resultsOf(random, LAB_TESTS[key], default_parameters)];
    });
    this.#world.book.add('lab_report_versions', {
      clinic_id: this.#world.clinicId,
      id: this.#world.id(moment),
      report_id: report.reportId,
      version: report.version,
      content: Object.fromEntries(results),
      created_at: moment,
      created_by: this.#world.member('lab').id,
    });
  }

  #next(moment: Date, [from, to]: [number, number], happen: (at: Date) => void): void {
    this.#world.agenda.plan(this.#world.soon(moment, from, to), happen);
  }
}

function move(order: Order, status: Status, moment: Date): void {
  order.row.status = status;
  order.row.updated_at = moment;
}
