import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { BrowserRouter, useLocation, useNavigationType } from 'react-router';
import { describe, expect, it } from 'vitest';
import { listPatients } from '#contract/patients/patients.endpoints.ts';
import { shownAddress } from '#web/testing/shown-address.ts';
import { changeListParams, parseListParams, useListParams } from './use-list-params.ts';

const DEFAULTS = { search: '', sortBy: 'created_at', sortOrder: 'desc', page: 1, limit: 15 };

const parse = (search: string) => parseListParams(listPatients, new URLSearchParams(search));
const change = (search: string, changes: Record<string, unknown>) =>
  String(changeListParams(listPatients, new URLSearchParams(search), changes));

describe('the address as the endpoint’s query', () => {
  it('returns the schema’s defaults', () => expect(parse('')).toMatchObject(DEFAULTS));

  it('parses the parameters', () =>
    expect(parse('search=rao&page=3&gender=F')).toMatchObject({
      ...DEFAULTS,
      search: 'rao',
      page: 3,
      gender: 'F',
    }));

  it('drops values that the endpoint refuses, and keeps the others', () =>
    expect(parse('page=zero&sortBy=age&search=rao&limit=1000')).toMatchObject({
      ...DEFAULTS,
      search: 'rao',
    }));
});

describe('changing it', () => {
  it('omits defaults', () => expect(change('sortBy=name', { sortBy: 'created_at' })).toBe(''));
  it('starts a new list at its first page', () =>
    expect(change('page=4&gender=F', { search: 'rao' })).toBe('gender=F&search=rao'));
  it('goes to a page', () => expect(change('search=rao', { page: 2 })).toBe('search=rao&page=2'));
  it('keeps other parameters', () =>
    expect(change('tab=all&page=2', { page: undefined })).toBe('tab=all'));
});

function Rendered({ children }: { children: ReactNode }) {
  return <BrowserRouter>{children}</BrowserRouter>;
}

const renderList = () =>
  renderHook(
    () => ({
      list: useListParams(listPatients),
      type: useNavigationType(),
      path: useLocation().pathname,
    }),
    { wrapper: Rendered },
  );

describe('a text that is searched for', () => {
  it('replaces the history entry and stays out of the address; changing the page adds an entry', () => {
    window.history.pushState(null, '', '/');
    const { result } = renderList();
    act(() => result.current.list[1]({ search: 'rao' }));
    expect(result.current).toMatchObject({ type: 'REPLACE' });
    expect(shownAddress()).toEqual({ query: '', typed: { search: 'rao' } });
    act(() => result.current.list[1]({ page: 2 }));
    expect(result.current).toMatchObject({ type: 'PUSH' });
    expect(shownAddress()).toEqual({ query: '?page=2', typed: { search: 'rao' } });
    expect(result.current.list[0]).toMatchObject({ search: 'rao', page: 2 });
    // The router's state while the next page's code loads.
    window.history.pushState(null, '', '/next');
    act(() => result.current.list[1]({ search: 'late' }));
    expect(window.location.pathname).toBe('/next');
  });

  it('survives a reload', () => {
    window.history.pushState({ usr: { typed: { search: 'rao' } } }, '', '/?page=2');
    expect(renderList().result.current.list[0]).toMatchObject({ search: 'rao', page: 2 });
  });

  it('is removed from an old link’s address, and other entry state is kept', () => {
    window.history.pushState({ usr: { patientId: 'x' } }, '', '/?search=rao&gender=F');
    expect(renderList().result.current.list[0]).toMatchObject({ search: 'rao', gender: 'F' });
    expect(shownAddress()).toEqual({ query: '?gender=F', typed: { search: 'rao' } });
    expect(window.history.state.usr).toMatchObject({ patientId: 'x' });
  });

  it.each(['rao', null, { typed: 7 }, { typed: { search: { toString: 'rao' } } }])(
    'is not read from the invalid state %j',
    (usr) => {
      window.history.pushState({ usr }, '', '/');
      expect(renderList().result.current.list[0]).toMatchObject({ search: '' });
    },
  );
});
