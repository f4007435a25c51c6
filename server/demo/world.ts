import { Agenda } from './agenda.ts';
import { Book } from './book.ts';
import { after, at, type DemoDay, dayOf, MINUTE } from './calendar.ts';
import { type DemoPerson, STAFF } from './data/staff.ts';
import { Random } from './random.ts';

const SHIFT_HOURS = 4;

/** Someone who works in the demo clinic. */
export type Member = DemoPerson & { readonly id: string };

/** What everything in the demo shares: its chance, its time, its people, its numbers, its rows. */
export class World {
  readonly now: Date;
  readonly today: DemoDay;
  /** When today's queue began: a shift ago, but not yesterday. */
  readonly opened: Date;
  readonly random: Random;
  readonly book = new Book();
  readonly agenda: Agenda;
  readonly clinicId: string;
  readonly staff: readonly Member[];
  /** Running numbers by the names that the verbs count under. */
  readonly counters = new Map<string, number>();

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

  /** The next number of a count, without gaps. */
  number(counter: string): number {
    const next = (this.counters.get(counter) ?? 0) + 1;
    this.counters.set(counter, next);
    return next;
  }

  /** Somebody with a role. */
  member(role: Member['role']): Member {
    return this.random.pick(this.members(role));
  }

  members(role: Member['role']): Member[] {
    return this.staff.filter((person) => person.role === role);
  }

  /**
   * Some minutes later. Today's shift is squeezed into the time since midnight when there is less
   * of it than a shift, so that the queue is alive at any hour.
   */
  later(moment: Date, minutes: number): Date {
    const isToday = moment >= this.opened;
    const shift = this.now.getTime() - this.opened.getTime();
    const pace = isToday ? shift / (SHIFT_HOURS * 60 * MINUTE) : 1;
    return after(moment, minutes * pace);
  }

  /** Between so many minutes later, at random. */
  soon(moment: Date, from: number, to: number): Date {
    return this.later(moment, this.random.between(from, to));
  }

  /** When a day's unfinished things are put away; today's are still being worked on. */
  closing(moment: Date): Date {
    if (moment >= this.opened) return after(this.now, 1);
    return new Date(Math.max(at(dayOf(moment), 21.5).getTime(), after(moment, 45).getTime()));
  }
}
