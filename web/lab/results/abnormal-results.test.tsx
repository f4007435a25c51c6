import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderUi } from '#web/testing/render-ui.tsx';
import { AbnormalResults } from './abnormal-results.tsx';

it('takes a value that stood twice in a report off the screen twice', () => {
  const twice = { name: 'Blood pressure', value: '150', flag: 'high' } as const;
  const other = { name: 'Pulse', value: '120', flag: 'high' } as const;
  const { rerender } = renderUi(<AbnormalResults abnormal={[twice, twice, other]} />);
  expect(screen.getAllByText('150')).toHaveLength(2);
  rerender(<AbnormalResults abnormal={[other]} />);
  expect(screen.queryAllByText('150')).toHaveLength(0);
});
