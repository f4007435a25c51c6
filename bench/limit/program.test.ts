import { expect, it } from 'vitest';
import { type CallContext, type Filling, fill, programOf, type Recording } from './program.ts';

const id = (nth: number) => `0000000${nth}-0000-4000-8000-000000000000`;

/** A recorded call of a clinic user: takes a number, writes a record and its audit row. */
function recording(clinic: number, patient: number, made: number, token: number): Recording {
  return {
    context: { clinicId: id(clinic), userId: id(9), sent: { body: { patientId: id(patient) } } },
    statements: [
      { text: `begin; scope '${id(clinic)}'`, values: undefined, row: undefined },
      { text: 'number', values: [id(clinic)], row: { value: token } },
      { text: 'insert', values: [id(made), id(patient), token, 30, id(9)], row: undefined },
      { text: 'audit', values: [`{"id":"${id(made)}","by":"${id(9)}"}`], row: undefined },
    ],
  };
}

it('replays a recording for another call: its ids, new ids, and numbers it took', () => {
  const program = programOf(recording(1, 2, 3, 41), recording(4, 5, 6, 52));
  const context: CallContext = {
    clinicId: id(7),
    userId: id(9),
    sent: { body: { patientId: id(8) } },
  };
  const call: Filling = {
    context,
    newId: () => 'a new one',
    made: [],
    rows: [undefined, { value: 77 }],
  };
  const sent = program.map(({ text, values }) => [
    fill(text, call),
    ...(values ?? []).map((slot) => fill(slot, call)),
  ]);
  expect(sent).toEqual([
    [`begin; scope '${id(7)}'`],
    ['number', id(7)],
    ['insert', 'a new one', id(8), 77, 30, id(9)],
    ['audit', `{"id":"a new one","by":"${id(9)}"}`],
  ]);
});

it('rejects two recordings with different statements', () => {
  const { context, statements } = recording(4, 5, 6, 52);
  const shorter = { context, statements: statements.slice(1) };
  expect(() => programOf(recording(1, 2, 3, 41), shorter)).toThrow(/different statements/);
});
