import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { expectAccessible, renderUi } from '#web/testing/render-ui.tsx';
import { pass } from '#web/testing/timers.ts';
import { DataTable } from '../data-table/data-table.tsx';
import { SearchField } from './search-field.tsx';

const RESTS_AFTER_MS = 40;

type SearchProps = { onSearch: (term: string) => void; accepts?: (term: string) => boolean };

/** Like a page: the accepted term goes to the URL, trimmed, and returns as the value. */
function Search({ onSearch, accepts = () => true }: SearchProps) {
  const [term, setTerm] = useState('');
  return (
    <>
      <SearchField
        label="Search fruits"
        value={term}
        delayMs={RESTS_AFTER_MS}
        onSearch={(next) => {
          onSearch(next);
          if (accepts(next)) setTerm(next.trim());
        }}
      />
      <button type="button" onClick={() => setTerm('from the URL')}>
        Back
      </button>
    </>
  );
}

function renderSearch() {
  const onSearch = vi.fn();
  return {
    onSearch,
    field: () => screen.getByRole('searchbox', { name: 'Search fruits' }),
    ...renderUi(<Search onSearch={onSearch} />),
  };
}

/** A list below its search, as on a page; `isBusy` while it loads what was typed. */
function renderList({ isBusy = false } = {}) {
  return renderUi(
    <main>
      <SearchField label="Search fruits" value="" onSearch={() => undefined} />
      <DataTable
        label="Fruits"
        columns={[{ key: 'name', header: 'Name', cell: (fruit: string) => fruit }]}
        rows={['Apple', 'Banana']}
        rowKey={(fruit) => fruit}
        onOpenRow={() => undefined}
        refreshing={isBusy}
        empty="never"
      />
    </main>,
  );
}

describe('the down arrow in a search', () => {
  it('focuses the first row of the list below', async () => {
    const { user } = renderList();
    await user.click(screen.getByRole('searchbox'));
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(screen.getByRole('row', { name: 'Apple' }));
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(screen.getByRole('row', { name: 'Banana' }));
  });

  it.each(['Shift', 'Alt', 'Control', 'Meta'])('stays in the field with %s', async (key) => {
    const { user } = renderList();
    await user.click(screen.getByRole('searchbox'));
    await user.keyboard(`{${key}>}{ArrowDown}{/${key}}`);
    expect(document.activeElement).toBe(screen.getByRole('searchbox'));
  });

  it('stays in the field while the rows are of an earlier text', async () => {
    const { user } = renderList({ isBusy: true });
    await user.click(screen.getByRole('searchbox'));
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(screen.getByRole('searchbox'));
  });

  it('stays in the field while its text is not searched yet', async () => {
    const { user } = renderList();
    await user.type(screen.getByRole('searchbox'), 'b{ArrowDown}');
    expect(document.activeElement).toBe(screen.getByRole('searchbox'));
  });
});

/** The same with a held clock, so that a slow machine does not debounce between two keys. */
function renderHeld() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const rendered = renderSearch();
  const type = (text: string) => {
    for (const character of text) {
      const { value } = rendered.field() as HTMLInputElement;
      fireEvent.change(rendered.field(), { target: { value: value + character } });
    }
  };
  return {
    ...rendered,
    type,
    enter: () => fireEvent.keyDown(rendered.field(), { key: 'Enter' }),
    rest: () => pass(RESTS_AFTER_MS),
  };
}

describe('SearchField', () => {
  it('takes / as its shortcut while it is empty, and as text within a number', async () => {
    const { user, field } = renderSearch();
    await user.keyboard('/');
    expect(document.activeElement).toBe(field());
    await user.keyboard('/');
    expect(field()).toHaveProperty('value', '');
    await user.keyboard('26/8');
    expect(field()).toHaveProperty('value', '26/8');
  });

  it('sends the typed term once, debounced', async () => {
    const { type, rest, field, onSearch } = renderHeld();
    type('mango');
    expect(field()).toHaveProperty('value', 'mango');
    expect(onSearch).not.toHaveBeenCalled();
    await rest();
    expect(onSearch.mock.calls).toEqual([['mango']]);
    vi.useRealTimers();
    await expectAccessible();
  });

  it('keeps the typed text when an earlier term arrives', async () => {
    const { type, rest, field, onSearch } = renderHeld();
    type('man');
    await rest();
    type('go');
    expect(field()).toHaveProperty('value', 'mango');
    await rest();
    expect(onSearch.mock.calls).toEqual([['man'], ['mango']]);
  });

  it('sends at once on Enter, and only once', async () => {
    const { type, enter, rest, onSearch } = renderHeld();
    type('fig');
    enter();
    expect(onSearch.mock.calls).toEqual([['fig']]);
    await rest();
    expect(onSearch).toHaveBeenCalledOnce();
  });

  it('is focused by / and cleared by Escape or its button', async () => {
    const { user, field, onSearch } = renderSearch();
    await user.keyboard('/');
    expect(document.activeElement).toBe(field());
    expect(field()).toHaveProperty('value', '');
    await user.keyboard('fig{Enter}{Escape}');
    expect(onSearch.mock.calls).toEqual([['fig'], ['']]);
    await user.keyboard('date{Enter}');
    await user.click(screen.getByRole('button', { name: 'Clear the search' }));
    expect(field()).toHaveProperty('value', '');
    expect(document.activeElement).toBe(field());
  });

  it('follows a term changed from outside', async () => {
    const { user, field } = renderSearch();
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(field()).toHaveProperty('value', 'from the URL');
  });

  describe('disables the rows of its list', () => {
    function renderList(accepts?: SearchProps['accepts']) {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      onTestFinished(() => void vi.useRealTimers());
      const onOpenRow = vi.fn();
      renderUi(
        <>
          <Search onSearch={() => undefined} {...(accepts && { accepts })} />
          <DataTable
            label="Fruits"
            columns={[{ key: 'name', header: 'Name', cell: (name: string) => name }]}
            rows={['Apple']}
            rowKey={(name) => name}
            empty={{ title: 'None.', text: 'Clear the search.' }}
            onOpenRow={onOpenRow}
          />
        </>,
      );
      const field = screen.getByRole('searchbox');
      return {
        onOpenRow,
        type: (value: string) => fireEvent.change(field, { target: { value } }),
        enter: () => fireEvent.keyDown(field, { key: 'Enter' }),
        clickRow: () => fireEvent.click(screen.getByText('Apple')),
      };
    }

    it('until the typed text is searched', () => {
      const { type, enter, clickRow, onOpenRow } = renderList();
      type('pear');
      clickRow();
      expect(onOpenRow).not.toHaveBeenCalled();
      enter();
      clickRow();
      expect(onOpenRow).toHaveBeenCalledOnce();
    });

    it('while the page refuses the text', () => {
      const { type, enter, clickRow, onOpenRow } = renderList((term) => term.length !== 1);
      type('p');
      enter();
      clickRow();
      expect(onOpenRow).not.toHaveBeenCalled();
    });

    it('but not after a text with a space at its end', () => {
      const { type, enter, clickRow, onOpenRow } = renderList();
      type('pear ');
      enter();
      clickRow();
      expect(onOpenRow).toHaveBeenCalledOnce();
    });

    it('but not after the page has changed the term', () => {
      const { type, enter, clickRow, onOpenRow } = renderList();
      type('pear');
      enter();
      fireEvent.click(screen.getByRole('button', { name: 'Back' }));
      clickRow();
      expect(onOpenRow).toHaveBeenCalledOnce();
    });
  });
});
