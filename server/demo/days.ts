import { after, at, DAYS_OF_VISITS, type DemoDay, daysBefore, MINUTE } from './calendar.ts';
import { type Patient, registerPatient } from './patients.ts';
import type { Queue } from './reception/visits.ts';
import type { World } from './world.ts';

/** Arrivals by weekday, from Sunday: full on Mondays and Saturdays, a short Sunday. */
const ARRIVALS = [10, 58, 46, 44, 45, 50, 60] as const;
const SHIFTS = [
  { weight: 6, from: 9.5, to: 13.25 },
  { weight: 4, from: 17.25, to: 20.25 },
] as const;
const NEW_PATIENTS = 0.21;
const REGULARS = 0.45;
/** Today's queue so far: steady arrivals, and a rush in the last quarter of an hour. */
const TODAY = { steady: 30, rush: 15, rushMinutes: 12 } as const;

/**
 * Chooses who comes: mostly known patients, the chronically ill more often, the same patient not
 * twice in a few days.
 */
class Crowd {
  readonly #world: World;
  readonly #known: Patient[];
  readonly #regulars: Patient[];

  constructor(world: World, known: readonly Patient[]) {
    this.#world = world;
    this.#known = [...known];
    this.#regulars = known.filter(({ chronic }) => chronic !== undefined);
  }

  next(moment: Date): Patient {
    const { random } = this.#world;
    if (random.chance(NEW_PATIENTS)) {
      const patient = registerPatient(this.#world, moment, this.#world.member('receptionist').id);
      this.#known.push(patient);
      if (patient.chronic) this.#regulars.push(patient);
      return patient;
    }
    for (;;) {
      const patient = random.pick(random.chance(REGULARS) ? this.#regulars : this.#known);
      const last = patient.lastVisit;
      const days = last ? (moment.getTime() - last.at.getTime()) / (24 * 60 * MINUTE) : 90;
      if (days > 20 || (days > 3 && random.chance(0.25))) return patient;
    }
  }
}

function arrivalsOf(world: World, day: DemoDay): Date[] {
  const { random } = world;
  const usual = ARRIVALS[day.weekday] ?? 0;
  const count = Math.round(usual * random.between(0.88, 1.12));
  return Array.from({ length: count }, () => {
    const shift = day.weekday === 0 ? SHIFTS[0] : random.weighted(SHIFTS);
    // More patients come right after opening.
    return at(day, shift.from + (shift.to - shift.from) * random.next() ** 1.8);
  });
}

function arrivalsOfToday(world: World): Date[] {
  const { random, opened, now } = world;
  const minutes = (now.getTime() - opened.getTime()) / MINUTE;
  const rush = (TODAY.rushMinutes / 240) * minutes;
  const steady = Array.from({ length: TODAY.steady }, () =>
    after(opened, random.between(0, minutes - rush)),
  );
  const last = Array.from({ length: TODAY.rush }, () =>
    after(opened, random.between(minutes - rush, minutes)),
  );
  return [...steady, ...last];
}

/** Plans every day's visits, and the work before opening. */
export function planDays(
  world: World,
  clinic: { queue: Queue; patients: readonly Patient[]; beforeOpening: (at: Date) => void },
): void {
  const crowd = new Crowd(world, clinic.patients);
  for (let ago = DAYS_OF_VISITS - 1; ago >= 0; ago -= 1) {
    const day = daysBefore(world.now, ago);
    world.agenda.plan(at(day, 8.5), clinic.beforeOpening);
    const arrivals = ago === 0 ? arrivalsOfToday(world) : arrivalsOf(world, day);
    arrivals.sort((one, other) => one.getTime() - other.getTime());
    for (const moment of arrivals) {
      world.agenda.plan(moment, (then) => clinic.queue.arrive(then, crowd.next(then)));
    }
  }
}
