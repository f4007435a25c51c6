import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { type Answer, ask } from './ask.ts';
import type { World } from './clinic.ts';
import type { Journal } from './journal.ts';
import type { Step, Visit } from './step.ts';
import { stepsOf } from './visit.ts';

const TOO_MANY_MS = 50;
const SETTLES_WITHIN_MS = 20_000;
const AGAIN_MS = 50;

/** Sent but unanswered: may have committed, but only completely. */
export type Open = { readonly step: Step; readonly visit: Visit; readonly key: string };

/**
 * One doctor's patients, one after the other. An interrupted visit is resumed after the fault, so
 * that in the end every visit is complete.
 */
export class Writer {
  readonly #world: World;
  readonly #doctor: World['doctors'][number];
  readonly #apart: number;
  #visit: Visit;
  #next = 0;
  #open: Open | undefined;

  constructor(world: World, options: { doctor: number; writers: number }) {
    const doctor = world.doctors[options.doctor];
    if (!doctor) throw new Error('There is no such doctor.');
    this.#world = world;
    this.#doctor = doctor;
    this.#apart = options.writers;
    this.#visit = this.#visitOf(options.doctor);
  }

  get open(): Open | undefined {
    return this.#open;
  }

  #visitOf(nth: number): Visit {
    const ids = { patientId: '', visitId: '', billId: '', pharmacyOrderId: '', labOrderId: '' };
    return { world: this.#world, doctor: this.#doctor, nth, ...ids };
  }

  #tokenFor({ role }: Step): string {
    return (role === 'doctor' ? this.#doctor : this.#world.people[role]).token;
  }

  #nextStep(): Step {
    const step = stepsOf(this.#visit.nth)[this.#next];
    if (step) return step;
    this.#visit = this.#visitOf(this.#visit.nth + this.#apart);
    this.#next = 0;
    return this.#nextStep();
  }

  #stands({ step, visit }: Open, journal: Journal, reply: unknown): void {
    step.told(journal, visit, reply);
    this.#open = undefined;
    this.#next += 1;
  }

  /** Writes as fast as replies arrive, until none arrives or it is stopped. */
  async play(url: string, journal: Journal, stop?: AbortSignal): Promise<Answer['kind']> {
    while (!stop?.aborted) {
      const step = this.#nextStep();
      const open = { step, visit: this.#visit, key: randomUUID() };
      const { endpoint } = step;
      const input = step.input(open.visit);
      const answer = await ask(url, endpoint, {
        input,
        token: this.#tokenFor(step),
        key: open.key,
      });
      if (answer.kind === 'too many') {
        await pause(TOO_MANY_MS);
        continue;
      }
      if (answer.kind !== 'done') {
        if (answer.kind !== 'refused') this.#open = open;
        noteFault(journal, answer, step);
        return answer.kind;
      }
      journal.answered += 1;
      this.#stands(open, journal, answer.reply);
    }
    return 'done';
  }

  /** Repeats unanswered writes that are idempotent. */
  async tryAgain(url: string, journal: Journal): Promise<void> {
    const open = this.#open;
    if (!open || open.step.look) return;
    const { step, visit, key } = open;
    const request = { input: step.input(visit), token: this.#tokenFor(step), key };
    const answer = await ask(url, step.endpoint, request);
    if (answer.kind === 'done') this.#stands(open, journal, answer.reply);
    else noteFault(journal, answer, step);
  }

  /**
   * Resolves unanswered writes: checks them, and repeats those that did not commit or have a key.
   */
  async settle(url: string, journal: Journal): Promise<void> {
    const open = this.#open;
    if (!open) return;
    const { step, visit, key } = open;
    const token = this.#tokenFor(step);
    const deadline = Date.now() + SETTLES_WITHIN_MS;
    const insist = async (again: () => Promise<Answer>): Promise<unknown> => {
      for (;;) {
        const answer = await again();
        if (answer.kind === 'done') return answer.reply;
        const isOver = Date.now() > deadline;
        if (answer.kind === 'refused' || isOver) {
          throw new Error(answer.kind === 'refused' ? answer.text : `no answer: ${answer.kind}`);
        }
        await pause(AGAIN_MS);
      }
    };
    try {
      if (step.look) {
        const { endpoint, stands } = step.look;
        const input = step.look.input(visit);
        const found = await insist(() => ask(url, endpoint, { input, token }));
        if (stands(visit, found)) {
          journal.stood += 1;
          this.#stands(open, journal, undefined);
          return;
        }
      }
      const input = step.input(visit);
      const reply = await insist(() => ask(url, step.endpoint, { input, token, key }));
      this.#stands(open, journal, reply);
    } catch (error) {
      const { method, path } = step.endpoint;
      journal.refusals.push(`after the fault, ${method} ${path}: ${error}`);
      this.#open = undefined;
    }
  }
}

function noteFault(journal: Journal, answer: Answer, { endpoint }: Step): void {
  const where = `${endpoint.method} ${endpoint.path}`;
  if (answer.kind === 'nothing') journal.unanswered += 1;
  if (answer.kind === 'hangs') journal.refusals.push(`${where} was never answered`);
  if (answer.kind === 'refused') journal.refusals.push(answer.text);
  if (answer.kind !== 'away') return;
  journal.away += 1;
  journal.said.add(answer.message);
  if (!Number(answer.retryAfter))
    journal.refusals.push(`${where} answered 503 without Retry-After`);
}
