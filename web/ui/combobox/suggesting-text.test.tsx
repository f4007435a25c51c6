import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { renderUi } from '#web/testing/render-ui.tsx';
import { SuggestingText } from './suggesting-text.tsx';

const LINE_PX = 20;
const LINE_LENGTH = 10;

function Field() {
  const [text, setText] = useState('');
  return (
    <SuggestingText
      label="Directions"
      value={text}
      onText={setText}
      options={[]}
      listLabel=""
      said=""
      textWith={(option) => option}
    />
  );
}

it.each([
  ['without', false, ['20px', '40px', '20px']],
  ['with', true, ['', '', '']],
])('is one line until it needs more, in a browser %s field-sizing', async (_, isKnown, heights) => {
  vi.stubGlobal('CSS', { supports: () => isKnown });
  vi.spyOn(HTMLTextAreaElement.prototype, 'scrollHeight', 'get').mockImplementation(function (
    this: HTMLTextAreaElement,
  ) {
    return LINE_PX * Math.max(1, Math.ceil(this.value.length / LINE_LENGTH));
  });
  const { user } = renderUi(<Field />);
  const field = screen.getByLabelText<HTMLTextAreaElement>('Directions');
  const seen = [field.style.height];
  await user.type(field, '1-0-1 after food');
  seen.push(field.style.height);
  await user.clear(field);
  seen.push(field.style.height);
  expect(seen).toEqual(heights);
});
