import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { listDrugs } from '#contract/pharmacy/drugs.endpoints.ts';
import { aDrug } from '#web/testing/builders/drugs.ts';
import { drugRow, INVENTORY, openInventory } from '#web/testing/open-inventory.ts';
import { shownAddress } from '#web/testing/shown-address.ts';

describe('the inventory', () => {
  it.each([
    ['?show=low&rack=A1', { show: 'low', rack: 'A1' }],
    ['?show=unmoved', { show: 'unmoved' }],
    ['?show=other', {}],
  ])('asks for the drugs of %s', async (address, query) => {
    const { api } = await openInventory([aDrug({ name: 'Few' })], undefined, INVENTORY + address);
    await drugRow('Few');
    expect(api.requests(listDrugs)[0]?.query).toMatchObject(query);
  });

  it('keeps the chosen work list in the address, with a message for an empty one', async () => {
    const { user, api } = await openInventory([aDrug({ name: 'Fine' })]);
    await drugRow('Fine');
    api.on(listDrugs, ({ query }) => (query.show ? [] : [aDrug({ name: 'Fine' })]));
    const show = screen.getByLabelText('Show');
    await waitFor(() => expect(show.textContent).toContain('All drugs (1)Low in stock (3)'));
    await user.selectOptions(show, 'expired');
    expect(await screen.findByText('No drug is in this list.')).toBeTruthy();
    expect(shownAddress().query).toBe('?show=expired');
    await user.selectOptions(show, '');
    await drugRow('Fine');
    await user.selectOptions(screen.getByLabelText('Rack'), 'A1 (4)');
    expect(shownAddress().query).toBe('?rack=A1');
  });

  it('renders one page of rows for any number of drugs', async () => {
    const drug = aDrug();
    const many = Array.from({ length: 10_000 }, (_, n) => ({
      ...drug,
      id: `${drug.id.slice(0, -5)}${String(n).padStart(5, '0')}`,
      name: `Drug ${n}`,
    }));
    // The first rows are painted before the rest.
    const pageIsWhole = () =>
      waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(1 + 25));
    const { user } = await openInventory(many, undefined);
    expect(await screen.findByText('Showing 1 to 25 of 10000 results')).toBeTruthy();
    await pageIsWhole();
    await user.type(screen.getByLabelText(/^Search drugs/), 'Drug 9{Enter}');
    expect(await screen.findByText('Showing 1 to 25 of 1111 results')).toBeTruthy();
    await pageIsWhole();
  });

  it('searches by name, description or supplier, in pages, and keeps the text out of the address', async () => {
    const many = Array.from({ length: 60 }, (_, n) => aDrug({ name: `Drug ${n}` }));
    const odd = aDrug({ name: 'Zinc', description: 'For diarrhoea' });
    const { user } = await openInventory([...many, odd], undefined, `${INVENTORY}?page=3`);
    expect(await screen.findByText('Zinc')).toBeTruthy();
    expect(screen.getByText('Showing 51 to 61 of 61 results')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Previous' }));
    expect(await screen.findByText('Drug 25')).toBeTruthy();
    await user.type(screen.getByLabelText(/^Search drugs/), 'DIARR{Enter}');
    await waitFor(() => expect(screen.queryByText('Drug 25')).toBeNull());
    expect(screen.getByText('Zinc')).toBeTruthy();
    expect(shownAddress()).toEqual({ query: '', typed: { search: 'DIARR' } });
    await user.type(screen.getByLabelText(/^Search drugs/), 'x{Enter}');
    expect(await screen.findByText('No drug fits the search.')).toBeTruthy();
  });
});
