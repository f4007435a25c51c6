import { act, screen } from '@testing-library/react';
import { createRef, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { clearedText } from '#contract/kernel/messages.ts';
import { renderUi } from '#web/testing/render-ui.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { shownToasts } from '../toast/toast.ts';
import { Combobox } from './combobox.tsx';
import { CommandCombobox } from './command-combobox.tsx';

it('Enter takes the option selected by the arrows, even when others appear above it', async () => {
  const onChoose = vi.fn();
  const inputRef = createRef<HTMLInputElement>();
  const withOptions = (options: readonly string[]) => (
    <Combobox
      field={{ label: 'Drug' }}
      inputRef={inputRef}
      text="dolo"
      onText={() => undefined}
      listLabel="Drugs"
      said=""
      options={options}
      optionKey={(option) => option}
      onChoose={onChoose}
      isSearched
      first={0}
    >
      {(option) => option}
    </Combobox>
  );
  const { user, rerender } = renderUi(withOptions(['Dolo 500', 'Dolo 650']));
  await user.click(screen.getByRole('combobox'));
  await user.keyboard('{ArrowDown}');
  rerender(withOptions(['Dolo 100', 'Dolo 500', 'Dolo 650']));
  await user.keyboard('{Enter}');
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('Dolo 650');
});

it('Enter pressed before the options are loaded takes the first of them', async () => {
  const onChoose = vi.fn();
  const inputRef = createRef<HTMLInputElement>();
  const field = (text: string, options: readonly string[] | undefined) => (
    <Combobox
      field={{ label: 'Drug' }}
      inputRef={inputRef}
      text={text}
      onText={() => undefined}
      listLabel="Drugs"
      said=""
      options={options ?? []}
      optionKey={(option) => option}
      onChoose={onChoose}
      isSearched
      isLoading={options === undefined}
      first={options ? 0 : -1}
    >
      {(option) => option}
    </Combobox>
  );
  const { user, rerender } = renderUi(field('dolo', undefined));
  await user.click(screen.getByRole('combobox'));
  await user.keyboard('{Enter}');
  rerender(field('dolo', ['Dolo 500', 'Dolo 650']));
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('Dolo 500');
  rerender(field('cet', undefined));
  await user.keyboard('{Enter}');
  rerender(field('cetz', ['Cetzine']));
  expect(onChoose).toHaveBeenCalledOnce();

  // The options come minutes later, after a failed load: the press was given up.
  rerender(field('pan', undefined));
  await user.keyboard('{Enter}');
  const now = performance.now();
  const clock = vi.spyOn(performance, 'now').mockReturnValue(now + 60_000);
  rerender(field('pan', ['Pan 40']));
  expect(onChoose).toHaveBeenCalledOnce();
  clock.mockRestore();
});

it('offers what Escape has cleared again', async () => {
  function Field() {
    const [text, setText] = useState('pan 40 od 5d');
    return (
      <CommandCombobox
        field={{ label: 'Row' }}
        inputRef={createRef<HTMLInputElement>()}
        text={text}
        onText={setText}
        listLabel="Drugs"
        said=""
        options={['Pan 40']}
        optionKey={(option) => option}
        onChoose={() => undefined}
        isSearched
        first={0}
      >
        {(option) => option}
      </CommandCombobox>
    );
  }
  const { user } = renderUi(<Field />);
  const field = screen.getByRole<HTMLInputElement>('combobox');
  await user.click(field);
  await user.keyboard('{Escape}');
  expect(field.value).toBe('pan 40 od 5d');
  await user.keyboard('{Escape}dolo');
  expect(field.value).toBe('dolo');
  const [cleared] = shownToasts().filter(({ message }) => message === clearedText('pan 40 od 5d'));
  act(() => cleared?.action?.onPress());
  expect(field.value).toBe('pan 40 od 5d dolo');

  await user.clear(field);
  await user.paste('cetzine 10');
  await user.keyboard('{Escape>2/}{Control>}z{/Control}');
  expect(field.value).toBe('cetzine 10');
  const [again] = shownToasts().filter(({ message }) => message === clearedText('cetzine 10'));
  act(() => again?.action?.onPress());
  expect(field.value).toBe('cetzine 10');
});

it('opens no list for a restored text before the field has the focus', async () => {
  const { user } = renderUi(
    <Combobox
      field={{ label: 'Drug' }}
      inputRef={createRef<HTMLInputElement>()}
      text="dolo"
      onText={() => undefined}
      listLabel="Drugs"
      said=""
      options={['Dolo 650']}
      optionKey={(option) => option}
      onChoose={() => undefined}
      isSearched
      first={0}
    >
      {(option) => option}
    </Combobox>,
  );
  expect(screen.queryByRole('listbox')).toBeNull();
  await user.click(screen.getByRole('combobox'));
  expect(screen.queryByRole('listbox')).not.toBeNull();
});

/** A plain field in a dialog. */
function DialogField({ onClose }: { onClose: () => void }) {
  const [text, setText] = useState('');
  return (
    <Dialog title="Return" onClose={onClose}>
      <Combobox
        field={{ label: 'Drug' }}
        inputRef={createRef<HTMLInputElement>()}
        text={text}
        onText={setText}
        listLabel="Drugs"
        said=""
        options={['Dolo 650']}
        optionKey={(option) => option}
        onChoose={() => undefined}
        isSearched={text !== ''}
        first={0}
      >
        {(option) => option}
      </Combobox>
    </Dialog>
  );
}

it('keeps the dialog around it while Escape closes its list and clears its text', async () => {
  const onClose = vi.fn();
  const { user } = renderUi(<DialogField onClose={onClose} />);
  const field = await screen.findByRole<HTMLInputElement>('combobox');
  await user.click(field);
  await user.keyboard('dolo{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(field.value).toBe('dolo');
  await user.keyboard('{Escape}');
  expect(field.value).toBe('');
  expect(onClose).not.toHaveBeenCalled();
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
});

it('brings back by Ctrl+Z what Escape has cleared, once, and not over a newer text', async () => {
  const { user } = renderUi(<DialogField onClose={vi.fn()} />);
  const field = await screen.findByRole<HTMLInputElement>('combobox');
  await user.click(field);
  await user.keyboard('dolo 650{Escape}{Escape}pan{Control>}z{/Control}');
  expect(field.value).toBe('pan');
  await user.keyboard('{Backspace>3/}{Control>}z{/Control}');
  expect(field.value).toBe('dolo 650');
  await user.clear(field);
  await user.keyboard('{Control>}z{/Control}');
  expect(field.value).toBe('');
});
