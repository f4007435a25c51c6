import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PrintPage } from './print-page.tsx';

const styleOf = (container: HTMLElement): string =>
  container.querySelector('style')?.textContent ?? '';

it('prints the patient on each sheet but the first', () => {
  const { container } = render(
    <PrintPage size="a5" label="Prescription" whose="Asha Menon (patient no. 2100)">
      <p>Text</p>
    </PrintPage>,
  );
  expect(styleOf(container)).toContain(
    '@page a5 { @top-left { content: "Asha Menon (patient no. 2100)"',
  );
  expect(styleOf(container)).toContain('@page a5:first { @top-left { content: none; } }');
});

it('writes a name that has the signs of a style sheet as it is', () => {
  const { container } = render(
    <PrintPage size="a4" label="Receipt" whose={'Asha "A" \\ </style>\nMenon'}>
      <p>Text</p>
    </PrintPage>,
  );
  const head = String.raw`content: "Asha \22 A\22  \5c  \3c /style\3e \a Menon"`;
  expect(styleOf(container)).toContain(head);
});

it('prints the label of a paper without a patient, and nothing on one with its own head', () => {
  const register = render(
    <PrintPage size="a4" label="Register: H1">
      <p>Text</p>
    </PrintPage>,
  );
  expect(styleOf(register.container)).toContain('content: "Register: H1"');
  const report = render(
    <PrintPage size="a4" label="Lab report 12" whose={null}>
      <p>Text</p>
    </PrintPage>,
  );
  expect(styleOf(report.container)).toBe('');
});
