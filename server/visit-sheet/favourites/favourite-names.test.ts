import { describe, expect, it } from 'vitest';
import { nameTaken } from '#contract/visit-sheet/favourites/favourites.messages.ts';
import { startFavourites } from '../../testing/clinics/favourites-clinic.ts';

const { at, create, created, edit, remove, restore } = startFavourites();

describe('a name', () => {
  it('is used once by an owner, in any case; the clinic’s are apart', async () => {
    await created();
    const twice = await create({ name: 'URTI' });
    expect([twice.statusCode, twice.json().message]).toEqual([409, nameTaken('URTI', false)]);
    await created({ shared: true });
    const again = await create({ name: 'Urti', shared: true }, at.meena);
    expect([again.statusCode, again.json().message]).toEqual([409, nameTaken('Urti', true)]);
    await created({}, at.meena);
  });

  it('that was given again keeps a deleted favourite deleted', async () => {
    const favourite = await created();
    await remove(favourite);
    const other = await created({ name: 'Urti' });
    const reply = await restore(favourite);
    expect([reply.statusCode, reply.json().message]).toEqual([409, nameTaken('urti', false)]);
    expect((await edit(other, { name: 'URTI' })).statusCode).toBe(200);
  });

  it.each(['', ' ', 'two words', '/urti', 'a_b', 'x'.repeat(31), '💊', '<b>'])(
    '%j is refused',
    async (name) => {
      expect((await create({ name })).statusCode).toBe(400);
    },
  );

  it.each(['urti', 'URTI-2', 'सर्दी', '5'])('%s is taken', async (name) => {
    expect((await created({ name })).name).toBe(name.normalize('NFC'));
  });
});
