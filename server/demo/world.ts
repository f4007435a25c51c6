import { Agenda } from './agenda.ts';
import { Book } from './book.ts';
import { after, at, type DemoDay, dayOf, MINUTE } from './calendar.ts';
import { type DemoPerson, STAFF } from './data/staff.ts';
import { Random } from './random.ts';

const SHIFT_HOURS = 4;

/** A person who works in the demo clinic. */
export type Member = DemoPerson & { readonly id: string };

/** The shared state of the demo: random numbers, time, people, number series and rows. */
export class World {
  readonly now: Date;
  readonly today: DemoDay;
  /** The start of today's queue: one shift ago, but not before midnight. */
  readonly opened: Date;
  readonly random: Random;
  readonly book = new Book();
  readonly agenda: Agenda;
  readonly clinicId: string;
  readonly staff: readonly Member[];
  /** The last number of each series by its name, as in the real application. */
  readonly series = new Map<string, number>();

  constructor(now: Date, seed: number, { withSuperadmin = true } = {}) {
    this.now = now;
    this.today = dayOf(now);
    this.opened = new Date(
      Math.max(this.today.start.getTime(), after(now, -SHIFT_HOURS * 60).getTime()),
    );
    this.random = new Random(seed);
    this.agenda = new Agenda(now);
    this.clinicId = this.id(now);
    const people = STAFF.filter(({ role }) => withSuperadmin || role !== 'superadmin');
    this.staff = people.map((person) => ({ ...person, id: this.id(now) }));
  }

  id(moment: Date): string {
    return this.random.id(moment);
  }

  /** The next number of a series, without gaps. */
  number(name: string): number {
    const next = (this.series.get(name) ?? 0) + 1;
    this.series.set(name, next);
    return next;
  }

  /** A random member of staff with this role. */
  member(role: Member['role']): Member {
    return this.random.pick(this.members(role));
  }

  members(role: Member['role']): Member[] {
    return this.staff.filter((person) => person.role === role);
  }

  /**
   * A number of minutes later. Shortly after midnight, today's shift is compressed into the time
   * since midnight, so that the queue is live at any hour.
   */
  later(moment: Date, minutes: number): Date {
    const isToday = moment >= this.opened;
    const shift = this.now.getTime() - this.opened.getTime();
    const pace = isToday ? shift / (SHIFT_HOURS * 60 * MINUTE) : 1;
    return after(moment, minutes * pace);
  }

  /** A random time between `from` and `to` minutes later. */
  soon(moment: Date, from: number, to: number): Date {
    return this.later(moment, this.random.between(from, to));
  }

  /** When a day's unfinished work is closed. Today's work is still open. */
  closing(moment: Date): Date {
    if (moment >= this.opened) return after(this.now, 1);
    return new Date(Math.max(at(dayOf(moment), 21.5).getTime(), after(moment, 45).getTime()));
  }
}
