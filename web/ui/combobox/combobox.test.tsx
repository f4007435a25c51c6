import { screen } from '@testing-library/react';
import { createRef } from 'react';
import { expect, it, vi } from 'vitest';
import { renderUi } from '#web/testing/render-ui.tsx';
import { Combobox } from './combobox.tsx';

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
