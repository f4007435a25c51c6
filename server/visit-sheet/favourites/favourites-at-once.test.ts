import { v7 as newId } from 'uuid';
import { describe, expect, it } from 'vitest';
import { startFavourites, statusesOf } from '../../testing/clinics/favourites-clinic.ts';

const { app, at, create, created, edit, remove, restore, list } = startFavourites();

describe('several people at once', () => {
  it('one of them gets the name', async () => {
    const names = ['urti', 'URTI', 'Urti', 'uRTI'];
    const replies = await Promise.all(names.map((name) => create({ name, shared: true })));
    expect(statusesOf(replies)).toEqual([201, 409, 409, 409]);
    expect(await list()).toHaveLength(1);
  });

  it('one of two changes is kept, and the other person gets it', async () => {
    const ours = await created({ shared: true });
    const replies = await Promise.all([
      edit(ours, { shared: true, advice: 'A' }),
      edit(ours, { shared: true, advice: 'B' }, at.meena),
    ]);
    expect(statusesOf(replies)).toEqual([200, 409]);
    const [kept] = await list();
    const late = replies.find(({ statusCode }) => statusCode === 409);
    expect(late?.json().current).toEqual(kept);
  });

  it('of Undo and a new favourite of the name, one wins', async () => {
    for (let round = 0; round < 3; round += 1) {
      const name = `race-${round}`;
      const favourite = await created({ name });
      await remove(favourite);
      const [back, other] = await Promise.all([restore(favourite), create({ name })]);
      expect([back.statusCode === 200, other.statusCode === 201].filter(Boolean)).toEqual([true]);
    }
  });

  it('the database itself refuses a second name', async () => {
    const { id } = await created();
    const copy = app.started.pool.query(
      `INSERT INTO favourites SELECT clinic_id, $2, owner_id, upper(name), diagnoses, advice, outside,
         follow_up_days, version, updated_at, updated_by, NULL FROM favourites WHERE id = $1`,
      [id, newId()],
    );
    await expect(copy).rejects.toThrow('favourites_own_name');
  });
});
