import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { expectAccessible, renderUi } from '#web/testing/render-ui.tsx';
import { DateField } from './date-field.tsx';

const describedBy = (label: string) => {
  const ids = screen.getByLabelText(label).getAttribute('aria-describedby') ?? '';
  return document.getElementById(ids)?.textContent;
};

it('shows the date in words, linked to the field', async () => {
  renderUi(
    <>
      <DateField label="Day" value="2026-11-21" onChange={() => {}} />
      <DateField label="Noticed" withTime value="2026-02-03T16:05" onChange={() => {}} />
      <DateField label="Due" description="Counts." value="2026-03-02" onChange={() => {}} />
    </>,
  );
  expect(describedBy('Day')).toBe('21 Nov 2026');
  expect(describedBy('Noticed')).toBe('3 Feb 2026, 4:05 pm');
  expect(describedBy('Due')).toBe('2 Mar 2026Counts.');
  expect(screen.getByLabelText('Day').getAttribute('type')).toBe('date');
  await expectAccessible();
});

it.each(['', '0002-11-21'])('shows nothing for %j', (value) => {
  renderUi(<DateField label="Day" value={value} onChange={() => {}} />);
  expect(describedBy('Day')?.trim()).toBe('');
});
