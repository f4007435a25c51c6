import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { expectAccessible } from './render-ui.tsx';

it('finds a button without a name and a field without a label', async () => {
  const { container } = render(
    <>
      <button type="button" />
      <input />
    </>,
  );
  await expect(expectAccessible(container)).rejects.toThrow('expected [ …(2) ] to deeply equal []');
});
