import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useId } from './single-id.ts';

it('is one id a field, from the first rendering on, unless an id is given', () => {
  const ids: string[] = [];
  const Field = ({ given }: { given?: string }) => {
    const id = useId(given);
    ids.push(id);
    return (
      <>
        <label htmlFor={id}>{given ?? 'Name'}</label>
        <input id={id} />
      </>
    );
  };
  render(
    <>
      <Field />
      <Field given="phone" />
    </>,
  );
  expect(ids).toEqual([expect.stringMatching(/^mantine-[\w-]+$/), 'phone']);
  expect(screen.getByLabelText('Name')).toHaveProperty('id', ids[0]);
});
