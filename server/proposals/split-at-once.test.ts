import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newStaff, newVisit } from '../testing/builders/clinic.ts';
import { anOrder, NAMES, startProposedOrders } from '../testing/clinics/proposed-orders.ts';

const { app, at, ask, apply, orders, accept, leaveOut, ordered, proposals } = startProposedOrders();

describe('several people at once', () => {
  it.each([
    ['accept the same line', [0]],
    ['accept another line of it', [1]],
  ])('%s: one succeeds, the others get 409', async (_what, lines) => {
    const run = await ask([anOrder()]);
    const doctor = await newStaff(app, at.admin, 'doctor');
    const replies = await Promise.all([
      accept(run, 0, [0]),
      apply(run, { proposals: [{ position: 0, lines }] }, doctor),
      leaveOut(run, 0, lines),
    ]);
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
    expect(await proposals()).toHaveLength(2);
    expect((await orders()).length).toBeLessThan(2);
  });

  it('split different proposals of an answer at once, each at its own position', async () => {
    const run = await ask([
      anOrder(),
      { name: 'create_lab_order', parameters: { tests: ['CBC', 'ESR'] } },
    ]);
    const replies = await Promise.all([
      accept(run, 0, [0]),
      accept(run, 1, [1]),
      leaveOut(run, 1, [1]),
    ]);
    expect(replies.map(({ statusCode }) => statusCode).filter((code) => code === 200)).toHaveLength(
      2,
    );
    expect((await proposals()).map(({ position }) => position)).toEqual([0, 1, 2, 3]);
  });

  it('repeat a call with its key, and it acts once', async () => {
    const run = await ask([anOrder()]);
    const once = { ...at.admin, headers: { 'idempotency-key': 'the-same-key-1' } };
    const again = () => apply(run, { proposals: [{ position: 0, lines: [0] }] }, once);
    const replies = await Promise.all([again(), again(), again()]);
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    const replayed = replies.filter(({ headers }) => headers['idempotent-replayed'] === 'true');
    expect(replayed).toHaveLength(2);
    expect(await ordered()).toEqual([[NAMES[0]]]);
    expect(await proposals()).toHaveLength(2);
  });
});

it('loses and doubles no line, whatever is decided in which order', async () => {
  const decisions = fc.array(fc.tuple(fc.nat(), fc.nat(), fc.boolean()), {
    minLength: 1,
    maxLength: 5,
  });
  const all = [...NAMES, 'Gel – at night', 'Syrup – 5 ml'];
  await fc.assert(
    fc.asyncProperty(decisions, async (steps) => {
      at.visit = await newVisit(app, at.admin, { name: 'Asha Rao', complaint: 'fever' });
      const run = await ask([
        anOrder({ prescription_for_unavailable_drugs: 'Gel – at night\nSyrup – 5 ml' }),
      ]);
      for (const [first, second, isAccepted] of steps) {
        const waiting = (await proposals()).find(({ state }) => state === 'waiting');
        if (!waiting) break;
        const count = waiting.parts.length;
        const lines = [...new Set([first % count, second % count])];
        const call = isAccepted ? accept : leaveOut;
        expect((await call(run, waiting.position, lines)).statusCode).toBe(200);
      }
      const ended = await proposals();
      expect(ended.flatMap(({ parts }) => parts).sort()).toEqual([...all].sort());
      const applied = ended.filter(({ state }) => state === 'applied');
      const names = (await orders()).flatMap((one) => [
        ...one.medications.map(({ name }) => name),
        ...one.prescription_for_unavailable_drugs.split('\n').filter(Boolean),
      ]);
      expect(names.sort()).toEqual(applied.flatMap(({ parts }) => parts).sort());
    }),
    { numRuns: 12 },
  );
});
