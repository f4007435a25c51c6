import { v7 as newId } from 'uuid';
import { describe, expect, it } from 'vitest';
import { FAVOURITES_MESSAGES as M } from '#contract/visit-sheet/favourites/favourites.messages.ts';
import { drugRow, startFavourites, statusesOf } from '../../testing/clinics/favourites-clinic.ts';

const { at, create, created, edit, remove, restore, list } = startFavourites();

describe('a call is refused', () => {
  it.each([
    [{ diagnoses: [] }, M.nothingInIt],
    [{ diagnoses: [], advice: '  ' }, M.nothingInIt],
    [{ followUpDays: 0 }, M.invalidFollowUp],
    [{ followUpDays: 1.5 }, M.invalidFollowUp],
    [{ tests: [{ id: newId(), name: 'X' }] }, M.unknownTest],
    [
      {
        drugs: [{ drug_id: newId(), name: 'X', quantity: 1 }],
      },
      M.unknownDrug,
    ],
  ])('for %j', async (body, message) => {
    const reply = await create(body);
    expect([reply.statusCode, JSON.stringify(reply.json())]).toEqual([
      400,
      expect.stringContaining(message),
    ]);
    expect(await list()).toEqual([]);
  });

  it('for the same drug twice, or a drug of another clinic', async () => {
    const twice = await create({ drugs: [drugRow(at.pan), drugRow(at.pan)] });
    expect([twice.statusCode, JSON.stringify(twice.json())]).toEqual([
      400,
      expect.stringContaining(M.drugTwice),
    ]);
    expect((await create({ drugs: [drugRow(at.pan)] }, at.elsewhere)).statusCode).toBe(400);
  });

  it('for another doctor’s own one, another clinic’s, and an unknown one', async () => {
    const favourite = await created();
    const ours = await created({ name: 'ours', shared: true });
    const calls = [
      ...[edit(favourite, {}, at.meena), remove(favourite, at.meena), restore(favourite, at.meena)],
      ...[edit(favourite, {}, at.admin), edit(ours, {}, at.elsewhere), remove(ours, at.elsewhere)],
      ...[restore(ours, at.elsewhere), remove({ ...ours, id: newId() })],
    ];
    expect(new Set(statusesOf(await Promise.all(calls)))).toEqual(new Set([404]));
  });

  it('with the current one, when it was changed meanwhile', async () => {
    const favourite = await created();
    await edit(favourite, { advice: 'Gargle' });
    const late = await edit(favourite, { advice: 'Steam' });
    expect([late.statusCode, late.json().message]).toEqual([409, M.changedMeanwhile]);
    expect(late.json().current).toMatchObject({ version: 2, advice: 'Gargle' });
  });
});
